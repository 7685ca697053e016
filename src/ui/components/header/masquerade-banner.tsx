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
  padding: var(--space-1) var(--gutter);
  background: var(--warning-text);
  color: var(--surface);
  font-size: var(--text-s);
  line-height: var(--leading-snug);

  /* The words need the room. */
  @media (max-width: 599px) {
    & > svg {
      display: none;
    }
  }

  & button {
    flex: none;
    min-block-size: var(--control-small);
    padding-inline: var(--space-4);
    border: 2px solid currentColor;
    border-radius: var(--radius-pill);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
  }

  & button:hover {
    background: var(--surface);
    color: var(--warning-text);
  }

  & :focus-visible {
    --focus-outer: currentColor;
    --focus-inner: var(--warning-text);
  }

  @media (forced-colors: active) {
    border-block-end: 2px solid CanvasText;
  }
`

/** Null until they are known. */
export type MasqueradeBannerProps = {
  userName: string | null
  schemeYear: string | null
  /** Ends the masquerade, from every page. */
  onLeave: () => void
}

/**
 * First on the page and never dismissed, so the administrator always sees whom they act for. Anything else pinned to the top of the window
 * leaves `--notice-block` for it.
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
        You are currently viewing the site as <strong translate="no">{userName ?? 'another user'}</strong>
        {schemeYear !== null && (
          <span>
            {' '}
            for the scheme year <strong>{schemeYear}</strong>
          </span>
        )}
      </p>
      {/* A link here would come before the skip link. */}
      <button type="button" onClick={onLeave}>
        Stop viewing
      </button>
    </section>
  )
}
