import type { Either } from 'fp-ts/lib/Either.js'
import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { personal, plain } from '../kernel/marks.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote } from '../kernel/remote.ts'
import { failed, idle, loaded, loading } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'
import { EmployeeQuery } from './list-query.ts'
import { Registration } from './registration.ts'

const Row = t.type({
  id: plain,
  name: personal,
  email: personal,
  department: t.union([plain, t.null]),
  registered: t.boolean,
  lastSeen: t.union([plain, t.null]),
})
/** An employee as the list shows one. `lastSeen` is yyyy-mm-dd; null where they never signed in. */
export type EmployeeRow = t.TypeOf<typeof Row>

const Page = t.type({ rows: t.array(Row), total: t.number, lastPage: t.number, registration: Registration })
/** One page: `total` counts those found, `registration` the whole company. */
export type EmployeePage = t.TypeOf<typeof Page>

/** `typing` says that the search is being typed: the call waits until it rests. */
export const EmployeesRequested = defineEvent('EmployeesRequested', { query: EmployeeQuery, typing: t.boolean })
export const EmployeesLoaded = defineEvent('EmployeesLoaded', { query: EmployeeQuery, page: Page })
export const EmployeesFailed = defineEvent('EmployeesFailed', { query: EmployeeQuery, problem: Problem })

/** What was loaded for which query; while the next is on its way, the former stays. */
export type Found = { query: EmployeeQuery; page: EmployeePage }

export const employees = defineSlice({
  name: 'employees',
  initial: (): { asked: EmployeeQuery | null; found: Remote<Found> } => ({ asked: null, found: idle }),
  own: { EmployeesRequested, EmployeesLoaded, EmployeesFailed },
  on: {
    EmployeesRequested: (draft, { query }) => {
      draft.asked = query
      draft.found = loading(draft.found)
    },
    EmployeesLoaded: (draft, { query, page }, at) => {
      draft.found = loaded({ query, page }, at)
    },
    EmployeesFailed: (draft, { problem }) => {
      draft.found = failed(draft.found, problem)
    },
  },
})
type Needs = StateWith<typeof employees>

/** Asks for the page of a query. While letters are typed, the list is asked for once they rest. */
export const requestEmployees = ({ employees: { asked } }: Needs, query: EmployeeQuery): Either<Refusal, DomainEvent> =>
  right(EmployeesRequested({ query, typing: asked !== null && asked.search !== query.search }))

export const selectEmployees = selector([employees], (state) => state.employees.found)
