import { useMemo, useRef, useState } from 'react'
import { folded } from '../../domain/formats/typed-text.ts'
import { css } from '@linaria/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { formatTime } from '../components/content/format.ts'
import { kindInWords, logText as words } from '../text/log.ts'

const frame = css`
  position: relative;
  block-size: clamp(14rem, 45svh, 26rem);
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--canvas);

  & > ol {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    position: absolute;
    inset-inline: 0;
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }

  & li > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
    justify-content: space-between;
  }

  & strong {
    font-weight: 600;
  }

  & li > p > span,
  & dt,
  & [data-part='none'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }

  & dl {
    display: grid;
    grid-template-columns: minmax(7rem, auto) 1fr;
    gap: 0 var(--space-3);
    align-items: baseline;
  }

  & dd,
  & pre {
    margin: 0;
    min-inline-size: 0;
    font-family: ui-monospace, 'Cascadia Mono', 'Liberation Mono', monospace;
    font-size: var(--text-s);
    line-height: var(--leading-body);
  }

  & pre {
    white-space: pre-wrap;
  }

  & button {
    justify-self: start;
    min-block-size: var(--control-small);
    margin-block: -0.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--brand-text);
    font: inherit;
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`

const count = css`
  color: var(--ink-soft);
  font-size: var(--text-s);
`

/** A row's assumed height before it is drawn, px. */
const EXPECTED = 96
/** How many details of an event are shown at first, and how long each can be. */
const FACTS = 5
const LONGEST = 160

/** A line as shown: its title, number, time and complete data. */
interface Entry {
  readonly title: string
  readonly number: number | null
  readonly at: number
  readonly data: unknown
}

/** A line that the recorder wrote: an event with its command, a refused command, or a call. */
interface Written {
  readonly seq?: number
  readonly at: number
  readonly type?: string
  readonly data?: unknown
  readonly command?: { readonly name: string; readonly input?: unknown }
  readonly refused?: object
  readonly call?: object
}

const entryOf = ({ seq, at, type, data, command, refused, call }: Written): Entry => {
  if (refused) return { title: words.refused, number: null, at, data: refused }
  if (call) return { title: words.call, number: null, at, data: call }
  const { name, input } = command ?? {}
  const made = name === undefined ? {} : { command: name, ...(input !== undefined && { input }) }
  return { title: kindInWords(type ?? ''), number: seq ?? null, at, data: { ...Object(data), ...made } }
}

const titleHas = (line: string, wanted: string): boolean =>
  folded(entryOf(JSON.parse(line) as Written).title).includes(wanted) // the recorder wrote it

/** The details of an event, nested ones included, one per line. */
const factsOf = (data: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof data !== 'object' || data === null) return [[path, String(data)]]
  const entries = Object.entries(data)
  if (entries.length === 0) return path === '' ? [] : [[path, Array.isArray(data) ? '[]' : '{}']]
  return entries.flatMap(([key, part]) => factsOf(part, path === '' ? key : `${path}.${key}`))
}

const Row = ({ line, isOpen, onToggle }: { line: string; isOpen: boolean; onToggle: () => void }) => {
  const { title, number, at, data } = useMemo(() => entryOf(JSON.parse(line) as Written), [line]) // the recorder wrote it
  const facts = useMemo(() => factsOf(data), [data])
  const isLong = facts.length > FACTS || facts.some(([, value]) => value.length > LONGEST)
  return (
    <>
      <p>
        <strong>{title}</strong>
        <span>{number === null ? formatTime(at) : `${formatTime(at)} · ${number}`}</span>
      </p>
      {facts.length === 0 && <span data-part="none">{words.nothingMore}</span>}
      {isOpen ? (
        <pre>{JSON.stringify(data, null, 1)}</pre>
      ) : (
        facts.length > 0 && (
          <dl>
            {facts.slice(0, FACTS).map(([path, value]) => (
              <div key={path} style={{ display: 'contents' }}>
                <dt>{path}</dt>
                <dd>{value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value || '–'}</dd>
              </div>
            ))}
          </dl>
        )
      )}
      {isLong && (
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? words.less : words.more(facts.length)}
        </button>
      )}
    </>
  )
}

/** The entries of a log that contain the search text, as they will be saved; only those in view are drawn. */
export const LogEvents = ({ lines, find }: { lines: readonly string[]; find: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(() => {
    const wanted = folded(find)
    return wanted === '' ? lines : lines.filter((line) => line.toLowerCase().includes(wanted) || titleHas(line, wanted))
  }, [lines, find])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => place.current,
    estimateSize: () => EXPECTED,
    getItemKey: (index) => found[index] ?? index,
    overscan: 6,
  })
  return (
    <>
      <p className={count} role="status">
        {words.found(found.length, lines.length)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <div ref={place} className={frame} role="region" aria-label={words.list} tabIndex={0}>
        <ol style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const line = found[index] ?? ''
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={found.length}
                aria-posinset={index + 1}
                style={{ insetBlockStart: start }}
              >
                <Row
                  line={line}
                  isOpen={open.has(line)}
                  onToggle={() => {
                    const next = new Set(open)
                    if (!next.delete(line)) next.add(line)
                    setOpen(next)
                  }}
                />
              </li>
            )
          })}
        </ol>
      </div>
    </>
  )
}
