import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { TextPlaceholder } from '../feedback/outline.tsx'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-3) var(--space-6);
  padding: var(--space-3) clamp(1rem, 3vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  & dt {
    color: var(--ink-soft);
    font-size: var(--text-s);
    text-wrap: balance;
  }

  & dd {
    font-family: var(--font-header);
    font-size: var(--text-xl);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: var(--leading-tight);
  }

  /* The placeholder of a value that is still loading. */
  & dd > p {
    inline-size: fit-content;
  }

  @media (max-width: 599px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
`

export type KeyFiguresProps = {
  label: string
  /** A value of null is still loading. */
  figures: readonly { name: string; value: ReactNode }[]
}

/** A group of figures with their labels. */
export const KeyFigures = ({ label, figures }: KeyFiguresProps) => (
  <section aria-label={label}>
    <dl className={list}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <TextPlaceholder>00,000</TextPlaceholder>}</dd>
        </div>
      ))}
    </dl>
  </section>
)
