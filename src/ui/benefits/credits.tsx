import { css } from '@linaria/core'
import { useEffect } from 'react'
import { requestCredits, selectCredits } from '../../domain/benefits/credits.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { CreditsFacts } from '../shell/credits-facts.tsx'
import { Page } from '../shell/page.tsx'
import { creditsText } from '../text/credits.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { CreditsFrameSection } from './credits-frame.tsx'
import { Vouchers } from './vouchers.tsx'

// Side by side from 1023 px; on a phone: balance, link to the spending page, vouchers.
const layout = css`
  display: grid;
  gap: var(--space-6);

  & > * {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    min-inline-size: 0;
  }

  @media (min-width: 1023px) {
    grid-template-columns: minmax(0, 5fr) minmax(18rem, 3fr);
    grid-template-rows: auto 1fr;

    & > [data-part='frame'] {
      grid-area: 1 / 1 / span 2;
    }

    & > :not([data-part='frame']) {
      grid-column: 2;
    }
  }

  & section {
    display: grid;
    gap: var(--space-3);
    min-inline-size: 0;
  }
`

const Balance = () => {
  const remote = useSelect(selectCredits)
  const dispatch = useDispatch()
  const credits = valueOf(remote)
  if (credits === null)
    return remote.status === 'failed' ? (
      <ErrorState title={creditsText.failed} retry={{ read: () => void dispatch(requestCredits, undefined) }}>
        <ProblemText problem={remote.problem} />
      </ErrorState>
    ) : (
      <Skeleton label={creditsText.loading} shape="text" count={3} />
    )
  if (credits.kind === 'none') return null
  return (
    <Card as="section" variant="tinted" labelledBy="balance">
      <h2 id="balance">{creditsText.balance}</h2>
      <CreditsFacts credits={credits} />
      <div data-print="hide">
        <Button variant="secondary" onPress={() => void dispatch(openPanel, { panel: 'statement', subject: 'ccv' })}>
          {creditsText.statement}
        </Button>
      </div>
    </Card>
  )
}

/** Credits: the balance, the external page to spend it on, and the vouchers [CCV-1]. */
export const Credits = () => {
  const employer = useEmployer()
  const credits = valueOf(useSelect(selectCredits))
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestCredits, undefined)
  }, [dispatch])
  return (
    <Page
      title={creditsText.title}
      lead={creditsText.lead}
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={creditsText.title} />}
    >
      {credits?.kind === 'none' ? (
        <EmptyState title={creditsText.none}>{creditsText.noneMore(employer)}</EmptyState>
      ) : (
        <div className={layout}>
          <div>
            <Balance />
          </div>
          <div data-part="frame">
            <CreditsFrameSection />
          </div>
          <div>
            <Vouchers />
          </div>
        </div>
      )}
    </Page>
  )
}
