import { css } from '@linaria/core'
import type { Growth, GrowthBar } from '../../domain/rewards/package.ts'
import {
  aWorkingDay,
  monthsIn,
  comparedWithLastYear,
  growthOf,
  ownCostOf,
  packageOf,
} from '../../domain/rewards/package.ts'
import { byBenefit, largestOf } from '../../domain/rewards/costs.ts'
import type { TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import { percentageOf, sharesOf } from '../../domain/formats/shares.ts'
import { formatMoney, formatWholePounds } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Figure, Price } from '../components/content/price.tsx'
import { Placeholder, letters, TextPlaceholder } from '../components/feedback/outline.tsx'
import { Card } from '../components/layout/card.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { WhoPays } from '../shell/who-pays.tsx'
import { rewardsText } from '../text/rewards.ts'
import type { Employer } from '../text/your-employer.ts'
import { useEmployer } from '../use-employer.ts'
import { kindsOf } from './kinds.ts'
import { partOf } from './parts.ts'

const words = rewardsText.total

const whole = css`
  display: grid;
  gap: var(--space-2);

  & > [data-part='labels'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }

  & > [data-part='bar'] {
    display: flex;
    gap: 3px;
    block-size: 2.5rem;
  }

  /* From what the employer adds to the parts of it. */
  & > [data-part='lens'] {
    block-size: 1.5rem;
    margin-block: calc(-1 * var(--space-2));
    background: var(--brand-tint);
    clip-path: polygon(calc(var(--pay) * 1%) 0, 100% 0, 100% 100%, 0 100%);
    forced-color-adjust: none;
  }

  & > [data-part='bar'] > span {
    flex: var(--n) 1 0;
    border-radius: var(--radius-s);
    background: var(--part, var(--money-employer));
    forced-color-adjust: none;
  }

  & > [data-part='bar'] > [data-whose='pay'] {
    background: var(--money-pay);
  }

  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--space-3) var(--space-5);
  }

  & dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  & dt::before {
    content: '';
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 4px;
    background: var(--part);
    forced-color-adjust: none;
  }

  & dd:nth-of-type(1) {
    font-size: var(--text-l);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  & dd:nth-of-type(2) {
    color: var(--ink-soft);
  }

  @media (max-width: 599px) {
    & > dl {
      grid-template-columns: 1fr;
      gap: 0;
    }

    & > dl > div {
      display: grid;
      grid-template-columns: 1fr 3rem auto;
      align-items: center;
      padding-block: var(--space-3);
      border-block-end: 1px solid var(--line);
    }

    & > dl > div:last-child {
      border: 0;
    }

    & dd:nth-of-type(1) {
      grid-area: 1 / 3;
      font-size: inherit;
    }
  }

  @media print {
    & > [data-part='bar'] {
      block-size: 0.75rem;
    }

    & > [data-part='lens'] {
      block-size: 0.75rem;
    }

    & > dl {
      grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    }
  }
`

/** React's type of styles has no custom properties. */
const styleOf = (properties: Readonly<Record<`--${string}`, string | number>>) => properties as React.CSSProperties

const soft = css`
  color: var(--ink-soft);
`

