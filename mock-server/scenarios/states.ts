import type { Fault } from '../faults.ts'
import { openSession } from '../session/second-factor.ts'
import type { Person } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { given, type ScenarioParams } from './params.ts'

/** What a scenario returns to its caller. */
export type ScenarioValues = Readonly<Record<string, string>>

/** A named state of a world. */
export interface Scenario {
  /** One sentence for the control page. */
  readonly summary: string
  /** Puts a fresh world into the state. Throws a RangeError when a parameter names nothing in the world. */
  readonly apply: (world: World, params: ScenarioParams) => ScenarioValues
}

/** The demo employee. */
export const employee = 'employee@acme.example'
/** The demo employer. */
export const employer = 'employer@acme.example'

/** The account of this address. Throws a RangeError when there is none. */
export const accountOf = ({ db }: World, email: string): Person => {
  const person = db.people.findBy({ email })
  if (!person) throw new RangeError(`There is no account '${email}'.`)
  return person
}

/** The id of the benefit that a scenario is about. Throws a RangeError when this world has none of this id. */
export const benefitIdOf = ({ db }: World, params: ScenarioParams, preset = '201'): string => {
  const benefitId = given(params, 'benefitId', preset)
  if (!db.benefits.find(benefitId)) throw new RangeError(`There is no benefit '${benefitId}'.`)
  return benefitId
}

const signIn = (world: World, email: string): ScenarioValues => {
  const person = accountOf(world, email)
  const { tokens } = openSession(world.db, person)
  const familyMember = world.db.familyMembers.findBy({ personId: person.id })
  return {
    accessToken: tokens.access_token,
    userId: person.id,
    clientId: person.clientId,
    schemeId: person.schemeId,
    ...(person.userType === 'employer' && { employeeId: accountOf(world, employee).id }),
    ...(familyMember && { familyMemberId: familyMember.id }),
  }
}

/** Changes the account of `email`, or the demo employee. */
export const changed =
  (change: Partial<Omit<Person, 'id'>>): Scenario['apply'] =>
  (world, params) => {
    world.db.people.update(accountOf(world, given(params, 'email', employee)).id, change)
    return {}
  }

/** Signs in as `email` or as this account, changes the world further, and returns `ids` with the token. */
export const signedInAs =
  (
    email: string,
    change: (world: World, params: ScenarioParams) => void = () => {},
    ids: (world: World, params: ScenarioParams) => ScenarioValues = () => ({}),
  ): Scenario['apply'] =>
  (world, params) => {
    const values = signIn(world, given(params, 'email', email))
    change(world, params)
    return { ...values, ...ids(world, params) }
  }

/** Responds to an operation with this status and body instead of its handler's. */
export const responding = (operation: string, status: number, body: unknown) => (world: World) => {
  const fault: Fault = { operation, kind: 'body', status, body }
  world.faults.add(fault)
}

/** Empties a table. */
export const removeAll = (table: { all: () => { id: string }[]; remove: (id: string) => boolean }) => {
  for (const { id } of table.all()) table.remove(id)
}
