import type { Build } from './builds.ts'
import type { Failure, Judge } from './failure.ts'
import type { Damage, ReadLog } from './read.ts'
import type { Report } from './report.ts'

/** How many damaged lines a person is told of one by one; `--json` names all. */
const TOLD = 20

/** What `--check --json` prints. `hash` is null where the log does not replay to its end. */
export interface Checked {
  readonly build: string
  readonly header: ReadLog['header']
  readonly events: number
  readonly hash: string | null
  /** Whether the hash is the recording browser's; null where the file names none, or there is none here. */
  readonly hashMatches: boolean | null
  readonly damage: readonly Damage[]
  readonly notes: readonly Damage[]
  readonly failure: Omit<Failure, 'sort'> | null
}

const placed = ({ place, sentence }: Damage): string => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sentence}`

const hashOfLog = (build: Build, { events }: ReadLog): string | null => {
  const { initial, replay } = build.evolution
  try {
    return build.hashOf(replay(initial(), events))
  } catch {
    return null // the judge says which event throws
  }
}

/** The failure as programs get it: its sort is this command's own affair. */
export const told = (failure: Failure | null): Omit<Failure, 'sort'> | null => {
  if (!failure) return null
  const { kind, sentence, seq } = failure
  return { kind, sentence, seq }
}

const hashLines = (expected: string | null, hash: string | null, isFiltered: boolean): readonly string[] => {
  if (hash === null) return []
  if (expected === null) return ['The file names no hash to compare with.']
  if (expected === hash) return ['This is the hash of the browser that recorded it.']
  return [
    `The browser that recorded it had ${expected}: ${isFiltered ? 'not every line could be read.' : 'this build folds the events otherwise, or the file was changed.'}`,
  ]
}

/** Reads, replays and judges a log. */
export const check = (log: ReadLog, build: Build, judge: Judge): Report => {
  const hash = hashOfLog(build, log)
  const expected = log.header?.hash ?? null
  const failure = judge(log.events)
  const { damage, notes } = log
  const differs = expected !== null && hash !== null && expected !== hash
  const json: Checked = {
    build: build.name,
    header: log.header,
    events: log.events.length,
    hash,
    hashMatches: expected === null || hash === null ? null : !differs,
    damage,
    notes,
    failure: told(failure),
  }
  return {
    code: damage.length > 0 || differs || failure ? 1 : 0,
    json,
    lines: [
      ...damage.slice(0, TOLD).map(placed),
      ...(damage.length > TOLD ? [`and ${damage.length - TOLD} more; --json names them all.`] : []),
      ...notes.map(placed),
      hash === null ? `${log.events.length} events` : `${log.events.length} events, state hash ${hash}`,
      ...hashLines(expected, hash, damage.length > 0),
      ...(failure ? [failure.sentence] : []),
    ],
  }
}
