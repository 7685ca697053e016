import { describe, expect, it } from 'vitest'
import { FamilyLoaded, FamilyRequested } from '../../../src/domain/family/members.ts'
import { partner } from '../../../src/domain/family/testing.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { CallNote } from '../../../src/domain/log/notes.ts'
import { wirePartner } from '../../../src/effects/family/testing.ts'
import { besideIn } from './beside.ts'
import { ownBuild } from './builds.ts'
import { effects as report, type EffectsReport } from './effects.ts'
import { judgeOf } from './judge.ts'
import { readLog } from './read.ts'
import { fileIn, header, ownFolder, recorded, replay } from './testing.ts'
import { translate } from './translate.ts'
import { wantedBy } from './wanted.ts'

const own = ownBuild()
const effects = await own.effects()
const folder = ownFolder()
const call: CallNote = {
  kind: 'call',
  line: 0,
  at: 1500,
  after: 1,
  operation: 'getFamily',
  method: 'GET',
  status: 200,
  ms: 12,
  cause: 1,
  body: [wirePartner],
  problem: null,
}
/** A log in which a build made this member of the response. */
const logOf = (member: typeof partner, note: Partial<CallNote> | null = {}): Uint8Array =>
  new TextEncoder().encode(
    encodeLog(header, recorded(FamilyRequested({}), [FamilyLoaded({ members: [member] }), 1]), {
      notes: note ? [{ ...call, ...note }] : [],
      commandOf: () => null,
    }),
  )
const translated = (bytes: Uint8Array) => translate(own, effects, readLog(bytes, own).events, besideIn(bytes))
const wrong = { ...partner, surname: partner.firstName }

describe('the work of the effects', () => {
  it('[BED-8] makes the same events of the recorded responses where nothing changed', () => {
    const { differing, runs, events } = translated(logOf(partner))
    expect([differing, runs]).toEqual([[], { again: 1, not: 0 }])
    expect(events).toEqual(readLog(logOf(partner), own).events)
  })

  it('[BED-8] shows a field that another build filled otherwise, and puts its own in', async () => {
    const bytes = logOf(wrong)
    const { differing, events } = translated(bytes)
    expect(differing).toMatchObject([
      {
        effect: 'family.load',
        made: { type: 'FamilyLoaded' },
        changes: [{ path: 'members[0].surname', before: partner.firstName, after: partner.surname }],
      },
    ])
    expect(events[1]).toMatchObject({ seq: 2, causedBy: 1, data: { members: [partner] } })
    const { code, lines, json } = await report(readLog(bytes, own), besideIn(bytes), own)
    expect([code, (json as EffectsReport).translated]).toMatchObject([1, [{ seq: 2, effect: 'family.load' }]])
    expect(lines).toEqual([
      'The effects of this checkout emit all 2 events as recorded.',
      'Of the recorded responses they make something else in 1 event:',
      `  event 2 (FamilyLoaded): family.load makes members[0].surname "${partner.surname}" in place of "${partner.firstName}"`,
      'Their work was done again in 1 of 1 runs for which the log has responses.',
    ])
  })

  it('[BED-8] does not take a pseudonym of a text that was put together for another value', () => {
    const name = partner.name.replace('o', 'e')
    expect(translated(logOf({ ...partner, name })).differing).toEqual([])
  })

  it.each<[string, Partial<CallNote>]>([
    ['of another operation', { operation: 'getBenefits' }],
    ['that was too long', { body: { omitted: 90_000 } }],
    ['that a build left out', { body: undefined }],
    ['that was a failure', { status: 500, problem: 'refused', body: {} }],
    ['that never came', { status: null, problem: 'network', body: undefined }],
  ])('[BED-8] is not done again with a response %s', (_, note) => {
    expect(translated(logOf(wrong, note))).toMatchObject({ differing: [], runs: { again: 0, not: 1 } })
  })

  it('[BED-8] is not done again where the log holds no calls', () => {
    expect(translated(logOf(wrong, null))).toMatchObject({ differing: [], runs: { again: 0, not: 0 } })
  })

  it('[BED-8] is judged by what a tester expects with --effects', async () => {
    const bytes = logOf(wrong)
    const expects = `family.members.value[0].surname=${JSON.stringify(partner.surname)}`
    const judged = async (asked: object) =>
      (await judgeOf(own, wantedBy(asked), besideIn(bytes)))(readLog(bytes, own).events)
    expect(await judged({ expect: expects })).toMatchObject({ kind: 'expected' })
    expect(await judged({ expect: expects, effects: true })).toBeNull()
    const file = fileIn(folder, 'family.jsonl', bytes)
    expect((await replay(file, '--effects', '--expect', expects)).code).toBe(0)
  })
})
