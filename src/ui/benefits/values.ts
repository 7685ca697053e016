import type { EditField } from '../../domain/benefits/choice.ts'
import type { ChoiceField } from '../../domain/benefits/choices.ts'
import { LARGEST_VALUE } from '../../domain/benefits/costs.ts'
import { amountOf, readAmount } from '../../domain/formats/amount.ts'
import { formatNumber, formatPounds } from '../components/content/format.ts'
import { selectionsText } from '../text/selections.ts'
import { fieldText } from '../text/shared.ts'

const words = selectionsText.choices

/** The id of a field's control, or of its first option. */
export const fieldId = (name: string): string => `choice-${name}`

/** A field's value as people write it: £600, 3 days, 5 %. */
export const formatValue = (value: number, unit: EditField['unit']): string => {
  switch (unit) {
    case 'pounds':
      return formatPounds(value)
    case 'days':
      return value === 1 ? '1 day' : `${formatNumber(value)} days`
    case 'percent':
      return `${formatNumber(value)}%`
    case 'none':
      return formatNumber(value)
  }
}

/** The chosen value in words: the option's own label, or the amount with its unit. */
export const valueInWords = ({ field, value }: Pick<ChoiceField, 'field' | 'value'>): string => {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? value
  const read = amountOf(value, field.unit)
  return read === null ? value : formatValue(read, field.unit)
}

/** The accepted values, shown before anything is entered. */
export const limitsHint = ({ field: { unit }, limits: { min, max, step } }: ChoiceField): string =>
  max >= LARGEST_VALUE
    ? words.from(formatValue(min, unit))
    : words.between(
        formatValue(min, unit),
        formatValue(max, unit),
        step === 0 || step === 1 ? null : formatValue(step, unit),
      )

/**
 * The message for a field's problem: both readings of a doubtful number, the wrong unit, the exact limits, or the host's sentence about a
 * wrong step.
 */
export const choiceProblemText = ({ field, limits, value }: ChoiceField, problem: string | null): string | null => {
  const written = (amount: number): string => formatValue(amount, field.unit)
  const read = readAmount(value, field.unit)
  if (problem === 'doubtful' && read.kind === 'doubtful') return words.doubtful(read.readings.map(written))
  if (problem === 'unit' && read.kind === 'unit') return words.wrongUnit[field.unit](read.typed)
  if (problem === 'limits') return words.limits(written(limits.min), written(limits.max))
  if (problem === 'step') return field.message
  return problem === 'unreadable' || problem === 'choose' ? words[problem] : fieldText(problem)
}
