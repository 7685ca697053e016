import type { ReactNode } from 'react'

export type RadioOptionsProps<Value extends string, Option> = {
  /** The group name of the radio buttons. */
  name: string
  options: readonly (Option & { readonly value: Value })[]
  /** A value without an option means that nothing is chosen. */
  value: string
  onChange: (value: Value) => void
  /** The content of an option's label. */
  children: (option: Option) => ReactNode
}

/** The browser's own radio buttons, one in each label, so that arrow keys move and choose. */
export const RadioOptions = <Value extends string, Option>({
  name,
  options,
  value,
  onChange,
  children,
}: RadioOptionsProps<Value, Option>) => (
  <div>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {children(option)}
      </label>
    ))}
  </div>
)
