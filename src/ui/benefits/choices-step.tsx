import { useDeferredValue } from 'react'
import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { coversOthers } from '../../domain/benefits/choice.ts'
import type { ChoicePerson } from '../../domain/benefits/choices.ts'
import { editChoice, personField, selectChoice, selectChoiceNow } from '../../domain/benefits/choices.ts'
import { continueFromChoices } from '../../domain/benefits/steps.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { TextPlaceholder } from '../components/feedback/outline.tsx'
import { Checkbox } from '../components/inputs/checkbox.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { FieldError } from '../components/inputs/field-error.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { ChoiceFieldControl } from './choice-field.tsx'
import { addedWords } from './cost-words.ts'
import { choiceProblemText, fieldId } from './values.ts'
import { useAdvance, WizardStep } from './wizard-step.tsx'

const words = selectionsText.choices

const people = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--space-1);
    font: 700 var(--text-l) / var(--leading-snug) var(--font-header);
  }

  & > p {
    color: var(--ink-soft);
  }

  & > div > [data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  @media (max-width: 359px) {
    & [data-part='note'] {
      grid-column: 2;
      text-align: start;
    }
  }
`

const People = (props: {
  benefitId: BenefitId
  list: readonly ChoicePerson[]
  maximum: number | null
  problem: string | null
}) => {
  const { benefitId, list, maximum, problem } = props
  const dispatch = useDispatch()
  const { quote, busy } = useSelect(selectCosts, benefitId)
  const priceOf = ({ personId, eligible }: ChoicePerson['person']) => {
    if (quote === null)
      return eligible && busy && <TextPlaceholder>{selectionsText.cost.adds('£0.00')}</TextPlaceholder>
    return addedWords(quote.additions.people.find((each) => each.personId === personId)?.pence)
  }
  const error = problem !== null && maximum !== null ? words.tooMany(maximum) : null
  return (
    <fieldset className={people} aria-describedby={error ? 'people-error' : undefined}>
      <legend>{words.people}</legend>
      <p>{maximum === null ? words.youMore : `${words.youMore} ${words.upTo(maximum)}`}</p>
      {error && <FieldError id="people-error" message={error} />}
      {list.length === 0 && <p>{words.nobody}</p>}
      {list.map(({ person, added: isCovered }) => (
        <Checkbox
          key={person.personId}
          id={fieldId(personField(person))}
          checked={isCovered}
          disabled={!person.eligible}
          onChange={(checked) =>
            void dispatch(editChoice, { benefitId, field: personField(person), value: checked ? 'yes' : '' })
          }
          label={<span translate="no">{person.name}</span>}
          row={{
            note: priceOf(person),
            hint: person.reason ?? (person.partner ? words.partner : words.dependant),
          }}
        />
      ))}
      <div>
        <Button
          variant="quiet"
          icon="plus"
          onPress={() => void dispatch(openPanel, { panel: 'add-family-member', subject: '' })}
        >
          {words.addPerson}
        </Button>
      </div>
    </fieldset>
  )
}

/** The values and the people covered; Continue saves them. */
export const ChoicesStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const choice = useSelect(selectChoice, benefitId)
  const sending = useSelect(selectSending, benefitId)
  const dispatch = useDispatch()
  const advance = useAdvance(benefitId, 'choices')
  const isWhole = useSelect(selectChoiceNow, benefitId) !== null
  const { go } = useNavigation()
  // Draw the pressed button first, as in the portal's other forms.
  const problems = useDeferredValue(choice?.problems)
  const submitted = useDeferredValue(choice?.submitted)
  if (!choice || !problems || submitted === undefined) return null
  const { fields, people: list, setup } = choice
  const found = [
    ...fields.map((one) => ({
      fieldId: fieldId(one.field.name),
      label: one.field.label,
      message: choiceProblemText(one, problems[one.field.name] ?? null),
    })),
    ...(problems['people'] !== undefined && setup.maximumPeople !== null && list[0]
      ? [{ fieldId: fieldId(personField(list[0].person)), message: words.tooMany(setup.maximumPeople) }]
      : []),
  ]
  return (
    <WizardStep
      benefitId={benefitId}
      step="choices"
      failed={{
        kind: 'choiceFailed',
        title: selectionsText.setup.notSaved,
        unconfirmed: selectionsText.setup.savingUnconfirmed,
      }}
      problems={<ErrorSummary title={selectionsText.setup.errorTitle} submission={submitted} problems={found} />}
      next={{
        label: selectionsText.actions.next,
        busy: { label: selectionsText.actions.saving, active: sending?.kind === 'choice' },
      }}
      // What is typed but not valid yet stays in this browser.
      onLater={() => (isWhole ? advance(dispatch(continueFromChoices, benefitId), 'later') : go('/app/my-benefits/'))}
      onNext={() => advance(dispatch(continueFromChoices, benefitId))}
    >
      {fields.map((one) => (
        <ChoiceFieldControl
          key={one.field.name}
          benefitId={benefitId}
          one={one}
          problem={problems[one.field.name] ?? null}
        />
      ))}
      {coversOthers(setup) && (
        <People benefitId={benefitId} list={list} maximum={setup.maximumPeople} problem={problems['people'] ?? null} />
      )}
    </WizardStep>
  )
}
