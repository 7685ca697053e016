import { css } from '@linaria/core'
import type { CostLine } from '../../domain/rewards/costs.ts'
import { byBenefit, byMonth, sumOfCosts } from '../../domain/rewards/costs.ts'
import type { OverviewMode, TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import { chooseOverviewMode } from '../../domain/rewards/total-benefits.ts'
import { formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { Card } from '../components/layout/card.tsx'
import { useDispatch } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { rewardsText } from '../text/rewards.ts'
import type { Employer } from '../text/your-employer.ts'
import { SumTable } from './sum-table.tsx'

const words = rewardsText.total

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

const viewOf = ({ benefits, schemeYear }: TotalBenefits, mode: OverviewMode, employer: Employer) => {
  switch (mode) {
    case 'year':
      return {
        title: words.eachBenefit(schemeYear),
        columns: [words.benefit, words.companyAYear(employer), words.employeeAYear],
        lines: byBenefit(benefits),
        sum: words.totalAYear,
      }
    case 'month':
      return {
        title: words.eachMonth(schemeYear),
        columns: [words.monthHeading, words.companyAMonth(employer), words.employeeAMonth],
        lines: byMonth(benefits),
        sum: words.totalAYear,
      }
  }
}

const rowOf = ({ key, name, company, employee }: Pick<CostLine, 'key' | 'name' | 'company' | 'employee'>) => ({
  key,
  name,
  cells: [<Money key="company" pence={company} />, <Money key="employee" pence={employee} />],
})

/** What the employer and the person pay: benefit by benefit for the year, or month by month. */
export const CostList = ({ total, mode }: { total: TotalBenefits; mode: OverviewMode }) => {
  const dispatch = useDispatch()
  const employer = useEmployer()
  const { title, columns, lines, sum } = viewOf(total, mode, employer)
  const all = sumOfCosts(lines)
  return (
    <Card as="section" labelledBy="cost-list">
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
        columns={columns}
        rows={lines.map(rowOf)}
        sum={rowOf({ ...all, key: 'total', name: sum })}
      />
      <p>{words.together(employer, formatMoney(all.total))}</p>
    </Card>
  )
}
