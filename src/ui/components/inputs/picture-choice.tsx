import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { hiddenStyle, VisuallyHidden } from '../layout/visually-hidden.tsx'
import { RadioOptions } from './radio-options.tsx'

const frame = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
  }

  & label {
    position: relative;
    display: grid;
    border: 3px solid transparent;
    border-radius: 50%;
    outline: 2px solid transparent;
    cursor: pointer;
  }

  & label:hover {
    border-color: var(--brand-tint);
  }

  & label:has(:checked) {
    border-color: var(--brand-text);
  }

  & label:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner);
  }

  & input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
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

/** A choice of round pictures, the chosen one in a ring, by the browser's own radio buttons, so that arrow keys move and choose. */
export const PictureChoice = <Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: PictureChoiceProps<Value>) => (
  <fieldset className={frame}>
    <legend className={hiddenStyle}>{legend}</legend>
    <RadioOptions name={name} options={options} value={value} onChange={onChange}>
      {({ picture, label }) => (
        <>
          {picture}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </RadioOptions>
  </fieldset>
)
