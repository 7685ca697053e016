import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isChosen } from '../../domain/benefits/dates.ts'
import { Money } from '../components/content/money.tsx'
import { Price as PriceLines } from '../components/content/price.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { useEmployer } from '../use-employer.ts'

const words = benefitListText.list

/** Whether `Price` has something to say. */
export const hasPrice = ({ selection, lowestCost }: Benefit): boolean => isChosen(selection) || lowestCost !== null

/** The lowest price, in pence a month, for which the benefit can be chosen: 'From £4.25 a month'. */
export const LowestPrice = ({ pence, size }: { pence: number; size?: 'card' | 'panel' }) => (
  <PriceLines
    size={size}
    main={
      pence === 0 ? (
        words.canBeFree
      ) : (
        <>
          {words.from} <Money pence={pence} />
        </>
      )
    }
    unit={words.month}
  />
)

/** What a person and their employer pay for a benefit, or the lowest price for which it can be chosen. */
export const Price = ({ benefit: { selection, lowestCost } }: { benefit: Benefit }) => {
  const employer = useEmployer()
  if (!isChosen(selection)) return lowestCost !== null && <LowestPrice pence={lowestCost} />
  const cost = selection.monthlyCost
  if (cost === null) return <p>{words.unknownCost}</p>
  const paidByEmployer = cost.employee >= 0 && cost.company > 0 && (
    <>
      <span>{words.employer(employer)}</span> <Money pence={cost.company} /> <span>{words.month}</span>
    </>
  )
  const more = paidByEmployer ? [paidByEmployer] : []
  return cost.employee === 0 ? (
    <PriceLines main={cost.company === 0 ? words.noCost : words.free} more={more} />
  ) : (
    <PriceLines
      main={<Money pence={Math.abs(cost.employee)} />}
      unit={cost.employee < 0 ? `${words.month} ${words.toPay}` : words.month}
      more={more}
    />
  )
}

/** The price in one line, for a row. */
export const PriceLine = ({ benefit: { selection, lowestCost } }: { benefit: Benefit }) => {
  const chosen = isChosen(selection) ? selection.monthlyCost : null
  if (chosen === null && lowestCost === null) return null
  if (chosen?.employee === 0) return <span>{chosen.company === 0 ? words.noCost : words.free}</span>
  return (
    <span>
      {chosen === null && <span>{`${words.from} `}</span>}
      <Money pence={Math.abs(chosen?.employee ?? lowestCost ?? 0)} /> <span>{words.month}</span>
    </span>
  )
}
