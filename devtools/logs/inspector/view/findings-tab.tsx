import { css } from '@linaria/core'
import type { Problem, Remark } from '../../engine/protocol.ts'
import { commandText, countText } from '../format.ts'
import { EventLink, type AtEvent } from './event-link.tsx'
import { scroller } from './parts.ts'

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & li {
    padding-block-end: var(--space-3);
    border-block-end: 1px solid var(--line);
  }

  & [data-here] {
    padding-inline-start: var(--space-2);
    border-inline-start: 3px solid var(--brand-ui);
  }
`

const kinds: Record<Problem['kind'], string> = {
  thrown: 'A handler throws',
  invariant: 'An invariant does not hold from here on',
  crash: 'The portal crashed',
  unanswered: 'Nothing followed',
  otherState: 'Another state than in the browser',
}

/** How many are listed. */
const LISTED = 200

const Problems = ({ engine, place, onPlace, problems }: AtEvent & { problems: readonly Problem[] | null }) => {
  if (problems === null) return <p role="status">Replaying the log …</p>
  if (problems.length === 0 && engine.facts.damage.length > 0)
    return <p>None in what could be read. The log is damaged: the rest is not known.</p>
  if (problems.length === 0)
    return <p>None: no handler throws, every invariant holds after every event, and nothing crashed.</p>
  return (
    <ol className={list}>
      {problems.slice(0, LISTED).map((problem) => (
        <li key={`${problem.place} ${problem.sentence}`} data-here={problem.place === place ? '' : undefined}>
          <b>{kinds[problem.kind]}</b>
          <br />
          <EventLink engine={engine} place={problem.place} onPlace={onPlace} />
          <p>{problem.sentence}</p>
        </li>
      ))}
      {problems.length > LISTED && <li>and {countText(problems.length - LISTED)} more</li>}
    </ol>
  )
}

const Remarks = ({ engine, place, onPlace, remarks }: AtEvent & { remarks: readonly Remark[] }) => (
  <ol className={list}>
    {remarks.slice(0, LISTED).map((remark) => (
      <li key={`${remark.kind} ${remark.place} ${remark.at}`} data-here={remark.place === place ? '' : undefined}>
        {remark.place >= 0 && <EventLink engine={engine} place={remark.place} onPlace={onPlace} />}
        <p>{remark.kind === 'note' ? remark.text : `${commandText(remark.command)}: ${remark.reason}`}</p>
      </li>
    ))}
    {remarks.length > LISTED && <li>and {countText(remarks.length - LISTED)} more</li>}
  </ol>
)

/** What is wrong with the log under this build, which commands the portal refused, and what testers wrote. */
export const FindingsTab = ({
  remarks,
  problems,
  ...at
}: AtEvent & { problems: readonly Problem[] | null; remarks: readonly Remark[] }) => {
  const refused = remarks.filter(({ kind }) => kind === 'refused')
  const notes = remarks.filter(({ kind }) => kind === 'note')
  return (
    <div className={scroller}>
      <h2>Problems</h2>
      <Problems {...at} problems={problems} />
      <h2>Commands that were refused, after these events</h2>
      {refused.length === 0 ? <p>None in this log.</p> : <Remarks {...at} remarks={refused} />}
      <h2>Notes</h2>
      {notes.length === 0 ? <p>None yet: the Event tab takes them.</p> : <Remarks {...at} remarks={notes} />}
    </div>
  )
}
