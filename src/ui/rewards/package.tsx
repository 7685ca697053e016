import { css } from '@linaria/core'
import { countedMonths } from '../../domain/rewards/costs.ts'
import type { Compared } from '../../domain/rewards/package.ts'
import { comparedWithLastYear, ownCostOf, packageOf } from '../../domain/rewards/package.ts'
import type { TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import { DateText } from '../components/content/date-text.tsx'
import { formatMoney, formatWholePounds } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Card } from '../components/layout/card.tsx'
import { rewardsText } from '../text/rewards.ts'
import type { Employer } from '../text/your-employer.ts'
import { SumTable } from './sum-table.tsx'
import { useEmployer } from '../use-employer.ts'

const words = rewardsText.total

const headline = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);

  & > strong {
    font-family: var(--font-header);
    font-size: var(--text-2xl);
    line-height: var(--leading-tight);
  }

  &[data-size='large'] > strong {
    color: var(--brand-text);
    font-size: var(--text-3xl);
  }

  & > span {
    color: var(--ink-soft);
  }
`

/** One amount, and that it is for a year. */
const Headline = ({ pence, size }: { pence: number; size?: 'large' }) => (
  <p className={headline} data-size={size}>
    <strong>
      <Money pence={pence} />
    </strong>{' '}
    <span>{words.aYear}</span>
  </p>
)

/** The package as a sum [MTB-2]. */
export const Receipt = ({ total }: { total: TotalBenefits }) => {
  const employer = useEmployer()
  const { pay, company, total: sum } = packageOf(total)
  const counted = countedMonths(total.benefits)
  return (
    <Card as="section" labelledBy="package">
      <h2 id="package">{words.package(total.schemeYear, pay !== null)}</h2>
      <Headline pence={sum} size="large" />
      <SumTable
        labelledBy="package"
        columns={[words.part, words.perYear]}
        rows={[
          { key: 'pay', name: words.pay, cells: [<Money key="pay" pence={pay} />] },
          {
            key: 'company',
            name: `+ ${words.companyForBenefits(employer)}`,
            cells: [<Money key="company" pence={company} />],
          },
        ]}
        sum={{
          key: 'package',
          name: `= ${words.package('', pay !== null)}`,
          cells: [<Money key="package" pence={sum} />],
        }}
      />
      <p data-part="small">
        {counted && <span>{`${words.counts(counted.first, counted.last)} `}</span>}
        <span>{words.asOf}</span> <DateText iso={total.asOf} />.
      </p>
    </Card>
  )
}

/** What the person pays. It is shown separately, because it is taken from the pay that the package includes. */
export const OwnCost = ({ total }: { total: TotalBenefits }) => {
  const { employee, net } = ownCostOf(total)
  return (
    <Card as="section" labelledBy="own-cost">
      <h2 id="own-cost">{words.own(total.schemeYear)}</h2>
      <Headline pence={Math.abs(employee)} />
      <p>{employee > 0 ? words.notAdded : employee < 0 ? words.addedToPay : words.nothing}</p>
      {net !== null && <p>{words.net(formatWholePounds(net))}</p>}
    </Card>
  )
}

const change = (pence: number | null): string => (pence !== null && pence > 0 ? '+' : '') + formatMoney(pence)

const nameOf = (key: Compared['key'], countsPay: boolean, employer: Employer): string => {
  switch (key) {
    case 'pay':
      return words.payShort
    case 'company':
      return words.company(employer)
    case 'package':
      return countsPay ? words.packageShort : words.packageWithoutPayShort
    case 'employee':
      return words.employee
  }
}

/** The same figures for the previous year, if the host has them. */
export const LastYear = ({ total }: { total: TotalBenefits }) => {
  const rows = comparedWithLastYear(total)
  const employer = useEmployer()
  if (rows === null || total.lastYear === null) return null
  return (
    <Card as="section" labelledBy="last-year">
      <h2 id="last-year">{words.lastYear(total.lastYear.schemeYear)}</h2>
      <SumTable
        labelledBy="last-year"
        columns={[words.part, total.lastYear.schemeYear, words.change]}
        rows={rows.map(({ key, before, change: difference }) => ({
          key,
          name: nameOf(key, total.pay !== null, employer),
          strong: key === 'package',
          cells: [
            <Money key="before" pence={before} />,
            difference === null ? <Money key="change" pence={null} /> : change(difference),
          ],
        }))}
      />
      <p data-part="small">{words.allAYear}</p>
    </Card>
  )
}
