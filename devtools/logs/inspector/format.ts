import type { RecordedCommand } from '../../../src/domain/log/notes.ts'
import type { LogFacts } from '../engine/protocol.ts'

const two = (n: number): string => String(n).padStart(2, '0')

/** A span of time: `+1:02.345`, with hours if there are any. */
export const spanText = (ms: number): string => {
  const sign = ms < 0 ? '−' : '+'
  const whole = Math.abs(Math.round(ms))
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ]
  const clock = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
  return `${sign}${clock}.${String(whole % 1000).padStart(3, '0')}`
}

/** How long something took: `12 ms`, `1.2 s`. */
export const tookText = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })
const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** A time that a calendar has; a log can hold any number. */
const written = (format: Intl.DateTimeFormat, at: number): string =>
  Math.abs(at) <= 8.64e15 ? format.format(at) : `at ${at}`

/** A time of day, in this machine's zone. */
export const clockText = (at: number): string => written(clock, at)
/** A day and a time, in this machine's zone. */
export const dayText = (at: number): string => written(day, at)
/** The year of a time, in this machine's zone; the first of all for a time that no calendar has. */
export const yearAt = (at: number): number => Number(written(year, at)) || 1970

export const countText = (n: number): string => n.toLocaleString('en-GB')

/** A value in a line, for lists of changes. */
export const valueText = (value: unknown, longest = 120): string => {
  if (value === undefined) return 'absent'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** A command with its input in a line: `requestOptOut "dental"`. */
export const commandText = ({ name, input }: RecordedCommand): string =>
  input === undefined ? name : `${name} ${valueText(input)}`

/** When a log begins, ms since 1970: at its first event, because the header is written a little later. */
export const beginOf = ({ columns, header }: Pick<LogFacts, 'columns' | 'header'>): number =>
  columns.at[0] ?? header?.startedAt ?? 0
