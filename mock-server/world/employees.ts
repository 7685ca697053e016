import { Faker, base } from '@faker-js/faker'
import { employeesAsOf } from './rules.ts'
import { seedActivationLinks } from './seeds/account.ts'
import { drawName } from './seeds/names.ts'
import { seedPeople } from './seeds/people.ts'
import { usualSalary } from './pricing.ts'

/** An employee as an employer knows one. Salaries are pence a year, days are yyyy-mm-dd. */
export interface Employee {
  readonly id: string
  readonly employeeNumber: string
  readonly name: string
  readonly email: string
  readonly gender: 'female' | 'male'
  readonly dateOfBirth: string
  readonly startDate: string
  readonly department: string
  readonly location: string
  readonly jobTitle: string
  readonly salary: number
  /** Whether the account was activated, and on which day; null if it was not. */
  readonly registered: boolean
  readonly registeredOn: string | null
  /** The last day on which the person signed in; null if they never did. */
  readonly lastSeen: string | null
  /** Two-factor is on. */
  readonly twoFactor: boolean
}

/** The client that has employees. */
export const demoClient = '77'

const dayMs = 86_400_000

/** The day that is this number of days before that of the employees' figures. */
const daysBefore = (days: number): string =>
  new Date(Date.parse(employeesAsOf) - days * dayMs).toISOString().slice(0, 10)

const departments: Readonly<Record<string, readonly string[]>> = {
  'Customer service': ['Adviser', 'Senior adviser', 'Team leader'],
  Operations: ['Operative', 'Shift leader', 'Depot manager'],
  Engineering: ['Technician', 'Engineer', 'Principal engineer'],
  Sales: ['Account executive', 'Account manager', 'Sales director'],
  Finance: ['Accounts assistant', 'Accountant', 'Financial controller'],
  People: ['People adviser', 'People partner', 'Head of people'],
  Technology: ['Analyst', 'Developer', 'Architect'],
}

/** The departments of the demo client. */
export const departmentNames: readonly string[] = Object.keys(departments)

const locations = ['London', 'Birmingham', 'Leeds', 'Glasgow', 'Cardiff', 'Bristol', 'Belfast', 'Home-based']
const grades = [
  { level: 0, share: 0.62, salary: [25_500, 34_000] },
  { level: 1, share: 0.3, salary: [32_000, 58_000] },
  { level: 2, share: 0.08, salary: [55_000, 120_000] },
] as const

/** What an employer knows about an employee besides their identity. */
export type EmployeeFacts = Omit<Employee, 'id' | 'employeeNumber' | 'name' | 'email'>

/** Draws the facts of an employee, the same for the same state of a seeded faker. */
export const drawFacts = (faker: Faker, registered: boolean): EmployeeFacts => {
  const grade = faker.helpers.weightedArrayElement(grades.map((value) => ({ value, weight: value.share * 100 })))
  const [department, titles] = faker.helpers.arrayElement(Object.entries(departments))
  const [least, most] = grade.salary
  const served = Math.floor(faker.number.float() ** 2 * 9000) + 5
  const registeredAgo = faker.number.int({ min: 1, max: Math.min(served, 1500) })
  return {
    gender: faker.helpers.arrayElement(['female', 'male'] as const),
    dateOfBirth: daysBefore(served + faker.number.int({ min: 18 * 365, max: 45 * 365 })),
    startDate: daysBefore(served),
    department,
    location: faker.helpers.arrayElement(locations),
    jobTitle: titles[grade.level] ?? '',
    salary: faker.number.int({ min: least / 500, max: most / 500 }) * 50_000,
    registered,
    registeredOn: registered ? daysBefore(registeredAgo) : null,
    lastSeen: registered ? daysBefore(Math.floor(faker.number.float() ** 3 * registeredAgo)) : null,
    twoFactor: registered && faker.number.float() < 0.34,
  }
}

/** How many of all employees have registered. */
export const registeredShare = 0.8125

/** The name before the @ of an email address, without the id at its end. */
export const addressOf = (firstName: string, surname: string): string =>
  `${firstName}.${surname}`.toLowerCase().replaceAll(/[^a-z.]/g, '')

