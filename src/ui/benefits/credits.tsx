import { css } from '@linaria/core'
import { useEffect } from 'react'
import { requestCredits, selectCredits, type Credits as CreditsData } from '../../domain/benefits/credits.ts'
import { missingBecause, valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { Button } from '../components/actions/button.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { Figure } from '../components/content/price.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { TextPlaceholder } from '../components/feedback/outline.tsx'
import { BenefitPicture } from '../components/illustrations/benefit-picture.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Page } from '../shell/page.tsx'
import { creditsText } from '../text/credits.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { CreditsFrameSection } from './credits-frame.tsx'
import { Vouchers } from './vouchers.tsx'

// Side by side from 1023 px; on a phone the page to spend them on comes first.
const layout = css`
  display: grid;
  gap: var(--space-6);
  margin-block-start: var(--space-6);

  & > * {
    display: grid;
    align-content: start;
    gap: var(--space-6);
    min-inline-size: 0;
  }

  @media (min-width: 1023px) {
    grid-template-columns: minmax(0, 5fr) minmax(18rem, 3fr);
  }

  & section {
    display: grid;
    gap: var(--space-3);
    min-inline-size: 0;
  }
`

const sum = css`
  display: block;
  font-size: var(--text-3xl);
  letter-spacing: -0.025em;
  line-height: 1.2;
`

/** When the last credits arrived. */
const LastPayment = ({ credits: { lastPaymentDate, balance } }: { credits: Extract<CreditsData, { kind: 'some' }> }) =>
  lastPaymentDate !== null ? (
    <p>
      <span>{`${creditsText.lastPayment}:`}</span> <DateText iso={lastPaymentDate} />
    </p>
  ) : (
    balance === 0 && <p>{creditsText.neverPaid}</p>
  )

/** The balance in the head of the page. */
const Balance = ({ credits }: { credits: CreditsData | null }) => {
  if (credits?.kind === 'none') return null
  return (
    <>
      <strong className={sum}>
        {credits ? <Figure pence={credits.balance} /> : <TextPlaceholder>£00.00</TextPlaceholder>}
      </strong>
      {credits ? <span>{creditsText.available}</span> : <TextPlaceholder>{creditsText.available}</TextPlaceholder>}
      {credits === null && <VisuallyHidden>{creditsText.loading}</VisuallyHidden>}
    </>
  )
}

/** Credits: the balance, the external page to spend it on, and the vouchers [CCV-1]. */
export const Credits = () => {
  const employer = useEmployer()
  const remote = useSelect(selectCredits)
  const credits = valueOf(remote)
  const failure = missingBecause(remote)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestCredits, undefined)
  }, [dispatch])
  return (
    <Page
      title={creditsText.title}
      lead={failure ? creditsText.lead : <Balance credits={credits} />}
      ground="hero"
      actions={
        credits?.kind === 'some' && (
          <>
            <Button
              variant="secondary"
              size="small"
              onPress={() => void dispatch(openPanel, { panel: 'statement', subject: 'ccv' })}
            >
              {creditsText.statement}
            </Button>
            <LastPayment credits={credits} />
          </>
        )
      }
      picture={<BenefitPicture groupCode="ccv" kind="gift" image={null} />}
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={creditsText.title} />}
    >
      {credits?.kind === 'none' ? (
        <EmptyState title={creditsText.none}>{creditsText.noneMore(employer)}</EmptyState>
      ) : (
        <div className={layout}>
          <div>
            {failure && (
              <ErrorState title={creditsText.failed} retry={{ read: () => void dispatch(requestCredits, undefined) }}>
                <ProblemText problem={failure} />
              </ErrorState>
            )}
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
