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
    gap: 2px;
    max-inline-size: 100%;
    padding: var(--space-1);
    border-radius: var(--radius-pill);
    background: var(--sunken);
    overflow-x: auto;
    scrollbar-width: none;
  }

  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: var(--control-small);
    padding-inline: clamp(var(--space-2), 3vw, var(--space-4));
    border-radius: var(--radius-pill);
    font-weight: 600;
    white-space: nowrap;
  }

  & label > small {
    color: var(--ink-soft);
    font-weight: 400;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label:has(:checked) {
    background: var(--brand-segment);
    color: var(--brand-on-current);
    box-shadow: 0 1px 3px rgb(0 0 0 / 0.16);
  }

  & label:has(:not(:checked)):hover {
    background: var(--brand-tint);
  }

  & label:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    & > div {
      border: 1px solid ButtonBorder;
    }

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
  /** `count` says how many each would show. */
  options: readonly { value: Value; label: string; count?: string | undefined }[]
  onChange: (value: Value) => void
}

/** A choice of a few views: radio buttons that look like segments of one button. The arrow keys work as for any radio buttons. */
export const Segmented = <Value extends string>({ name, legend, value, options, onChange }: SegmentedProps<Value>) => (
  <fieldset className={group}>
    <legend>{legend}</legend>
    <RadioOptions name={name} options={options} value={value} onChange={onChange}>
      {({ label, count }) =>
        count === undefined ? (
          label
        ) : (
          <>
            <span>{label}</span>
            <small>{count}</small>
          </>
        )
      }
    </RadioOptions>
  </fieldset>
)
