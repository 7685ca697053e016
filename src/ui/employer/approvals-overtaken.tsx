import { selectDecision, selectOvertakenRows, type ApprovalRow } from '../../domain/employer/approvals.ts'
import { formatMoney } from '../components/content/format.ts'
import { useSelect } from '../portal.ts'
import { Overtaken } from '../shell/overtaken.tsx'
import { overtakenText } from '../text/overtaken.ts'

const words = overtakenText.approvals

/** The message names at most this many selections. */
const NAMED = 8

/** What is decided of a selection, in one line. */
const inWords = ({ orderValue, fields }: ApprovalRow): string =>
  [...Object.values(fields), orderValue === null ? '' : formatMoney(Math.abs(orderValue))].filter(Boolean).join(', ')

/** Some of the ticked selections have changed, or were decided by somebody else: each as it was and as it is. */
export const ApprovalsOvertaken = () => {
  const decision = useSelect(selectDecision)
  const rows = useSelect(selectOvertakenRows)
  if (decision.kind !== 'overtaken') return null
  return (
    <Overtaken
      title={words.title(rows.length)}
      facts={rows.slice(0, NAMED).map(({ before, now }) => ({
        term: before.employeeName,
        detail: now ? words.changed(inWords(before), inWords(now)) : words.gone(inWords(before)),
      }))}
    >
      {rows.length > NAMED && <span>{`${words.andMore(rows.length - NAMED)}. `}</span>}
      <span>{words.more}</span>
    </Overtaken>
  )
}
