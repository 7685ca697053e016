import type { Employee } from './employees.ts'
import { employeesOf } from './employees.ts'
import type { Person } from './records.ts'
import { demoPassword } from './seeds/people.ts'
import type { Tables } from './tables.ts'

const open = (link: { readonly state: string } | null): boolean => link?.state === 'open'

/** A world's list, and how often its accounts and links had been changed when it was made. */
interface Listed {
  readonly people: number
  readonly links: number
  readonly employees: readonly Employee[]
}

/** 10,000 rows are not made anew for each call. */
const lists = new WeakMap<Tables, Map<string, Listed>>()

const listOf = ({ people, activationLinks }: Tables, clientId: string): readonly Employee[] => {
  const accounts = new Map(people.all().map((person) => [person.id, person]))
  return employeesOf(clientId).map((employee) => {
    const account = accounts.get(employee.id)
    if (!account) return employee
    const registered = !open(activationLinks.findBy({ personId: account.id }))
    return { ...employee, registered, twoFactor: account.secondFactor === 'validate' }
  })
}

/**
 * The employees of a client as they are in this world: with the accounts that were opened and changed in it. As long as no account
 * changes, it is the same list.
 */
export const listedEmployees = (db: Tables, clientId: string): readonly Employee[] => {
  if (db.settings.find('settings')?.noEmployees) return []
  const own = lists.get(db) ?? new Map<string, Listed>()
  lists.set(db, own)
  const [people, links] = [db.people.changes(), db.activationLinks.changes()]
  const known = own.get(clientId)
  if (known?.people === people && known.links === links) return known.employees
  const employees = listOf(db, clientId)
  own.set(clientId, { people, links, employees })
  return employees
}

/** The account of an employee. One who has none yet gets it, as if they had just registered; null where there is no such employee. */
export const accountOf = (db: Tables, id: string): Person | null => {
  const known = db.people.find(id)
  if (known) return known
  const employee = employeesOf('77').find((one) => one.id === id)
  if (!employee) return null
  const [firstName = '', ...surname] = employee.name.split(' ')
  db.people.insert({
    id,
    email: employee.email,
    password: demoPassword,
    firstName,
    surname: surname.join(' '),
    userType: 'employee',
    employmentStatus: 'active',
    avatar: null,
    personalEmail: null,
    phone: null,
    firstLogin: !employee.registered,
    siteTermsUpdated: !employee.registered,
    isInsightsEnabled: false,
    isDataLoadEligibilityImpactEnabled: false,
    clientId: '77',
    schemeId: '12',
    secondFactor: employee.twoFactor ? 'validate' : 'none',
    captcha: 'never',
    ssoUrl: null,
    locked: false,
    failures: 0,
    probationUntil: null,
    creditsBalance: null,
    note: 'An employee whom an administrator has acted as, or sent a link',
  })
  return db.people.find(id)
}
