import { demoClient, employeesOf, type Employee } from './employees.ts'
import { employeesAsOf, probationDays } from './rules.ts'
import type { Choice } from './offer.ts'
import type { Benefit, Person } from './records.ts'
import { demoPassword } from './seeds/people.ts'
import { presetChoice, selectionOf } from './seeds/selections.ts'
import { generatedRoster, type EmployeeChange } from './roster/generated.ts'
import { listedRoster } from './roster/listed.ts'
import type { Roster } from './roster/roster.ts'
import type { Tables } from './tables.ts'
import { participationOf } from './take-up.ts'

const open = (link: { readonly state: string } | null): boolean => link?.state === 'open'

/** A world's roster, with the data it was made from. */
interface Known {
  readonly people: number
  readonly links: number
  readonly count: number | null
  readonly roster: Roster
}

/** Caches the rosters, so that none is made again for each call. */
const rosters = new WeakMap<Tables, Map<string, Known>>()

/** The changes that the accounts of this world make to their employees. */
const changesIn = ({ people, activationLinks }: Tables): ReadonlyMap<string, EmployeeChange> =>
  new Map(
    people.all().map(({ id, secondFactor }) => {
      const registered = !open(activationLinks.findBy({ personId: id }))
      return [id, { registered, twoFactor: secondFactor === 'validate' }] as const
    }),
  )

const noEmployees = listedRoster([])

const rosterFor = (db: Tables, clientId: string, count: number | null): Roster => {
  const changes = changesIn(db)
  if (count !== null && clientId === demoClient) return generatedRoster(count, changes)
  return listedRoster(
    employeesOf(clientId).map((employee) => {
      const change = changes.get(employee.id)
      return change ? { ...employee, ...change } : employee
    }),
  )
}

/**
 * The employees of a client in this world, with the accounts that were opened and changed in it. It returns the same roster until an
 * account changes.
 */
export const rosterOf = (db: Tables, clientId: string): Roster => {
  const settings = db.settings.find('settings')
  if (settings?.noEmployees) return noEmployees
  // A state that an earlier version stored in a browser has no count.
  const count = settings?.employeeCount ?? null
  const own = rosters.get(db) ?? new Map<string, Known>()
  rosters.set(db, own)
  const [people, links] = [db.people.changes(), db.activationLinks.changes()]
  const known = own.get(clientId)
  if (known?.people === people && known.links === links && known.count === count) return known.roster
  const roster = rosterFor(db, clientId, count)
  own.set(clientId, { people, links, count, roster })
  return roster
}

/** Probation lasts 90 days; null once it is over. */
const probationOf = ({ startDate }: Employee): string | null => {
  const until = new Date(Date.parse(startDate) + probationDays * 86_400_000).toISOString().slice(0, 10)
  return until > employeesAsOf ? until : null
}

/** The preset choice, with the employee's level if the benefit has levels. */
const levelChoice = (benefit: Benefit, level: string | null): Choice => {
  const preset = presetChoice(benefit)
  const field = benefit.offer.fields.find(({ kind }) => kind === 'choice')
  const option = field?.options.find(({ label }) => label === level)
  return field && option ? { ...preset, values: { ...preset.values, [field.name]: option.value } } : preset
}

/** Gives a new account the benefits that the employee has in the employer's take-up. */
const giveBenefits = (db: Tables, person: Person, employee: Employee): void => {
  for (const benefit of db.benefits.all()) {
    const standing = participationOf(benefit, employee)
    if (standing.since === null || benefit.groupCode === 'ccv') continue
    const choice = levelChoice(benefit, standing.level)
    const selection = selectionOf({ id: `${person.id}-${benefit.id}`, person, benefit, status: 'approved' }, [], {
      ...choice,
      people: [],
    })
    const since = new Date(standing.since).toISOString().slice(0, 10)
    db.selections.insert({ ...selection, startDate: since })
  }
}

/** The account of an employee, created as if they had just registered if there is none; null if there is no such employee. */
export const accountOf = (db: Tables, id: string): Person | null => {
  const known = db.people.find(id)
  if (known) return known
  const employee = rosterOf(db, demoClient).find(id)
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
    clientId: demoClient,
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
  if (person) giveBenefits(db, person, employee)
  return person
}
