import { useDeferredValue } from 'react'
import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { coversOthers } from '../../domain/benefits/choice.ts'
import type { ChoicePerson } from '../../domain/benefits/choices.ts'
import { editChoice, personField, selectChoice } from '../../domain/benefits/choices.ts'
import { continueFromChoices } from '../../domain/benefits/steps.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { Checkbox } from '../components/inputs/checkbox.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { FieldError } from '../components/inputs/field-error.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { ChoiceFieldControl } from './choice-field.tsx'
import { addedWords } from './cost-words.ts'
import { choiceProblemText, fieldId } from './values.ts'
import { useAdvance, WizardStep } from './wizard-step.tsx'

const words = selectionsText.choices

const people = css`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-weight: 600;
  }

  & > p,
  & small {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & label {
    padding-block: 0.25rem;
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
  const added = useSelect(selectCosts, benefitId).quote?.additions.people
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
          label={
            <>
              <span translate="no">{person.name}</span>
              <small>
                {person.reason ??
                  [
                    person.partner ? words.partner : words.dependant,
                    addedWords(added?.find(({ personId }) => personId === person.personId)?.pence),
                  ]
                    .filter(Boolean)
                    .join(', ')}
              </small>
            </>
          }
        />
      ))}
      <div>
        <Button
          variant="secondary"
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
  // Draw the pressed button first, as in the portal's other forms.
  const problems = useDeferredValue(choice?.problems)
  const submitted = useDeferredValue(choice?.submitted)
  if (!choice || !problems || submitted === undefined) return null
  const { fields, people: list, setup } = choice
  const found = [
    ...fields.map((one) => ({
      fieldId: fieldId(one.field.name),
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
