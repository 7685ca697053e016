import { useId } from 'react'
import { css } from '@linaria/core'

const reader = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-5);

  & > label {
    font-weight: 600;
  }

  & > input {
    flex: 1 1 12rem;
    min-inline-size: 0;
    block-size: 2.75rem;
    margin: 0;
    accent-color: var(--brand-ui);
    cursor: pointer;
  }

  & > p {
    flex: 0 1 auto;
    min-inline-size: 11rem;
    font-variant-numeric: tabular-nums;
  }
`

/** Reads the points of a chart one by one, by arrow keys, touch or pointer. */
export const ChartReader = ({
  label,
  texts,
  at,
  onMark,
}: {
  label: string
  /** The text of each point. */
  texts: readonly string[]
  at: number
  onMark: (at: number) => void
}) => {
  const id = useId()
  const text = texts[at] ?? ''
  return (
    <div className={reader}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.max(0, texts.length - 1)}
        step={1}
        value={at}
        aria-valuetext={text}
        onChange={(event) => onMark(Number(event.currentTarget.value))}
      />
      {/* The slider announces it. */}
      <p aria-hidden="true">{text}</p>
    </div>
  )
}
