import { selectApprovalKeys, selectDecision, type Decision } from '../../domain/employer/approvals.ts'
import type { ShownSelections } from '../../domain/employer/approvals-view.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { formatMoney } from '../components/content/format.ts'
import { useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'
import { bulkBar } from './bulk-bar.ts'

const words = employerText.approvals

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
    <div className={bulkBar} role="group" aria-label={words.actions}>
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
        {chosen.length > 0 && sum !== null && (
          <>
            <span>{', '}</span>
            <span data-part="whole">{words.sumInAYear(formatMoney(Math.abs(sum) * 12))}</span>
          </>
        )}
      </p>
      <Announcer message={chosen.length > 0 ? ticked : ''} />
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
