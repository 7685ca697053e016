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
import { TwoFactorQuery } from './list-query.ts'

const Row = t.type({ id: plain, name: personal, email: personal, twoFactor: t.boolean })
/** An employee, and whether they have two-factor authentication. */
export type TwoFactorRow = t.TypeOf<typeof Row>

const Page = t.type({ rows: t.array(Row), total: t.number, lastPage: t.number })
export type TwoFactorPage = t.TypeOf<typeof Page>

/** `typing` says that the search is being typed: the call waits until it rests. */
export const TwoFactorListRequested = defineEvent('TwoFactorListRequested', {
  query: TwoFactorQuery,
  typing: t.boolean,
})
/** `enforced`: every employee of the client must have it. */
export const TwoFactorListLoaded = defineEvent('TwoFactorListLoaded', {
  query: TwoFactorQuery,
  page: Page,
  enforced: t.boolean,
})
export const TwoFactorListFailed = defineEvent('TwoFactorListFailed', { query: TwoFactorQuery, problem: Problem })

interface TwoFactorListState {
  asked: TwoFactorQuery | null
  found: Remote<{ query: TwoFactorQuery; page: TwoFactorPage }>
}

export const twoFactorList = defineSlice({
  name: 'twoFactorList',
  initial: (): TwoFactorListState => ({ asked: null, found: idle }),
  own: { TwoFactorListRequested, TwoFactorListLoaded, TwoFactorListFailed },
  on: {
    TwoFactorListRequested: (draft, { query }) => {
      draft.asked = query
      draft.found = loading(draft.found)
    },
    TwoFactorListLoaded: (draft, { query, page }, at) => {
      draft.found = loaded({ query, page }, at)
    },
    TwoFactorListFailed: (draft, { problem }) => {
      draft.found = failed(draft.found, problem)
    },
  },
})
type Needs = StateWith<typeof twoFactorList>

/** Asks for the page of a query. While letters are typed, the list is asked for once they rest. */
export const requestTwoFactorList = (
  { twoFactorList: { asked } }: Needs,
  query: TwoFactorQuery,
): Either<Refusal, DomainEvent> =>
  right(TwoFactorListRequested({ query, typing: asked !== null && asked.search !== query.search }))

export const selectTwoFactorList = selector([twoFactorList], (state) => state.twoFactorList.found)
