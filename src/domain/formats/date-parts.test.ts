import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNames } from './calendar.ts'
import type { DateParts } from './date-parts.ts'
import {
  dateFault,
  dateParts,
  digitsOf,
  isoOf,
  padPart,
  partOfFault,
  partsOf,
  readDate,
  splitDate,
  stepPart,
  textOf,
} from './date-parts.ts'
import { dayOf, daysIn, yearOf } from './calendar.ts'

const years = { min: 1900, max: 2026 }
const birthday: DateParts = { day: '28', month: '08', year: '1978' }
const fault = (day: string, month: string, year: string) => dateFault({ day, month, year }, years, 2026)

const anyParts = fc.record({
  day: fc.stringMatching(/^\d{0,2}$/),
  month: fc.stringMatching(/^\d{0,2}$/),
  year: fc.stringMatching(/^\d{0,4}$/),
})
/** Real days, from the machine's own calendar. */
const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the parts of a date', () => {
  it('[ACT-2] keep what was typed so far, and are nothing where nothing was', () => {
    expect(textOf({ day: '2', month: '', year: '' })).toBe('--2')
    expect(textOf({ day: '', month: '', year: '' })).toBe('')
    expect(partsOf('')).toEqual({ day: '', month: '', year: '' })
    expect(partsOf('next week')).toEqual({ day: '', month: '', year: '' })
    fc.assert(
      fc.property(anyParts, (parts) => {
        expect(partsOf(textOf(parts))).toEqual(parts)
      }),
    )
  })

  it('[ACT-2] take digits alone, two, two and four of them', () => {
    expect([digitsOf('day', 'a1b2c3'), digitsOf('month', '-8'), digitsOf('year', '1978x9')]).toEqual([
      '12',
      '8',
      '1978',
    ])
  })

  it('[ACT-2] are padded to two digits, the year and an empty box excepted', () => {
    expect([padPart('day', '8'), padPart('month', ''), padPart('year', '78')]).toEqual(['08', '', '78'])
  })

  it.each([
    '28/08/1978',
    '28-08-1978',
    '1978-08-28',
    '28.8.1978',
    ' 28 08 1978 ',
    '1978/8/28',
    '28 August 1978',
    '28 AUG 1978',
    '28th August 1978',
    '28th of August, 1978',
    'Monday, 28 August 1978',
    'Mon 28 Aug. 1978',
    'August 28, 1978',
    '28-Aug-1978',
    '28 / 08 / 1978',
    '28.08.1978.',
    '28–08–1978',
    '28‑08‑1978',
    '1978−08−28',
    '1978-08-28T00:00',
    '1978-08-28T00:00:00.000Z',
    '1978-08-28T00:00:00+01:00',
    '1978-08-28 00:00:00',
    '28/08/1978, 09:30',
    '28/08/1978 9:30 am',
    '28\u00A008\u00A01978',
    '\u200E28/\u200E08/\u200E1978',
    '\u202A28 August 1978\u202C',
    '\uFEFF28/08/1978',
    '２８/０８/１９７８',
    '28 08\t1978\n',
    '28\u204408\u20441978',
    '28\u221508\u22151978',
    '28。08。1978',
    '28\\08\\1978',
    '28_08_1978',
    '"28/08/1978"',
    '28th of Aug 1978',
    '28081978',
    '19780828',
  ])('[RESET-1] are read from %j', (text) => {
    expect(readDate(text)).toEqual(birthday)
  })

  it.each([
    ['June 5, 2001', { day: '05', month: '06', year: '2001' }],
    ['July 4 1990', { day: '04', month: '07', year: '1990' }],
    ['Sept 5, 2001', { day: '05', month: '09', year: '2001' }],
  ])('[RESET-1] are read from %j, whose month has as many letters as a year has digits', (text, parts) => {
    expect(readDate(text)).toEqual(parts)
  })

  it.each([
    '',
    '28',
    '28/08',
    '28/08/78',
    '280/08/1978',
    '1978-08-1978',
    '28 Sextember 1978',
    '28 Au 1978',
    '28 August',
    'August 1978',
    '28 August 78',
    '12:30',
    '28/08/1978 to 29/08/1978',
    'tomorrow',
    '020 7946 0000',
  ])('[ACT-2] are not read from %j', (text) => {
    expect(readDate(text)).toBeNull()
  })
})

it.each(['28/08/78', '28.8.78', '28 August 78', '28-08-78'])(
  '[ACT-2] a year of two digits in %j is left to its box',
  (text) => {
    expect(splitDate(text)).toEqual({ ...birthday, year: '78' })
  },
)

it.each(monthNames)('[ACT-2] %s is a month, whole or shortened', (name) => {
  const shortened = Array.from({ length: name.length - 2 }, (_, left) => name.slice(0, 3 + left))
  expect(shortened.map((word) => splitDate(`1 ${word} 1978`)?.month)).toEqual(
    shortened.map(() => splitDate(`1 ${name.slice(0, 3)} 1978`)?.month),
  )
  expect(splitDate(`1 ${name} 1978`)).not.toBeNull()
})

