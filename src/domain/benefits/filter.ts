import { finder, searchWords } from '../formats/search.ts'
import type { Benefit } from './benefit.ts'

/** A benefit's status for a person: the status of their selection, or that probation restricts it. */
export type BenefitStatus = NonNullable<Benefit['selection']>['status'] | 'restricted'

export const statusOf = ({ restricted, selection }: Benefit): BenefitStatus =>
  restricted ? 'restricted' : (selection?.status ?? 'not-selected')

/** What a person can do next with a benefit; null while an employer decides. */
export type Next = NonNullable<NonNullable<Benefit['selection']>['next']> | 'resume' | 'wait'

export const nextOf = ({ restricted, selection }: Benefit): Next | null => {
  if (restricted) return 'wait'
  if (selection === null) return 'setup'
  return selection.status === 'in-progress' && selection.next === 'setup' ? 'resume' : selection.next
}

/**
 * Why a person cannot choose a benefit or change their selection; null if they can. A pending selection awaits the employer; for an
 * approved one the host says whether there is a next step. [SEL-3]
 */
export type Hindrance = 'probation' | 'undecided' | 'fixed'

export const hindranceOf = ({ restricted, selection }: Pick<Benefit, 'restricted' | 'selection'>): Hindrance | null => {
  if (restricted) return 'probation'
  if (selection?.next !== null) return null
  if (selection.status === 'pending') return 'undecided'
  return selection.status === 'approved' ? 'fixed' : null
}

/** The filter of the list, in the address: a search text, a status and a kind, each empty for all. */
export type BenefitFilter = { readonly search: string; readonly status: string; readonly kind: string }

export const NO_FILTER: BenefitFilter = { search: '', status: '', kind: '' }

export const isFiltered = ({ search, status, kind }: BenefitFilter): boolean =>
  searchWords(search).length > 0 || status !== '' || kind !== ''

/** The filter's options, in the order of the list. */
export const filterChoices = (
  benefits: readonly Benefit[],
): { readonly statuses: readonly BenefitStatus[]; readonly kinds: readonly string[] } => ({
  statuses: [...new Set(benefits.map(statusOf))],
  kinds: [...new Set(benefits.map(({ groupCode }) => groupCode))],
})

/** Reads a filter from the address. A value that no benefit has means all, so that a stale link never shows an empty list. */
export const readFilter = (query: URLSearchParams, benefits: readonly Benefit[]): BenefitFilter => {
  const { statuses, kinds } = filterChoices(benefits)
  const [search, status, kind] = ['search', 'status', 'kind'].map((name) => query.get(name) ?? '')
  return {
    search: search ?? '',
    status: statuses.some((one) => one === status) ? (status ?? '') : '',
    kind: kinds.some((one) => one === kind) ? (kind ?? '') : '',
  }
}

/** A filter as the query of an address, without empty values. */
export const filterQuery = (filter: BenefitFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** Whether a benefit matches the filter; every word has to be found. */
export const matches = ({ search, status, kind }: BenefitFilter): ((benefit: Benefit) => boolean) => {
  const isFound = finder(search)
  return (benefit) =>
    isFound(`${benefit.name} ${benefit.summary}`) &&
    (status === '' || statusOf(benefit) === status) &&
    (kind === '' || benefit.groupCode === kind)
}
