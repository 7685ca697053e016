import { css } from '@linaria/core'
import type { Benefit, BenefitDetail, Level, Pence } from '../../domain/benefits/benefit.ts'
import { isChosen, isHeld } from '../../domain/benefits/dates.ts'
import { isCredits } from '../../domain/benefits/credits.ts'
import { hasStatement } from '../../domain/rewards/statement.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { formatDate, formatPounds } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Figure, Price, ShareBar, Shares } from '../components/content/price.tsx'
import { Placeholder, letters, TextPlaceholder } from '../components/feedback/outline.tsx'
import { Card } from '../components/layout/card.tsx'
import { hiddenStyle } from '../components/layout/visually-hidden.tsx'
import { useDispatch } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { actionOf, comparePath } from '../shell/benefit-actions.ts'
import { LowestPrice } from '../shell/benefit-price.tsx'
import { BenefitStatus } from '../shell/benefit-status.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { rewardsText } from '../text/rewards.ts'

const words = benefitsText.detail
const { list } = benefitListText

const sections = css`
  display: grid;
  gap: var(--space-4);

  & > [data-part='buttons'] {
    display: grid;
    gap: var(--space-2);
  }

  & > p[data-part='until'] {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

const aMonth = (pence: number) => (
  <>
    <Money pence={pence} /> {list.month}
  </>
)
const aYear = (pence: number) => (
  <>
    <Money pence={pence} /> {words.year}
  </>
)

/** What a choice costs: the person's month and year, and who pays which share. */
const Paid = ({ month, year, label }: { month: Pence; year: Pence | null; label: string | null }) => {
  const { starting } = useEmployer()
  const { company, employee } = month
  const isPaid = employee < 0
  const own = isPaid ? words.youArePaid : list.youPay
  return (
    <>
      <div>
        <p>{label ?? own}</p>
        {employee === 0 ? (
          <Price size="panel" main={company > 0 ? list.free : list.noCost} />
        ) : (
          <Price
            size="panel"
            main={<Figure pence={Math.abs(employee)} />}
            unit={isPaid ? `${list.month} ${list.toPay}` : list.month}
            more={year ? [aYear(Math.abs(year.employee))] : []}
          />
        )}
      </div>
      {!isPaid && company > 0 && (
        <>
          {employee > 0 && (
            <ShareBar
              shares={[
                { whose: 'employer', pence: company },
                { whose: 'you', pence: employee },
              ]}
            />
          )}
          <Shares
            rows={[
              {
                whose: 'employer',
                term: `${starting} ${words.pays}`,
                sum: aMonth(company),
                more: year ? aYear(year.company) : undefined,
              },
              ...(employee > 0 ? [{ whose: 'you', term: list.youPay, sum: aMonth(employee) } as const] : []),
            ]}
          />
        </>
      )}
    </>
  )
}

/** The lowest price, what the employer pays of it, and how much it can be, if the host gives the costs of each level. */
const From = ({ benefit, lowest, levels }: { benefit: Benefit; lowest: number; levels: readonly Level[] }) => {
  const { starting } = useEmployer()
  const costs = levels.flatMap((level) => level.costs)
  const own = costs.map(({ employee }) => employee)
  const companies = new Set(costs.map(({ company }) => company))
  const [company = 0] = companies
  const hasShares = company > 0 && companies.size === 1
  return (
    <>
      <LowestPrice benefit={benefit} lowest={lowest} size="panel" withShare={!hasShares} />
      {hasShares && (
        <Shares
          rows={[
            { whose: 'employer', term: `${starting} ${words.pays}`, sum: aMonth(company) },
            {
              whose: 'you',
              term: list.youPay,
              sum: words.between(formatPounds(Math.min(...own) / 100), formatPounds(Math.max(...own) / 100)),
            },
          ]}
        />
      )}
    </>
  )
}

const Cost = ({ benefit, levels }: { benefit: Benefit; levels: readonly Level[] }) => {
  const { selection, lowestCost, beamSupported } = benefit
  const { monthlyCost = null, yearlyCost = null } = selection ?? {}
  if (selection && isChosen(selection))
    return monthlyCost ? <Paid month={monthlyCost} year={yearlyCost} label={null} /> : <p>{words.unknownCost}</p>
  if (lowestCost !== null) return <From benefit={benefit} lowest={lowestCost} levels={levels} />
  // No amount means that none is known yet.
  if (monthlyCost && (monthlyCost.employee !== 0 || monthlyCost.company !== 0))
    return <Paid month={monthlyCost} year={yearlyCost} label={words.lastCost} />
  return <p>{beamSupported ? words.byProvider : words.before}</p>
}

/** What can be done with the benefit here. Leaving needs the benefit itself, because the list can be older. */
const Actions = ({ benefit, isKnown }: { benefit: Benefit; isKnown: boolean }) => {
  const dispatch = useDispatch()
  const { selection, benefitId, groupCode } = benefit
  const action = actionOf(benefit)
  const leaves = selection !== null && isHeld(selection)
  return (
    <div data-part="buttons">
      {action && (
        <ButtonLink to={action.to} width="full">
          {action.label}
        </ButtonLink>
      )}
      {hasStatement(groupCode) && (
        <Button
          variant="secondary"
          width="full"
          onPress={() => void dispatch(openPanel, { panel: 'statement', subject: groupCode })}
        >
          {rewardsText.statement.open}
        </Button>
      )}
      {!leaves ? (
        !isCredits(benefit) && (
          <ButtonLink variant="quiet" width="full" to={comparePath(benefit)}>
            {benefitsText.compare.with}
          </ButtonLink>
        )
      ) : !isKnown ? (
        <Placeholder shape="button" inlineSize="100%" />
      ) : selection.optOut.allowed ? (
        <Button
          variant="quiet"
          width="full"
          onPress={() => void dispatch(openPanel, { panel: 'opt-out', subject: benefitId })}
        >
          {benefitsText.optOut.open}
        </Button>
      ) : (
        <p>{benefitsText.optOut.mayNotLeave}</p>
      )}
    </div>
  )
}

const Known = ({ benefit, detail }: { benefit: Benefit; detail: BenefitDetail | null }) => {
  const employer = useEmployer()
  const { selection, restricted, restrictedUntil, chooseBy } = benefit
  const status = selection?.status ?? 'not-selected'
  const sentence = words.states[status]
  const starts = detail?.startDate ?? null
  return (
    <>
      {/* What is normal has no badge. */}
      {(restricted || (status !== 'approved' && status !== 'not-selected')) && (
        <div>
          <BenefitStatus benefit={benefit} />
        </div>
      )}
      {restricted ? (
        <p>
          {list.restricted(restrictedUntil === null ? null : formatDate(restrictedUntil))}. {words.mail}
        </p>
      ) : (
        sentence !== null && <p>{typeof sentence === 'function' ? sentence(employer) : sentence}</p>
      )}
      <Cost benefit={benefit} levels={detail?.levels ?? []} />
      <Actions benefit={benefit} isKnown={detail !== null} />
      {chooseBy !== null && !isChosen(selection) && (
        <p data-part="until">{words.chooseBy(formatDate(chooseBy), starts === null ? null : formatDate(starts))}</p>
      )}
    </>
  )
}

interface CostCardProps {
  /** From the list until `detail` has loaded; null while neither is known. */
  readonly benefit: Benefit | null
  readonly detail: BenefitDetail | null
}

/** What a benefit costs the person and the employer, or from how much, and what the person can do with it. [BEN-2] */
export const CostCard = ({ benefit, detail }: CostCardProps) => (
  <Card as="section" labelledBy="costs">
    <h2 id="costs" className={hiddenStyle}>
      {words.costs}
    </h2>
    <div className={sections}>
      {benefit ? (
        <Known benefit={benefit} detail={detail} />
      ) : (
        // As for a benefit that the person has.
        <>
          <div>
            <TextPlaceholder>{list.youPay}</TextPlaceholder>
            <Price
              size="panel"
              main={<TextPlaceholder>£00.00</TextPlaceholder>}
              more={[<TextPlaceholder key="year">{`£000.00 ${words.year}`}</TextPlaceholder>]}
            />
          </div>
          <Placeholder shape="bar" inlineSize="100%" blockSize="0.5rem" />
          <Shares
            rows={[10, 8].map((length) => ({
              term: <TextPlaceholder>{letters(length)}</TextPlaceholder>,
              sum: <TextPlaceholder>£00.00 a month</TextPlaceholder>,
            }))}
          />
          <div data-part="buttons">
            <Placeholder shape="button" inlineSize="100%" />
            <Placeholder shape="button" inlineSize="100%" />
          </div>
        </>
      )}
    </div>
  </Card>
)
