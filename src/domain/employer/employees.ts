import { right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { personal, plain, reference } from '../kernel/codecs/classification.ts'
import { idle, loading, type Remote } from '../kernel/requests/remote.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { EmployeeQuery } from './list-query.ts'
import { Registration } from './registration.ts'
import { defineRead } from '../kernel/requests/read.ts'

const Row = t.type({
  id: reference,
  name: personal,
  email: personal,
  department: t.union([plain, t.null]),
  registered: t.boolean,
  lastSeen: t.union([plain, t.null]),
})
/** An employee in the list. `lastSeen` is yyyy-mm-dd; null if they never signed in. */
export type EmployeeRow = t.TypeOf<typeof Row>

const Page = t.type({ rows: t.array(Row), total: t.number, lastPage: t.number, registration: Registration })
/** One page: `total` counts the matches, `registration` the whole company. */
export type EmployeePage = t.TypeOf<typeof Page>

/** The loaded page and its query; it stays while the next one loads. */
export type Found = { query: EmployeeQuery; page: EmployeePage }

/** `typing` means that the search is being typed: the call waits for a pause. */
export const employeesRead = defineRead('Employees', {
  repeats: { query: EmployeeQuery },
  params: { typing: t.boolean },
  data: { page: Page },
  value: ({ query, page }): Found => ({ query, page }),
})
export const { EmployeesRequested, EmployeesLoaded, EmployeesFailed } = employeesRead.events

export const employees = defineSlice({
  name: 'employees',
  lifetime: 'session',
  initial: (): { asked: EmployeeQuery | null; found: Remote<Found> } => ({ asked: null, found: idle }),
  own: { ...employeesRead.events },
  on: {
    ...employeesRead.on('found'),
    EmployeesRequested: (draft, { query }) => {
      draft.asked = query
      draft.found = loading(draft.found)
    },
  },
})
type Needs = StateWith<typeof employees>

/** Requests the page of a query. While letters are typed, the list is read when they pause. */
export const requestEmployees = ({ employees: { asked } }: Needs, query: EmployeeQuery): Either<Refusal, DomainEvent> =>
  right(EmployeesRequested({ query, typing: asked !== null && asked.search !== query.search }))

export const selectEmployees = employeesRead.select(employees, 'found')
