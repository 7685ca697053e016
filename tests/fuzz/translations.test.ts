import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { annotationsIn, readLog } from '../../devtools/logs/replay/read.ts'
import { ownBuild } from '../../devtools/logs/replay/builds.ts'
import { translate } from '../../devtools/logs/replay/translate.ts'
import { CardsLoaded } from '../../src/domain/home/cards.ts'
import { recording } from '../../src/effects/runtime/recorder/recording.testing.ts'
import { cases } from './cases.ts'
import { clientReads, drivers, run, type Driven } from './drivers.ts'

const build = ownBuild()

/** Makes the log so long that no body is left out to keep it short. */
const length = CardsLoaded({
  cards: [{ id: 'long', title: '', text: 'x'.repeat(60_000), link: null, icon: 'i', urgent: false }],
})

/** The file that the recorder writes of one trigger, its effect's calls, and the events that the effect made from the responses. */
const fileOf = async (driven: Driven, operation: string, status: number, body: unknown): Promise<Uint8Array> => {
  const { result } = await clientReads(operation, status, body)
  const { calls, log } = await run(driven, operation, result)
  const { store, recorder } = recording()
  store.append(length)
  for (const event of driven.visit.before) store.append(event)
  const before = driven.visit.before.length
  for (const { type, data, causedBy, seq } of log) {
    store.append({ type, data }, causedBy === null ? null : causedBy + 1) // one event is before them
    if (seq === before + 1) for (const call of calls) store.noteCall({ ...call, cause: seq + 1, sent: {}, ms: 1 })
  }
  await recorder.flush()
  const text = recorder.exportLog()
  recorder.stop()
  return new TextEncoder().encode(text)
}

/** Every example of every operation, with each effect that calls the operation. */
const examples = [
  ...new Map(
    cases.flatMap(({ operation, status, example, described }) =>
      (drivers.get(operation) ?? []).map((driven) => {
        const name = `${operation} ${status} ${example}, by ${driven.effect.name}`
        return [name, { name, operation, status, described, driven }] as const
      }),
    ),
  ).values(),
]

/** What effects read besides responses: a log does not contain enough of such runs. */
const beyondResponses = new Set([
  'what the browser stored',
  'the credentials',
  'the access token',
  'download',
  'redirects',
  'files.form',
  'newTab.open',
])

/** Cases in which the portal depends on the words of a host's sentence. */
const readFromWords = [
  'resetPassword 422 reset-expired, by resetPassword.send: PasswordResetFailed in place of ResetLinkExpired',
  'verifyResetDate 422 reset-expired, by resetPassword.verifyDate: ResetDateRefused in place of ResetLinkExpired',
]

/** Keys, which no log may contain, and polls, for which a log has no room for every response. */
const notAgain = [
  'activate 200 activation-second-factor, by activation.activate: as many events: it makes 1, and the log has 2',
  'getEmployeeDataUpload 200 upload-being-checked, by uploadData.watch: a call of getEmployeeDataUpload',
  'getEmployeeDataUpload 500 server-fails, by uploadData.watch: a call of getEmployeeDataUpload',
  'logIn 200 second-factor-setup-demanded, by login.signIn: a secret from which the event was made',
  'startSecondFactor 200 employee-signed-in, by secondFactorSetup.loadKey: a secret from which the event was made',
]

describe('the work of the effects, done again with the recorded responses', () => {
  it('[BED-8] makes the recorded events of every example of every operation', { timeout: 60_000 }, async () => {
    const differences: string[] = []
    const undone: string[] = []
    let again = 0
    for (const { name, operation, status, described, driven } of examples) {
      const file = await fileOf(driven, operation, status, described)
      const { differing, runs } = translate(build, [driven.effect], readLog(file, build).events, annotationsIn(file))
      again += runs.again
      undone.push(...runs.not.flatMap(({ why }) => (beyondResponses.has(why) ? [] : [`${name}: ${why}`])))
      differences.push(
        ...differing.map(({ event, made, changes }) =>
          made.type === event.type
            ? `${name}: ${changes.map(({ path }) => path).join(', ')}`
            : `${name}: ${made.type} in place of ${event.type}`,
        ),
      )
    }
    expect(differences.toSorted()).toEqual(readFromWords.toSorted())
    expect(undone.toSorted()).toEqual(notAgain)
    expect(again).toBeGreaterThan(examples.length * 0.8)
  })
})