describe('what is wrong with a date', () => {
  it.each([
    ['', '08', '1978', 'dayMissing'],
    ['28', '', '1978', 'monthMissing'],
    ['28', '08', '', 'yearMissing'],
    ['29', '02', '1979', 'dayOutside'],
    ['29', '2', '1980', null],
    ['29', '02', '1900', 'dayOutside'],
    ['29', '02', '2000', null],
    ['31', '04', '1978', 'dayOutside'],
    ['0', '04', '1978', 'dayOutside'],
    ['28', '13', '1978', 'monthOutside'],
    ['28', '00', '1978', 'monthOutside'],
    ['28', '08', '78', 'yearShort'],
    ['28', '08', '1899', 'yearOutside'],
    ['28', '08', '2027', 'yearOutside'],
    ['8', '8', '1978', null],
  ])('[ACT-2] %s %s %s: %s', (day, month, year, expected) => {
    expect(fault(day, month, year)).toBe(expected)
  })

  it('[ACT-2] a year lies between the least, or the current one, and the greatest; without a greatest any will do', () => {
    const from = (year: string, limits: { min: number | null; max: number } | null) =>
      dateFault({ ...birthday, year }, limits, 2026)
    expect(from('2025', { min: null, max: 2030 })).toBe('yearOutside')
    expect(from('2026', { min: null, max: 2030 })).toBeNull()
    expect(from('1066', null)).toBeNull()
    expect(from('0000', null)).toBe('yearOutside')
  })

  it('[ACT-2] names the box', () => {
    expect([partOfFault('dayOutside'), partOfFault('monthMissing'), partOfFault('yearShort')]).toEqual(dateParts)
  })

  it('[ACT-2] is nothing for every day of the calendar, and something for every other text', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dateFault(partsOf(day), years, 2026)).toBeNull()
        expect(isoOf(partsOf(day))).toBe(day)
      }),
    )
    const isReal = (iso: string): boolean => {
      const time = Date.parse(`${iso}T00:00:00Z`)
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
    }
    fc.assert(
      fc.property(anyParts, (parts) => {
        const real =
          Object.values(parts).every((part) => part !== '') && parts.year.length === 4 && isReal(isoOf(parts))
        expect(dateFault(parts, null, 2026) === null).toBe(real && parts.year !== '0000')
      }),
    )
  })
})

describe('the arrows', () => {
  const step = (part: 'day' | 'month' | 'year', parts: Partial<DateParts>, by: 1 | -1) =>
    stepPart(part, { ...birthday, ...parts }, by, years, 2026)[part]

  it('[ACT-2] change a part by one and stop at its limits', () => {
    expect([step('day', {}, 1), step('month', {}, -1), step('year', {}, 1)]).toEqual(['29', '07', '1979'])
    expect([step('day', { day: '31' }, 1), step('month', { month: '12' }, 1)]).toEqual(['31', '12'])
    expect([step('day', { day: '01' }, -1), step('year', { year: '1900' }, -1)]).toEqual(['01', '1900'])
    expect(step('year', { year: '2026' }, 1)).toBe('2026')
  })

  it('[ACT-2] know how long a month is', () => {
    expect(step('day', { day: '28', month: '02', year: '1979' }, 1)).toBe('28')
    expect(step('day', { day: '28', month: '02', year: '1980' }, 1)).toBe('29')
    expect(step('day', { day: '30', month: '02', year: '' }, 1)).toBe('29')
    expect([daysIn(null, null), daysIn(9, 2026), daysIn(2, null)]).toEqual([31, 30, 29])
  })

  it('[ACT-2] begin an empty box at its nearer end, and the year at the current one', () => {
    expect([step('day', { day: '' }, 1), step('day', { day: '' }, -1), step('year', { year: '' }, 1)]).toEqual([
      '01',
      '31',
      '2026',
    ])
    expect(stepPart('year', { ...birthday, year: '' }, -1, null, 2026).year).toBe('2026')
  })

  it('[ACT-2] never leave the calendar, whatever was typed before', () => {
    const part = fc.constantFrom(...dateParts)
    fc.assert(
      fc.property(anyParts, part, fc.constantFrom<1 | -1>(1, -1), (parts, which, by) => {
        const after = stepPart(which, parts, by, years, 2026)
        const others = { ...birthday, month: '01', year: '2000', [which]: after[which] }
        expect(dateFault(others, years, 2026)).toBeNull()
      }),
    )
  })
})

it('[ACT-2] tells the year of any time as the calendar does', () => {
  const times = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(times, (date) => {
      expect(yearOf(date.getTime())).toBe(date.getUTCFullYear())
    }),
  )
  for (let year = 1600; year < 2100; year++) {
    expect(yearOf(Date.UTC(year, 0, 1))).toBe(year)
    expect(yearOf(Date.UTC(year, 11, 31, 23, 59))).toBe(year)
  }
})

it('[FAM-1] the day of any time is the one of the machine’s own calendar, before 1970 too', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59.999Z'),
        noInvalidDate: true,
      }),
      (date) => {
        expect(dayOf(date.getTime())).toBe(date.toISOString().slice(0, 10))
      },
    ),
  )
  expect(['1968-02-29', '2000-02-29', '1900-03-01'].map((day) => dayOf(Date.parse(day)))).toEqual([
    '1968-02-29',
    '2000-02-29',
    '1900-03-01',
  ])
  expect(dayOf(-1)).toBe('1969-12-31')
})
