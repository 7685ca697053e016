import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { filterChoices, type BenefitFilter, type BenefitStatus } from '../../domain/benefits/filter.ts'
import { Select } from '../components/inputs/select.tsx'
import { searchCross } from '../components/inputs/search-cross.ts'
import { TextField } from '../components/inputs/text-field.tsx'
import { benefitsText, kindText } from '../text/benefits.ts'

const words = benefitsText.filter

/** Three fields in a row, or two below one. */
export const filterBar = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-3);
  max-inline-size: 48rem;
  ${searchCross}

  @media (max-width: 599px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

// The drop-down component shows an empty value as a placeholder that cannot be chosen again.
const ALL = 'all'
const withAll = (chosen: string): string => (chosen === '' ? ALL : chosen)
const withoutAll = (chosen: string): string => (chosen === ALL ? '' : chosen)

const statusText = (status: BenefitStatus): string => benefitsText.statuses[status]

/** Search, status and kind above the list. */
export const EligibleFilter = ({
  benefits,
  filter,
  onSearch,
  onPick,
}: {
  benefits: readonly Benefit[]
  filter: BenefitFilter
  onSearch: (search: string) => void
  onPick: (change: Partial<BenefitFilter>) => void
}) => {
  const { statuses, kinds } = filterChoices(benefits)
  return (
    <div role="search" aria-label={words.title} className={filterBar}>
      <TextField
        id="search"
        label={words.search}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={filter.search}
        onChange={onSearch}
      />
      <Select
        id="status"
        label={words.status}
        value={withAll(filter.status)}
        options={[
          { value: ALL, label: words.anyStatus },
          ...statuses.map((status) => ({ value: status as string, label: statusText(status) })), // widened, so that 'all' fits
        ]}
        onChange={(status) => onPick({ status: withoutAll(status) })}
      />
      {kinds.length > 1 && (
        <Select
          id="kind"
          label={words.kind}
          value={withAll(filter.kind)}
          options={[
            { value: ALL, label: words.anyKind },
            ...kinds.map((kind) => ({ value: kind, label: kindText(kind) })),
          ]}
          onChange={(kind) => onPick({ kind: withoutAll(kind) })}
        />
      )}
    </div>
  )
}
