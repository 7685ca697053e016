import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { css } from '@linaria/core'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { countedMonths, sumOfCosts } from '../../domain/rewards/costs.ts'
import type { OverviewMode, TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import {
  chooseOverviewMode,
  requestTotalBenefits,
  requestTotalSummary,
  selectMismatch,
  selectOverviewMode,
  selectTotalBenefits,
} from '../../domain/rewards/total-benefits.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { rewardsText } from '../text/rewards.ts'
import { problemText, text } from '../text/shared.ts'

const words = rewardsText.total

const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--line);
  gap: 1px;

  & > div {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) clamp(1rem, 3vw, 1.5rem);
    background: var(--surface);
  }

  & dt {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & dd {
    font-family: var(--font-header);
    font-size: var(--text-xl);
    font-weight: 700;
  }

  & > div:last-child dd {
    color: var(--brand-text);
  }
`

const views = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);

  & > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

const modes: readonly { value: OverviewMode; label: string }[] = [
  { value: 'year', label: words.year },
  { value: 'month', label: words.month },
]

const Sums = ({ total: { benefits } }: { total: TotalBenefits }) => {
  const mismatch = useSelect(selectMismatch)
  const sum = sumOfCosts(benefits.flatMap(({ months }) => months))
  return (
    <>
      {mismatch !== null && (
        <Banner tone="warning" title={words.disagreesTitle}>
          {words.disagrees(formatMoney(mismatch), formatMoney(sum.total))}
        </Banner>
      )}
      <dl className={figures}>
        {(['company', 'employee', 'total'] as const).map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>
              <Money pence={sum[part]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What both variants of total benefits share: the totals, and the choice between year and month. */
export const Overview = ({
  lead,
  other,
  children,
}: {
  lead: string
  /** The link to the other variant. */
  other: { readonly to: string; readonly label: string }
  children: (total: TotalBenefits, mode: OverviewMode) => ReactNode
}) => {
  const remote = useSelect(selectTotalBenefits)
  const mode = useSelect(selectOverviewMode)
  const { print } = usePortal()
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTotalBenefits, undefined)
    dispatch(requestTotalSummary, undefined)
  }, [dispatch])
  const total = valueOf(remote)
  const shown = total !== null && total.benefits.length > 0
  const counted = countedMonths(total?.benefits ?? [])
  return (
    <Page
      title={words.title}
      lead={lead}
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={words.title} />}
      actions={
        shown && (
          <div data-print="hide" data-part="actions">
            <ButtonLink variant="secondary" to={other.to}>
              {other.label}
            </ButtonLink>
            <Button variant="secondary" icon="print" onPress={print}>
              {words.print}
            </Button>
          </div>
        )
      }
    >
      <div className={stack}>
        {remote.status === 'failed' && (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestTotalBenefits, undefined) }}>
            {problemText(remote.problem)}
          </ErrorState>
        )}
        {total === null
          ? remote.status !== 'failed' && <Skeleton label={words.loading} shape="cards" count={3} />
          : !shown && <EmptyState title={words.none}>{words.noneMore}</EmptyState>}
        {shown && (
          <>
            <Sums total={total} />
            <div className={views}>
              <Segmented
                name="overview-mode"
                legend={words.view}
                value={mode}
                options={modes}
                onChange={(chosen) => void dispatch(chooseOverviewMode, chosen)}
              />
              <p>
                {counted && words.counts(counted.first, counted.last)} {words.asOf} <DateText iso={total.asOf} />.
              </p>
            </div>
            {children(total, mode)}
          </>
        )}
      </div>
    </Page>
  )
}
