import { isLeft } from 'fp-ts/lib/Either.js'
import type { Screens } from '../screens/screens.ts'
import { historyOf } from '../../../src/domain/kernel/data/history.ts'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { decodeEntry } from '../../../src/domain/log/log.ts'
import { pseudonymiser } from '../../../src/domain/log/pseudonyms.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { exceptions } from './exceptions.ts'
import type { Journey, Moment } from './journey.ts'
import { differences, type Difference } from './same.ts'

/** A moment, and how its replay differs. */
export interface Compared {
  readonly moment: Moment
  /** The names of exceptions that explain a difference, each once. */
  readonly excepted: readonly string[]
  /** Differences that no exception explains. */
  readonly differences: readonly Difference[]
}

const judged = (moment: Moment, events: readonly RecordedEvent[], found: readonly Difference[]): Compared => {
  if (found.length === 0) return { moment, excepted: [], differences: [] }
  const hidden = exceptions.find(({ hides }) => hides?.(moment.tree))
  if (hidden) return { moment, excepted: [hidden.name], differences: [] }
  const names = new Set<string>()
  const unexplained = found.filter((one) => {
    const exception = exceptions.find(({ covers }) => covers?.(one, moment, events))
    if (exception) names.add(exception.name)
    return exception === undefined
  })
  return { moment, excepted: [...names], differences: unexplained }
}

/** Replays the logs of a journey up to each of its moments at rest, and compares what is drawn with what was seen. */
export const replayJourney = async ({ logs, moments }: Journey, screens: Screens): Promise<readonly Compared[]> => {
  const replays = new Map<string, (moment: Moment) => Promise<Compared>>()
  for (const [id, { salt, lines }] of Object.entries(logs)) {
    const log = openPortalLog(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
    if (isLeft(log)) throw new Error(log.left)
    const [problem] = log.right.problems
    if (problem) throw new Error(`Line ${problem.line}: ${problem.sentence}`)
    const events = [...log.right]
    const evolution = portalEvolution()
    const pseudonym = pseudonymiser(salt)
    replays.set(id, async (moment) => {
      const earlier = events.filter(({ seq }) => seq < moment.seq)
      const last = decodeEntry(moment.last, evolution.definitions)
      // The log as it was then: a later edit of the same field can have replaced its last event since.
      const then = isLeft(last) ? earlier : [...earlier, last.right]
      const state = historyOf(evolution, then).stateAt(then.length)
      const { startedAt } = log.right.header
      await screens.show({ state, at: then.at(-1)?.at ?? startedAt, startedAt }, moment.size ?? undefined)
      const compare = async () => judged(moment, then, differences(moment.tree, await screens.tree(), pseudonym))
      const found = await compare()
      if (found.differences.length === 0) return found
      await screens.later()
      return compare()
    })
  }
  const compared: Compared[] = []
  for (const moment of moments) {
    const replay = replays.get(moment.log)
    if (replay && moment.resting) compared.push(await replay(moment))
  }
  return compared
}
