import { css } from '@linaria/core'
import type { BenefitDetail, BenefitId, TermsEntry } from '../../domain/benefits/benefit.ts'
import { selectBenefitTerms, termsSubject } from '../../domain/benefits/benefit-terms.ts'
import { selectChoiceNow } from '../../domain/benefits/choices.ts'
import type { Setup } from '../../domain/benefits/choice.ts'
import { coversOthers } from '../../domain/benefits/choice.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import { acceptBenefitTerms, benefitTermsForm, selectTermsText } from '../../domain/benefits/steps.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { minutesToRead } from '../../domain/formats/reading-time.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { TextPlaceholder } from '../components/feedback/outline.tsx'
import { Icon } from '../components/icons/icon.tsx'
import type { IconName } from '../components/icons/icon-paths.ts'
import { Checkbox } from '../components/inputs/checkbox.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { Card } from '../components/layout/card.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { headingRow } from '../shell/stack.ts'
import { benefitsText } from '../text/benefits.ts'
import { selectionsText } from '../text/selections.ts'
import { formText } from '../text/forms.ts'
import { TermsText } from './benefit-terms.tsx'
import { namesAdded } from './choice-facts.tsx'
import { namesOf } from './covered.ts'
import { salaryWords } from './cost-words.ts'
import { useAdvance, WizardStep } from './wizard-step.tsx'

const words = selectionsText.terms

const section = css`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  & > div > span {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

const gist = css`
  display: grid;
  gap: var(--space-5) var(--space-6);

  & dt {
    display: flex;
    gap: var(--space-3);
    font-weight: 600;
  }

  & dt > svg {
    flex: none;
    margin-block-start: 0.1em;
    color: var(--brand-text);
  }

  & dd {
    padding-inline-start: 2.25rem;
    color: var(--ink-soft);
    line-height: 1.45;
  }

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The id of the first text, to which the error links until the terms can be accepted. */
const TEXT = 'benefit-terms-text'
const TICK = 'benefit-terms-accepted'

interface Point {
  readonly icon: IconName
  readonly title: string
  readonly more: string | null
}

/** What the terms mean for this choice: cost, time, who, and leaving, as far as the host says. */
const Gist = ({ benefitId, setup, detail }: { benefitId: BenefitId; setup: Setup; detail: BenefitDetail }) => {
  const { quote, current, busy } = useSelect(selectCosts, benefitId)
  const choice = useSelect(selectChoiceNow, benefitId)
  const pence = quote?.monthly.employee ?? null
  const isComing = quote === null && busy
  const points: readonly Point[] = [
    ...(quote && pence !== null && (current || busy)
      ? [
          {
            icon: 'card' as const,
            title:
              pence === 0 ? words.free : pence < 0 ? words.paid(formatMoney(-pence)) : words.pay(formatMoney(pence)),
            more: salaryWords(quote),
          },
        ]
      : []),
    {
      icon: 'calendar',
      title: words.starts(formatDate(setup.startDate)),
      more: null,
    },
    ...(choice && coversOthers(setup)
      ? [
          {
            icon: 'people' as const,
            title: selectionsText.review.covered,
            more: namesOf([selectionsText.choices.you, ...namesAdded(setup.people, choice.people)]),
          },
        ]
      : []),
    ...(detail.howToLeave === ''
      ? []
      : [{ icon: 'log-out' as const, title: selectionsText.review.leaving, more: detail.howToLeave }]),
  ]
  return (
    <section aria-labelledby="gist" className={section}>
      <div className={headingRow}>
        <h2 id="gist">{words.gist}</h2>
        <TextLink href={`#${TICK}`} variant="standalone">
          {words.goToTick}
        </TextLink>
      </div>
      <Card>
        <dl className={gist}>
          {isComing && (
            <div>
              <dt>
                <Icon name="card" />
                <TextPlaceholder>{words.pay('£00.00')}</TextPlaceholder>
              </dt>
              <dd>
                <TextPlaceholder>{selectionsText.cost.salary}</TextPlaceholder>
              </dd>
            </div>
          )}
          {points.map(({ icon, title, more }) => (
            <div key={icon}>
              <dt>
                <Icon name={icon} />
                <span>{title}</span>
              </dt>
              {more !== null && <dd>{more}</dd>}
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}

/** One text, with its version and how long it takes to read. */
const Terms = ({ benefitId, entry, isFirst }: { benefitId: BenefitId; entry: TermsEntry; isFirst: boolean }) => {
  const text = valueOf(useSelect(selectBenefitTerms, termsSubject({ benefitId, termsId: entry.id })))
  const facts = [
    ...(entry.version === '' ? [] : [benefitsText.terms.version(entry.version)]),
    ...(text ? [words.minutes(minutesToRead(text.html))] : []),
  ]
  return (
    <section id={isFirst ? TEXT : undefined} tabIndex={-1} aria-label={entry.title} className={section}>
      <div className={headingRow}>
        <h2>{entry.title}</h2>
        <span>{facts.join(', ')}</span>
      </div>
      <TermsText benefitId={benefitId} termsId={entry.id} />
    </section>
  )
}

/** The terms, read and accepted here before submission. [SEL-1] */
export const TermsStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const detail = valueOf(useSelect(selectBenefit, benefitId))
  const sending = useSelect(selectSending, benefitId)
  const dispatch = useDispatch()
  const advance = useAdvance(benefitId, 'terms')
  const { bind, submitted } = useForm(benefitTermsForm(benefitId))
  const accepted = bind('accepted')
  const standing = useSelect(selectTermsText, benefitId)
  if (!setup || !detail) return null
  // Once the text has loaded, it can be accepted.
  const error = accepted.problem === 'termsNotShown' && standing === 'shown' ? null : formText(accepted.problem)
  return (
    <WizardStep
      benefitId={benefitId}
      step="terms"
      problems={
        <>
          <ErrorSummary
            title={selectionsText.setup.errorTitle}
            submission={submitted}
            problems={[{ fieldId: standing === 'shown' ? TICK : TEXT, message: error }]}
          />
          {sending?.kind === 'termsOutdated' && <Banner tone="warning">{words.outdated}</Banner>}
        </>
      }
      next={{
        label: selectionsText.actions.next,
        busy: { label: selectionsText.actions.loading, active: standing === 'coming' },
      }}
      onNext={() => advance(dispatch(acceptBenefitTerms, benefitId))}
    >
      <Gist benefitId={benefitId} setup={setup} detail={detail} />
      {detail.terms.map((entry, index) => (
        <Terms key={entry.id} benefitId={benefitId} entry={entry} isFirst={index === 0} />
      ))}
      <Checkbox
        id={TICK}
        label={words.read}
        row={{}}
        required
        checked={accepted.control.value === 'yes'}
        disabled={standing !== 'shown'}
        onChange={(checked) => accepted.control.onChange(checked ? 'yes' : '')}
        error={error}
      />
    </WizardStep>
  )
}
