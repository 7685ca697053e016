import { finder } from '../formats/search.ts'
import { changeInAYear, isChosen, shareTaken, type BenefitTakeUp } from './take-up.ts'

/** The sort fields of the benefits, each with its first direction. */
const directions = { name: 'up', eligible: 'down', taken: 'down', share: 'down', change: 'down' } as const
export type TakeUpSort = keyof typeof directions

/** Which benefits are shown: those that people choose, those that everyone has, or all. */
export const takeUpKinds = ['all', 'chosen', 'automatic'] as const
export type TakeUpKind = (typeof takeUpKinds)[number]

/** The filter and the order of the take-up, as in the address. */
export interface TakeUpQuery {
  readonly search: string
  readonly only: TakeUpKind
  readonly sort: TakeUpSort
  readonly direction: 'up' | 'down'
}

export const initialTakeUpQuery: TakeUpQuery = { search: '', only: 'all', sort: 'share', direction: 'down' }

const isSort = (name: string): name is TakeUpSort => Object.hasOwn(directions, name)

/** Reads the address; an unknown sort counts as none. */
export const readTakeUpQuery = (query: URLSearchParams): TakeUpQuery => {
  const named = query.get('sort_by') ?? ''
  const sort = named.replace(/^-/, '')
  return {
    search: query.get('search') ?? '',
    only: takeUpKinds.find((kind) => kind === query.get('show')) ?? initialTakeUpQuery.only,
    ...(isSort(sort)
      ? { sort, direction: named.startsWith('-') ? 'down' : 'up' }
      : { sort: initialTakeUpQuery.sort, direction: initialTakeUpQuery.direction }),
  }
}

/** The query of an address, without defaults. A leading minus sign sorts descending. */
export const writeTakeUpQuery = ({ search, only, sort, direction }: TakeUpQuery): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(only !== initialTakeUpQuery.only && { show: only }),
  ...((sort !== initialTakeUpQuery.sort || direction !== initialTakeUpQuery.direction) && {
    sort_by: `${direction === 'down' ? '-' : ''}${sort}`,
  }),
})

/** Sorts by this field, or reverses its direction. */
export const sortedBy = (query: TakeUpQuery, sort: TakeUpSort): TakeUpQuery => ({
  ...query,
  sort,
  direction: query.sort === sort ? (query.direction === 'up' ? 'down' : 'up') : directions[sort],
})

const valueOf = (benefit: BenefitTakeUp, sort: TakeUpSort): number | string => {
  switch (sort) {
    case 'name':
      return benefit.name.toLowerCase()
    case 'eligible':
      return benefit.eligible
    case 'taken':
      return benefit.taken
    case 'share':
      return shareTaken(benefit)
    case 'change':
      return changeInAYear(benefit) ?? 0
  }
}

/** How many benefits each kind has. */
export const countByKind = (benefits: readonly BenefitTakeUp[]): Readonly<Record<TakeUpKind, number>> => {
  const chosen = benefits.filter(isChosen).length
  return { all: benefits.length, chosen, automatic: benefits.length - chosen }
}

/** The benefits of the requested kind whose name contains every search word, in the requested order; ties are sorted by name. */
export const shownTakeUp = (
  benefits: readonly BenefitTakeUp[],
  { search, only, sort, direction }: TakeUpQuery,
): readonly BenefitTakeUp[] => {
  const isFound = finder(search)
  const sign = direction === 'up' ? 1 : -1
  return benefits
    .filter((benefit) => isFound(benefit.name) && (only === 'all' || isChosen(benefit) === (only === 'chosen')))
    .sort((a, b) => {
      const [one, other] = [valueOf(a, sort), valueOf(b, sort)]
      if (one !== other) return one < other ? -sign : sign
      return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
    })
}
