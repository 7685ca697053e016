import { css } from '@linaria/core'
import { countText, dayText } from '../format.ts'
import type { OpenedLog } from '../open.ts'

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-xs);

  & b {
    color: var(--ink);
  }

  & details {
    position: relative;
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

/** How many damaged lines are listed. */
const TOLD = 200

/** Which log it is, who recorded it, and what of it could not be read. */
export const LogFactsBar = ({ log }: { log: OpenedLog }) => {
  const { header, problems, length } = log.engine.facts
  return (
    <div className={line}>
      <b>{log.name}</b>
      <span>{countText(length)} events</span>
      <span>{dayText(header.startedAt)}</span>
      <span>build {header.build}</span>
      <span>{header.brand}</span>
      <span>{header.browser}</span>
      {problems.length > 0 && (
        <details>
          <summary>
            {problems.length === 1 ? 'A line' : `${countText(problems.length)} lines`} could not be read; the rest is
            shown
          </summary>
          <ul>
            {problems.slice(0, TOLD).map(({ line: number, sentence }) => (
              <li key={number}>
                Line {countText(number)}: {sentence}
              </li>
            ))}
            {problems.length > TOLD && <li>and {countText(problems.length - TOLD)} more</li>}
          </ul>
        </details>
      )}
    </div>
  )
}
