import type { ReactNode } from 'react'
import type { YesNoFilter } from '../../domain/employer/list-query.ts'
import { Segmented } from '../components/inputs/segmented.tsx'
import { employeesText } from '../text/employees.ts'
import { filterRow, SearchField } from './search-field.tsx'

const order: readonly YesNoFilter[] = ['all', 'yes', 'no']

interface ListFilterProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly answer: YesNoFilter
  readonly words: { readonly label: string; readonly answers: Readonly<Record<YesNoFilter, string>> }
  /** How many each answer would show; null if nobody has counted them. */
  readonly counts?: Readonly<Record<YesNoFilter, string>> | null
  readonly onAnswer: (answer: YesNoFilter) => void
  /** The other parameters of the list. */
  readonly children?: ReactNode
}

/** Search and filter above either list, in one row. */
export const ListFilter = ({ search, onSearch, answer, words, counts, onAnswer, children }: ListFilterProps) => (
  <div role="search" aria-label={employeesText.list.filter} className={filterRow}>
    <SearchField label={employeesText.list.search} value={search} onChange={onSearch} />
    <Segmented
      name="answer"
      legend={words.label}
      value={answer}
      options={order.map((value) => ({ value, label: words.answers[value], count: counts?.[value] }))}
      onChange={onAnswer}
    />
    {children}
  </div>
)
