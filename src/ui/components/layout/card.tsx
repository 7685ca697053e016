import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const card = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  list-style: none;

  & > [data-part='body'] {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    min-inline-size: 0;
  }

  &[data-rhythm='form'] {
    gap: var(--space-5);
  }

  /* Keeps the feet of a row of cards in line at the bottom. */
  &:has(> [data-part='foot']) {
    grid-template-rows: 1fr auto;
    align-content: stretch;
  }

  /* Aligns the label of a quiet button with the text above it. */
  & > [data-part='foot'] > [data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--space-4));
  }

  &[data-variant='tinted'] {
    border-color: var(--brand-tint);
    background: var(--brand-wash);
    box-shadow: none;
  }

  &[data-variant='urgent'] {
    border-color: var(--warning-ui);
    background: var(--warning-surface);
  }

  &[data-variant='urgent'] [data-tone='warning'] {
    background: var(--surface);
  }

  &:has([data-variant='cover']) {
    transition:
      box-shadow var(--motion-base),
      border-color var(--motion-base);
  }

  &:has([data-variant='cover']):hover {
    border-color: var(--brand-ui);
    box-shadow: var(--shadow-2);
  }

  /* The focus ring surrounds the whole card, because the whole card is the target. */
  &:has([data-variant='cover']:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner);
  }

  &:has([data-variant='cover']:focus-visible) [data-variant='cover'] {
    outline: none !important;
    box-shadow: none !important;
  }

  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`

export type CardProps = {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  variant?: 'plain' | 'tinted' | 'urgent' | undefined
  /** `form` spaces fields and groups further apart than facts. */
  rhythm?: 'facts' | 'form' | undefined
  /** The id of the card's heading; required for a section. */
  labelledBy?: string | undefined
}

/** A surface; in a row of cards it has a `data-part` body and foot. A `TextLink variant="cover"` inside makes all of it the target. */
export const Card = ({ children, as: Element = 'div', variant = 'plain', rhythm = 'facts', labelledBy }: CardProps) => (
  <Element className={card} data-variant={variant} data-rhythm={rhythm} aria-labelledby={labelledBy}>
    {children}
  </Element>
)
