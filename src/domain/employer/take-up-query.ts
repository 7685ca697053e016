import type { BenefitTakeUp } from './take-up.ts'
import { changeInAYear, shareTaken } from './take-up.ts'

/** By what the benefits can be sorted, and which way each begins. */
const directions = { name: 'up', eligible: 'down', taken: 'down', share: 'down', change: 'down' } as const
export type TakeUpSort = keyof typeof directions

/** What of the take-up is shown, and in which order. It stands in the address. */
export interface TakeUpQuery {
  readonly search: string
  readonly sort: TakeUpSort
  readonly direction: 'up' | 'down'
}

export const initialTakeUpQuery: TakeUpQuery = { search: '', sort: 'share', direction: 'down' }

const isSort = (name: string): name is TakeUpSort => Object.hasOwn(directions, name)

/** Reads the address; a sort that is not known counts as none. */
export const readTakeUpQuery = (query: URLSearchParams): TakeUpQuery => {
  const named = query.get('sort_by') ?? ''
  const sort = named.replace(/^-/, '')
  return {
    search: query.get('search') ?? '',
    ...(isSort(sort)
      ? { sort, direction: named.startsWith('-') ? 'down' : 'up' }
      : { sort: initialTakeUpQuery.sort, direction: initialTakeUpQuery.direction }),
  }
}

/** The query of an address, without what is as it is anyway. A minus sign sorts downwards. */
export const writeTakeUpQuery = ({ search, sort, direction }: TakeUpQuery): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...((sort !== initialTakeUpQuery.sort || direction !== initialTakeUpQuery.direction) && {
    sort_by: `${direction === 'down' ? '-' : ''}${sort}`,
  }),
})

/** Sorts by this, or the other way where it is so already. */
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

/** The benefits whose name has every word that is searched for, in the requested order; equal ones by name. */
export const shownTakeUp = (
  benefits: readonly BenefitTakeUp[],
  { search, sort, direction }: TakeUpQuery,
): readonly BenefitTakeUp[] => {
  const words = search.toLowerCase().split(/\s+/)
  const way = direction === 'up' ? 1 : -1
  return benefits
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((a, b) => {
      const [one, other] = [valueOf(a, sort), valueOf(b, sort)]
      if (one !== other) return one < other ? -way : way
      return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
    })
}
