import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { css } from '@linaria/core'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { sumOfCosts } from '../../domain/rewards/costs.ts'
import type { OverviewMode, TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import {
  requestTotalBenefits,
  requestTotalSummary,
  selectMismatch,
  selectOverviewMode,
  selectTotalBenefits,
} from '../../domain/rewards/total-benefits.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { rewardsText } from '../text/rewards.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { CostList } from './cost-list.tsx'
import { LastYear, OwnCost, Receipt } from './package.tsx'

const words = rewardsText.total

/** Two columns: the package and the costs of each benefit, then what the person pays and last year. All of it prints on one page. */
const layout = css`
  display: grid;
  gap: var(--space-5);

  & h2 {
    font-size: var(--text-l);
  }

  & [data-part='small'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  @media (min-width: 1023px), print {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    & > * {
      grid-column: 2;
    }

    & > :is([aria-labelledby='package'], [aria-labelledby='cost-list']) {
      grid-column: 1;
    }

    & > [aria-labelledby='last-year'] {
      align-self: start;
    }

    &:not(:has(> [aria-labelledby='last-year'])) > [aria-labelledby='cost-list'] {
      grid-column: 1 / -1;
    }
  }

  @media print {
    gap: var(--space-3);

    & > * {
      gap: var(--space-2);
      padding: var(--space-3) var(--space-4);
      border-radius: var(--radius-s);
    }

    & :is(p, [data-part='small']) {
      font-size: 9pt;
    }

    & h2 {
      font-size: 12pt;
    }
  }
`

const close = css`
  @media print {
    margin-block: calc(-1 * var(--space-4)) var(--space-4);
  }
`

const onPaper = css`
  display: none;

  @media print {
    display: block;
    color: var(--ink);
    font-size: 11pt;
    font-weight: 600;

    & + span {
      display: block;
      font-size: 9pt;
      line-height: var(--leading-snug);
    }
  }
`

/** What the package includes. On paper it also says whose statement it is, which the page's header shows on the screen. */
const Lead = ({ total }: { total: TotalBenefits | null }) => {
  const profile = useSelect(selectProfile)
  const employer = useEmployer()
  return (
    <>
      <span className={onPaper}>
        {words.whose(profile?.user.name ?? '', profile?.client.clientName ?? '', words.scheme(total?.schemeYear ?? ''))}
      </span>
      <span>{total?.pay === null ? words.leadWithoutPay(employer) : words.lead(employer)}</span>
    </>
  )
}

/** A warning with the host's own total, if that is not the sum of the benefits. */
const Mismatch = ({ benefits }: { benefits: TotalBenefits['benefits'] }) => {
  const mismatch = useSelect(selectMismatch)
  if (mismatch === null) return null
  const sum = sumOfCosts(benefits.flatMap(({ months }) => months))
  return (
    <Banner tone="warning" title={words.disagreesTitle}>
      {words.disagrees(formatMoney(mismatch), formatMoney(sum.total))}
    </Banner>
  )
}

/** What both variants of total benefits share: the package, what each benefit costs, and the statement on paper. */
export const Overview = ({
  other,
  children,
}: {
  /** The link to the other variant. */
  other: { readonly to: string; readonly label: string }
  children?: (total: TotalBenefits, mode: OverviewMode) => ReactNode
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
  const awaited = total === null && remote.status !== 'failed'
  return (
    <Page
      title={words.title}
      lead={<Lead total={total} />}
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={words.title} />}
      actions={
        (shown || awaited) && (
          <div data-print="hide" data-part="actions">
            <ButtonLink variant="secondary" to={other.to}>
              {other.label}
            </ButtonLink>
            <Button variant="secondary" icon="print" unavailable={!shown} onPress={print}>
              {words.print}
            </Button>
          </div>
        )
      }
    >
      <div className={`${stack} ${close}`}>
        {remote.status === 'failed' && (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestTotalBenefits, undefined) }}>
            <ProblemText problem={remote.problem} />
          </ErrorState>
        )}
        {awaited && <Skeleton label={words.loading} shape="cards" count={3} />}
        {total !== null && !shown && <EmptyState title={words.none}>{words.noneMore}</EmptyState>}
        {shown && (
          <>
            <Mismatch benefits={total.benefits} />
            <div className={layout}>
              <Receipt total={total} />
              <OwnCost total={total} />
              <CostList total={total} mode={mode} />
              <LastYear total={total} />
            </div>
            {children?.(total, mode)}
          </>
        )}
      </div>
    </Page>
  )
}
