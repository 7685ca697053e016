import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { selectEnrolment, type Enrolment } from '../../domain/benefits/enrolment.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Table } from '../components/tables/table.tsx'
import { useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { pageOf } from '../shell/benefit-actions.ts'
import { aboveBenefit } from './benefit-frame.tsx'
import { BenefitList, WaitingBenefit } from '../shell/benefit-list.tsx'
import { ChoicesTotal } from '../shell/choices-total.tsx'
import { useBenefitList } from './use-benefit-list.tsx'

const words = benefitsText.choices

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
`

/** 'Continue' leads to the first step that is not done, 'Change' to the choice itself. */
const Actions = ({ benefit }: { benefit: Benefit }) =>
  nextOf(benefit) === 'resume' && (
    <span className={actions}>
      <ButtonLink size="small" to={`${pageOf(benefit)}/setup/`}>
        {words.resume}
        <VisuallyHidden>{benefit.name}</VisuallyHidden>
      </ButtonLink>
      <TextLink variant="standalone" to={`${pageOf(benefit)}/setup/choices`}>
        {words.change}
        <VisuallyHidden>{benefit.name}</VisuallyHidden>
      </TextLink>
    </span>
  )

const Choices = ({ enrolment }: { enrolment: Enrolment }) => {
  const employer = useEmployer()
  const { window, choices, toFinish, monthly, yearly } = enrolment
  const others = toFinish.filter((benefit) => !choices.includes(benefit))
  return (
    <>
      {window && choices.length === 0 && <p>{benefitListText.enrolment.until(formatDate(window.closes))}</p>}
      {choices.length === 0 ? (
        <EmptyState
          title={words.none}
          actions={<ButtonLink to="/app/my-benefits/">{benefitListText.enrolment.all}</ButtonLink>}
        >
          {words.noneMore}
        </EmptyState>
      ) : (
        <>
          <div>
            {window && <p>{benefitListText.enrolment.until(formatDate(window.closes))}</p>}
            <ChoicesTotal enrolment={enrolment} />
          </div>
          <Table
            caption={words.caption}
            captionShown="to-screen-readers"
            columns={[
              {
                key: 'name',
                header: words.name,
                kind: 'heading',
                cell: (benefit) => <TextLink to={pageOf(benefit)}>{benefit.name}</TextLink>,
              },
              {
                key: 'month',
                header: words.month,
                kind: 'money',
                cell: ({ selection }) => <Money pence={selection?.monthlyCost?.employee ?? null} />,
              },
              {
                key: 'year',
                header: words.year,
                kind: 'money',
                cell: ({ selection }) => <Money pence={selection?.yearlyCost?.employee ?? null} />,
              },
              // Not plain text, which a phone would repeat beside the buttons.
              {
                key: 'next',
                header: <span>{words.next}</span>,
                kind: 'text',
                cell: (benefit) => <Actions benefit={benefit} />,
              },
            ]}
            rows={choices}
            rowKey={({ benefitId }) => benefitId}
            footer={{ name: words.total, month: <Money pence={monthly} />, year: <Money pence={yearly} />, next: null }}
          />
          {choices.some(({ selection }) => (selection?.monthlyCost?.employee ?? 0) < 0) && <p>{words.paid}</p>}
        </>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{words.rejected(employer)}</h2>
          <BenefitList of="waiting">
            {others.map((benefit) => (
              <WaitingBenefit key={benefit.benefitId} benefit={benefit} isFirst={false} />
            ))}
          </BenefitList>
        </section>
      )}
    </>
  )
}

/** All choices in progress together, with what each and all of them cost. [HOME-1] */
export const YourChoices = () => {
  const { failure } = useBenefitList()
  const enrolment = useSelect(selectEnrolment)
  return (
    <Page
      title={words.title}
      lead={words.lead}
      breadcrumbs={<Breadcrumbs trail={aboveBenefit} current={words.title} />}
    >
      <div className={stack}>
        {failure}
        {enrolment ? (
          <Choices enrolment={enrolment} />
        ) : (
          failure === null && <Skeleton label={benefitListText.list.loading} shape="rows" count={3} />
        )}
      </div>
    </Page>
  )
}
