import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../../src/domain/kernel/event.ts'
import { pseudonymiser } from '../../../src/domain/log/pseudonyms.ts'
import { exceptions } from './exceptions.ts'
import { differences } from './same.ts'

const pseudonym = pseudonymiser('salt')
const same = (seen: string, replayed: string) => differences(seen, replayed, pseudonym)
const moment = { log: '', seq: 1, last: '', url: 'http://portal/', size: null, tree: '', resting: true, underWay: 0 }

describe('two accessibility trees', () => {
  it('[BED-8] are the same where a link home is relative to the build of the inspector', () => {
    expect(same('- /url: /', '- /url: ./')).toEqual([])
    expect(same('- /url: /app/', '- /url: ./')).toHaveLength(1)
  })

  it('[BED-8] are the same where personal values are replaced by the pseudonyms of the log', () => {
    const [first, last, mail] = ['Zoë', "O'Neill-Šimić", 'zoe@acme.example'].map(
      (text) => [text, pseudonym(text)] as const,
    )
    const tree = (of: 0 | 1): string =>
      [
        `- button "Hi, ${first?.[of]}"`,
        `- paragraph: ${first?.[of]} ${last?.[of]} is covered`,
        `- link "${mail?.[of]}":`,
        `  - /url: ${of === 0 ? '?page=2&search=zoe%40acme.example' : `?search=${mail?.[1]}&page=2`}`,
      ].join('\n')
    expect(same(tree(0), tree(1))).toEqual([])
  })

  it('[BED-8] differ where a value is another than its pseudonym, is missing, or in another place', () => {
    const [zoe, max] = [pseudonym('Zoë'), pseudonym('Max')]
    expect(same('- text: Level 2', `- text: Level 7`)).toEqual([
      { seen: ['- text: Level 2'], replayed: ['- text: Level 7'] },
    ])
    expect(same('- text: Zoë', `- text: ${max}`)).toHaveLength(1)
    expect(same('- text: Zoë\n- text: £15.30', `- text: ${zoe}`)).toEqual([{ seen: ['- text: £15.30'], replayed: [] }])
    expect(same('- text: Zoë\n- text: Max', `- text: ${max}\n- text: ${zoe}`)).not.toEqual([])
    for (const [before, after] of [
      ['', 'lla'],
      ['Ma', ''],
    ])
      expect(same(`- text: ${before}Zoë${after}`, `- text: ${before}${zoe}${after}`)).toHaveLength(1)
  })

  it('[BED-8] are the same with dates in words, and in the boxes of a date', () => {
    const [year, month, day] = pseudonym('1978-08-28').split('-')
    const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    expect(
      same('- text: Born on 28 August 1978', `- text: Born on ${words.format(new Date(`${year}-${month}-${day}`))}`),
    ).toEqual([])
    const [amount, other] = ['1200', pseudonym('1200')].map((digits) => `£${Number(digits).toLocaleString('en-GB')}`)
    expect(same(`- cell "${amount}"`, `- cell "${other}"`)).toEqual([])
    const boxes = (d?: string, m?: string, y?: string): string =>
      `- textbox "Day": "${d}"\n- textbox "Month": "${m}"\n- textbox "Year": "${y}"`
    expect(same(boxes('28', '08', '1978'), boxes(day, month, year))).toEqual([])
    expect(same(boxes('28', '08', '1978'), boxes(day, month, '2001'))).not.toEqual([])
  })

  it('[BED-8] are the same with whatever was typed where a secret goes, and only there', () => {
    expect(same('- textbox "Password": Quiet-7', '- textbox "Password": "[secret]"')).toEqual([])
    expect(same('- textbox "Password"', '- textbox "Password": "[secret]"')).toHaveLength(1)
    expect(same('- text: Quiet-7', '- text: "[secret]"')).toHaveLength(1)
  })

  it('[BED-8] are excused by an exception only where they differ by that', () => {
    const excused = (
      seen: readonly string[],
      replayed: readonly string[],
      at = moment,
      events: readonly DomainEvent[] = [],
    ) => exceptions.filter(({ covers }) => covers?.({ seen, replayed }, at, events)).map(({ name }) => name)
    expect(excused(['- button "Hi" [expanded]', '- menu "Hi":'], ['- button "Hi"'])).toEqual(['an open menu'])
    expect(excused(['- button "Hide password": Hide'], ['- button "Show password": Show'])).toEqual(['a secret'])
    expect(excused(['- button "Hide the table": Hide'], ['- button "Show password": Show'])).toEqual([])
    const row = ['- row "Select Ada Byron":', '- cell "£400"']
    const list = { ...moment, url: 'http://portal/app/dashboard/approve-selections/201' }
    expect(excused(row, [], list)).toEqual(['the row with the focus'])
    expect([excused(row, []), excused(row, row, list), excused([...row, ...row, ...row, ...row], [], list)]).toEqual([
      [],
      [],
      [],
    ])
    expect(excused(['- text: £15.30'], [])).toEqual([])
    expect(excused([], ['- heading "No benefit matches your search" [level=2]'])).toEqual([])
    expect(excused(['- listitem: Gold'], ['- listitem: Silver'])).toEqual([])
    expect(excused(['- radio "Gold" [checked]'], ['- radio "Gold"'])).toEqual([])
    const nothing = ['- heading "No benefit matches your search" [level=2]']
    const search = { ...moment, url: 'http://portal/app/my-benefits/?search=dental' }
    const [asked, loaded] = ['AddressChanged', 'BenefitsLoaded'].map((type) => ({ type, data: {} })) as [
      DomainEvent,
      DomainEvent,
    ]
    expect(excused([], nothing, search, [asked, loaded])).toEqual(['a search that came first'])
    expect(excused([], nothing, search, [asked, loaded, asked])).toEqual([])
  })
})
