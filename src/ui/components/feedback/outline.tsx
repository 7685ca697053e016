import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Awaited, placeholder } from './skeleton.tsx'

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
    /* A placeholder for each line of the text. */
    mask: linear-gradient(transparent 0.25em, black 0.25em calc(1lh - 0.25em), transparent 0) 0 0 / 100% 1lh;
  }
`

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
/** For each of these letters, another of about the same width. */
const ALIKE = 'cdeporknjlviwusqhtafbxmyzg'

const disguised = (words: string): string =>
  words.replaceAll(/[a-z]/gi, (letter) => {
    const other = ALIKE.charAt(ALPHABET.indexOf(letter.toLowerCase()))
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })

/** A placeholder as large as its text. The text is never shown or read out, and a search of the page does not find its words. */
export const TextPlaceholder = ({ children }: { children: string }) => (
  <span className={text} aria-hidden="true">
    <span>{disguised(children)}</span>
    <span className={placeholder} />
  </span>
)

/** A placeholder of `count` letters in words of usual length, for text that only the host knows. */
export const letters = (count: number): string => 'eeee '.repeat(Math.ceil(count / 5)).slice(0, count)

interface PlaceholderProps {
  readonly shape: 'figure' | 'bar' | 'field' | 'button' | 'switch' | 'tile'
  /** Set these if the content will differ in size from others of its shape. */
  readonly inlineSize?: string | undefined
  readonly blockSize?: string | undefined
}

/** A placeholder as large as a tile's figure, a bar, a field, a button, a switch with its word, or an icon's tile. */
export const Placeholder = ({ shape, ...size }: PlaceholderProps) => (
  <span className={placeholder} data-placeholder={shape} style={size} aria-hidden="true" />
)

/** The outline of content whose parts are known: placeholders in its own layout, so that nothing moves when it arrives. */
export const Outline = ({ label, children }: { label: string; children: ReactNode }) => (
  <Awaited label={label}>
    <div className={frame} aria-hidden="true">
      {children}
    </div>
  </Awaited>
)
