import { useState } from 'react'
import { css } from '@linaria/core'

const avatar = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  overflow: hidden;
  background: var(--brand-tint);
  color: var(--brand-text);
  font-size: 0.9375rem;
  font-weight: 700;
  letter-spacing: 0.02em;
  line-height: 1;

  &[data-size='choice'] {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    font-size: 1.25rem;
  }

  &[data-size='large'] {
    inline-size: 5.5rem;
    block-size: 5.5rem;
    font-size: 1.75rem;
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** The initials of the first and the last name: 'Ada Mary Byron' is 'AB'. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('en-GB')
}

export type AvatarProps = { name: string; src: string | null; size?: 'medium' | 'choice' | 'large' | undefined }

/** A picture, or initials if there is none or it fails to load. Decoration: the name is next to it. */
export const Avatar = ({ name, src, size = 'medium' }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={avatar} data-size={size} aria-hidden="true">
      {src !== null && broken !== src ? <img src={src} alt="" onError={() => setBroken(src)} /> : initialsOf(name)}
    </span>
  )
}
