import * as fc from 'fast-check'
import { left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { payloads } from '../domain/kernel/codecs/arbitrary.testing.ts'
import type { RecordedEvent } from '../domain/kernel/event.ts'
import { hashOf } from '../domain/kernel/data/hash.ts'
import type { State } from '../domain/state.ts'
import type { AnyOperation } from './api/operation.ts'
import { everyEffect, given, leaves, triggersOf } from './driven.testing.ts'
import type { AnyEffect } from './runtime/effect.ts'
import { type Course, courseOf, type CallResult, type Respond } from './runtime/overlaps.testing.ts'

const effects = everyEffect

/** Effects whose policy differs from the default of their calls: GET switches, everything else exhausts. */
const otherwise: Readonly<Record<string, string>> = {
  'idle.keepAlive': 'any response keeps the session: one call says as much as several',
  'logout.send': 'a login calls it off; its command lets one go at a time',
  'workPlatform.find': 'the first response leads away from the portal',
  'setup.reset': 'a GET that changes something',
  'login.lookUpSso': 'a POST that only asks',
  'passwordRules.judge': 'a POST that only asks',
  'costs.load': 'a POST that only asks',
  'resetPassword.verifyDate': 'leaving calls it off; its command lets one go at a time',
  'secondFactor.sendCode': 'leaving calls it off; its command lets one go at a time',
  'secondFactorSetup.loadKey': 'leaving calls it off; its command lets one go at a time',
  'secondFactorSetup.sendCode': 'leaving calls it off; its command lets one go at a time',
  'magicLink.create': 'leaving calls it off; its command lets one go at a time',
  'uploadData.send': 'cancelling calls it off; its command lets one go at a time',
  'avatar.send': 'the newest picture is the one that was meant',
}

/** Effects that declare a failure and make no call. */
const callingNobody: Readonly<Record<string, string>> = {
  'login.followSso': 'leads away',
  'workPlatform.leave': 'leads away',
}

const bodies = (
  bodiesOf: AnyOperation['responses'],
  letter: string,
  result: (status: number, body: unknown) => CallResult,
) =>
  Object.entries(bodiesOf).map(([status, decoder]) =>
    // tools/generate writes whole codecs; their type here says only that they decode.
    payloads(decoder as unknown as t.Mixed, leaves(letter)).map(({ value }) => result(Number(status), value)),
  )

const resultsOf = ({ responses, errors }: AnyOperation, letter: string): fc.Arbitrary<CallResult> =>
  fc.oneof(
    fc.constantFrom('network', 'timeOut').map((kind): CallResult => left({ problem: { kind }, body: null })),
    ...bodies(responses, letter, (status, data) => right({ status, data, masqueradeUserId: null })),
    ...bodies(errors, letter, (status, body) => left({ problem: { kind: 'refused', status, message: letter }, body })),
  )

/** The same seed gives the same response to the same request, in whatever order they arrive. */
const respondBy = (seed: number): Respond => {
  const known = new Map<string, CallResult>()
  return (operation, input, nth) => {
    const request = `${operation.id} ${JSON.stringify(input)}`
    const call = `${request} ${nth}`
    const letter = /"([ab])"/.exec(request)?.[1] ?? 'a'
    const drawn = { seed: seed ^ Number.parseInt(hashOf(call).slice(0, 7), 16), numRuns: 1 }
    const result = known.get(call) ?? fc.sample(resultsOf(operation, letter), drawn)[0]
    if (!result) throw new Error(`${operation.id} has no result.`)
    known.set(call, result)
    return result
  }
}

type Kind = 'everyOne' | 'exhaustBy' | 'switchBy'
type KeyOf = (event: RecordedEvent) => string | null

const policyOf = ({ policy, on }: AnyEffect<State>) => {
  const types = new Set(on.map(({ type }) => type))
  if (policy === 'everyOne') return { kind: policy satisfies Kind, keyOf: () => null }
  const [kind, by] =
    'switchBy' in policy ? (['switchBy', policy.switchBy] as const) : (['exhaustBy', policy.exhaustBy] as const)
  // The event has one of the effect's trigger types.
  return { kind, keyOf: (event: RecordedEvent) => (types.has(event.type) ? by(event as never) : null) }
}

/** Responses that arrived although a later request with the same key had been made. */
const outdated = (log: Course['log'], keyOf: KeyOf) => {
  const questions = log.map((event) => ({ seq: event.seq, key: keyOf(event) })).filter(({ key }) => key !== null)
  return log.filter(({ seq, causedBy }) => {
    const key = questions.find((one) => one.seq === causedBy)?.key
    return questions.some((one) => one.key === key && one.seq > (causedBy ?? seq) && one.seq < seq)
  })
}

/** Requests that started something while an earlier one with the same key was in flight. */
const doubled = (triggers: Course['triggers'], keyOf: KeyOf): readonly RecordedEvent[] => {
  const started = triggers.filter(({ holds }) => holds > 0).map(({ event }) => event)
  return started.filter((event, i) => started.slice(0, i).some((earlier) => keyOf(earlier) === keyOf(event)))
}

/** The events by which a run breaks a policy. */
const brokenIn = ({ log, triggers }: Course, kind: Kind, keyOf: KeyOf): readonly RecordedEvent[] => {
  switch (kind) {
    case 'everyOne':
      return []
    case 'switchBy':
      return outdated(log, keyOf)
    case 'exhaustBy':
      return doubled(triggers, keyOf)
  }
}

/** The slices in which two states differ. */
const differing = (a: State, b: State): readonly string[] =>
  Object.keys(a).filter((name) => hashOf(a[name as keyof State]) !== hashOf(b[name as keyof State])) // the names are a's own

/** Where a state waits for a response, as paths. */
const waitsIn = (part: unknown, path = ''): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const waits = ('status' in part && part.status === 'loading') || ('kind' in part && part.kind === 'sending')
  return waits ? [path] : Object.entries(part).flatMap(([name, inner]) => waitsIn(inner, `${path}.${name}`))
}

