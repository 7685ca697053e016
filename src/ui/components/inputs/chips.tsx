import { css } from '@linaria/core'

/* One line that scrolls sideways on a phone, to the edges of the screen; several lines where there is room. */
const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-inline-size: 0;

  @media (max-width: 599px) {
    flex-wrap: nowrap;
    margin-inline: -1rem;
    padding: var(--space-1) 1rem;
    overflow-x: auto;
    scroll-padding-inline: 1rem;
    scrollbar-width: none;
  }

  & > button {
    flex: none;
    min-block-size: 2.75rem;
    padding-inline: var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
    cursor: pointer;
  }

  & > button:hover {
    border-color: var(--brand-ui);
    color: var(--brand-text);
  }

  & > button[aria-pressed='true'] {
    border-color: var(--brand-text);
    background: var(--brand-text);
    color: var(--surface);
  }

  @media (forced-colors: active) {
    & > button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

export type ChipsProps = {
  /** What is chosen with them: 'Kind'. */
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
}

/** A choice of one of a few short options, all in view: each is a button that says whether it is pressed. */
export const Chips = ({ label, value, options, onChange }: ChipsProps) => (
  // Its buttons are the stops of the Tab key; Firefox makes what scrolls another.
  <div className={group} role="group" aria-label={label} tabIndex={-1}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={(event) => {
          // A chip at the edge of the screen comes into view with its neighbour.
          event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          onChange(option.value)
        }}
      >
        {option.label}
      </button>
    ))}
  </div>
)
