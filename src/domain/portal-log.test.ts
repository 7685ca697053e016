import * as fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { checks } from './checks.generated.ts'
import { payloads } from './kernel/arbitrary/kit.ts'
import { openPortalLog } from './portal-log.ts'
import { selectLogin } from './session/login.ts'
import { portalEvolution } from './state.ts'

const { definitions, initial, replay } = portalEvolution()
const leaf = fc.constantFrom<unknown[]>('a', '', 0, 1.5, true, null, undefined, [], {}, [null])

/** The same data with one thing in it, at a random depth, put in another's place or taken away. */
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

describe("a log from before the host's words to a login counted as personal", () => {
  it('[BED-9] [BED-8] is read as it is, because only the mark of the words changed, and its HTML is sanitised', () => {
    const header = {
      format: 'benefits-portal-log',
      formatVersion: 1,
      build: 'b',
      startedAt: 0,
      brand: 'acme',
      browser: 'c',
    }
    const data = { message: '<i>a</i><script>b</script>', locked: false, captchaDemanded: false }
    const problem = { kind: 'unauthorised', detail: null }
    const entry = { seq: 1, at: 0, v: 1, type: 'LoginFailed', causedBy: null, data: { ...data, problem } }
    const bytes = new TextEncoder().encode(
      [{ ...header, hash: null }, entry].map((line) => JSON.stringify(line)).join('\n'),
    )
    const log = openPortalLog(bytes, { sanitise: (html) => html.replaceAll(/<script.*script>/g, '') })
    if (isLeft(log)) throw new Error(log.left)
    expect(log.right.problems).toEqual([])
    expect(selectLogin(replay(initial(), log.right)).trouble).toEqual({
      kind: 'refused',
      message: '<i>a</i>',
      locked: false,
    })
  })
})
