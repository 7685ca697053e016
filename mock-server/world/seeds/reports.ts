import { Faker, base } from '@faker-js/faker'
import { employeesOf, type Employee } from '../employees.ts'
import { employeesAsOf } from '../rules.ts'
import { availableLifeEvents, changeDays } from './life-events.ts'

/** A report of one month that an employer can download. */
export interface ReportRecord {
  readonly id: string
  readonly type: 'payroll' | 'provider' | 'life-event'
  readonly year: number
  readonly month: number
  readonly label: string
  readonly providerName: string | null
}

/** The last month that has reports, and how many months they cover. */
export const lastMonth = { year: 2026, month: 10 }
const length = 34

const providers = ['Acorn Health', 'Cyclewise', 'Harbour Pensions'] as const

const months = Array.from({ length }, (_, index) => {
  const count = lastMonth.year * 12 + (lastMonth.month - 1) - index
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
})

/** The reports of the demo client: one payroll report a month from the id 3001 up, one a provider from 3101 up, life events from 3301 up. */
export const reportsOf = (clientId: string): readonly ReportRecord[] =>
  clientId === '77'
    ? [
        ...months.map((when, index) => ({
          id: String(3001 + index),
          type: 'payroll' as const,
          ...when,
          label: 'Payroll deductions',
          providerName: null,
        })),
        ...months.flatMap((when, index) =>
          providers.map((providerName, place) => ({
            id: String(3101 + index * providers.length + place),
            type: 'provider' as const,
            ...when,
            label: 'Members and premiums',
            providerName,
          })),
        ),
        ...months
          .map((when, index) => ({ id: String(3301 + index), ...when }))
          .filter((when) => lifeEventsIn(clientId, when).length > 0)
          .map((when) => ({ ...when, type: 'life-event' as const, label: 'Life events', providerName: null })),
      ]
    : []

/** A life event of an employee as an employer's report has it. */
export interface EmployeeLifeEvent {
  readonly id: string
  readonly employee: Pick<Employee, 'employeeNumber' | 'name'>
  readonly name: string
  readonly date: string
  readonly closedDate: string | null
}

const day = 86_400_000
const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/** Life events of employees of a client, from the id 8101 up: those of the last weeks are open. */
export const employeeLifeEventsOf = (clientId: string): readonly EmployeeLifeEvent[] => {
  const faker = new Faker({ locale: base, seed: 8101 })
  const employees = employeesOf(clientId)
  if (employees.length === 0) return []
  return Array.from({ length: 64 }, (_, index) => {
    const date = daysAfter(employeesAsOf, -Math.floor(faker.number.float() ** 1.5 * 1200))
    const closed = daysAfter(date, changeDays)
    return {
      id: String(8101 + index),
      employee: faker.helpers.arrayElement(employees),
      name: faker.helpers.arrayElement(availableLifeEvents).name,
      date,
      closedDate: closed <= employeesAsOf ? closed : null,
    }
  })
}

/** The life events that happened in a month. */
export const lifeEventsIn = (
  clientId: string,
  { year, month }: Pick<ReportRecord, 'year' | 'month'>,
): readonly EmployeeLifeEvent[] => {
  const start = `${year}-${String(month).padStart(2, '0')}-`
  return employeeLifeEventsOf(clientId).filter(({ date }) => date.startsWith(start))
}
