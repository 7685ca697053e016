import * as fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { BenefitId } from './benefits/benefit.ts'
import { checks } from './checks.generated.ts'
import { isOfKeys } from './kernel/codecs/classification.ts'
import { payloads } from './kernel/codecs/arbitrary.testing.ts'
import { FieldEdited } from './kernel/forms/form.ts'
import { openPortalLog } from './portal-log.ts'
import { portalEvolution } from './state.ts'

const { definitions, initial, evolve } = portalEvolution()
const reserved = Object.getOwnPropertyNames(Object.prototype)
const header = { format: 'benefits-portal-log', formatVersion: 1, build: 'b', startedAt: 0, brand: 'a', browser: 'c', hash: null } // oxfmt-ignore

describe('a name that every object has', () => {
  it.each(reserved)('[NAV-1] %s is no id, so its page is not found', (name) => {
    expect(BenefitId.is(name)).toBe(false)
  })

  it.each([...definitions.values()].map((one) => [one.type, one] as const))(
    '[BED-8] is never read as a key or an id of %s, and does no harm as a text',
    (type, { codec, decode, v }) => {
      const before = Object.getOwnPropertyNames(Object.prototype).concat(Object.getOwnPropertyNames(Object))
      const leaves = { text: () => fc.constantFrom(...reserved), number: fc.nat() }
      fc.assert(
        fc.property(payloads(codec, leaves), ({ value, strings }) => {
          const plain = strings.filter(({ classification }) => isOfKeys(classification))
          expect([plain.length > 0, checks.get(type)?.(value)]).not.toEqual([true, true])
          const read = decode(value, v)
          if (isLeft(read)) return
          // A table is read without such keys.
          expect(plain.filter(({ path }) => !path.endsWith('{key}'))).toEqual([])
          evolve(initial(), { seq: 1, at: 0, v, type, data: read.right, causedBy: null })
        }),
        { numRuns: 20 },
      )
      expect(Object.getOwnPropertyNames(Object.prototype).concat(Object.getOwnPropertyNames(Object))).toEqual(before)
    },
  )

  it.each(reserved)('[BED-8] %s as the form of a log is damage, and changes no object', (form) => {
    const { type, data } = FieldEdited({ form, field: 'polluted', value: 'yes', problem: null })
    const lines = [header, { seq: 1, at: 0, v: 1, type, causedBy: null, data }]
    const log = openPortalLog(new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n')))
    if (isLeft(log)) throw new Error(log.left)
    expect([[...log.right], log.right.problems]).toEqual([
      [],
      [{ line: 2, sentence: 'FieldEdited has wrong data at form.' }],
    ])
  })
})
