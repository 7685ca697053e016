import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isChosen } from '../../domain/benefits/dates.ts'
import { Money } from '../components/content/money.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { useEmployer } from '../use-employer.ts'

const words = benefitListText.list

const price = css`
  & > [data-part='employer'] {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  @media (max-width: 599px) {
    & > [data-part='employer'] {
      font-size: var(--text-s);
    }
  }
`

const Paid = ({ company, employee }: { company: number; employee: number }) => {
  const employer = useEmployer()
  return (
    <>
      {employee === 0 ? (
        <strong>{company === 0 ? words.noCost : words.free}</strong>
      ) : (
        <>
          <strong>
            <Money pence={Math.abs(employee)} />
          </strong>{' '}
          <span>{employee < 0 ? `${words.month} ${words.toPay}` : words.month}</span>
        </>
      )}
      {employee >= 0 && company > 0 && (
        <span data-part="employer">
          <span>{words.employer(employer)}</span> <Money pence={company} />
        </span>
      )}
    </>
  )
}

/** The lowest price, in pence a month, for which the benefit can be chosen. */
export const LowestPrice = ({ pence }: { pence: number }) =>
  pence === 0 ? (
    <strong>{words.canBeFree}</strong>
  ) : (
    <>
      <span>{words.from}</span>{' '}
      <strong>
        <Money pence={pence} />
      </strong>{' '}
      <span>{words.month}</span>
    </>
  )

/** Whether `Price` has something to say. */
export const hasPrice = ({ selection, lowestCost }: Benefit): boolean => isChosen(selection) || lowestCost !== null

/** What a person and their employer pay for a benefit, or the lowest price for which it can be chosen. */
export const Price = ({ benefit: { selection, lowestCost } }: { benefit: Benefit }) => {
  if (isChosen(selection))
    return (
      <p className={price}>
        {selection.monthlyCost === null ? words.unknownCost : <Paid {...selection.monthlyCost} />}
      </p>
    )
  return (
    lowestCost !== null && (
      <p className={price}>
        <LowestPrice pence={lowestCost} />
      </p>
    )
  )
}
