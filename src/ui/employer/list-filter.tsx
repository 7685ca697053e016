import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import type { YesNoFilter } from '../../domain/employer/list-query.ts'
import { Select } from '../components/inputs/select.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import { employeesText } from '../text/employees.ts'

const bar = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4);
  align-items: end;
  max-inline-size: 56rem;

  /* The two drop-downs side by side, so that the rows come sooner. */
  @media (max-width: 599px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    & > :first-child,
    & > :nth-child(2):last-child {
      grid-column: 1 / -1;
    }
  }
`

const order: readonly YesNoFilter[] = ['all', 'yes', 'no']

interface ListFilterProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly answer: YesNoFilter
  readonly words: { readonly label: string; readonly answers: Readonly<Record<YesNoFilter, string>> }
  readonly onAnswer: (answer: YesNoFilter) => void
  /** The other parameters of the list. */
  readonly children?: ReactNode
}

/** Search and filter above either list. */
export const ListFilter = ({ search, onSearch, answer, words, onAnswer, children }: ListFilterProps) => (
  <div role="search" aria-label={employeesText.list.filter} className={bar}>
    <TextField id="search" label={employeesText.list.search} type="search" value={search} onChange={onSearch} />
    <Select
      id="answer"
      label={words.label}
      value={answer}
      options={order.map((value) => ({ value, label: words.answers[value] }))}
      onChange={onAnswer}
    />
    {children}
  </div>
)
