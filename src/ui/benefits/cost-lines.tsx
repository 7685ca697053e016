import { css } from '@linaria/core'
import type { Quote } from '../../domain/benefits/costs.ts'
import { Money } from '../components/content/money.tsx'
import { selectionsText } from '../text/selections.ts'
import { payment } from './cost-words.ts'

const words = selectionsText.cost

const bill = css`
  display: grid;
  gap: var(--space-2);

  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-4);
  }

  & > [data-part='total'] {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line-strong);
    font-weight: 700;
  }

  & dd {
    text-align: end;
  }

  & small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 400;
  }
`

/** A price as a bill: who costs what, what the employer adds, and the person's total. */
export const CostLines = ({ quote: { lines, monthly } }: { quote: Quote }) => {
  const isPaid = monthly.employee < 0
  const ofYou = (pence: number) => <Money pence={isPaid ? -pence : pence} />
  const byEmployer = (pence: number) =>
    pence !== 0 && (
      <small>
        {words.employer} <Money pence={pence} />
      </small>
    )
  return (
    <dl className={bill}>
      {lines.map(({ label, employee, company }) => (
        <div key={label}>
          <dt>
            {label}
            {byEmployer(company)}
          </dt>
          <dd>{ofYou(employee)}</dd>
        </div>
      ))}
      <div data-part="total">
        <dt>{payment('month', monthly.employee).term}</dt>
        <dd>{ofYou(monthly.employee)}</dd>
      </div>
    </dl>
  )
}
