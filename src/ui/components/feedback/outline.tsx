import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Awaited, bone } from './skeleton.tsx'

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

/** As large as the figure of a tile, a share that is shown as a bar, a field, a button, or a switch with its word. */
export const Bone = ({ shape }: { shape: 'figure' | 'bar' | 'field' | 'button' | 'switch' }) => (
  <span className={bone} data-bone={shape} />
)

/** The outline of content whose parts are known: bones in its own layout, so that nothing moves when it arrives. */
export const Outline = ({ label, children }: { label: string; children: ReactNode }) => (
  <Awaited label={label}>
    <div className={frame} aria-hidden="true">
      {children}
    </div>
  </Awaited>
)
