import { css } from '@linaria/core'
import type { Credits } from '../../domain/benefits/credits.ts'
import { DateText } from '../components/content/date-text.tsx'
import { Money } from '../components/content/money.tsx'
import { creditsText } from '../text/credits.ts'

/** The amount that a card is about. */
export const figure = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-2);

  & > strong {
    font-family: var(--font-header);
    font-size: var(--text-2xl);
    line-height: var(--leading-tight);
  }

  & > span {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

type CreditsProps = { credits: Extract<Credits, { kind: 'some' }> }

/** When the last credits arrived. */
export const LastPayment = ({ credits: { lastPaymentDate, balance } }: CreditsProps) =>
  lastPaymentDate !== null ? (
    <p>
      <span>{`${creditsText.lastPayment}:`}</span> <DateText iso={lastPaymentDate} />
    </p>
  ) : (
    balance === 0 && <p>{creditsText.neverPaid}</p>
  )

/** A person's credits, and when the last ones arrived. */
export const CreditsFacts = ({ credits }: CreditsProps) => (
  <>
    <p className={figure}>
      <strong>
        <Money pence={credits.balance} />
      </strong>
      <span>{creditsText.available}</span>
    </p>
    <LastPayment credits={credits} />
  </>
)
