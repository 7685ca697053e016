import { isLeft } from 'fp-ts/lib/Either.js'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { portalEvolution, type State } from '../../../src/domain/state.ts'

/** The result of a log. `hash` is 16 hex digits; `expected` is the recording browser's, if the file has one. */
export interface Replayed {
  readonly events: number
  readonly state: State
  readonly hash: string
  readonly expected: string | null
  /** A sentence for each line that could not be read; the rest was replayed. */
  readonly problems: readonly string[]
}

/** Decodes, upcasts and replays the text of a log file; throws a sentence if it is not a log. */
export const replayLog = (text: string): Replayed => {
  const { initial, replay } = portalEvolution()
  const log = openPortalLog(new TextEncoder().encode(text))
  if (isLeft(log)) throw new Error(log.left)
  const { header, problems, length } = log.right
  const state = replay(initial(), log.right)
  return {
    events: length,
    state,
    hash: hashOf(state),
    expected: header.hash,
    problems: problems.map(({ line, sentence }) => `Line ${line}: ${sentence}`),
  }
}
