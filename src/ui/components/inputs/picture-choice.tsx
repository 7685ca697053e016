import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { RadioOptions } from './radio-options.tsx'

const frame = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 var(--space-3);
    font-weight: 600;
    line-height: var(--leading-snug);
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    gap: var(--space-3);
  }

  & label {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-2);
    border: 2px solid var(--line);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    text-align: center;
    cursor: pointer;
  }

  & label:hover {
    border-color: var(--brand-ui);
  }

  & label:has(:checked) {
    border-color: var(--brand-text);
    background: var(--brand-wash);
    font-weight: 600;
  }

  & label:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner);
  }

  & input {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-start: var(--space-2);
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--brand-text);
  }

  & input:focus-visible {
    outline: none !important;
    box-shadow: none !important;
  }
`

export type PictureChoiceProps<Value extends string> = {
  /** The group name of the radio buttons. */
  name: string
  legend: string
  /** Each has a decorative picture and a name in words. */
  options: readonly { value: Value; label: string; picture: ReactNode }[]
  /** A value without an option means that nothing is chosen. */
  value: string
  onChange: (value: Value) => void
}

/** A choice of pictures by the browser's own radio buttons, so that arrow keys move and choose. */
export const PictureChoice = <Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: PictureChoiceProps<Value>) => (
  <fieldset className={frame}>
    <legend>{legend}</legend>
    <RadioOptions name={name} options={options} value={value} onChange={onChange}>
      {({ picture, label }) => (
        <>
          {picture}
          <span>{label}</span>
        </>
      )}
    </RadioOptions>
  </fieldset>
)
