import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { LongWait } from './long-wait.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export const placeholder = css`
  display: block;
  block-size: 0.9em;
  inline-size: 100%;
  border-radius: var(--radius-s);
  background: var(--sunken);
  animation: ui-breathe 1.6s ease-in-out infinite alternate;

  &[data-placeholder='title'] {
    block-size: 1.5em;
    inline-size: 55%;
  }

  &[data-placeholder='short'] {
    inline-size: 40%;
  }

  &[data-placeholder='tile'] {
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: var(--radius-m);
  }

  &[data-placeholder='circle'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: 50%;
  }

  &[data-placeholder='figure'] {
    inline-size: 7rem;
    block-size: calc(1.1 * var(--text-2xl));
  }

  &[data-placeholder='bar'] {
    block-size: 0.625rem;
  }

  &[data-placeholder='field'] {
    block-size: 3.25rem;
    border-radius: var(--radius-m);
  }

  &[data-placeholder='button'] {
    block-size: var(--control);
    inline-size: min(12rem, 100%);
    border-radius: var(--control);
  }

  &[data-placeholder='switch'] {
    inline-size: 5.5rem;
    block-size: 2rem;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }

  @keyframes ui-breathe {
    to {
      opacity: 0.45;
    }
  }
`

const frame = css`
  display: grid;
  gap: var(--space-3);

  &[data-shape='cards'] {
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--space-5);
  }

  /* As tall as a card with a few lines. */
  &[data-shape='cards'] > div {
    align-content: start;
    min-block-size: 15rem;
  }

  &[data-shape='cards'] > div,
  &[data-shape='rows'] > div {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }

  &[data-shape='rows'] {
    gap: var(--space-2);
  }

  &[data-shape='rows'] > div {
    grid-template-columns: auto 1fr 20%;
    align-items: center;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
  }

  /* One card with lines between its rows, as a table. */
  &[data-shape='table'] {
    gap: 0;
    padding: var(--space-2) var(--card-pad);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }

  &[data-shape='table'] > div {
    display: grid;
    grid-template-columns: 1fr 20% 5rem;
    align-items: center;
    column-gap: var(--space-6);
    min-block-size: 2.75rem;
  }

  &[data-shape='table'] > div + div {
    border-block-start: 1px solid var(--line);
  }

  &[data-shape='table'] > div > :first-child {
    inline-size: min(11rem, 100%);
  }

  @media (max-width: 859px) {
    &[data-shape='table'] > div {
      grid-template-columns: 1fr 5rem;
      align-content: center;
      gap: var(--space-2) var(--space-4);
      min-block-size: 3.875rem;
    }

    &[data-shape='table'] > div > :last-child {
      grid-area: 1 / 2;
    }
  }
`

/* In the corner of the window, where it moves nothing and lets presses through. Those of several outlines cover each other: one is seen. */
const awaited = css`
  & > [data-part='long'] {
    position: fixed;
    z-index: 4;
    inset: auto var(--gutter) calc(var(--space-4) + var(--tabbar) + env(safe-area-inset-bottom)) auto;
    padding: var(--space-2) var(--space-4);
    border: 1px solid transparent;
    border-radius: var(--radius-pill);
    background: var(--ink);
    color: var(--surface);
    pointer-events: none;
  }
`

type Shape = 'text' | 'cards' | 'rows' | 'table'

const placeholdersOf: Record<Shape, readonly string[]> = {
  text: ['line'],
  cards: ['tile', 'title', 'line', 'short'],
  rows: ['circle', 'line', 'line'],
  table: ['line', 'line', 'line'],
}

export type SkeletonProps = {
  /** What is loading, for screen readers: 'Loading your benefits'. */
  label: string
  shape: Shape
  /** How many lines, cards or rows. */
  count: number
}

/** Something that is loading: says so to screen readers, and to everybody after ten seconds. */
export const Awaited = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={awaited} role="status" data-part="awaited">
    <VisuallyHidden>{label}</VisuallyHidden>
    <LongWait />
    {children}
  </div>
)

/** The outline of what is loading, so that the page does not jump. */
export const Skeleton = ({ label, shape, count }: SkeletonProps) => (
  <Awaited label={label}>
    <div className={frame} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          {placeholdersOf[shape].map((kind, place) => (
            <span
              key={place}
              className={placeholder}
              data-placeholder={shape === 'text' && index === count - 1 ? 'short' : kind}
            />
          ))}
        </div>
      ))}
    </div>
  </Awaited>
)
