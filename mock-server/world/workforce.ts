import type { Employee } from './employees.ts'
import { employeesAsOf } from './rules.ts'

/** The dimensions by which a workforce can be grouped. */
export type Dimension = 'department' | 'age' | 'service' | 'location'

/** Whole years from one day to another, both yyyy-mm-dd. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)

/** A person's age in whole years as of the day of all figures. */
export const ageOf = ({ dateOfBirth }: Employee): number => yearsBetween(dateOfBirth, employeesAsOf)

/** Bands by their highest whole year; the last one has no end. */
const ages: readonly (readonly [name: string, upTo: number])[] = [
  ['Under 25', 24],
  ['25 to 34', 34],
  ['35 to 44', 44],
  ['45 to 54', 54],
  ['55 to 64', 64],
  ['65 and over', Infinity],
]
const services: readonly (readonly [name: string, upTo: number])[] = [
  ['Under 1 year', 0],
  ['1 to 2 years', 2],
  ['3 to 5 years', 5],
  ['6 to 10 years', 10],
  ['11 to 20 years', 20],
  ['Over 20 years', Infinity],
]
const bandOf = (bands: typeof ages, years: number): string => bands.find(([, upTo]) => years <= upTo)?.[0] ?? ''

/** The group to which an employee belongs in this dimension. */
export const partOf = (employee: Employee, by: Dimension): string => {
  switch (by) {
    case 'department':
      return employee.department
    case 'location':
      return employee.location
    case 'age':
      return bandOf(ages, ageOf(employee))
    case 'service':
      return bandOf(services, yearsBetween(employee.startDate, employeesAsOf))
  }
}

const orderOf: Readonly<Record<Dimension, readonly string[]>> = {
  department: [],
  location: [],
  age: ages.map(([name]) => name),
  service: services.map(([name]) => name),
}

/**
 * Rows by a group of their employee: bands in order, names alphabetically. Every row is in exactly one part, so the parts add up to the
 * whole.
 */
export const partsOf = <Row>(
  rows: readonly Row[],
  by: Dimension,
  employeeOf: (row: Row) => Employee,
): readonly { readonly name: string; readonly rows: readonly Row[] }[] => {
  const parts = new Map<string, Row[]>()
  for (const row of rows) {
    const name = partOf(employeeOf(row), by)
    const part = parts.get(name)
    if (part) part.push(row)
    else parts.set(name, [row])
  }
  const place = (name: string): number => orderOf[by].indexOf(name)
  return [...parts]
    .map(([name, found]) => ({ name, rows: found }))
    .sort((a, b) => place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1))
}

/** The months from that of a day to that of another, yyyy-mm, none left out. */
export const monthsFrom = (first: string, last: string): readonly string[] => {
  const months: string[] = []
  let [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))]
  while (`${year}-${String(month).padStart(2, '0')}` <= last.slice(0, 7)) {
    months.push(`${year}-${String(month).padStart(2, '0')}`)
    if (month === 12) [year, month] = [year + 1, 1]
    else month += 1
  }
  return months
}

/** The day a number of whole years before another, yyyy-mm-dd; 29 February becomes the 28th. */
export const yearsBefore = (day: string, years: number): string => {
  const year = String(Number(day.slice(0, 4)) - years)
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}

/** The last day of a month yyyy-mm, yyyy-mm-dd. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
