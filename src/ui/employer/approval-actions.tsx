import { css } from '@linaria/core'
import type { Decision } from '../../domain/employer/approvals.ts'
import { selectDecision } from '../../domain/employer/approvals.ts'
import type { ShownSelections } from '../../domain/employer/approvals-view.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { formatMoney } from '../components/content/format.ts'
import { useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'

const words = employerText.approvals

/** The buttons and the rows. Not a grid, because the pinned buttons could not leave their grid row. */
export const approvalList = css`
  --pinned-above: 4.25rem;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  /* Leaves room above for the header, which returns on scrolling up. */
  html:has([data-pin='pinned']) & {
    --pinned-above: 8.5rem;
  }

  /* The pinned buttons never cover the row with the focus. */
  & tbody input {
    scroll-margin-block: 6rem;
  }

  @media (max-width: 599px) {
    & tbody input {
      scroll-margin-block: 3rem 11rem;
    }
  }
`

const bar = css`
  position: sticky;
  inset-block-start: calc(var(--pinned-above) - 4.25rem);
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-block-size: 4.25rem;
  margin-inline: calc(-1 * var(--space-2));
  padding-inline: var(--space-2);
  background: var(--canvas);

  /* At the bottom, where a thumb reaches: after the rows on the screen, before them for the keyboard. */
  @media (max-width: 599px) {
    order: 1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    inset-block: auto 0;
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-2) var(--gutter) max(var(--space-3), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line-strong);

    & > button {
      min-inline-size: 0;
      padding-inline: var(--space-2);
    }

    & > strong {
      grid-column: 1 / -1;
      grid-row: 1;
    }
  }

  @media print {
    display: none;
  }
`

/** What is ticked and what it costs: '2 selected, £32.00 a month'. */
const tickedText = ({ chosen, outOfView, sum, withoutValue }: ShownSelections): string =>
  [
    words.selected(chosen.length),
    chosen.length > 0 && sum !== null && words.sumOf(formatMoney(sum)),
    sum !== null && withoutValue > 0 && words.withoutValue(withoutValue),
    outOfView > 0 && words.outOfView(outOfView),
  ]
    .filter(Boolean)
    .join(', ')

/** Approve and Reject, and the selections that they would decide; always in reach. */
export const ApprovalActions = ({ shown, onAsk }: { shown: ShownSelections; onAsk: (decision: Decision) => void }) => {
  const sending = useSelect(selectDecision).kind === 'sending'
  const busy = { label: words.processing, active: sending }
  const ticked = tickedText(shown)
  return (
    <div className={bar} role="group" aria-label={words.actions}>
      <Button onPress={() => onAsk('approve')} busy={busy}>
        {words.approve}
      </Button>
      <Button variant="secondary" onPress={() => onAsk('reject')} busy={busy}>
        {words.reject}
      </Button>
      <strong>{ticked}</strong>
      <Announcer message={ticked} />
    </div>
  )
}
