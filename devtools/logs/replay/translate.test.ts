import { describe, expect, it } from 'vitest'
import { BenefitRequested } from '../../../src/domain/benefits/detail.ts'
import { FamilyFailed, FamilyLoaded, FamilyRequested } from '../../../src/domain/family/members.ts'
import { partner } from '../../../src/domain/family/testing.ts'
import { CardsLoaded, CardsRequested } from '../../../src/domain/home/cards.ts'
import type { Problem } from '../../../src/domain/kernel/requests/problem.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { CallNote } from '../../../src/domain/log/notes.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import { SetUpKeyIssued, SetUpKeyRequested } from '../../../src/domain/session/second-factor-setup.ts'
import { RedirectRefused } from '../../../src/domain/session/session.ts'
import { SsoLoginRequested } from '../../../src/domain/session/sso.ts'
import { benefitIdOf } from '../../../src/effects/benefits/benefit.ts'
import { membersFrom } from '../../../src/effects/family/members.ts'
import { wirePartner } from '../../../src/effects/family/testing.ts'
import { annotationsIn, readLog } from './read.ts'
import { ownBuild } from './builds.ts'
import { effects as report, type EffectsReport } from './effects.ts'
import { judgeOf } from './judge.ts'
import { fileIn, header, type Entry, ownFolder, recorded, replay } from './testing.ts'
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
const translated = (bytes: Uint8Array) => translate(own, effects, readLog(bytes, own).events, annotationsIn(bytes))
const wrong = { ...partner, surname: partner.firstName }

