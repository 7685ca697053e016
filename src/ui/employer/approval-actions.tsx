import { css } from '@linaria/core'
import type { Decision } from '../../domain/employer/approvals.ts'
import { selectApprovalKeys, selectDecision } from '../../domain/employer/approvals.ts'
import type { ShownSelections } from '../../domain/employer/approvals-view.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { formatMoney } from '../components/content/format.ts'
import { useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'

const words = employerText.approvals

/** The rows and the bar below them, which comes first for the keyboard. */
export const approvalList = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin-block-end: -3rem;

  @media (max-width: 1023px) {
    margin-block-end: -2rem;
  }

  /* The bar never covers the row with the focus, nor do the headings. */
  & tbody input {
    scroll-margin-block: 4rem 6rem;
  }

  @media (max-width: 859px) {
    & tbody input {
      scroll-margin-block: 5rem 9rem;
    }
  }
`

const bar = css`
  order: 1;
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem 1.25rem;
  margin-block-start: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.75rem var(--gutter);
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -6px 20px rgb(36 28 20 / 0.07);

  & > div {
    display: flex;
    gap: 0.625rem;
  }

  & strong {
    color: var(--ink);
    font-size: var(--text-l);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }

  & > p {
    color: var(--ink-soft);
  }

  & > [data-part='keys'] {
    align-items: center;
    margin-inline-start: auto;
    color: var(--ink-soft);
  }

  & kbd {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-end: 0.25rem;
    padding-inline: 0.375rem;
    border: 1px solid var(--line);
    border-block-end-width: 2px;
    border-radius: 0.375rem;
    font: 600 0.875rem / 1 var(--font-base);
  }

  @media (max-width: 859px) {
    flex-direction: column;
    align-items: stretch;
    padding: 0.625rem var(--gutter) max(0.625rem, env(safe-area-inset-bottom));

    & > p {
      order: -1;
    }

    & > div > button {
      flex: 1;
    }
  }

  @media (max-width: 1339px) {
    & > [data-part='keys'] > span {
      display: none;
    }
  }

  @media (max-width: 1023px) {
    & > [data-part='keys'] {
      display: none;
    }
  }

  /* Otherwise it would take more than a third of the window. */
  @media (max-height: 500px) {
    position: relative;
  }

  @media print {
    display: none;
  }
`

/** What is ticked and what it costs: '2 selected, £32.00 a month'. */
const tickedText = ({ chosen, outOfView, sum, withoutValue }: ShownSelections): string =>
  [
    words.selected(chosen.length),
    chosen.length > 0 && sum !== null && words.sumOf(formatMoney(Math.abs(sum)), sum < 0),
    sum !== null && withoutValue > 0 && words.withoutValue(withoutValue),
    outOfView > 0 && words.outOfView(outOfView),
  ]
    .filter(Boolean)
    .join(', ')

interface ActionsProps {
  readonly shown: ShownSelections
  readonly onAsk: (decision: Decision) => void
  readonly onKeys: () => void
}

/** Approve and Reject, and what they would decide; always in reach. Only one button is filled at a time: this one once something is ticked. */
export const ApprovalActions = ({ shown, onAsk, onKeys }: ActionsProps) => {
  const sending = useSelect(selectDecision).kind === 'sending'
  const hasKeys = useSelect(selectApprovalKeys)
  const busy = { label: words.processing, active: sending }
  const ticked = tickedText(shown)
  const { chosen, sum } = shown
  return (
    <div className={bar} role="group" aria-label={words.actions}>
      <div>
        <Button variant={chosen.length > 0 ? 'primary' : 'secondary'} onPress={() => onAsk('approve')} busy={busy}>
          {words.approve}
        </Button>
        <Button variant="danger" onPress={() => onAsk('reject')} busy={busy}>
          {words.reject}
        </Button>
      </div>
      <p>
        {chosen.length > 0 ? <strong>{ticked}</strong> : <span>{ticked}</span>}
        {chosen.length > 0 && sum !== null && <span>{`, ${words.sumInAYear(formatMoney(Math.abs(sum) * 12))}`}</span>}
      </p>
      <Announcer message={ticked} />
      <div data-part="keys">
        {hasKeys && (
          <span aria-hidden="true">
            <kbd>J</kbd>
            <kbd>K</kbd>
            <span>{words.keys.short}</span>
          </span>
        )}
        <Button variant="quiet" size="small" onPress={onKeys}>
          {words.keys.open}
        </Button>
      </div>
    </div>
  )
}
