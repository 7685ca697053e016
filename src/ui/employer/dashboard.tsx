import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { css } from '@linaria/core'
import type { TileName } from '../../domain/employer/dashboard.ts'
import { registeredPercentage, requestTile, selectDashboard } from '../../domain/employer/dashboard.ts'
import type { Remote } from '../../domain/kernel/remote.ts'
import { valueOf } from '../../domain/kernel/remote.ts'
import { selectDecision } from '../../domain/employer/approvals.ts'
import { Banner } from '../kit/banner.tsx'
import { ButtonLink } from '../kit/button-link.tsx'
import { Card } from '../kit/card.tsx'
import { CardGrid } from '../kit/card-grid.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { formatNumber } from '../kit/format.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import { TextLink } from '../kit/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { reportsText } from '../text/reports.ts'
import { UploadDataButton } from './upload-data-button.tsx'

const takeUpList = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-1);
  }

  & [data-part='bar'] {
    overflow: hidden;
    block-size: 0.5rem;
    border-radius: 1rem;
    background: var(--brand-primary-20);
  }

  & [data-part='bar'] > span {
    display: block;
    block-size: 100%;
    background: var(--brand-primary);
  }
`

const doneText = { approve: employerText.approvals.approved, reject: employerText.approvals.rejected } as const

const figure = {
  fontSize: 'var(--text-2xl)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
} as const

function Tile<A>({
  tile,
  title,
  remote,
  children,
}: {
  tile: TileName
  title: string
  remote: Remote<A>
  children: (value: A) => ReactNode
}) {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTile, tile)
  }, [dispatch, tile])
  const value = valueOf(remote)
  return (
    <Card as="li">
      <h2 style={{ fontSize: 'var(--text-m)' }}>{title}</h2>
      {value !== null ? (
        children(value)
      ) : remote.status === 'failed' ? (
        <ErrorState
          title={employerText.dashboard.failed}
          retry={{ onRetry: () => void dispatch(requestTile, tile), active: false }}
        />
      ) : (
        <Skeleton label={employerText.dashboard.loading(title)} shape="text" count={2} />
      )}
    </Card>
  )
}

/** The employer's figures: each tile loads and fails alone (benefits-and-employer §2). */
export const Dashboard = () => {
  const { approvals, registration, takeUp } = useSelect(selectDashboard)
  const decision = useSelect(selectDecision)
  return (
    <Page title={employerText.dashboard.title} lead={employerText.dashboard.lead}>
      <div className={stack}>
        {decision.kind === 'done' && decision.failed === 0 && (
          <Banner tone="success">{employerText.approvals.done(decision.decided, doneText[decision.decision])}</Banner>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
          <UploadDataButton />
          <ButtonLink to="/app/reporting" look="secondary" icon="file">
            {reportsText.title}
          </ButtonLink>
        </div>
        <CardGrid>
          <Tile tile="approvals" title={employerText.dashboard.approvals} remote={approvals}>
            {({ selections, benefits }) => (
              <>
                <p style={figure}>{formatNumber(selections)}</p>
                <p>
                  {selections === 0
                    ? employerText.dashboard.nothingPending
                    : employerText.dashboard.approvalsMore(benefits)}
                </p>
                <TextLink to="/app/dashboard/approve-selections" look="standalone" icon="arrow-right">
                  {employerText.dashboard.approvalsLink}
                </TextLink>
              </>
            )}
          </Tile>
          <Tile tile="registration" title={employerText.dashboard.registration} remote={registration}>
            {(counted) => (
              <>
                <p style={figure}>{registeredPercentage(counted).toFixed(1)} %</p>
                <p>
                  {employerText.dashboard.registrationMore(
                    formatNumber(counted.registered),
                    formatNumber(counted.employees),
                  )}
                </p>
              </>
            )}
          </Tile>
          <Tile tile="takeUp" title={employerText.dashboard.takeUp} remote={takeUp}>
            {(rows) => (
              <ol className={takeUpList}>
                {[...rows]
                  .sort((a, b) => b.taken - a.taken)
                  .slice(0, 3)
                  .map(({ benefit, taken, eligible }) => (
                    <li key={benefit}>
                      <strong>{benefit}</strong>
                      <span>{employerText.dashboard.takeUpCell(formatNumber(taken), formatNumber(eligible))}</span>
                      <span aria-hidden="true" data-part="bar">
                        <span style={{ inlineSize: `${eligible === 0 ? 0 : (taken / eligible) * 100}%` }} />
                      </span>
                    </li>
                  ))}
              </ol>
            )}
          </Tile>
        </CardGrid>
      </div>
    </Page>
  )
}