describe('the work of the effects', () => {
  it('[BED-8] makes the same events of the recorded responses where nothing changed', () => {
    const { differing, runs, events } = translated(logOf(partner))
    expect([differing, runs]).toEqual([[], { again: 1, not: [] }])
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
    const { code, lines, json } = await report(readLog(bytes, own), annotationsIn(bytes), own)
    expect([code, (json as EffectsReport).translated]).toMatchObject([1, [{ seq: 2, effect: 'family.load' }]])
    expect(lines).toEqual([
      'The effects of this checkout emit all 2 events as recorded.',
      'From the recorded responses, they make other data in 1 event:',
      `  event 2 (FamilyLoaded): family.load makes members[0].surname "${partner.surname}" instead of "${partner.firstName}"`,
      'Their work ran again in 1 of 1 runs for which the log has responses.',
    ])
  })

  it('[BED-8] shows what another build sent otherwise, and nothing where a log holds no requests', async () => {
    const bytes = logOf(partner, { sent: { query: { year: 2025 } } })
    expect(translated(bytes).requests).toMatchObject([{ effect: 'family.load', operation: 'getFamily' }])
    const { code, lines } = await report(readLog(bytes, own), annotationsIn(bytes), own)
    expect(code).toBe(1)
    expect(lines).toContain(
      'After event 1 (FamilyRequested), family.load sends getFamily (all) nothing instead of {"query":{"year":2025}}.',
    )
    expect(translated(logOf(partner)).requests).toEqual([])
  })

  it('[BED-8] judges no event that was made from a secret, which no log holds', () => {
    const events = recorded(SetUpKeyRequested({}), [SetUpKeyIssued({ secret: SECRET, url: SECRET }), 1])
    const notes = [{ ...call, operation: 'startSecondFactor', body: { url: 'xyz' } }]
    const bytes = new TextEncoder().encode(encodeLog(header, events, { notes, commandOf: () => null }))
    const not = [{ effect: 'secondFactorSetup.loadKey', trigger: 1, why: 'a secret from which the event was made' }]
    expect(translated(bytes)).toMatchObject({ differing: [], runs: { again: 0, not } })
  })

  it('[BED-8] takes the same people in another order of their dates, which are pseudonyms, for the same', () => {
    const body = [wirePartner, { ...wirePartner, family_id: '6003', family_dob: '1999-01-02' }]
    const members = membersFrom(body).toReversed()
    const events = recorded(FamilyRequested({}), [FamilyLoaded({ members }), 1])
    const bytes = encodeLog(header, events, { notes: [{ ...call, body }], commandOf: () => null })
    expect(translated(new TextEncoder().encode(bytes)).differing).toEqual([])
  })

  it('[BED-8] does not take a pseudonym of a text that was put together for another value', () => {
    const name = partner.name.replace('o', 'e')
    expect(translated(logOf({ ...partner, name })).differing).toEqual([])
  })

  it.each<[string, Partial<CallNote>, Problem]>([
    ['of the host', { status: 409, problem: 'refused', body: { message: 'No' } }, { kind: 'refused', status: 409, message: 'No' }], // oxfmt-ignore
    ['of the session', { status: 401, problem: 'unauthorised', body: { detail: 'Over' } }, { kind: 'unauthorised', detail: 'Over' }], // oxfmt-ignore
    ['of the network', { status: null, problem: 'network', body: undefined }, { kind: 'network' }],
  ])('[BED-8] makes the same failures of a refusal %s', (_, note, problem) => {
    const failed = recorded(FamilyRequested({}), [FamilyFailed({ problem }), 1])
    const notes = [{ ...call, ...note }]
    const bytes = new TextEncoder().encode(encodeLog(header, failed, { notes, commandOf: () => null }))
    expect(translated(bytes)).toMatchObject({ differing: [], runs: { again: 1, not: [] } })
    expect(translated(logOf(partner, note)).differing).toMatchObject([{ made: { type: 'FamilyFailed', data: { problem } } }]) // oxfmt-ignore
  })

  it.each<[string, Partial<CallNote>, string]>([
    ['of another operation', { operation: 'getBenefits' }, 'a call of getFamily'],
    ['that was too long', { body: { omitted: 90_000 } }, 'the response of getFamily'],
    ['that a build left out', { body: undefined }, 'the response of getFamily'],
    ['that nobody could read', { problem: 'undecodable', body: undefined }, 'the response of getFamily'],
    ['that was cancelled', { status: null, problem: 'cancelled', body: undefined }, 'as many events: it makes 0, and the log has 1'], // oxfmt-ignore
  ])('[BED-8] is not done again with a response %s', (_, note, why) => {
    const not = [{ effect: 'family.load', trigger: 1, why }]
    expect(translated(logOf(wrong, note))).toMatchObject({ differing: [], runs: { again: 0, not } })
  })

  it('[BED-8] is not done again where the log holds no calls', () => {
    expect(translated(logOf(wrong, null))).toMatchObject({ differing: [], runs: { again: 0, not: [] } })
  })

  it('[BED-8] names a call of this build of which the log has only the event', async () => {
    const bytes = logOf(partner, { operation: 'getBenefits' })
    expect(translated(bytes).uncalled).toMatchObject([{ effect: 'family.load', operation: 'getFamily' }])
    const { code, lines } = await report(readLog(bytes, own), annotationsIn(bytes), own)
    expect([code, lines]).toEqual([1, expect.arrayContaining(['After event 1 (FamilyRequested), family.load calls getFamily; the log has an event of its answer, and no call.'])]) // oxfmt-ignore
  })

  it('[BED-8] makes an event of a failing host that says nothing, where another build made none', async () => {
    const notes = [{ ...call, status: 503, problem: 'refused', body: undefined }]
    const bytes = new TextEncoder().encode(encodeLog(header, recorded(FamilyRequested({})), { notes, commandOf: () => null })) // oxfmt-ignore
    const { code, lines } = await report(readLog(bytes, own), annotationsIn(bytes), own)
    expect([code, lines]).toEqual([1, expect.arrayContaining(['Nothing follows from event 1 (FamilyRequested) in the log, although it was answered: family.load makes FamilyFailed.'])]) // oxfmt-ignore
  })

  it('[BED-8] does not expect what a clock would have done while the host answered', () => {
    const events = recorded(SsoLoginRequested({ link: 'signOn', token: SECRET, schemeYear: null }))
    const notes = [{ ...call, operation: 'exchangeSsoCode' }]
    const bytes = new TextEncoder().encode(encodeLog(header, events, { notes, commandOf: () => null }))
    expect(translated(bytes).silent.filter(({ effect }) => effect === 'sso.noticeSlow')).toEqual([])
  })

  it('[BED-8] lets go on what another build cancelled', async () => {
    const [one, other] = ['201', '210'].map((id) => BenefitRequested({ benefitId: benefitIdOf(id) }))
    const notes = [{ ...call, operation: 'getBenefit', status: null, problem: 'cancelled', body: undefined }]
    const events = recorded(...(one && other ? [one, other] : []))
    const bytes = new TextEncoder().encode(encodeLog(header, events, { notes, commandOf: () => null }))
    const { code, lines } = await report(readLog(bytes, own), annotationsIn(bytes), own)
    expect([code, lines]).toEqual([1, expect.arrayContaining(['The calls after event 1 (BenefitRequested) were cancelled in the log; detail.load lets them go on.'])]) // oxfmt-ignore
  })

  it('[BED-8] allows each address of a response, unless the log says that one was refused', () => {
    const card = { id: 'a', title: 'Gym', text: 'Move', link: '/app/my-benefits/', icon: 'gym' }
    const notes = [{ ...call, operation: 'getHomePageCards', body: [{ ...card, priority: 'normal' }] }]
    const logWith = (link: string | null, ...before: Entry[]) =>
      new TextEncoder().encode(
        encodeLog(header, recorded(CardsRequested({}), ...before, [CardsLoaded({ cards: [{ ...card, link, urgent: false }] }), 1]), { notes, commandOf: () => null }), // oxfmt-ignore
      )
    expect(translated(logWith(card.link))).toMatchObject({ differing: [], runs: { again: 1 } })
    expect(translated(logWith(null)).differing).toMatchObject([{ changes: [{ path: 'cards[0].link' }] }])
    expect(translated(logWith(null, [RedirectRefused({ purpose: 'inside' }), 1]))).toMatchObject({
      differing: [],
      runs: { again: 0, not: [{ why: 'which addresses are allowed' }] },
    })
  })

  it('[BED-8] is judged by what a tester expects with --effects', async () => {
    const bytes = logOf(wrong)
    const expects = `family.members.value[0].surname=${JSON.stringify(partner.surname)}`
    const judged = async (asked: object) =>
      (await judgeOf(own, wantedBy(asked), annotationsIn(bytes)))(readLog(bytes, own).events)
    expect(await judged({ expect: expects })).toMatchObject({ kind: 'expected' })
    expect(await judged({ expect: expects, effects: true })).toBeNull()
    const file = fileIn(folder, 'family.jsonl', bytes)
    expect((await replay(file, '--effects', '--expect', expects)).code).toBe(0)
  })
})
