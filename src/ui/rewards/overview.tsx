import { useEffect, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { countedMonths, sumOfCosts } from '../../domain/rewards/costs.ts'
import type { OverviewMode, TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import {
  requestTotalBenefits,
  requestTotalSummary,
  selectMismatch,
  selectOverviewMode,
  selectTotalBenefits,
} from '../../domain/rewards/total-benefits.ts'
import { packageOf } from '../../domain/rewards/package.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { formatMoney, formatWholePounds } from '../components/content/format.ts'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Pill } from '../components/layout/pill.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { Land } from '../shell/land.tsx'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { rewardsText } from '../text/rewards.ts'
import type { Employer } from '../text/your-employer.ts'
import { ReturnHome } from '../shell/return-home.tsx'
import { ProblemText } from '../shell/problem-text.tsx'
import { CostList } from './cost-list.tsx'
import { LastYear, OwnCost, Package, PackageOutline } from './package.tsx'

const words = rewardsText.total

/** Two columns: each benefit, then what the person pays and last year. All of it prints on one page. */
const layout = css`
  display: grid;
  gap: var(--grid-gap);
  align-items: start;

  & h2 {
    font-size: var(--text-l);
  }

  & > [data-part='aside'] {
    display: grid;
    gap: var(--grid-gap);
  }

  & [data-part='small'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  @media (min-width: 1023px), print {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  @media print {
    gap: var(--space-3);

    & > [data-part='aside'] {
      gap: var(--space-3);
    }
  }
`

const soft = css`
  color: var(--ink-soft);
`

const paper = css`
  @media print {
    gap: var(--space-3);

    & section {
      gap: var(--space-2);
      padding: var(--space-2) var(--space-4);
      border-radius: var(--radius-s);
    }

    & :is(p, dt, dd, li, [data-part='small']) {
      font-size: 9pt;
    }

    & h2 {
      font-size: 12pt;
    }
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

/** The place of words that are not known yet, on the dark ground, where no placeholder is drawn. */
const Unseen = ({ children }: { children: string }) => (
  <span aria-hidden="true" style={{ visibility: 'hidden' }}>
    {children}
  </span>
)

/** The page's heading says the package in whole pounds; while it loads, its place is kept. */
const Heading = ({ total, isAwaited }: { total: TotalBenefits | null; isAwaited: boolean }) => {
  const employer = useEmployer()
  if (isAwaited)
    return (
      <>
        <VisuallyHidden>{words.title}</VisuallyHidden>
        <Unseen>{words.invests(employer, '£45,678', '2025')}</Unseen>
      </>
    )
  return total === null ? words.title : headingOf(total, employer)
}

const headingOf = (total: TotalBenefits, employer: Employer): string => {
  const { pay, total: sum } = packageOf(total)
  const amount = formatWholePounds(sum)
  return pay === null
    ? words.paysFor(employer, amount, total.schemeYear)
    : words.invests(employer, amount, total.schemeYear)
}

/** What the package includes. On paper it also says whose statement it is, which the page's header shows on the screen. */
const Lead = ({ total }: { total: TotalBenefits }) => {
  const profile = useSelect(selectProfile)
  const employer = useEmployer()
  const { pay, total: sum } = packageOf(total)
  return (
    <>
      <span className={onPaper}>
        {words.whose(profile?.user.name ?? '', profile?.client.clientName ?? '', words.scheme(total.schemeYear))}
      </span>
      <span>{pay === null ? words.leadWithoutPay(employer) : words.lead(employer, formatMoney(sum))}</span>
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
  const employer = useEmployer()
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTotalBenefits, undefined)
    dispatch(requestTotalSummary, undefined)
  }, [dispatch])
  const total = valueOf(remote)
  const shown = total !== null && total.benefits.length > 0
  const awaited = total === null && remote.status !== 'failed'
  const counted = shown ? countedMonths(total.benefits) : null
  const isPlain = !shown && !awaited
  return (
    <Page
      title={words.title}
      heading={<Heading total={shown ? total : null} isAwaited={awaited} />}
      ground={isPlain ? 'plain' : 'deep'}
      kind={isPlain ? undefined : 'home'}
      land={isPlain ? undefined : <Land lines={total?.benefits} />}
      above={
        isPlain ? undefined : (
          <Pill icon="calendar" isKept={!counted}>
            {words.counts(counted?.first ?? 'January 0000', counted?.last ?? 'December 0000')}
          </Pill>
        )
      }
      lead={shown ? <Lead total={total} /> : awaited && <Unseen>{words.lead(employer, '£00,000.00')}</Unseen>}
      actions={
        !isPlain && (
          <span data-print="hide" style={{ display: 'contents' }}>
            <Button variant="secondary" icon="print" unavailable={!shown} onPress={print}>
              {words.print}
            </Button>
            <ButtonLink variant="secondary" to={other.to}>
              {other.label}
            </ButtonLink>
          </span>
        )
      }
    >
      <div className={`${stack} ${paper}`} data-over={isPlain ? undefined : ''}>
        {remote.status === 'failed' && (
          <ErrorState
            title={words.failed}
            isPage={total === null}
            actions={total === null && <ReturnHome />}
            retry={{ read: () => void dispatch(requestTotalBenefits, undefined) }}
          >
            <ProblemText problem={remote.problem} />
          </ErrorState>
        )}
        {awaited && (
          <>
            <PackageOutline />
            <Skeleton label={words.loading} shape="cards" count={3} />
          </>
        )}
        {total !== null && !shown && <EmptyState title={words.none}>{words.noneMore}</EmptyState>}
        {shown && (
          <>
            <Mismatch benefits={total.benefits} />
            <Package total={total} />
            <div className={layout}>
              <CostList total={total} mode={mode} />
              <div data-part="aside">
                <OwnCost total={total} />
                <LastYear total={total} />
              </div>
            </div>
            <p className={soft}>
              <span>{words.asOf}</span> <DateText iso={total.asOf} />.
            </p>
            {children?.(total, mode)}
          </>
        )}
      </div>
    </Page>
  )
}