/** What the employer adds to the pay, and of what it is made [MTB-2]. */
export const Package = ({ total }: { total: TotalBenefits }) => {
  const employer = useEmployer()
  const { pay, company } = packageOf(total)
  const largest = largestOf(byBenefit(total.benefits))
  const kinds = kindsOf(total.benefits).filter((kind) => kind.company > 0)
  const shares = sharesOf(kinds.map((kind) => kind.company))
  return (
    <Card as="section" labelledBy="package">
      <h2 id="package">{words.adds(employer, formatMoney(company), pay !== null)}</h2>
      {largest && (
        <p className={soft}>
          <span>{words.largest(largest.name, formatMoney(largest.company))}</span>{' '}
          <span>{words.workingDay(formatMoney(aWorkingDay(company, monthsIn(total.benefits))))}</span>
        </p>
      )}
      <div className={whole}>
        {pay !== null && (
          <>
            <p data-part="labels">
              <span>
                {words.pay} <strong translate="no">{formatMoney(pay)}</strong>
              </span>
              <span>
                <span>{words.addsShort(employer)}</span> <strong translate="no">{formatMoney(company)}</strong>
              </span>
            </p>
            <div data-part="bar" aria-hidden="true">
              <span data-whose="pay" style={styleOf({ '--n': pay })} />
              <span style={styleOf({ '--n': company })} />
            </div>
          </>
        )}
        {kinds.length > 1 && (
          <>
            {pay !== null && company > 0 && (
              <div data-part="lens" aria-hidden="true" style={styleOf({ '--pay': percentageOf(pay, pay + company) })} />
            )}
            <div data-part="bar" aria-hidden="true">
              {kinds.map(({ key, company: pence }, place) => (
                <span key={key} style={styleOf({ '--n': pence, '--part': partOf(place) })} />
              ))}
            </div>
            <dl>
              {kinds.map(({ key, name, company: pence }, place) => (
                <div key={key} style={styleOf({ '--part': partOf(place) })}>
                  <dt>{name}</dt>
                  <dd>
                    <Money pence={pence} />
                  </dd>
                  <dd>
                    <span>{words.share(shares[place] ?? 0)}</span>
                    <VisuallyHidden>{` ${words.ofWhat(employer)}`}</VisuallyHidden>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </Card>
  )
}

/** The package while it loads. */
export const PackageOutline = () => {
  const employer = useEmployer()
  return (
    <Card>
      <p>
        <TextPlaceholder>{words.adds(employer, '£0,000.00', true)}</TextPlaceholder>
      </p>
      <p>
        <TextPlaceholder>{letters(50)}</TextPlaceholder>
      </p>
      <Placeholder shape="bar" blockSize="2.5rem" />
      <Placeholder shape="bar" blockSize="2.5rem" />
      <p>
        <TextPlaceholder>{letters(40)}</TextPlaceholder>
      </p>
    </Card>
  )
}

/** What the person pays. It is shown separately, because it is taken from the pay that the package includes. */
export const OwnCost = ({ total }: { total: TotalBenefits }) => {
  const { employee, net } = ownCostOf(total)
  const { company } = packageOf(total)
  return (
    <Card as="section" labelledBy="own-cost">
      <h2 id="own-cost">{employee < 0 ? words.paid : words.own}</h2>
      <Price
        size="panel"
        main={<Figure pence={Math.abs(employee)} />}
        unit={total.schemeYear === '' ? words.aYear : words.inYear(total.schemeYear)}
      />
      {net !== null && <p>{words.net(formatWholePounds(net))}</p>}
      {company > 0 && employee > 0 && <WhoPays company={company} employee={employee} />}
      <p data-part="small">{employee > 0 ? words.notAdded : employee < 0 ? words.addedToPay : words.nothing}</p>
    </Card>
  )
}

const growth = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px var(--space-3);
  }

  & > li > strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & > li > div {
    position: relative;
    grid-column: 1 / -1;
    block-size: 0.75rem;
  }

  & > li > div > span {
    position: absolute;
    inset: 0 calc(100% - var(--to) * 1%) 0 calc(var(--from) * 1%);
    min-inline-size: 2px;
    border-radius: 4px;
    background: var(--part-1);
    forced-color-adjust: none;
  }

  & > :is(li:first-child, li:last-child) > div > span {
    background: var(--line-strong);
  }

  @media print {
    & {
      gap: var(--space-1);
    }

    & > li > div {
      block-size: 0.5rem;
    }
  }
`

const signed = (pence: number): string => (pence > 0 ? '+' : '') + formatMoney(pence)

const barName = ({ key, pence }: GrowthBar, years: readonly [string, string], employer: Employer): string => {
  switch (key) {
    case 'before':
      return years[0]
    case 'now':
      return years[1]
    case 'pay':
      return words.payGrew(pence)
    case 'company':
      return words.companyGrew(employer, pence)
  }
}

const titleOf = ({ of, change }: Growth, year: string, employer: Employer): string =>
  of === 'package'
    ? words.grew(change, formatMoney(Math.abs(change)), year)
    : words.paysGrew(employer, change, formatMoney(Math.abs(change)), year)

/** The way from last year's package to this year's, if the host has last year's. */
export const LastYear = ({ total }: { total: TotalBenefits }) => {
  const employer = useEmployer()
  const rows = comparedWithLastYear(total)
  const grown = rows && growthOf(rows)
  if (!grown || total.lastYear === null) return null
  const years = [total.lastYear.schemeYear, total.schemeYear || words.thisYear] as const
  const own = rows.find(({ key }) => key === 'employee')?.change ?? null
  return (
    <Card as="section" labelledBy="last-year">
      <h2 id="last-year">{titleOf(grown, years[0], employer)}</h2>
      <ul className={growth} role="list">
        {grown.bars.map((bar) => (
          <li key={bar.key}>
            <span>{barName(bar, years, employer)}</span>
            <strong>{bar.key === 'before' || bar.key === 'now' ? formatMoney(bar.pence) : signed(bar.pence)}</strong>
            <div aria-hidden="true">
              <span style={styleOf({ '--from': bar.from, '--to': bar.to })} />
            </div>
          </li>
        ))}
      </ul>
      {own !== null && <p>{words.ownGrew(own, formatMoney(Math.abs(own)), years[0])}</p>}
      {grown.floor > 0 && <p data-part="small">{words.floor(formatWholePounds(grown.floor))}</p>}
    </Card>
  )
}
