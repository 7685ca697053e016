import { css } from '@linaria/core'
import type { Problem } from '../../engine/protocol.ts'
import { countText } from '../format.ts'
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
    border-inline-start: 3px solid var(--danger-ui);
  }
`

const kinds: Record<Problem['kind'], string> = {
  thrown: 'A handler throws',
  invariant: 'An invariant does not hold from here on',
  crash: 'The portal crashed',
}

/** How many are listed. */
const LISTED = 200

/** What is wrong with the log under this build. */
export const ProblemsTab = ({
  engine,
  place,
  onPlace,
  problems,
}: AtEvent & { problems: readonly Problem[] | null }) => (
  <div className={scroller}>
    {engine.isOld ? (
      <p>The engine of this build is too old to look for problems.</p>
    ) : problems === null ? (
      <p role="status">Replaying the log …</p>
    ) : problems.length === 0 ? (
      <p>None: no handler throws, every invariant holds after every event, and nothing crashed.</p>
    ) : (
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
    )}
  </div>
)
