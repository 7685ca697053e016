import type { Fault } from '../faults.ts'
import type { Person } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { ScenarioParams } from './params.ts'

/** What a scenario tells whoever asked for it. */
export type ScenarioValues = Readonly<Record<string, string>>

/** A named state of a world. */
export interface Scenario {
  /** One sentence for the control page. */
  readonly summary: string
  /** Puts a fresh world into the state. Throws a RangeError when a parameter names nothing in the world. */
  readonly apply: (world: World, params: ScenarioParams) => ScenarioValues
}

/** The token of every signed-in state. In those states any other bearer counts as well. */
export const contractToken = 'contract-token'

/** The account of this address. Throws a RangeError when there is none. */
export const accountOf = ({ db }: World, email = 'employee@acme.example'): Person => {
  const person = db.people.findBy({ email })
  if (!person) throw new RangeError(`There is no account '${email}'.`)
  return person
}

/** The id of a benefit of this world. Throws a RangeError when there is none. */
export const benefitIdOf = ({ db }: World, benefitId = '201'): string => {
  if (!db.benefits.find(benefitId)) throw new RangeError(`There is no benefit '${benefitId}'.`)
  return benefitId
}

const signIn = (world: World, email?: string): ScenarioValues => {
  const person = accountOf(world, email)
  world.db.settings.update('settings', { anyBearerIs: person.email })
  world.db.sessions.insert({ id: 'contract-session', personId: person.id, tokens: [contractToken], closing: false })
  return { accessToken: contractToken }
}

/** Changes the account of `email`, or the demo employee. */
export const changed =
  (change: Partial<Omit<Person, 'id'>>): Scenario['apply'] =>
  (world, { email }) => {
    world.db.people.update(accountOf(world, email).id, change)
    return {}
  }

/** Signed in as `email` or as this account; then the world is changed further. */
export const signedInAs =
  (email: string, change: (world: World, params: ScenarioParams) => void = () => {}): Scenario['apply'] =>
  (world, params) => {
    const values = signIn(world, params.email ?? email)
    change(world, params)
    return values
  }

/** The demo employee. */
export const employee = 'employee@acme.example'
/** The demo employer. */
export const employer = 'employer@acme.example'

/** Answers an operation with this status and body in place of its handler. */
export const answering = (operation: string, status: number, body: unknown) => (world: World) => {
  const fault: Fault = { operation, kind: 'body', status, body }
  world.faults.add(fault)
}

/** Empties a table. */
export const removeAll = (table: { all: () => { id: string }[]; remove: (id: string) => boolean }) => {
  for (const { id } of table.all()) table.remove(id)
}
