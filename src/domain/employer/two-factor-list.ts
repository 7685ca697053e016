import { right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { personal, reference } from '../kernel/codecs/classification.ts'
import { idle, loading, type Remote } from '../kernel/requests/remote.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { TwoFactorQuery } from './list-query.ts'
import { defineRead } from '../kernel/requests/read.ts'

const Row = t.type({ id: reference, name: personal, email: personal, twoFactor: t.boolean })
/** An employee, and whether they have two-factor authentication. */
export type TwoFactorRow = t.TypeOf<typeof Row>

const Page = t.type({ rows: t.array(Row), total: t.number, lastPage: t.number })
export type TwoFactorPage = t.TypeOf<typeof Page>

/** `typing` means that the search is being typed: the call waits for a pause. `enforced`: every employee of the client must use it. */
export const listRead = defineRead('TwoFactorList', {
  repeats: { query: TwoFactorQuery },
  params: { typing: t.boolean },
  data: { page: Page, enforced: t.boolean },
  value: ({ query, page }) => ({ query, page }),
})
export const { TwoFactorListRequested, TwoFactorListLoaded, TwoFactorListFailed } = listRead.events

interface TwoFactorListState {
  asked: TwoFactorQuery | null
  found: Remote<{ query: TwoFactorQuery; page: TwoFactorPage }>
}

export const twoFactorList = defineSlice({
  name: 'twoFactorList',
  lifetime: 'session',
  initial: (): TwoFactorListState => ({ asked: null, found: idle }),
  own: { ...listRead.events },
  on: {
    ...listRead.on('found'),
    TwoFactorListRequested: (draft, { query }) => {
      draft.asked = query
      draft.found = loading(draft.found)
    },
  },
})
type Needs = StateWith<typeof twoFactorList>

/** Requests the page of a query. While letters are typed, the list is read when they pause. */
export const requestTwoFactorList = (
  { twoFactorList: { asked } }: Needs,
  query: TwoFactorQuery,
): Either<Refusal, DomainEvent> =>
  right(TwoFactorListRequested({ query, typing: asked !== null && asked.search !== query.search }))

export const selectTwoFactorList = listRead.select(twoFactorList, 'found')
