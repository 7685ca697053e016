import { css } from '@linaria/core'
import type { SortedBy } from '../../domain/employer/approvals-view.ts'
import { Select } from '../components/inputs/select.tsx'
import { employerText, type SortKind } from '../text/employer.ts'
import { pill } from './search-field.tsx'

const words = employerText.approvals

const narrow = css`
  @media (min-width: 860px) {
    @container work (min-width: 46.01rem) {
      &[class] {
        display: none;
      }
    }
  }
`
/** Column headings sort where they are visible; where a compact table has rows of two lines there is this control. */
export const onPhones = `${narrow} ${pill}`

/** A column to sort by. */
export interface SortOption<Field extends string> {
  readonly by: Field
  readonly name: string
  /** Decides the words for its orders. At most one column is a date. */
  readonly kind: SortKind
}

/** Chooses the order of a table on phones, which show its rows as cards without headings. */
export const PhoneSort = <Field extends string>({
  fields,
  sort,
  onSort,
}: {
  fields: readonly SortOption<Field>[]
  sort: SortedBy<Field>
  onSort: (sort: SortedBy<Field>) => void
}) => {
  const options = fields.flatMap(({ by, name, kind }) =>
    (['ascending', 'descending'] as const).map((order) => ({
      value: `${order} ${by}`,
      label: words.order(kind, name, order),
      sort: { by, order },
    })),
  )
  return (
    <div className={onPhones}>
      <Select
        id="sort"
        label={words.sort}
        value={`${sort.order} ${sort.by}`}
        options={options}
        onChange={(value) => {
          const chosen = options.find((option) => option.value === value)
          if (chosen) onSort(chosen.sort)
        }}
      />
    </div>
  )
}
