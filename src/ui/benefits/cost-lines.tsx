import { css } from '@linaria/core'
import type { Quote } from '../../domain/benefits/costs.ts'
import { Money } from '../components/content/money.tsx'
import { selectionsText } from '../text/selections.ts'
import type { Payment } from './cost-words.ts'
import { payment } from './cost-words.ts'
import { useEmployer } from '../use-employer.ts'

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
    color: var(--ink-soft);
    font-weight: 400;
  }
`

interface CostLinesProps {
  readonly quote: Quote
  /** Lines after the total. */
  readonly more?: readonly Payment[]
}

/** A price as a bill: who costs what, what the employer adds, and the person's total. */
export const CostLines = ({ quote: { lines, monthly }, more = [] }: CostLinesProps) => {
  const isPaid = monthly.employee < 0
  const employer = useEmployer()
  const ofYou = (pence: number) => <Money pence={isPaid ? -pence : pence} />
  const byEmployer = (pence: number) =>
    pence !== 0 && (
      <small>
        <span>{words.employer(employer)}</span> <Money pence={pence} />
      </small>
    )
  return (
    <dl className={bill}>
      {lines.map(({ label, employee, company }) => (
        <div key={label}>
          <dt>
            <span>{label}</span>
            {byEmployer(company)}
          </dt>
          <dd>{ofYou(employee)}</dd>
        </div>
      ))}
      <div data-part="total">
        <dt>{payment('month', monthly.employee).term}</dt>
        <dd>{ofYou(monthly.employee)}</dd>
      </div>
      {more.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
