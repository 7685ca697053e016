import { css } from '@linaria/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { isOpenAt } from '../../engine/calls.ts'
import type { Call, HostCall } from '../../engine/protocol.ts'
import { countText, tookText } from '../format.ts'
import { EventLink, type AtEvent } from './event-link.tsx'
import { bar, mono, pane } from './parts.ts'

const head = css`
  color: var(--ink-soft);
  font-size: var(--text-s);
`

const list = css`
  overflow: auto;
  min-block-size: 0;
  font-size: var(--text-s);
  list-style: none;

  & ol {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    display: grid;
    gap: var(--space-1);
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
    border-inline-start: 3px solid transparent;
  }

  & [data-open] {
    border-inline-start-color: var(--info-ui);
    background: var(--info-surface);
  }

  & [data-part='response'] {
    padding-inline-start: var(--space-3);
    border-inline-start: 1px solid var(--line-strong);
  }

  & [data-part='host'][data-result='failed'] {
    color: var(--danger-text);
  }

  & pre {
    max-block-size: 16rem;
    overflow: auto;
    margin: var(--space-1) 0;
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--canvas);
    color: var(--ink);
    white-space: pre-wrap;
  }

  & [data-part='result'] {
    color: var(--ink-soft);
  }

  & [data-result='failed'] [data-part='result'] {
    color: var(--danger-text);
    font-weight: 600;
  }
`

const wordsOf = (call: Call, place: number): string => {
  if (isOpenAt(call, place)) return call.result === 'open' ? 'open, and no response in this log' : 'open at this event'
  switch (call.result) {
    case 'responded':
      return `response after ${tookText(call.ms ?? 0)}`
    case 'failed':
      return `failed after ${tookText(call.ms ?? 0)}`
    case 'open':
      return 'no response in this log'
  }
}

const HostCallLine = ({ call: { operation, method, status, ms, problem, sent, body } }: { call: HostCall }) => (
  <span data-part="host" data-result={problem === null ? undefined : 'failed'}>
    <b>{method}</b> {operation}, {status === null ? 'no response' : `status ${status}`}, {tookText(ms)}
    {problem !== null && `, ${problem}`}
    <Redacted what="Request" of={operation} value={sent} />
    <Redacted what="Response" of={operation} value={body} />
  </span>
)

const Redacted = ({ what, of, value }: { what: 'Request' | 'Response'; of: string; value: unknown }) =>
  value !== undefined &&
  value !== null && (
    <details>
      <summary>{what}, redacted</summary>
      <pre className={mono} tabIndex={0} role="region" aria-label={`${what} of ${of}`}>
        {JSON.stringify(value, null, 2).slice(0, LONGEST_BODY)}
      </pre>
    </details>
  )

/** How much of a body is shown, characters. */
const LONGEST_BODY = 20_000

/** How many responses of a call are listed; the causes show all. */
const RESPONSES = 4

/** Every request with its responses; those that are pending at the chosen event are marked and come first. */
export const CallsTab = ({ engine, place, onPlace }: AtEvent) => {
  const { calls } = engine.facts
  const scroll = useRef<HTMLDivElement>(null)
  const open = useMemo(() => calls.filter((call) => isOpenAt(call, place)), [calls, place])
  const rows = useMemo(() => [...open, ...calls.filter((call) => !isOpenAt(call, place))], [open, calls, place])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 80,
    getItemKey: (index) => rows[index]?.index ?? index,
    overscan: 6,
  })
  return (
    <div className={pane}>
      <div className={`${bar} ${head}`} role="status">
        {countText(calls.length)} calls, {countText(open.length)} open at this event
      </div>
      <div ref={scroll} className={list} tabIndex={0} role="region" aria-label="Calls">
        <ol style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const call = rows[index]
            if (!call) return null
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-result={call.result}
                data-open={isOpenAt(call, place) ? '' : undefined}
                style={{ transform: `translateY(${start}px)` }}
              >
                <EventLink engine={engine} place={call.index} onPlace={onPlace} />
                <span data-part="result">{wordsOf(call, place)}</span>
                {call.hostCalls.map((one) => (
                  <HostCallLine key={`${one.at} ${one.operation}`} call={one} />
                ))}
                {call.responses.slice(0, RESPONSES).map((response) => (
                  <span key={response} data-part="response">
                    <EventLink engine={engine} place={response} onPlace={onPlace} />
                  </span>
                ))}
                {call.responses.length > RESPONSES && (
                  <span data-part="response">and {countText(call.responses.length - RESPONSES)} more, see Causes</span>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
