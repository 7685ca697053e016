import { css } from '@linaria/core'
import { supportCode } from '../../../../src/domain/log/support-code.ts'
import { trusted, type Damage } from '../../reading/damage.ts'
import { countText, dayText } from '../format.ts'
import type { OpenedLog } from '../open.ts'

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-s);

  & b {
    color: var(--ink);
  }

  & details {
    position: relative;
  }

  & details[data-damage] {
    color: var(--warning-text);
  }

  & details ul {
    position: absolute;
    z-index: var(--layer-overlay);
    inline-size: min(30rem, 80vw);
    max-block-size: 60dvh;
    overflow: auto;
    padding: var(--space-3) var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-2);
    color: var(--ink);
  }
`

/** How many sentences about a file are listed. */
const LISTED = 200

const placed = ({ place, sentence }: Damage): string => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sentence}`

const Sentences = ({ summary, all, damage }: { summary: string; all: readonly Damage[]; damage?: true }) => (
  <details data-damage={damage}>
    <summary>{summary}</summary>
    <ul>
      {all.slice(0, LISTED).map((one) => (
        <li key={placed(one)}>{placed(one)}</li>
      ))}
      {all.length > LISTED && <li>and {countText(all.length - LISTED)} more</li>}
    </ul>
  </details>
)

/** Which log it is, who recorded it, and what could not be read. */
export const LogFactsBar = ({ log }: { log: OpenedLog }) => {
  const { header, damage, notes, length } = log.engine.facts
  return (
    <div className={line}>
      <b>{log.name}</b>
      <span>{countText(length)} events</span>
      {header ? (
        <>
          <span>{dayText(header.startedAt)}</span>
          <span>support code {supportCode(header.startedAt)}</span>
          <span>build {header.build}</span>
          <span>{header.brand}</span>
          <span>{header.browser}</span>
        </>
      ) : (
        <span>build, brand and browser are not known</span>
      )}
      {damage.length > 0 && (
        <Sentences
          summary={`Damaged in ${damage.length === 1 ? 'one place' : `${countText(damage.length)} places`}: ${trusted(damage)}`}
          all={damage}
          damage
        />
      )}
      {notes.length > 0 && <Sentences summary="About this file" all={notes} />}
    </div>
  )
}
