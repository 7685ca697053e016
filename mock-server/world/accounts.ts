import type { Employee } from './employees.ts'
import { employeesOf } from './employees.ts'
import type { Person } from './records.ts'
import { demoPassword } from './seeds/people.ts'
import type { Tables } from './tables.ts'

const open = (link: { readonly state: string } | null): boolean => link?.state === 'open'

/** The employees of a client as they are in this world: with the accounts that were opened and changed in it. */
export const listedEmployees = (db: Tables, clientId: string): readonly Employee[] => {
  if (db.settings.find('settings')?.noEmployees) return []
  const accounts = new Map(db.people.all().map((person) => [person.id, person]))
  return employeesOf(clientId).map((employee) => {
    const account = accounts.get(employee.id)
    if (!account) return employee
    const registered = !open(db.activationLinks.findBy({ personId: account.id }))
    return { ...employee, registered, twoFactor: account.secondFactor === 'validate' }
  })
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
