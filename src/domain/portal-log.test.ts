import * as fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { checks } from './checks.generated.ts'
import { payloads } from './kernel/codecs/arbitrary.testing.ts'
import { openPortalLog } from './portal-log.ts'
import { profile } from './samples.ts'
import { selectLogin } from './session/login.ts'
import { selectProfile } from './session/session.ts'
import { selectIsSwitchedOff } from './shell/features.ts'
import { portalEvolution } from './state.ts'

const { definitions, initial, replay } = portalEvolution()
const leaf = fc.constantFrom<unknown[]>('a', '', '__proto__', 'constructor', 0, 1.5, true, null, undefined, [], {}, [
  null,
])

/** The same data with one part, at a random depth, replaced or removed. */
const spoilt = (data: unknown, turns: readonly number[], instead: unknown): unknown => {
  const [turn = 0, ...rest] = turns
  if (typeof data !== 'object' || data === null) return instead
  const names = Object.keys(data)
  const name = names[turn % (names.length + 1)]
  if (name === undefined) return instead
  const copy: object = Array.isArray(data) ? [...(data as unknown[])] : { ...data }
  const value = spoilt(Reflect.get(data, name), rest, instead)
  if (value === undefined && !Array.isArray(copy)) Reflect.deleteProperty(copy, name)
  else Reflect.set(copy, name, value)
  return copy
}

describe('the check of each event of the portal', () => {
  it('[BED-8] is there for every event, and for no other', () => {
    expect([...checks.keys()].toSorted()).toEqual([...definitions.keys()].toSorted())
  })

  it.each([...definitions.values()].map((one) => [one.type, one] as const))(
    '[BED-8] %s takes what its codec takes, and nothing else',
    (type, { codec }) => {
      const check = checks.get(type)
      const leaves = { text: () => fc.constantFrom('a', 'b'), number: fc.constantFrom(0, 7) }
      fc.assert(
        fc.property(
          payloads(codec, leaves),
          fc.array(fc.nat(12), { maxLength: 6 }),
          leaf,
          ({ value }, turns, instead) => {
            expect(check?.(value)).toBe(true)
            const other = spoilt(value, turns, instead)
            expect([other, check?.(other)]).toEqual([other, codec.is(other)])
          },
        ),
        { numRuns: 60 },
      )
    },
  )
})

describe('a log of an earlier portal', () => {
  const header = {
    format: 'benefits-portal-log',
    formatVersion: 1,
    startedAt: 0,
    brand: 'acme',
    browser: 'c',
    hash: null,
  }
  /** The state after one event as version 1 recorded it. */
  const stateAfter = (type: string, data: unknown) => {
    const lines = [
      { ...header, build: 'b' },
      { seq: 1, at: 0, v: 1, type, causedBy: null, data },
    ]
    const bytes = new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'))
    const log = openPortalLog(bytes, { sanitise: (html) => html.replaceAll(/<script.*script>/g, '') })
    if (isLeft(log)) throw new Error(log.left)
    expect(log.right.problems).toEqual([])
    return replay(initial(), log.right)
  }

  it("[BED-9] [BED-8] is read with the host's words to a login as they are, because their mark alone changed, and safe", () => {
    const problem = { kind: 'unauthorised', detail: null }
    const message = '<i>a</i><script>b</script>'
    const state = stateAfter('LoginFailed', { problem, message, locked: false, captchaDemanded: false })
    expect(selectLogin(state).trouble).toEqual({ kind: 'refused', message: '<i>a</i>', locked: false })
  })

  it('[BED-9] [LOGIN-7] is read as one in which the host said nothing of remembering the person', () => {
    expect(selectLogin(stateAfter('LoginSucceeded', {})).remember).toBeNull()
  })

  it('[BED-9] [SHELL-4] is read with a chunk that failed to load under the name that the event had then', () => {
    expect(stateAfter('PartMissed', { part: 'benefits' }).parts).toEqual({ missed: 'benefits' })
  })

  it('[BED-9] [NAV-1] is read as one in which the client switched nothing off', () => {
    const { exceptions, ...client } = profile.client
    const state = stateAfter('ProfileLoaded', { profile: { ...profile, client }, termsUpdated: false })
    expect(selectProfile(state)).toEqual({ ...profile, client: { ...client, exceptions: [] } })
    expect(exceptions).toEqual([])
    expect(selectIsSwitchedOff(state, 'totalBenefits')).toBe(false)
  })
})
