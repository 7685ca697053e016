import { css } from '@linaria/core'
import { Icon } from '../components/icons/icon.tsx'
import { searchCross } from '../components/inputs/search-cross.ts'
import { hiddenRules } from '../components/layout/hidden-rules.ts'

const field = css`
  position: relative;
  flex: 1 1 14rem;
  max-inline-size: 22rem;
  min-inline-size: 0;
  ${searchCross}

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 1rem;
    transform: translateY(-50%);
    color: var(--ink-soft);
    pointer-events: none;
  }

  & > input {
    appearance: none;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.25rem 1rem 0.25rem 3rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--ink);
    font-size: max(1rem, var(--text-m));
  }

  & > input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  @media (max-width: 859px) {
    max-inline-size: none;
  }
`

/** What stands above a list in one row: its search, its views, its one main action. */
export const filterRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem 0.75rem;
  margin-block-end: 0.75rem;

  & > fieldset > legend {
    ${hiddenRules}
  }

  & > fieldset > div {
    padding: 0;
  }

  & > fieldset small {
    font-variant-numeric: tabular-nums;
  }

  /* Room for a count of employees that is still loading. */
  & > fieldset:has([name='answer']) small {
    min-inline-size: 3.25rem;
  }

  & > [data-part='push'] {
    margin-inline-start: auto;
  }

  @media (max-width: 859px) {
    & > [data-part='push'] {
      flex: 1 1 100%;
      display: grid;
    }
  }

  @media (max-width: 599px) {
    & > fieldset,
    & > fieldset > div {
      flex: 1 1 100%;
    }

    & > fieldset label {
      flex: 1 1 auto;
      justify-content: center;
    }

    /* The counts of more than two do not fit. */
    & > fieldset label:nth-child(3),
    & > fieldset label:has(~ label:nth-child(3)) {
      padding-inline: 0.5rem;

      & > small {
        display: none;
      }
    }
  }

  @media print {
    display: none;
  }
`

/** A drop-down in such a row: its options say what it is, and its name stays for screen readers. */
export const pill = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  & label {
    ${hiddenRules}
  }

  & select {
    min-block-size: 2.75rem;
    border-radius: var(--radius-pill);
  }

  @media (max-width: 599px) {
    flex: 1 1 8rem;
  }
`

/** A search that filters the list below while it is typed. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) => (
  <div className={field}>
    <Icon name="search" />
    <input
      id="search"
      name="search"
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
)
