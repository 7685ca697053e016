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

/** A person's credits, and when the last ones arrived. */
export const CreditsFacts = ({ credits }: { credits: Extract<Credits, { kind: 'some' }> }) => (
  <>
    <p className={figure}>
      <strong>
        <Money pence={credits.balance} />
      </strong>
      <span>{creditsText.available}</span>
    </p>
    {credits.lastPaymentDate !== null ? (
      <p>
        <span>{`${creditsText.lastPayment}:`}</span> <DateText iso={credits.lastPaymentDate} />
      </p>
    ) : (
      credits.balance === 0 && <p>{creditsText.neverPaid}</p>
    )}
  </>
)
