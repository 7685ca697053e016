import { css } from '@linaria/core'
import { monthNames } from '../../domain/formats/calendar.ts'
import type { ReportQuery } from '../../domain/employer/reports.ts'
import { Select } from '../components/inputs/select.tsx'
import { pill } from './search-field.tsx'
import { reportsText as words } from '../text/reports.ts'

const ALL = 'all'

/** The filters of a reports page, side by side where there is room. */
export const filters = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  & > * {
    flex: 1 1 9rem;
    max-inline-size: 16rem;
  }

  @media (max-width: 599px) {
    & > * {
      max-inline-size: none;
    }
  }
`

/** Aligns a quiet button with the text above and below it. */
export const inLine = css`
  margin-inline-start: calc(-1 * var(--space-4));

  @media (max-width: 599px) {
    margin-inline: 0 calc(-1 * var(--space-4));
  }
`

const numberOf = (value: string): number | null => (value === ALL ? null : Number(value))

/** Year, month and provider. The values of the address are options even if no report has them. */
export const ReportFilters = ({
  query,
  years,
  providers,
  onQuery,
}: {
  query: ReportQuery
  years: readonly number[]
  providers: readonly string[]
  onQuery: (query: ReportQuery) => void
}) => {
  const { year, month, provider } = query
  const offered = year === null || years.includes(year) ? years : [year, ...years]
  const named = provider === null || providers.includes(provider) ? providers : [provider, ...providers]
  return (
    <>
      <div className={pill}>
        <Select
          id="report-year"
          label={words.year}
          value={String(year ?? ALL)}
          options={[
            { value: ALL, label: words.allYears },
            ...offered.map((one) => ({ value: String(one), label: String(one) })),
          ]}
          onChange={(value) => onQuery({ ...query, year: numberOf(value) })}
        />
      </div>
      <div className={pill}>
        <Select
          id="report-month"
          label={words.month}
          value={String(month ?? ALL)}
          options={[
            { value: ALL, label: words.allMonths },
            ...monthNames.map((label, index) => ({ value: String(index + 1), label })),
          ]}
          onChange={(value) => onQuery({ ...query, month: numberOf(value) })}
        />
      </div>
      {query.kind === 'provider' && (
        <div className={pill}>
          <Select
            id="report-provider"
            label={words.provider}
            value={provider ?? ALL}
            options={[{ value: ALL, label: words.allProviders }, ...named.map((label) => ({ value: label, label }))]}
            onChange={(value) => onQuery({ ...query, provider: value === ALL ? null : value })}
          />
        </div>
      )}
    </>
  )
}
