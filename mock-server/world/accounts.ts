import type { Employee } from './employees.ts'
import { employeesAsOf, employeesOf } from './employees.ts'
import type { Choice } from './offer.ts'
import type { Benefit, Person } from './records.ts'
import { demoPassword } from './seeds/people.ts'
import { presetChoice, selectionOf } from './seeds/selections.ts'
import type { Tables } from './tables.ts'
import { probationDays, standingsOf } from './take-up.ts'

const open = (link: { readonly state: string } | null): boolean => link?.state === 'open'

/** A world's list, and how often its accounts and links had been changed when it was made. */
interface Listed {
  readonly people: number
  readonly links: number
  readonly employees: readonly Employee[]
}

/** 10,000 rows are not made again for each call. */
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

/** Probation lasts 90 days; null once it is over. */
const probationOf = ({ startDate }: Employee): string | null => {
  const until = new Date(Date.parse(startDate) + probationDays * 86_400_000).toISOString().slice(0, 10)
  return until > employeesAsOf ? until : null
}

/** The presets, with the level that the employee has where there is one to choose. */
const levelChoice = (benefit: Benefit, level: string | null): Choice => {
  const preset = presetChoice(benefit)
  const field = benefit.offer.fields.find(({ kind }) => kind === 'choice')
  const option = field?.options.find(({ label }) => label === level)
  return field && option ? { ...preset, values: { ...preset.values, [field.name]: option.value } } : preset
}

/** What a new account has is what the employer's take-up says of the employee. */
const giveBenefits = (db: Tables, person: Person): void => {
  for (const benefit of db.benefits.all()) {
    const standing = standingsOf(benefit, person.clientId).find(({ employee }) => employee.id === person.id)
    if (standing?.since == null || benefit.groupCode === 'ccv') continue
    const choice = levelChoice(benefit, standing.level)
    const selection = selectionOf({ id: `${person.id}-${benefit.id}`, person, benefit, status: 'approved' }, [], {
      ...choice,
      people: [],
    })
    const since = new Date(standing.since).toISOString().slice(0, 10)
    db.selections.insert({ ...selection, startDate: since })
  }
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
    joinedOn: employee.startDate,
    leftOn: null,
    probationUntil: probationOf(employee),
    creditsBalance: null,
    note: 'An employee whom an administrator has acted as, or sent a link',
  })
  const person = db.people.find(id)
  if (person) giveBenefits(db, person)
  return person
}
