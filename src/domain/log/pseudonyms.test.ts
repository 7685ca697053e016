import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pseudonymiser } from './pseudonyms.ts'

const pseudonym = pseudonymiser('salt')
const salt = fc.string()
const text = fc.string({ unit: 'grapheme', maxLength: 20 })

/** The script and kind of each letter or digit; other characters unchanged. */
const kindsOf = (value: string): string[] =>
  [...value].map((char) => {
    if (/\p{Nd}/u.test(char)) return 'digit'
    if (/\p{N}/u.test(char)) return 'number'
    const script = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Han', 'Hangul', 'Hiragana', 'Katakana'].find(
      (name) => new RegExp(`\\p{Script=${name}}`, 'u').test(char),
    )
    if (/\p{L}/u.test(char))
      return `${script} ${/\p{Lu}/u.test(char) ? 'capital' : /\p{Ll}/u.test(char) ? 'small' : 'letter'}`
    return char
  })

describe('a pseudonym', () => {
  it('[BED-7] is the same for the same value within a log, and another in another log', () => {
    const [one, two] = [pseudonymiser('one'), pseudonymiser('two')]
    expect(one('first.last@acme.example')).toBe(pseudonymiser('one')('first.last@acme.example'))
    expect(one('first.last@acme.example')).not.toBe(two('first.last@acme.example'))
  })

  it.each([
    "Anne O'Mallory-Smith",
    'first.last@acme.example',
    'Zoë Müller',
    'Ελένη Γεωργίου',
    'Мария Иванова',
    '+44 (0)20 7946 0018',
  ])('[BED-7] keeps length, letters with their case and script, digits and punctuation of %s', (value) => {
    expect(kindsOf(pseudonym(value))).toEqual(kindsOf(value))
    expect(pseudonym(value)).not.toBe(value)
    expect(pseudonym(value)).toHaveLength(value.length)
  })

  it.each(['山田太郎', 'やまだ', '김철수', 'דוד', 'محمد', 'अनिल'])('[BED-7] is in the letters of %s', (value) => {
    expect(kindsOf(pseudonym(value))).toEqual(kindsOf(value))
    expect(pseudonym(value)).not.toBe(value)
  })

  it.each(['', '-', "' & '", '\u{1F600}', '\uD800'])(
    '[BED-7] leaves %j, which has no letter and no digit, as it is',
    (value) => {
      expect(pseudonym(value)).toBe(value)
    },
  )

  it('[BED-7] is never the value itself, where letters or digits leave room for another', () => {
    fc.assert(
      fc.property(salt, fc.stringMatching(/^[A-Za-z0-9]{1,6}[' .@-]?[a-z]?$/), (of, value) => {
        expect(pseudonymiser(of)(value)).not.toBe(value)
      }),
    )
  })

  it('[BED-7] is another for every other value of the shape: a thousand numbers, 676 pairs, all days of ten years', () => {
    const numbers = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'))
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const pairs = letters.flatMap((a) => letters.map((b) => a + b))
    const days = Array.from({ length: 3653 }, (_, i) => new Date(Date.UTC(1960, 0, 1 + i)).toISOString().slice(0, 10))
    for (const values of [numbers, pairs, days, letters, letters.map((a) => a.toUpperCase())])
      expect(new Set(values.map(pseudonym)).size).toBe(values.length)
    expect(days.map(pseudonym).toSorted()).toEqual(days)
  })

  it('[BED-7] of two values is two pseudonyms, whatever the values', () => {
    fc.assert(
      fc.property(salt, fc.uniqueArray(text, { minLength: 2, maxLength: 6 }), (of, values) => {
        expect(new Set(values.map(pseudonymiser(of))).size).toBe(values.length)
      }),
    )
  })

  it('[BED-7] of a day is a day of the same ten years, and of no other text a day', () => {
    const isDay = (value: string): boolean => {
      const at = Date.parse(value)
      return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value)
    }
    expect(pseudonym('2024-02-29')).toMatch(/^202\d-/)
    expect(isDay(pseudonym('2024-02-29'))).toBe(true)
    expect(isDay(pseudonym('1961-03-17T10:00:00Z').slice(0, 10))).toBe(true)
    for (let i = 0; i < 3000; i++) expect(isDay(pseudonym(`${1000 + i}-13-01`))).toBe(false)
  })

  it('[BED-7] does not follow the value: a change of one letter changes nearly all', () => {
    const [one, two] = [pseudonym('alexandra.longname'), pseudonym('alexandra.longnamf')]
    const same = [...one].filter((char, i) => char !== '.' && char === two[i]).length
    expect(same).toBeLessThan(6)
  })
})
