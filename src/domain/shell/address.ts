import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent, EventOf } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

/**
 * Another page is shown, or the same one with another query. Addresses contain tokens and typed text, so only known parts are recorded:
 * `choices` are options of a screen, `words` what was typed.
 */
export const AddressChanged = defineEvent('AddressChanged', {
  path: plain,
  choices: t.record(plain, plain),
  words: t.record(plain, personal),
})
type Address = EventOf<typeof AddressChanged>['data']

const CHOICES = [
  ...['employee', 'kind', 'message', 'month', 'page', 'period', 'provider', 'range', 'registered', 'sort_by', 'status'],
  ...['two_factor', 'type', 'year'],
]
const WORDS = ['search']

/** Addresses below `/app/` contain pages, ids and steps; elsewhere anything after the page's name can be a token. */
const pathOf = (path: string): string =>
  /^\/app(\/[\w-]{1,40})*\/?$/.test(path) ? path : (/^\/[a-z-]{1,30}(?=\/|$)/.exec(path)?.[0] ?? '/')

const partOf = (query: URLSearchParams, names: readonly string[], fits: RegExp): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)
      return value !== null && fits.test(value) ? [[name, value]] : []
    }),
  )

export const address = defineSlice({
  name: 'address',
  lifetime: 'page',
  initial: (): { now: Address | null } => ({ now: null }),
  own: { AddressChanged },
  on: {
    AddressChanged: (draft, now) => {
      draft.now = now
    },
  },
})

/** A recorded address as a link, without the parts that were not recorded. */
export const addressOf = ({ path, choices, words }: Address): string => {
  const query = new URLSearchParams({ ...choices, ...words }).toString()
  return query === '' ? path : `${path}?${query}`
}

const textOf = ({ path, choices, words }: Address): string => JSON.stringify([path, choices, words])

/** Records where the person is, without possible secrets; silent if nothing recorded changes. */
export const changeAddress = (
  { address: { now } }: StateWith<typeof address>,
  { path, query }: { readonly path: string; readonly query: string },
): Either<Refusal, DomainEvent> => {
  const asked = new URLSearchParams(query)
  const next: Address = {
    path: pathOf(path),
    choices: partOf(asked, CHOICES, /^[\w.-]{1,40}$/),
    words: partOf(asked, WORDS, /^.{1,200}$/),
  }
  return now !== null && textOf(now) === textOf(next) ? left(refuse('unchanged')) : right(AddressChanged(next))
}
