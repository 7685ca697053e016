import type { Benefit } from './benefit.ts'

/** How a benefit stands for a person: the status of what they chose, or that probation holds it back. */
export type Standing = NonNullable<Benefit['selection']>['status'] | 'restricted'

export const standingOf = ({ restricted, selection }: Benefit): Standing =>
  restricted ? 'restricted' : (selection?.status ?? 'not-selected')

/** What a person may do next with a benefit; null while an employer decides. */
export type Next = NonNullable<NonNullable<Benefit['selection']>['next']> | 'resume' | 'wait'

export const nextOf = ({ restricted, selection }: Benefit): Next | null => {
  if (restricted) return 'wait'
  if (selection === null) return 'setup'
  return selection.status === 'in-progress' && selection.next === 'setup' ? 'resume' : selection.next
}

/**
 * What keeps a person from choosing a benefit, or from changing what they chose; null where nothing does. An employer decides first
 * about what is pending; of what is approved, the host says whether there is a next step. [SEL-3]
 */
export type Hindrance = 'probation' | 'undecided' | 'fixed'

export const hindranceOf = ({ restricted, selection }: Pick<Benefit, 'restricted' | 'selection'>): Hindrance | null => {
  if (restricted) return 'probation'
  if (selection?.next !== null) return null
  if (selection.status === 'pending') return 'undecided'
  return selection.status === 'approved' ? 'fixed' : null
}

/** What the list is narrowed to: a word, a standing and a kind, each empty for all. They stand in the address. */
export type BenefitFilter = { readonly search: string; readonly status: string; readonly kind: string }

export const NO_FILTER: BenefitFilter = { search: '', status: '', kind: '' }

export const isFiltered = ({ search, status, kind }: BenefitFilter): boolean =>
  search.trim() !== '' || status !== '' || kind !== ''

/** What the list can be narrowed to, in the order of the list. */
export const filterChoices = (
  benefits: readonly Benefit[],
): { readonly standings: readonly Standing[]; readonly kinds: readonly string[] } => ({
  standings: [...new Set(benefits.map(standingOf))],
  kinds: [...new Set(benefits.map(({ groupCode }) => groupCode))],
})

/** Reads a filter from the address; what no benefit has counts as all, so that a stale link never shows an empty list. */
export const readFilter = (query: URLSearchParams, benefits: readonly Benefit[]): BenefitFilter => {
  const { standings, kinds } = filterChoices(benefits)
  const [search, status, kind] = ['search', 'status', 'kind'].map((name) => query.get(name) ?? '')
  return {
    search: search ?? '',
    status: standings.some((one) => one === status) ? (status ?? '') : '',
    kind: kinds.some((one) => one === kind) ? (kind ?? '') : '',
  }
}

/** A filter as the query of an address, without what is empty. */
export const filterQuery = (filter: BenefitFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** Whether a benefit is one of those that the list is narrowed to; every word has to be found. */
export const matches =
  ({ search, status, kind }: BenefitFilter) =>
  (benefit: Benefit): boolean => {
    const text = `${benefit.name} ${benefit.summary}`.toLowerCase()
    return (
      search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word)) &&
      (status === '' || standingOf(benefit) === status) &&
      (kind === '' || benefit.groupCode === kind)
    )
  }
