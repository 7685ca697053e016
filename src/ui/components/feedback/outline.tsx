import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { LongWait } from './long-wait.tsx'
import { bone } from './skeleton.tsx'

const frame = css`
  display: grid;
  align-content: start;
  gap: var(--space-3);
`

const text = css`
  position: relative;

  & > span:first-child {
    visibility: hidden;
  }

  & > span:last-child {
    position: absolute;
    inset: 0;
    block-size: auto;
    /* A bone for each line of the text. */
    mask: linear-gradient(transparent 0.25em, black 0.25em calc(1lh - 0.25em), transparent 0) 0 0 / 100% 1lh;
  }
`

/** As tall as a text of the same length. The text is never shown or read out. */
export const TextBone = ({ children }: { children: string }) => (
  <p className={text}>
    <span>{children}</span>
    <span className={bone} />
  </p>
)

const figure = css`
  inline-size: 7rem;
  block-size: calc(1.1 * var(--text-2xl));

  & > span {
    block-size: 100%;
  }
`

/** As tall as the figure of a tile. */
export const FigureBone = () => (
  <div className={figure}>
    <span className={bone} />
  </div>
)

const bar = css`
  block-size: 0.625rem;

  & > span {
    block-size: 100%;
  }
`

/** As tall as a share that is shown as a bar. */
export const BarBone = () => (
  <div className={bar}>
    <span className={bone} />
  </div>
)

const control = css`
  block-size: var(--control);

  & > span {
    block-size: 100%;
    border-radius: var(--radius-m);
  }

  &[data-kind='button'] {
    inline-size: 12rem;
    max-inline-size: 100%;
  }

  &[data-kind='button'] > span {
    border-radius: var(--control);
  }
`

/** As large as a button, or as a control that takes all the width. */
export const ControlBone = ({ kind }: { kind: 'button' | 'field' }) => (
  <div className={control} data-kind={kind}>
    <span className={bone} />
  </div>
)

/** The outline of content whose parts are known: bones in its own layout, so that nothing moves when it arrives. */
export const Outline = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" data-part="awaited">
    <VisuallyHidden>{label}</VisuallyHidden>
    <LongWait />
    <div className={frame} aria-hidden="true">
      {children}
    </div>
  </div>
)