/** What every email address of the demo client ends with. */
export const emailDomain = '@acme.example'

/** The day of the last upload of all employees. */
export const lastFullUpload = '2026-11-02'

/** How many of the first employees started on the Mondays since the last full upload. */
const newStarters = 36

/** When the employee at this place started, if that was since the last full upload; nobody else did. */
const startOf = (index: number, { startDate, registered, ...facts }: EmployeeFacts): EmployeeFacts => {
  if (index >= newStarters)
    return { ...facts, registered, startDate: startDate < lastFullUpload ? startDate : daysBefore(19) }
  const started = index % 2 === 0 ? '2026-11-09' : '2026-11-16'
  return {
    ...facts,
    startDate: started,
    registered,
    registeredOn: registered ? started : null,
    lastSeen: registered ? started : null,
  }
}

const build = (count: number): readonly Employee[] => {
  const faker = new Faker({ locale: base, seed: 10_000 })
  // A separate faker for what was added later: names and registrations stay as they were.
  const more = new Faker({ locale: base, seed: 10_001 })
  return Array.from({ length: count }, (_, index) => {
    const { firstName, surname } = drawName(faker)
    const id = String(5001 + index)
    return {
      id,
      employeeNumber: `AC${id.padStart(6, '0')}`,
      name: `${firstName} ${surname}`,
      email: `${addressOf(firstName, surname)}.${id}${emailDomain}`,
      ...startOf(index, drawFacts(more, faker.number.float() < registeredShare)),
    }
  })
}

/** The jobs of those demo accounts that a person looks up in the list of employees. */
const demoJobs: Readonly<Record<string, Partial<EmployeeFacts>>> = {
  '4021': {
    gender: 'male',
    dateOfBirth: '1978-08-28',
    department: 'Finance',
    location: 'Leeds',
    jobTitle: 'Accountant',
  },
  '4026': { department: 'People', location: 'London', jobTitle: 'Head of people' },
  '4027': { department: 'People', location: 'Leeds', jobTitle: 'People partner' },
}

/** The demo accounts of people who still work there. */
const employed = () => seedPeople().filter(({ leftOn }) => leftOn === null)

const notBefore = (first: string, day: string): string => (day < first ? first : day)

/**
 * The demo accounts are employees too: they replace the last generated ones, and take their jobs. Accounts that have yet to be activated
 * are not registered.
 */
export const demoEmployees = (jobs: readonly EmployeeFacts[]): readonly Employee[] => {
  const pending = new Set(seedActivationLinks.map(({ personId }) => personId))
  return employed().flatMap(({ id, email, firstName, surname, secondFactor, joinedOn }, index) => {
    const job = jobs[index]
    const registered = !pending.has(id)
    return job === undefined
      ? []
      : [
          {
            ...job,
            salary: usualSalary,
            ...demoJobs[id],
            id,
            employeeNumber: `AC${id.padStart(6, '0')}`,
            name: `${firstName} ${surname}`,
            email,
            startDate: joinedOn,
            registered,
            registeredOn: registered ? notBefore(joinedOn, job.registeredOn ?? employeesAsOf) : null,
            lastSeen: registered ? notBefore(joinedOn, job.lastSeen ?? employeesAsOf) : null,
            twoFactor: secondFactor === 'validate',
          },
        ]
  })
}

/** How many demo accounts are of people who work there. */
export const demoCount = employed().length

const withDemoAccounts = (invented: readonly Employee[]): readonly Employee[] => [
  ...invented.slice(0, -demoCount),
  ...demoEmployees(invented.slice(-demoCount)),
]

let employees: readonly Employee[] | null = null

/**
 * The employees of a client: 10,000 for the demo client, its demo accounts among them, and none for others. Every world shares the
 * one frozen list, which is built on first use; what changes in a world is in `rosterOf`.
 */
export const employeesOf = (clientId: string): readonly Employee[] =>
  clientId === demoClient ? (employees ??= Object.freeze(withDemoAccounts(build(10_000)))) : []

/** The first employees of the demo client, without the rest. */
export const firstEmployees = (count: number): readonly Employee[] => employees?.slice(0, count) ?? build(count)
