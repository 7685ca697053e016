import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { editChoice, leaveChoiceField, type ChoiceField } from '../../domain/benefits/choices.ts'
import { canCompare, comparedSubject } from '../../domain/benefits/compare-options.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { TextPlaceholder } from '../components/feedback/outline.tsx'
import { RadioGroup } from '../components/inputs/radio-group.tsx'
import { Select } from '../components/inputs/select.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { afterPress, leftWithout, useDispatch, useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { addedWords } from './cost-words.ts'
import { choiceProblemText, fieldId, limitsHint, valueInWords } from './values.ts'

const words = selectionsText.choices

const comparable = css`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
`

/** More options than this become a drop-down. */
const IN_SIGHT = 7

type Props = { benefitId: BenefitId; one: ChoiceField; problem: string | null }

const Control = ({ benefitId, one, problem }: Props) => {
  const dispatch = useDispatch()
  const { field, value } = one
  const onChange = (typed: string) => void dispatch(editChoice, { benefitId, field: field.name, value: typed })
  const error = choiceProblemText(one, problem)
  const id = fieldId(field.name)
  const { quote, busy } = useSelect(selectCosts, benefitId)
  const priceOf = (option: string) =>
    addedWords(quote?.additions.options.find((each) => each.field === field.name && each.value === option)?.pence)
  const isFirstCost = quote === null && busy
  if (field.locked)
    return (
      <TextField
        id={id}
        label={field.label}
        hint={words.locked}
        state="read-only"
        value={valueInWords(one)}
        onChange={() => {}}
      />
    )
  switch (field.kind) {
    case 'amount':
      return (
        <TextField
          id={id}
          label={`${field.label}${words.units[field.unit]}`}
          hint={[field.hint, limitsHint(one)].filter(Boolean).join(' ')}
          requirement="required"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={onChange}
          onBlur={(event) =>
            void (
              leftWithout(event, value) ||
              afterPress(() => void dispatch(leaveChoiceField, { benefitId, field: field.name }))
            )
          }
          error={error}
        />
      )
    case 'choice':
      return field.options.length > IN_SIGHT ? (
        <Select
          id={id}
          label={field.label}
          hint={field.hint ?? undefined}
          requirement="required"
          placeholder={words.choose}
          options={field.options.map(({ value: option, label }) => ({
            value: option,
            label: [label, priceOf(option)].filter(Boolean).join(', '),
          }))}
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : (
        <RadioGroup
          id={id}
          legend={field.label}
          hint={field.hint}
          options={field.options.map((option, index) => ({
            ...option,
            // The first is nearly always the one without a price of its own.
            note: isFirstCost ? (
              <TextPlaceholder>
                {index === 0 ? selectionsText.cost.addsNothing : selectionsText.cost.adds('£00.00')}
              </TextPlaceholder>
            ) : (
              priceOf(option.value)
            ),
          }))}
          value={value}
          onChange={onChange}
          error={error}
        />
      )
  }
}

/** A field of the choice, with a button to compare its options if these say what they include. */
export const ChoiceFieldControl = (props: Props) => {
  const { benefitId, one } = props
  const dispatch = useDispatch()
  if (!canCompare(one.field)) return <Control {...props} />
  const subject = comparedSubject({ benefitId, field: one.field.name })
  return (
    <div className={comparable}>
      <Control {...props} />
      <div>
        <Button variant="secondary" onPress={() => void dispatch(openPanel, { panel: 'compare-options', subject })}>
          {words.compare}
          <VisuallyHidden>{words.compareFor(one.field.label)}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}
