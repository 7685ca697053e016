import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent, type EventOf } from '../kernel/event.ts'
import { naming, personal, plain, quoting, withoutPrefix, withPrefix } from '../kernel/codecs/classification.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'

const first = { path: plain, choices: t.record(plain, naming), words: t.record(plain, personal) }

/**
 * Another page is shown, or the same one with another query. Addresses contain tokens and typed text, so only known parts are recorded:
 * `choices` are options of a screen, with a prefix if one is a person; `words` is typed text; `quotes` is text typed to search what a scheme
 * publishes.
 */
export const AddressChanged = defineEvent('AddressChanged', { ...first, quotes: t.record(plain, quoting) }, [
  upcast(t.type(first), (old) => ({ ...old, quotes: {} })),
])
type Address = EventOf<typeof AddressChanged>['data']

const CHOICES = [
  ...['closed', 'employee', 'first', 'kind', 'message', 'month', 'page', 'period', 'provider', 'range', 'registered'],
  ...['second', 'sort_by', 'status', 'two_factor', 'type', 'year'],
]
/** Pages that search the texts of a scheme in the browser; on other pages the host searches people. */
const QUOTES = /^\/app\/(my-benefits|dashboard\/benefit-takeup)\//

/**
 * The path to record. Below `/app/` paths contain pages, ids and steps. Elsewhere anything after the page's name can be a token, so
 * `[secret]` replaces it.
 */
export const pathOf = (path: string): string => {
  if (/^\/app(\/[\w-]{1,40})*\/?$/.test(path)) return path
  const [, page = '/', more] = /^(\/[a-z-]{1,30})(?:\/+(.*))?$/s.exec(path) ?? []
  return more ? `${page}/[secret]` : page
}

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

const plainly = (choices: Address['choices']): Address['choices'] =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, withoutPrefix(value)]))

/** A recorded address as a link, without the parts that were not recorded. */
export const addressOf = ({ path, choices, words, quotes }: Address): string => {
  const query = new URLSearchParams({ ...plainly(choices), ...words, ...quotes }).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Records where the person is, without possible secrets; silent if nothing recorded changes. */
export const changeAddress = (
  { address: { now } }: StateWith<typeof address>,
  { path, query }: { readonly path: string; readonly query: string },
): Either<Refusal, DomainEvent> => {
  const asked = new URLSearchParams(query)
  const search = partOf(asked, ['search'], /^.{1,200}$/)
  const choices = partOf(asked, CHOICES, /^[\w.-]{1,40}$/)
  const { employee } = choices
  if (employee !== undefined) choices['employee'] = withPrefix(employee)
  const isQuoting = QUOTES.test(`${path}/`)
  const next: Address = {
    path: pathOf(path),
    choices,
    words: isQuoting ? {} : search,
    quotes: isQuoting ? search : {},
  }
  return JSON.stringify(now) === JSON.stringify(next) ? left(refuse('unchanged')) : right(AddressChanged(next))
}
