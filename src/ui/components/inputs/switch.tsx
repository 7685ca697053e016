import { css } from '@linaria/core'

export const switchRow = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: var(--space-1) var(--space-5);
  padding-block: var(--space-3);

  & > :first-child {
    font-weight: 600;
  }

  & > p {
    grid-column: 1 / -1;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }

  & > :last-child {
    grid-area: 1 / 2;
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
  }

  & input {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 3.25rem;
    block-size: 2rem;
    margin: 0;
    padding: 0.1875rem;
    border: 2px solid var(--line-strong);
    border-radius: var(--radius-pill);
    background: var(--surface);
    cursor: pointer;
    transition: background-color var(--motion-base);
  }

  /* As large as other targets. */
  & input::before {
    content: '';
    position: absolute;
    inset: -0.5rem;
  }

  & input::after {
    content: '';
    display: block;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    border-radius: 50%;
    background: var(--line-strong);
    transition: transform var(--motion-base) var(--ease);
  }

  & input:checked {
    border-color: var(--brand-text);
    background: var(--brand-text);
  }

  & input:checked::after {
    background: var(--surface);
    transform: translateX(1.25rem);
  }

  & input:disabled {
    opacity: 0.6;
    cursor: default;
  }

  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--space-2);

    & > :last-child {
      grid-area: auto;
    }
  }

  @media (forced-colors: active) {
    & input::after,
    & input:checked {
      background: ButtonText;
      forced-color-adjust: none;
    }

    & input:checked::after {
      background: ButtonFace;
    }
  }
`

export type SwitchProps = {
  id: string
  label: string
  description?: string | undefined
  checked: boolean
  /** The words next to the switch, so that its state never depends on colour or position alone. */
  words?: { on: string; off: string } | undefined
} & ({ state?: 'editable'; onChange: (checked: boolean) => void } | { state: 'fixed'; onChange?: undefined })

/** A setting that takes effect at once. A fixed one cannot be changed and its words say why, such as 'Always on'. */
export const Switch = ({
  id,
  label,
  description,
  checked,
  words = { on: 'On', off: 'Off' },
  state,
  onChange,
}: SwitchProps) => (
  <div className={switchRow}>
    <label htmlFor={id}>{label}</label>
    {description && <p id={`${id}-description`}>{description}</p>}
    <span>
      <span aria-hidden="true">{checked ? words.on : words.off}</span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={state === 'fixed'}
        aria-describedby={description && `${id}-description`}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </span>
  </div>
)
