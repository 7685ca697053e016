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
  display: block;
  inline-size: fit-content;

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

/** As large as a text of the same length. The text is never shown or read out, and nothing that looks for words finds it. */
export const TextBone = ({ children }: { children: string }) => (
  <span className={text} aria-hidden="true">
    <span>{children.replaceAll(/[a-z]/gi, 'e')}</span>
    <span className={bone} />
  </span>
)

/** A text of so many letters, in words of the usual length: for what only the host knows. */
export const letters = (count: number): string => 'eeee '.repeat(Math.ceil(count / 5)).slice(0, count)

interface BoneProps {
  readonly shape: 'figure' | 'bar' | 'field' | 'button' | 'switch' | 'tile'
  /** Where what comes is wider, narrower, taller or lower than others of its shape. */
  readonly inlineSize?: string | undefined
  readonly blockSize?: string | undefined
}

/** As large as the figure of a tile, a share that is shown as a bar, a field, a button, a switch with its word, or an icon. */
export const Bone = ({ shape, ...size }: BoneProps) => (
  <span className={bone} data-bone={shape} style={size} aria-hidden="true" />
)

/** The outline of content whose parts are known: bones in its own layout, so that nothing moves when it arrives. */
export const Outline = ({ label, children }: { label: string; children: ReactNode }) => (
  <Awaited label={label}>
    <div className={frame} aria-hidden="true">
      {children}
    </div>
  </Awaited>
)
