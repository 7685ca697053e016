import { useLayoutEffect, useRef } from 'react'
import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import '../icons/icon-paths-more.ts'

const banner = css`
  position: sticky;
  z-index: var(--layer-masquerade);
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--gutter);
  border-block-end: 3px solid #ffc94d;
  background: #2a2418;
  color: #ffffff;
  font-size: var(--text-s);
  line-height: var(--leading-snug);

  & button {
    flex: none;
    min-block-size: 2rem;
    padding-inline: var(--space-3);
    border: 1px solid currentColor;
    border-radius: var(--radius-s);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
  }

  & button:hover {
    background: #ffffff;
    color: #2a2418;
  }
`

/** Both are null until they are known. */
export type MasqueradeBannerProps = {
  userName: string | null
  schemeYear: string | null
  /** The way out, from every page. */
  onLeave: () => void
}

/**
 * First in the page and never dismissed: whoever acts for another person sees it at all times. What else stays at the top
 * of the window leaves it `--notice-block` of room.
 */
export const MasqueradeBanner = ({ userName, schemeYear, onLeave }: MasqueradeBannerProps) => {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      root.setProperty('--notice-block', `${bar.current?.offsetHeight ?? 0}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.removeProperty('--notice-block')
    }
  }, [])
  return (
    <section ref={bar} className={banner} aria-label="Viewing as another user">
      <Icon name="people" />
      <p>
        You are currently viewing the site as <strong>{userName ?? 'another user'}</strong>
        {schemeYear !== null && (
          <>
            {' '}
            for the scheme year <strong>{schemeYear}</strong>
          </>
        )}
      </p>
      {/* A link would come before the one that skips to the page. */}
      <button type="button" onClick={onLeave}>
        Stop viewing
      </button>
    </section>
  )
}
