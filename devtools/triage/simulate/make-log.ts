import type { Faker } from '@faker-js/faker'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { LogNote } from '../../../src/domain/log/notes.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import type { Build } from '../../replay/cli/build.ts'
import { foldAll } from '../../replay/cli/expected.ts'
import { renumbered } from '../../replay/cli/trying.ts'
import { standIn } from '../../replay/reading/read.ts'
import { shortened, type Visit } from './variants.ts'

const BRANDS = ['acme', 'birch', 'cedar', 'oak', 'willow']
const BROWSERS = ['Chrome/156', 'Chrome/155', 'Safari/26', 'Firefox/152', 'Edge/156', 'Chrome Mobile/156']
/** The builds of releases, oldest first. */
const BUILDS = ['0a1b2c3d4e5f', '1b2c3d4e5f60', '2c3d4e5f6071', '3d4e5f607182', '4e5f60718293', '5f60718293a4']
const FROM = Date.UTC(2026, 9, 1)
const DAY = 86_400_000
const DAYS = 30

/** Crashes as a browser records them; each release has different script names. */
const CRASHES = [
  { name: 'TypeError', places: ['priceOf', 'Costs', 'render'] },
  { name: 'TypeError', places: ['membersOf', 'Family', 'render'] },
  { name: 'RangeError', places: ['axisOf', 'Chart', 'render'] },
  { name: 'ReferenceError', places: ['openPanel', 'onPress'] },
  { name: 'SyntaxError', places: ['parse', 'read', 'restore'] },
]

const crashAfter = (events: readonly RecordedEvent[], build: string, chance: Faker): RecordedEvent => {
  const { name, places } = chance.helpers.arrayElement(CRASHES)
  const stack = places.map(
    (place, i) => `${place} (assets/first-${build.slice(0, 8)}.js:${i + 1}:${place.length * 31})`,
  )
  const { type, data } = CrashOccurred({ kind: 'error', name, message: 'xx', stack, times: 1 })
  const last = events.at(-1)
  return { seq: events.length + 1, at: (last?.at ?? FROM) + 5, v: CrashOccurred.v, type, data, causedBy: null }
}

/** A visit at another time, at another pace, with its events numbered from 1. */
const moved = ({ events, notes, commands }: Visit, startedAt: number, pace: number): Visit => {
  const begin = events[0]?.at ?? 0
  const at = (time: number): number => Math.max(startedAt, Math.round(startedAt + (time - begin) * pace))
  const numbers = new Map(events.map(({ seq }, i) => [seq, i + 1]))
  const placed = notes.flatMap((note): LogNote[] => {
    const after = note.after === 0 ? 0 : numbers.get(note.after)
    if (after === undefined) return []
    const there = { ...note, after, at: at(note.at) }
    if (there.kind !== 'call') return [there]
    const cause = there.cause === null ? null : numbers.get(there.cause)
    return cause === undefined ? [] : [{ ...there, cause, ms: Math.round(there.ms * pace) }]
  })
  return {
    events: renumbered(events).map((event) => ({ ...event, at: at(event.at) })),
    notes: placed,
    commands: new Map(
      [...commands].flatMap(([seq, command]) => (numbers.has(seq) ? [[numbers.get(seq) ?? 0, command]] : [])),
    ),
  }
}

/** The text of a log that a user could have sent: of 1,000, about 10 have a crash, 5 are cut off, 3 have a wrong hash, 2 are not logs. */
export const madeLog = (visits: readonly Visit[], build: Build, chance: Faker): string => {
  const day = chance.number.int({ max: DAYS - 1 })
  const startedAt = FROM + day * DAY + chance.number.int({ min: 6 * 3_600_000, max: 22 * 3_600_000 })
  const release =
    BUILDS[Math.floor((day * BUILDS.length) / DAYS) - (chance.datatype.boolean(0.2) && day > 6 ? 1 : 0)] ?? ''
  const brand = chance.helpers.arrayElement(BRANDS)
  const browser = chance.helpers.weightedArrayElement(BROWSERS.map((value, i) => ({ value, weight: 6 - i })))
  // Variants are shorter than the recorded log, so half of the visits are used as recorded.
  const [recorded] = visits
  const chosen = recorded && chance.datatype.boolean() ? recorded : chance.helpers.arrayElement(visits)
  const visit = moved(shortened(chosen, chance), startedAt, chance.number.float({ min: 0.5, max: 3 }))
  const fate = chance.number.int({ max: 999 })
  if (fate === 0) return ''
  if (fate === 1) return 'The log is attached. Kind regards'
  const hasCrash = fate >= 2 && fate < 12
  const events = hasCrash ? [...visit.events, crashAfter(visit.events, release, chance)] : visit.events
  const hash = fate >= 12 && fate < 15 ? '0123456789abcdef' : build.hashOf(foldAll(build, events).state)
  const versions = Object.fromEntries(events.map(({ type, v }) => [type, v]))
  const header = { ...standIn, build: release, startedAt, brand, browser, versions, hash }
  const text = encodeLog(header, events, {
    notes: visit.notes,
    commandOf: ({ seq }) => visit.commands.get(seq) ?? null,
  })
  return fate >= 15 && fate < 20 ? text.slice(0, -chance.number.int({ min: 20, max: 200 })) : text
}
