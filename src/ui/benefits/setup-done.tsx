import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { hindranceOf } from '../../domain/benefits/filter.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import type { Receipt } from '../../domain/benefits/wizard.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { Pill } from '../components/layout/pill.tsx'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { formatDate, formatDay, formatMoney } from '../components/content/format.ts'
import { StepsAhead } from '../components/content/steps-ahead.tsx'
import { Balloon } from '../components/illustrations/scene.tsx'
import { usePortal, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { actionOf, pageOf } from '../shell/benefit-actions.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { ToFinish } from '../shell/to-finish.tsx'
import { selectionsText } from '../text/selections.ts'
import { choiceFacts, namesAdded } from './choice-facts.tsx'
import { namesOf } from './covered.ts'
import { payment } from './cost-words.ts'
import { useStartAtTop } from './wizard-step.tsx'

const words = selectionsText.done
const { month, year } = selectionsText.cost

const beside = css`
  display: grid;
  gap: var(--section-gap) var(--space-8);
  align-items: start;

  & > section {
    display: grid;
    gap: var(--space-4);
  }

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1fr) var(--rail);
  }
`

const balloon = css`
  display: block;
  inline-size: min(100%, 20rem);
  aspect-ratio: 1;
  margin-inline: auto;
`

const sum = css`
  display: block;

  &[data-part='year'] {
    color: var(--ink-soft);
    font-weight: 400;
  }
`

/** A month's amount with the year's below it; null if the host gives neither. */
const amounts = (monthly: number | null, yearly: number | null): Fact['detail'] | null =>
  monthly === null && yearly === null ? null : !monthly && !yearly ? (
    selectionsText.cost.lineFree
  ) : (
    <>
      {monthly !== null && <span className={sum}>{`${formatMoney(Math.abs(monthly))} ${month}`}</span>}
      {yearly !== null && <span className={sum} data-part="year">{`${formatMoney(Math.abs(yearly))} ${year}`}</span>}
    </>
  )

/** What happens after a submission, in order, as far as the host says. */
const useSteps = (benefit: Benefit, { status, at, monthlyCost, startDate }: Receipt) => {
  const employer = useEmployer()
  const setup = valueOf(useSelect(selectSetup, benefit.benefitId))
  const pence = monthlyCost?.employee ?? null
  const names = setup?.submitted ? namesAdded(setup.people, setup.submitted.people) : []
  const mayChange = hindranceOf(benefit) === null
  return [
    {
      key: 'submitted',
      isNow: true,
      title: at === null ? words.before : words.today,
      more: (
        <>
          <span>{status === 'pending' ? `${words.pending(employer)} ${words.pendingMore}` : words.approved}</span>
          {mayChange && (
            <>
              <span>{` ${words.changeMind} `}</span>
              <TextLink to={`${pageOf(benefit)}/manage`}>{words.undo}</TextLink>
              <span>{benefit.chooseBy === null ? '.' : ` ${words.until(formatDate(benefit.chooseBy))}.`}</span>
            </>
          )}
        </>
      ),
    },
    ...(startDate === null
      ? []
      : [
          {
            key: 'starts',
            title: formatDate(startDate),
            more: names.length === 0 ? words.begins : words.covers(namesOf([words.you, ...names])),
          },
        ]),
    ...(pence === null || pence === 0
      ? []
      : [
          {
            key: 'pay',
            title: startDate === null ? words.eachMonth : words.each,
            more: words[pence > 0 ? 'out' : 'added'](formatMoney(Math.abs(pence))),
          },
        ]),
  ]
}

/** The submitted selection with its reference: what happens next, and a receipt to print. [SEL-6] */
export const SetupDone = ({ benefit, receipt }: { benefit: Benefit; receipt: Receipt }) => {
  const setup = valueOf(useSelect(selectSetup, benefit.benefitId))
  const enrolment = useSelect(selectEnrolment)
  const { print } = usePortal()
  const employer = useEmployer()
  const steps = useSteps(benefit, receipt)
  useStartAtTop()
  const { reference, at, monthlyCost, yearlyCost, startDate } = receipt
  const [own, company] = [monthlyCost?.employee ?? null, monthlyCost?.company ?? null]
  const others = (enrolment?.toFinish ?? []).filter(({ benefitId }) => benefitId !== benefit.benefitId)
  const [first] = others
  const follow = first && actionOf(first)
  const ownCost = amounts(own, yearlyCost?.employee ?? null)
  const facts: Fact[] = [
    ...(setup?.submitted ? choiceFacts(setup, setup.submitted) : []),
    { term: payment('now', own).term, detail: ownCost ?? selectionsText.noAmount },
    ...(company !== null && company > 0
      ? [{ term: selectionsText.cost.employer(employer), detail: amounts(company, yearlyCost?.company ?? null) }]
      : []),
    ...(startDate === null ? [] : [{ term: selectionsText.review.begins, detail: formatDate(startDate) }]),
    ...(reference === null ? [] : [{ term: words.reference, detail: reference }]),
  ]
  const price =
    own === null ? null : own === 0 ? `${selectionsText.terms.free}.` : own > 0 ? words.forCost(formatMoney(own)) : null
  return (
    <Page
      title={selectionsText.steps.done.title(benefit.name)}
      ground="deep"
      above={<Pill icon="check">{at === null ? words.submitted : words.submittedOn(formatDay(at))}</Pill>}
      lead={[
        price,
        company !== null && company > 0
          ? `${selectionsText.cost.employer(employer)} ${formatMoney(company)} ${month}.`
          : null,
      ]
        .filter(Boolean)
        .join(' ')}
      picture={<Balloon className={balloon} />}
      actions={
        <span data-print="hide" style={{ display: 'contents' }}>
          {first && follow ? (
            <ButtonLink to={follow.to}>{words.finish(first.name)}</ButtonLink>
          ) : (
            <ButtonLink to="/app/my-benefits/">{words.all}</ButtonLink>
          )}
          <Button variant="secondary" icon="print" onPress={print}>
            {words.print}
          </Button>
        </span>
      }
    >
      <div className={stack}>
        <div className={beside}>
          <section aria-labelledby="receipt-next">
            <h2 id="receipt-next">{words.next}</h2>
            <StepsAhead steps={steps} />
          </section>
          <Card as="section" labelledBy="receipt-title" variant="paper">
            <h2 id="receipt-title">{words.receipt}</h2>
            <DescriptionList facts={facts} />
          </Card>
        </div>
        {others.length > 0 && (
          <section aria-labelledby="receipt-others" data-print="hide">
            <h2 id="receipt-others">
              {enrolment?.window
                ? words.left(enrolment.window.daysLeft, formatDate(enrolment.window.closes))
                : words.waiting}
            </h2>
            <Card>
              <ToFinish benefits={others} />
            </Card>
          </section>
        )}
        {first && (
          <p data-print="hide">
            <TextLink variant="standalone" to="/app/my-benefits/">
              {words.all}
            </TextLink>
          </p>
        )}
      </div>
    </Page>
  )
}
