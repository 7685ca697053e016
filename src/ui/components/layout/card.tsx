import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const card = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--card-pad);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  list-style: none;

  & > [data-part='body'] {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-inline-size: 0;
  }

  /* A picture beside the words is as tall as the card. */
  &:has([data-part='side']),
  & > [data-part='body']:has([data-part='side']) {
    align-content: stretch;
  }

  &[data-rhythm='form'] {
    gap: var(--space-5);
  }

  /* Keeps the feet of a row of cards in line at the bottom. */
  &:has(> [data-part='foot']) {
    grid-template-rows: 1fr auto;
    align-content: stretch;
  }

  &:has(> [data-part='art'] ~ [data-part='foot']) {
    grid-template-rows: auto 1fr auto;
  }

  & > [data-part='foot'] {
    margin-block-end: calc(-1 * var(--space-2));
  }

  /* Aligns the label of a quiet button with the text above it. */
  & > [data-part='foot'] > [data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  /* A picture at the top, as wide as the card. */
  & > [data-part='art'] {
    margin: calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad)) var(--space-2);
    border-start-start-radius: calc(var(--radius-l) - 1px);
    border-start-end-radius: calc(var(--radius-l) - 1px);
    overflow: hidden;
  }

  /* What failed in a card is no card in it. */
  && [data-kind='error'] {
    padding: 0;
    border: 0;
    background: none;
  }

  &[data-variant='tinted'] {
    border-color: transparent;
    background: var(--brand-wash);
  }

  /* A statement or receipt: square, perforated below. */
  &[data-variant='paper'] {
    margin-block-end: 0.5rem;
    border-block-end: 0;
    border-radius: 0;
  }

  &[data-variant='paper']::after {
    content: '';
    position: absolute;
    inset: 100% -1px auto;
    block-size: 0.5rem;
    background: radial-gradient(circle at 50% 100%, transparent 5px, var(--line) 5.5px 6.5px, var(--surface) 7px) 50%
      0 / 14px 100% repeat-x;
  }

  &:has([data-variant='cover']) {
    transition:
      box-shadow var(--motion-base),
      transform var(--motion-base) var(--ease);
  }

  &:has([data-variant='cover']):hover {
    box-shadow: var(--shadow-2);
    transform: translateY(-2px);
  }

  &:hover [data-variant='cover']::after {
    translate: 3px 0;
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

  @media print, (forced-colors: active) {
    &[data-variant='paper'] {
      border-block-end: 1px solid var(--line);
    }

    &[data-variant='paper']::after {
      display: none;
    }
  }

  @media print {
    break-inside: avoid;
  }
`

export type CardProps = {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  variant?: 'plain' | 'tinted' | 'paper' | undefined
  /** `form` spaces fields and groups further apart than facts. */
  rhythm?: 'facts' | 'form' | undefined
  /** The id of the card's heading, or its name in words; required for a section. */
  labelledBy?: string | undefined
  label?: string | undefined
}

/** A surface; in a row of cards it has a `data-part` art, body and foot. A `TextLink variant="cover"` inside makes all of it the target. */
export const Card = ({
  children,
  as: Element = 'div',
  variant = 'plain',
  rhythm = 'facts',
  labelledBy,
  label,
}: CardProps) => (
  <Element className={card} data-variant={variant} data-rhythm={rhythm} aria-labelledby={labelledBy} aria-label={label}>
    {children}
  </Element>
)
