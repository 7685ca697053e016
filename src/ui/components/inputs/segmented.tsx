import { css } from '@linaria/core'
import { RadioOptions } from './radio-options.tsx'

const group = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: 0;
  border: 0;

  & > legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
  }

  & > div {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    padding: var(--space-1);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
  }

  & label {
    position: relative;
    display: inline-grid;
    place-items: center;
    min-block-size: 2.5rem;
    padding-inline: var(--space-4);
    border-radius: var(--radius-s);
    font-size: var(--text-s);
    font-weight: 600;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label:has(:checked) {
    background: var(--brand-text);
    color: var(--surface);
  }

  & label:has(:not(:checked)):hover {
    background: var(--brand-tint);
    color: var(--brand-text);
  }

  & label:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner);
  }

  @media (forced-colors: active) {
    & label:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media print {
    display: none;
  }
`

export type SegmentedProps<Value extends string> = {
  name: string
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice of a few views: radio buttons that look like segments of one button. The arrow keys work as for any radio buttons. */
export const Segmented = <Value extends string>({ name, legend, value, options, onChange }: SegmentedProps<Value>) => (
  <fieldset className={group}>
    <legend>{legend}</legend>
    <RadioOptions name={name} options={options} value={value} onChange={onChange}>
      {({ label }) => label}
    </RadioOptions>
  </fieldset>
)
