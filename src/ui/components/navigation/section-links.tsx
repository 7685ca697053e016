import { useLayoutEffect, useRef } from 'react'
import { css } from '@linaria/core'
import { useLocation } from 'react-router-dom'
import { RouteLink } from '../actions/route-link.tsx'
import { Icon } from '../icons/icon.tsx'
import { isSamePath } from './paths.ts'
import { useMore } from './use-more.ts'

const row = css`
  position: relative;
  display: flow-root;
  min-inline-size: 0;
  margin-block: calc(-1 * var(--space-4)) var(--space-4);
  border-block-end: 1px solid var(--line);

  & > ul {
    display: flex;
    gap: 0 var(--space-5);
    /* Room for a focus outline, which a scrolling box would cut off. */
    margin: -5px;
    padding: 5px;
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
    scroll-behavior: smooth;
    /* The link with the focus stops clear of the arrows. */
    scroll-padding-inline: 4rem;
    --before: 0rem;
    --after: 0rem;
  }

  /* Fades out below an arrow where there is more. */
  &:is([data-more='before'], [data-more='both']) > ul {
    --before: 1.5rem;
  }

  &:is([data-more='after'], [data-more='both']) > ul {
    --after: 1.5rem;
  }

  &[data-more] > ul {
    mask-image: linear-gradient(
      to right,
      transparent var(--before),
      black calc(2 * var(--before)) calc(100% - 2 * var(--after)),
      transparent calc(100% - var(--after))
    );
  }

  & > button {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-end: calc(-1 * var(--space-3));
    justify-content: center;
    inline-size: 2.75rem;
  }

  & > button:first-child {
    inset-inline: calc(-1 * var(--space-3)) auto;
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

  /* Otherwise a transparent border gets a colour, and every section looks like the current one. */
  @media (forced-colors: active) {
    & :is(a, button) {
      border-color: Canvas;
    }

    & a[aria-current] {
      border-color: Highlight;
    }
  }

  @media print {
    display: none;
  }
`

/** The pages of one section, side by side. */
export const SectionLinks = ({
  label,
  items,
}: {
  label: string
  items: readonly { readonly label: string; readonly to: string }[]
}) => {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const more = useMore(list, items.length)
  useLayoutEffect(() => {
    const box = list.current
    const current = box?.querySelector<HTMLElement>('[aria-current]')
    // Not `scrollIntoView`, which can scroll the page as well.
    if (box && current)
      box.scrollTo({ left: current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2, behavior: 'instant' })
  }, [])
  // For pointers only: the keyboard and screen readers reach the links themselves, which scrolls the row. An arrow never takes the focus,
  // because it disappears at the end of the row.
  const arrow = (side: 'before' | 'after') =>
    (more === side || more === 'both') && (
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => list.current?.scrollBy({ left: (side === 'before' ? -0.6 : 0.6) * list.current.clientWidth })}
      >
        <Icon name={side === 'before' ? 'chevron-left' : 'chevron-right'} size="small" />
      </button>
    )
  return (
    <nav className={row} aria-label={label} data-more={more}>
      {arrow('before')}
      <ul role="list" ref={list} tabIndex={-1}>
        {items.map(({ label: name, to }) => (
          <li key={name}>
            <RouteLink to={to} aria-current={isSamePath(pathname, to) ? 'page' : undefined}>
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
      {arrow('after')}
    </nav>
  )
}
