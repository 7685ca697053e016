import { css } from '@linaria/core'
import type { CostLine } from '../../domain/rewards/costs.ts'
import { byBenefit, byMonth, sumOfCosts } from '../../domain/rewards/costs.ts'
import type { OverviewMode, TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import { chooseOverviewMode } from '../../domain/rewards/total-benefits.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { Money } from '../components/content/money.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { Card } from '../components/layout/card.tsx'
import { useDispatch } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { rewardsText } from '../text/rewards.ts'
import type { Employer } from '../text/your-employer.ts'
import { kindsOf } from './kinds.ts'
import { partOf } from './parts.ts'
import type { SumGroup, SumRow } from './sum-table.tsx'
import { SumTable } from './sum-table.tsx'

const words = rewardsText.total
const { nothing, you } = benefitListText.list

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
`

const modes = [
  { value: 'year', label: words.year },
  { value: 'month', label: words.month },
] as const

const cellsOf = ({ company, employee }: Pick<CostLine, 'company' | 'employee'>) => [
  <Money key="company" pence={company} none={nothing} />,
  <Money key="employee" pence={employee} none={nothing} />,
]

const benefitRow = (line: CostLine): SumRow => ({
  key: line.key,
  name: <TextLink to={`/app/my-benefits/${encodeURIComponent(line.key)}`}>{line.name}</TextLink>,
  cells: cellsOf(line),
})

const viewOf = ({ benefits, schemeYear }: TotalBenefits, mode: OverviewMode, employer: Employer) => {
  switch (mode) {
    case 'year':
      return {
        title: words.eachBenefit(schemeYear),
        columns: [words.benefit, words.companyAYear(employer), words.employeeAYear],
        rows: byBenefit(benefits).map(benefitRow),
        groups: kindsOf(benefits).map((kind, place): SumGroup => ({
          head: { key: kind.key, name: kind.name, cells: cellsOf(kind) },
          colour: partOf(place),
          rows: kind.benefits.map(benefitRow),
        })),
      }
    case 'month':
      return {
        title: words.eachMonth(schemeYear),
        columns: [words.monthHeading, words.companyAMonth(employer), words.employeeAMonth],
        rows: byMonth(benefits).map((line): SumRow => ({ key: line.key, name: line.name, cells: cellsOf(line) })),
      }
  }
}

/** What the employer and the person pay: benefit by benefit for the year, or month by month. */
export const CostList = ({ total, mode }: { total: TotalBenefits; mode: OverviewMode }) => {
  const dispatch = useDispatch()
  const employer = useEmployer()
  const { title, ...table } = viewOf(total, mode, employer)
  const sum = sumOfCosts(total.benefits.flatMap(({ months }) => months))
  return (
    <Card as="section" labelledBy="cost-list" variant="paper">
      <div className={heading}>
        <h2 id="cost-list">{title}</h2>
        <div data-print="hide">
          <Segmented
            name="overview-mode"
            legend={words.view}
            value={mode}
            options={modes}
            onChange={(chosen) => void dispatch(chooseOverviewMode, chosen)}
          />
        </div>
      </div>
      <SumTable
        labelledBy="cost-list"
        labels={[employer.starting, you]}
        {...table}
        sum={{ key: 'total', name: words.totalAYear, cells: cellsOf(sum) }}
      />
    </Card>
  )
}
