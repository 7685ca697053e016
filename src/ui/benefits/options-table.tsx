import type { FieldOption } from '../../domain/benefits/choice.ts'
import { compareOptions, type ComparedRow } from '../../domain/benefits/compare-options.ts'
import { Button } from '../components/actions/button.tsx'
import { StatusBadge } from '../components/feedback/status-badge.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { selectionsText } from '../text/selections.ts'
import { sideBySide } from './side-by-side.ts'
import { optionsTableStyle } from './options-table-style.ts'

const words = selectionsText.compare

type Props = {
  caption: string
  options: readonly FieldOption[]
  /** The value of the option that is chosen now. */
  chosen: string
  /** What an option adds to the price, in words; null if unknown. */
  priceOf: (option: string) => string | null
  /** Null if the choice cannot be changed. */
  onChoose: ((option: string) => void) | null
}

/**
 * A column for each option and a row for each thing that they include, differences first. Roles are explicit, because a table laid out as a
 * grid loses its implicit ones.
 */
export const OptionsTable = ({ caption, options, chosen, priceOf, onChoose }: Props) => {
  const { different, same } = compareOptions(options)
  const prices = options.map(({ value }) => priceOf(value))
  const rowOf = ({ name, values }: ComparedRow, missing: (row: string) => string) => (
    <tr key={name} role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {values.map((value, index) => (
        <td key={options[index]?.value} role="cell">
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{missing(name)}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  )
  const group = (title: string, rows: readonly ComparedRow[], part: 'different' | 'same') =>
    rows.length > 0 && (
      <tbody role="rowgroup" data-part={part}>
        <tr role="row">
          <th role="rowheader" scope="rowgroup" data-part="group">
            {title}
          </th>
        </tr>
        {rows.map((row) => rowOf(row, words.notIncluded))}
      </tbody>
    )
  return (
    <table role="table" className={`${sideBySide} ${optionsTableStyle}`} data-columns={options.length}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" data-part="corner">
            <VisuallyHidden>{words.compared}</VisuallyHidden>
          </th>
          {options.map((option) => (
            <th key={option.value} role="columnheader" scope="col">
              <span>{option.label}</span>
              {option.value === chosen && <StatusBadge tone="success" label={words.yours} />}
            </th>
          ))}
        </tr>
      </thead>
      {prices.some((price) => price !== null) && (
        <tbody role="rowgroup" data-part="different">
          {rowOf({ name: words.price, values: prices }, words.notStated)}
        </tbody>
      )}
      {group(words.different, different, 'different')}
      {group(words.same(options.length), same, 'same')}
      {onChoose && (
        <tbody role="rowgroup" data-part="actions">
          <tr role="row">
            <th role="rowheader" scope="row">
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </th>
            {options.map((option) => (
              <td key={option.value} role="cell">
                <Button variant="secondary" width="full" onPress={() => onChoose(option.value)}>
                  <span>{option.value === chosen ? words.keep : words.choose}</span>
                  <VisuallyHidden>{` ${option.label}`}</VisuallyHidden>
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      )}
    </table>
  )
}
