import type { ComponentProps } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { css } from '@linaria/core'
import { useLocation } from 'react-router-dom'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { RouteLink } from '../components/actions/route-link.tsx'
import { isSamePath } from '../components/navigation/paths.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { employerText } from '../text/employer.ts'
import type { Section } from './sections.ts'
import { afterUploads, beforeUploads, sectionOf } from './sections.ts'

const words = employerText.sections

const row = css`
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

  @media print {
    display: none;
  }
`

/** The sections of the employer area that this person can see. The upload is a panel over the page, so its item is a button. */
const Sections = () => {
  const { pathname } = useLocation()
  const mayFollow = useSelect(selectMayFollow)
  const dispatch = useDispatch()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const box = list.current
    const current = box?.querySelector<HTMLElement>('[aria-current]')
    // A phone shows half of the row.
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2
  }, [])
  const current = sectionOf(pathname)
  const link = ({ to, label }: Section) =>
    mayFollow(to) && (
      <li key={to}>
        <RouteLink to={to} aria-current={isSamePath(pathname, to) ? 'page' : to === current ? true : undefined}>
          {label}
        </RouteLink>
      </li>
    )
  return (
    <nav className={row} aria-label={words.label}>
      <ul role="list" ref={list}>
        {beforeUploads.map(link)}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => void dispatch(openPanel, { panel: 'upload-data', subject: '' })}
          >
            {words.uploads}
          </button>
        </li>
        {afterUploads.map(link)}
      </ul>
    </nav>
  )
}

/** A page of the employer area, below the links to its sections [DASH-1]. */
export const EmployerPage = (page: ComponentProps<typeof Page>) => (
  <>
    <Sections />
    <Page {...page} />
  </>
)
