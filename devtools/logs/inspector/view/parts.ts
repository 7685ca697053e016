import { css } from '@linaria/core'

/** A button of the tool: quiet, and small enough for a bar of them. */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 2.25rem;
  min-inline-size: 2.25rem;
  padding-inline: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--surface);
  font-size: var(--text-s);
  font-weight: 600;
  white-space: nowrap;

  &[data-variant='bare'] {
    padding-inline: var(--space-1);
    border-color: transparent;
    background: transparent;
  }

  &[data-variant='main'] {
    border-color: var(--brand-ui);
    background: var(--brand-ui);
    color: var(--brand-on-primary);
  }

  &[data-variant='link'] {
    min-block-size: 1.5rem;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--brand-text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 0.07em;
    text-align: start;
    white-space: normal;
  }

  &:hover:not(:disabled, [data-variant='main'], [data-variant='link']) {
    background: var(--sunken);
  }

  &:disabled {
    color: var(--ink-soft);
    opacity: 0.55;
  }
`

/** A field of the tool: one line high. */
export const field = css`
  min-block-size: 2.25rem;
  min-inline-size: 0;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);
  font-size: var(--text-s);
`

/** A column that scrolls separately, with a head that stays. */
export const pane = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;
  background: var(--surface);
`

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
`

export const scroller = css`
  overflow: auto;
  min-block-size: 0;
  padding: var(--space-3) var(--space-4) var(--space-5);
  font-size: var(--text-s);

  & h2 {
    margin-block: var(--space-4) var(--space-2);
    font-size: var(--text-s);
    letter-spacing: 0;
  }

  & h2:first-child {
    margin-block-start: 0;
  }

  & p {
    color: var(--ink-soft);
  }
`

export const mono = css`
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  font-size: 0.75rem;
  overflow-wrap: anywhere;
`

/** The old value in `del` and the new one in `ins`: they differ in words as well as in colour. */
export const oldAndNew = css`
  & del {
    color: var(--danger-text);
    text-decoration: none;
  }

  & ins {
    color: var(--success-text);
    text-decoration: none;
  }
`
