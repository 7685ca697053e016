import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComparedField } from '../../domain/benefits/compare-options.ts'
import { comparedOfSubject, comparedOptions, firstPair } from '../../domain/benefits/compare-options.ts'
import { editChoice, selectChoice } from '../../domain/benefits/choices.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Select } from '../components/inputs/select.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { addedWords } from './cost-words.ts'
import { OptionsTable } from './options-table.tsx'
import { Pair } from './pair.tsx'
import { fieldId } from './values.ts'

const words = selectionsText.compare

/** Widths in em, so that larger text gets fewer columns. */
const widths = [
  { query: '(min-width: 60em)', columns: 4 },
  { query: '(min-width: 37.5em)', columns: 3 },
] as const

const columnsThatFit = (): number => widths.find(({ query }) => window.matchMedia(query).matches)?.columns ?? 2

const onWidth = (changed: () => void): (() => void) => {
  const lists = widths.map(({ query }) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

/** Focuses the chosen option of a radio group, or the drop-down. */
const focusOnChoice = (name: string): void => {
  const control = document.getElementById(fieldId(name))
  const chosen = control?.closest('fieldset')?.querySelector<HTMLElement>('input:checked')
  ;(chosen ?? control)?.focus()
}

const ComparisonPanel = ({ of: { benefitId, field: name }, isOpen }: { of: ComparedField; isOpen: boolean }) => {
  const choice = useSelect(selectChoice, benefitId)
  const benefit = valueOf(useSelect(selectBenefit, benefitId))?.benefit
  const added = useSelect(selectCosts, benefitId).quote?.additions.options
  const dispatch = useDispatch()
  const fits = useSyncExternalStore(onWidth, columnsThatFit)
  const one = choice?.fields.find(({ field }) => field.name === name)
  const options = one ? comparedOptions(one.field) : []
  const [picked, setPicked] = useState<readonly [string, string] | null>(null)
  const hasChosen = useRef(false)
  // Otherwise the button that opened the panel would get the focus back. By now the chosen option can take it.
  useLayoutEffect(() => {
    if (!isOpen && hasChosen.current) focusOnChoice(name)
  }, [isOpen, name])
  if (!one) return null
  // A picked option can disappear, because the options are refetched after somebody joins the family.
  const isThere = picked?.every((each) => options.some(({ value }) => value === each)) === true
  const pair = isThere ? picked : firstPair(options, one.value)
  if (!pair) return null
  const close = (): void => void dispatch(closePanel, undefined)
  const choose = (value: string): void => {
    hasChosen.current = true
    if (value !== one.value) dispatch(editChoice, { benefitId, field: name, value })
    close()
  }
  const fit = options.length <= fits
  const picker = (side: 0 | 1) => (
    <Select
      id={`compare-options-${side === 0 ? 'first' : 'second'}`}
      label={side === 0 ? words.first : words.second}
      value={pair[side]}
      options={options
        .filter(({ value }) => value !== pair[side === 0 ? 1 : 0])
        .map(({ value, label }) => ({ value, label }))}
      onChange={(value) => setPicked(side === 0 ? [value, pair[1]] : [pair[0], value])}
    />
  )
  const inPair = pair.flatMap((value) => options.filter((option) => option.value === value))
  return (
    <SidePanel isOpen={isOpen} width="wide" title={words.title} onClose={close}>
      {!fit && (
        <Pair label={words.pair} compared={words.shown(inPair[0]?.label ?? '', inPair[1]?.label ?? '')}>
          {picker(0)}
          {picker(1)}
        </Pair>
      )}
      <OptionsTable
        caption={benefit ? words.caption(benefit.name, one.field.label) : one.field.label}
        options={fit ? options : inPair}
        chosen={one.value}
        priceOf={(option) => addedWords(added?.find((each) => each.field === name && each.value === option)?.pence)}
        onChoose={one.field.locked ? null : choose}
      />
    </SidePanel>
  )
}

/** The panel `compare-options`: what the options of a field include, side by side. [SEL-1] */
export const CompareOptionsPanel = ({ subject, isOpen }: { subject: string; isOpen: boolean }) => {
  const of = comparedOfSubject(subject)
  return of ? <ComparisonPanel of={of} isOpen={isOpen} /> : null
}
