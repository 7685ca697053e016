import { useLayoutEffect, useRef } from 'react'
import { css } from '@linaria/core'
import { useLocation } from 'react-router-dom'
import { RouteLink } from '../actions/route-link.tsx'
import { isSamePath } from './paths.ts'

const row = css`
  min-inline-size: 0;
  margin-block: calc(-1 * var(--space-4)) var(--space-4);
  border-block-end: 1px solid var(--line);

  & > ul {
    display: flex;
    gap: 0 var(--space-5);
    padding: 0;
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }

  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0 2px;
    border: 0;
    border-block-end: 3px solid transparent;
    background: transparent;
    color: var(--ink-soft);
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  /* The row scrolls, so it would cut an outline off. */
  & :is(a, button):focus-visible {
    outline-offset: -3px;
  }

  & :is(a, button):hover {
    color: var(--brand-text);
    text-decoration: underline;
  }

  & a[aria-current] {
    border-color: var(--brand-ui);
    color: var(--ink);
  }

  /* Two links of usual length fit. */
  @media (max-width: 599px) {
    & > ul {
      gap: 0 var(--space-4);
    }
  }

  @media print {
    display: none;
  }
`

/** A page of a section, or a panel that opens over any of them. */
export type SectionItem =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly open: () => void }

/** The pages of one section, side by side. `within` is the page that the current one is a part of. */
export const SectionLinks = ({
  label,
  items,
  within,
}: {
  label: string
  items: readonly SectionItem[]
  within?: string | null
}) => {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const box = list.current
    const current = box?.querySelector<HTMLElement>('[aria-current]')
    // A phone shows half of the row.
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav className={row} aria-label={label}>
      <ul role="list" ref={list}>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <RouteLink
                to={item.to}
                aria-current={isSamePath(pathname, item.to) ? 'page' : item.to === within ? true : undefined}
              >
                {item.label}
              </RouteLink>
            ) : (
              <button type="button" aria-haspopup="dialog" onClick={item.open}>
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