/** Where a state waits although the effect would have settled each request alone: another request cancelled it, and nothing follows. */
const forgottenIn = async ({ state }: Course, alone: () => Promise<readonly Course[]>): Promise<readonly string[]> => {
  const waits = waitsIn(state)
  if (waits.length === 0) return []
  const others = (await alone()).flatMap((course) => waitsIn(course.state))
  return waits.filter((path) => !others.includes(path))
}

const expectedOf = ({ operations }: Pick<Course, 'operations'>): Kind =>
  [...operations].every(({ method }) => method === 'GET') ? 'switchBy' : 'exhaustBy'

const shuffled = (effect: AnyEffect<State>) =>
  fc.record({
    triggers: fc.array(triggersOf(effect), { minLength: 2, maxLength: 4 }),
    turns: fc.array(fc.nat(11), { minLength: 6, maxLength: 6 }),
    seed: fc.nat(),
  })

// In order: the last test checks the calls that the tests before it collected.
describe('an effect whose responses come in any order', { shuffle: false }, () => {
  const called = new Map<string, Set<AnyOperation>>()

  it.each(effects.map((effect) => [effect.name, effect] as const))(
    '[BED-3] ends as it does in order: %s',
    async (name, effect) => {
      const { kind, keyOf } = policyOf(effect)
      const operations = new Set<AnyOperation>()
      called.set(name, operations)
      await fc.assert(
        fc.asyncProperty(shuffled(effect), async ({ triggers, turns, seed }) => {
          const respond = respondBy(seed)
          const course = await courseOf(effect, given, triggers, turns, respond)
          for (const operation of course.operations) operations.add(operation)
          expect(brokenIn(course, kind, keyOf)).toEqual([])
          const alone = () => Promise.all(triggers.map((trigger) => courseOf(effect, given, [trigger], [], respond)))
          expect(await forgottenIn(course, alone)).toEqual([])
          const inOrder = await courseOf(effect, given, triggers, [], respond)
          expect(differing(course.state, inOrder.state)).toEqual([])
        }),
        // The tests below check which calls these runs made, so each time they are the same.
        { numRuns: 20, seed: 1 },
      )
    },
  )

  it('[BED-3] was driven to its call wherever it declares a failure', () => {
    const declaring = effects.filter(({ emits }) => emits.some(({ type }) => type.endsWith('Failed')))
    const undriven = declaring.filter(({ name }) => called.get(name)?.size === 0).map(({ name }) => name)
    expect(undriven.toSorted()).toEqual(Object.keys(callingNobody).toSorted())
  })

  it('[BED-3] switches where it reads and exhausts where it changes something, but for those with a reason', () => {
    const others = effects
      .map((effect) => ({
        name: effect.name,
        kind: policyOf(effect).kind,
        operations: called.get(effect.name) ?? new Set(),
      }))
      .filter((one) => one.operations.size > 0 && one.kind !== expectedOf(one))
    expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(otherwise).toSorted())
    expect(others.filter(({ kind }) => kind === 'everyOne')).toEqual([])
  })
})
