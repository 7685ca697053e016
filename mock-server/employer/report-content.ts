import { Faker, base } from '@faker-js/faker'
import { employeesOf } from '../world/employees.ts'
import { lifeEventsIn, type ReportRecord } from '../world/seeds/reports.ts'
import { csvText } from './csv.ts'

/** How many employees a report has: enough for a download that shows progress. */
const length = 400

const pounds = (pence: number): string => (pence / 100).toFixed(2)

const made = new Map<string, string>()

/** A report's file, made once: the list has its size. */
export const contentOf = (clientId: string, report: ReportRecord): string => {
  const key = `${clientId} ${report.id}`
  const known = made.get(key) ?? makeContent(clientId, report)
  made.set(key, known)
  return known
}

const makeContent = (clientId: string, report: ReportRecord): string => {
  const { id, type } = report
  if (type === 'life-event')
    return csvText([
      ['Employee number', 'Employee', 'Life event', 'Date', 'Closed on'],
      ...lifeEventsIn(clientId, report).map(({ employee, name, date, closedDate }) => [
        employee.employeeNumber,
        employee.name,
        name,
        date,
        closedDate ?? '',
      ]),
    ])
  const faker = new Faker({ locale: base, seed: Number(id) })
  const people = faker.helpers.arrayElements([...employeesOf(clientId)], length)
  const rows = people.map(({ employeeNumber, name, department }) => [
    employeeNumber,
    name,
    type === 'payroll' ? department : faker.helpers.arrayElement(['Single', 'Couple', 'Family']),
    pounds(faker.number.int({ min: 5, max: 120 }) * 25),
    pounds(faker.number.int({ min: 0, max: 400 }) * 25),
  ])
  const third = type === 'payroll' ? 'Department' : 'Cover'
  return csvText([['Employee number', 'Employee', third, 'Employee pays', 'Employer pays'], ...rows])
}
