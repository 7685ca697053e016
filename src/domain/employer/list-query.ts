import * as t from 'io-ts'
import { cleanLine } from '../formats/typed-text.ts'
import { personal } from '../kernel/codecs/classification.ts'

/** Rows per page of the two-factor list, and the default for the employees. */
export const ROWS = 10

/** The page sizes of the employee list. */
export const RANGES = [10, 25, 50, 100] as const

const YesNoFilter = t.keyof({ all: null, yes: null, no: null })
/** Whether a filter is on, off or unset. */
export type YesNoFilter = t.TypeOf<typeof YesNoFilter>

export const SortBy = t.keyof({
  name: null,
  '-name': null,
  email: null,
  '-email': null,
  department: null,
  '-department': null,
  lastSeen: null,
  '-lastSeen': null,
})
/** The field that the employees are sorted by; a leading minus sign sorts descending. */
export type SortBy = t.TypeOf<typeof SortBy>
/** A field without its direction. */
export type SortField = 'name' | 'email' | 'department' | 'lastSeen'

/** The filter of the two-factor list, and its page from 1. */
export const TwoFactorQuery = t.type({ search: personal, twoFactor: YesNoFilter, page: t.number })
export type TwoFactorQuery = t.TypeOf<typeof TwoFactorQuery>

/** The filter of the employee list, its page from 1, its order and its page size. */
export const EmployeeQuery = t.type({
  search: personal,
  registered: YesNoFilter,
  page: t.number,
  sortBy: SortBy,
  range: t.number,
})
export type EmployeeQuery = t.TypeOf<typeof EmployeeQuery>

/** The default queries of the lists. */
export const ALL_EMPLOYEES: EmployeeQuery = { search: '', registered: 'all', page: 1, sortBy: 'name', range: ROWS }
export const ALL_TWO_FACTOR: TwoFactorQuery = { search: '', twoFactor: 'all', page: 1 }

const pageIn = (address: URLSearchParams): number => {
  const text = address.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

const answerIn = (address: URLSearchParams, name: string): YesNoFilter => {
  const text = address.get(name)
  return YesNoFilter.is(text) ? text : 'all'
}

/** Reads the query of an address; missing or invalid values take their default. */
export const readEmployeeQuery = (address: URLSearchParams): EmployeeQuery => {
  const sortBy = address.get('sort_by')
  const range = Number(address.get('range'))
  return {
    search: address.get('search') ?? '',
    registered: answerIn(address, 'registered'),
    page: pageIn(address),
    sortBy: SortBy.is(sortBy) ? sortBy : ALL_EMPLOYEES.sortBy,
    range: RANGES.find((one) => one === range) ?? ROWS,
  }
}

export const readTwoFactorQuery = (address: URLSearchParams): TwoFactorQuery => ({
  search: address.get('search') ?? '',
  twoFactor: answerIn(address, 'two_factor'),
  page: pageIn(address),
})

/** The query parameters that differ from the default. */
const differing = (
  words: Readonly<Record<string, string | number>>,
  plain: Readonly<Record<string, string | number>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, value]) => (value === plain[name] ? [] : [[name, String(value)]])),
  )

const wordsOfEmployees = ({ search, registered, sortBy, page, range }: EmployeeQuery) => ({
  search,
  registered,
  sort_by: sortBy,
  page,
  range,
})
const wordsOfTwoFactor = ({ search, twoFactor, page }: TwoFactorQuery) => ({ search, two_factor: twoFactor, page })

/** A query as an address, without default values. */
export const employeeWords = (query: EmployeeQuery): Record<string, string> =>
  differing(wordsOfEmployees(query), wordsOfEmployees(ALL_EMPLOYEES))

export const twoFactorWords = (query: TwoFactorQuery): Record<string, string> =>
  differing(wordsOfTwoFactor(query), wordsOfTwoFactor(ALL_TWO_FACTOR))

/** The query with a change; any change except the page returns to the first page. */
export const changedQuery = <Query extends { readonly page: number }>(query: Query, change: Partial<Query>): Query => ({
  ...query,
  page: 1,
  ...change,
})

/** Whether the employees are filtered. */
export const isNarrowed = (query: EmployeeQuery | TwoFactorQuery): boolean =>
  searchOf(query.search) !== undefined || ('registered' in query ? query.registered : query.twoFactor) !== 'all'

/** A filter's value for the host; undefined omits it. */
export const filterOf = (answer: YesNoFilter): '0' | '1' | undefined =>
  answer === 'all' ? undefined : answer === 'yes' ? '1' : '0'

/** A search for the host; undefined omits it. */
export const searchOf = (search: string): string | undefined =>
  cleanLine(search).replaceAll(/ +/g, ' ').trim() || undefined

/** The order after pressing a field's heading: ascending first, then reversed. */
export const sortedBy = (now: SortBy, field: SortField): SortBy => (now === field ? `-${field}` : field)

/** The field of an order, and its direction. */
export const orderOf = (sortBy: SortBy): { readonly by: SortField; readonly order: 'ascending' | 'descending' } => ({
  by: sortBy.replace(/^-/, '') as SortField, // an order is a field, with or without the sign
  order: sortBy.startsWith('-') ? 'descending' : 'ascending',
})

/** How many pages the rows fill, at least one. */
export const pagesOf = (total: number, rows: number): number => Math.max(1, Math.ceil(total / rows))
