import { useLayoutEffect, useRef } from 'react'
import { css } from '@linaria/core'
import { Icon } from './icon.tsx'

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
`

/** Both are null until they are known. */
export type MasqueradeBannerProps = { userName: string | null; schemeYear: string | null }

/**
 * First in the page and never dismissed: whoever acts for another person sees it at all times. What else stays at the top
 * of the window leaves it `--notice-block` of room.
 */
export const MasqueradeBanner = ({ userName, schemeYear }: MasqueradeBannerProps) => {
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
    </section>
  )
}
