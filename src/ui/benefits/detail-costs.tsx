import type { BenefitDetail, Pence, Selection } from '../../domain/benefits/benefit.ts'
import { datesOf, isChosen, isHeld } from '../../domain/benefits/dates.ts'
import { selectDayRead } from '../../domain/benefits/detail.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Table } from '../components/tables/table.tsx'
import { useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { comparePath } from '../shell/benefit-actions.ts'
import { benefitsText } from '../text/benefits.ts'

const words = benefitsText.detail

const sumOf = (cost: Pence | null): number | null => cost && cost.company + cost.employee
const isAmount = (cost: Pence | null): boolean => cost !== null && (cost.company !== 0 || cost.employee !== 0)
const isPaid = ({ monthlyCost, yearlyCost }: Selection): boolean => ((monthlyCost ?? yearlyCost)?.employee ?? 0) < 0

const CostTable = ({ monthlyCost, yearlyCost }: Pick<Selection, 'monthlyCost' | 'yearlyCost'>) => {
  const employer = useEmployer()
  return (
    <Table
      caption={words.costsCaption}
      captionShown="to-screen-readers"
      columns={[
        { key: 'payer', header: words.payer, kind: 'heading', cell: ({ payer }) => payer },
        { key: 'month', header: words.monthly, kind: 'money', cell: ({ month }) => <Money pence={month} /> },
        { key: 'year', header: words.yearly, kind: 'money', cell: ({ year }) => <Money pence={year} /> },
      ]}
      rows={[
        { payer: words.you, month: monthlyCost?.employee ?? null, year: yearlyCost?.employee ?? null },
        { payer: employer.starting, month: monthlyCost?.company ?? null, year: yearlyCost?.company ?? null },
      ]}
      rowKey={({ payer }) => payer}
      footer={{
        payer: words.together,
        month: <Money pence={sumOf(monthlyCost)} />,
        year: <Money pence={sumOf(yearlyCost)} />,
      }}
    />
  )
}

/** What a benefit costs the person and the company, per month and per year; before a choice, when the cost will be known. */
export const DetailCosts = ({ detail: { benefit } }: { detail: BenefitDetail }) => {
  const { selection, beamSupported, lowestCost } = benefit
  // A benefit that a person has can cost nothing; before that, no amount means that none is known yet.
  const known =
    selection !== null &&
    (isHeld(selection)
      ? selection.monthlyCost !== null
      : isAmount(selection.monthlyCost) || isAmount(selection.yearlyCost))
  const open = lowestCost === null || lowestCost === 0 ? words.before : words.beforeFrom(formatMoney(lowestCost))
  const unknown = selection !== null && isHeld(selection) && selection.monthlyCost === null
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{words.costs}</h2>
      {known && !isChosen(selection) && <p>{words.lastCost}</p>}
      {known && isPaid(selection) && <p>{words.paid}</p>}
      {known ? <CostTable {...selection} /> : <p>{unknown ? words.unknownCost : open}</p>}
      {beamSupported && <p>{words.byProvider}</p>}
      <p>
        <TextLink variant="standalone" to={comparePath(benefit)}>
          {benefitsText.compare.with}
        </TextLink>
      </p>
    </section>
  )
}

/** When a benefit begins and ends, or would begin, in sentences; empty if the host says neither. */
export const useDates = (detail: BenefitDetail): string => {
  const { benefitId, selection } = detail.benefit
  const today = useSelect(selectDayRead, benefitId)
  const sentences = datesOf(detail, today).map(({ kind, date }) => words.dates[kind](formatDate(date)))
  if (selection && isHeld(selection) && selection.endDate === null) sentences.push(words.runs)
  return sentences.join(' ')
}
