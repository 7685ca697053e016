import { css } from '@linaria/core'
import { useLocation } from 'react-router-dom'
import { Icon } from '../icons/icon.tsx'
import { isWithin } from '../navigation/paths.ts'
import { RouteLink } from '../actions/route-link.tsx'

const navigation = css`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    list-style: none;
  }

  & a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: 2px solid transparent;
    border-radius: var(--radius-pill);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }

  & a:hover {
    background: var(--sunken);
  }

  & a[aria-current='page'] {
    background: var(--brand-current);
    color: var(--brand-on-current);
  }

  @media (forced-colors: active) {
    & a[aria-current='page'] {
      border-color: Highlight;
      text-decoration: underline;
    }
  }

  &[data-layout='column'] > ul {
    flex-direction: column;
    gap: 0;
  }

  &[data-layout='column'] a {
    min-block-size: 3.5rem;
    padding-inline: var(--space-3);
    border: 0;
    border-block-end: 1px solid var(--line);
    border-radius: 0;
    font-size: var(--text-l);
  }

  &[data-layout='column'] a > svg {
    margin-inline-start: auto;
    color: var(--ink-soft);
  }
`

/** `beside` lists further addresses of the same section, outside `to`; `apart` lists those under `to` that belong to another section. */
export type HeaderLink = {
  to: string
  label: string
  beside?: readonly string[] | undefined
  apart?: readonly string[] | undefined
}

export type HeaderNavigationProps = {
  links: readonly HeaderLink[]
  layout: 'row' | 'column'
  onChoose?: (() => void) | undefined
}

/** Whether an address belongs to a link's section. */
export const isPart = (pathname: string, within: readonly string[], apart: readonly string[] = []): boolean =>
  within.some((page) => isWithin(pathname, page)) && !apart.some((page) => isWithin(pathname, page))

/** The main links; the current one is marked visually and for screen readers. */
export const HeaderNavigation = ({ links, layout, onChoose }: HeaderNavigationProps) => {
  const { pathname } = useLocation()
  return (
    <nav className={navigation} data-layout={layout} aria-label="Main">
      <ul role="list">
        {links.map(({ to, label, beside, apart }) => (
          <li key={to}>
            <RouteLink
              to={to}
              onClick={onChoose}
              aria-current={isPart(pathname, [to, ...(beside ?? [])], apart) ? 'page' : undefined}
            >
              <span>{label}</span>
              {layout === 'column' && <Icon name="chevron-right" />}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
