import type { ReactNode } from 'react'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isChosen } from '../../domain/benefits/dates.ts'
import { Money } from '../components/content/money.tsx'
import { Price as PriceLines } from '../components/content/price.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { useEmployer } from '../use-employer.ts'

const words = benefitListText.list

/** Whether `Price` has something to say. */
export const hasPrice = ({ selection, lowestCost }: Benefit): boolean => isChosen(selection) || lowestCost !== null

/** 'Acme pays £9.00 a month', or nothing if they pay nothing or it is not known. */
const useCompanyShare = (pence: number | null): readonly ReactNode[] => {
  const employer = useEmployer()
  if (pence === null || pence <= 0) return []
  return [
    <>
      <span>{words.employer(employer)}</span> <Money pence={pence} /> <span>{words.month}</span>
    </>,
  ]
}

interface LowestPriceProps {
  readonly benefit: Pick<Benefit, 'lowestCompanyCost' | 'costVaries'>
  /** Pence a month. */
  readonly lowest: number
  readonly size?: 'panel'
  /** False where the shares have rows of their own. */
  readonly withShare?: boolean
}

/** The lowest price for which the benefit can be chosen, and what the employer pays of it: 'From £4.25 a month', 'Free for you'. */
export const LowestPrice = ({
  benefit: { lowestCompanyCost, costVaries },
  lowest,
  size,
  withShare = true,
}: LowestPriceProps) => {
  const shown = { size, more: useCompanyShare(withShare ? lowestCompanyCost : null) }
  if (lowest === 0 && !costVaries) return <PriceLines {...shown} main={words.free} />
  return (
    <PriceLines
      {...shown}
      main={
        <>
          {costVaries && <span>{`${words.from} `}</span>}
          {lowest === 0 ? <span>{words.zero}</span> : <Money pence={lowest} />}
        </>
      }
      unit={words.month}
    />
  )
}

/** What a person and their employer pay for a benefit, or the lowest price for which it can be chosen. */
export const Price = ({ benefit }: { benefit: Benefit }) => {
  const { selection, lowestCost } = benefit
  const cost = isChosen(selection) ? selection.monthlyCost : null
  const more = useCompanyShare(cost && cost.employee >= 0 ? cost.company : null)
  if (!isChosen(selection)) return lowestCost !== null && <LowestPrice benefit={benefit} lowest={lowestCost} />
  if (cost === null) return <p>{words.unknownCost}</p>
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
export const PriceLine = ({ benefit: { selection, lowestCost, costVaries } }: { benefit: Benefit }) => {
  const chosen = isChosen(selection) ? selection.monthlyCost : null
  if (chosen === null && lowestCost === null) return null
  if (chosen?.employee === 0) return <span>{chosen.company === 0 ? words.noCost : words.free}</span>
  if (chosen === null && lowestCost === 0 && !costVaries) return <span>{words.free}</span>
  const pence = Math.abs(chosen?.employee ?? lowestCost ?? 0)
  return (
    <span>
      {chosen === null && costVaries && <span>{`${words.from} `}</span>}
      {pence === 0 ? <span>{words.zero}</span> : <Money pence={pence} />} <span>{words.month}</span>
    </span>
  )
}
