import { css } from '@linaria/core'
import { useLocation } from 'react-router-dom'
import { isSamePath } from './paths.ts'
import { RouteLink } from '../actions/route-link.tsx'

const links = css`
  margin-block: calc(-1 * var(--space-3)) var(--space-4);
  border-block-end: 1px solid var(--line);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    border-block-end: 3px solid transparent;
    color: var(--ink-soft);
    font-weight: 600;
    text-decoration: none;
  }

  & a:hover {
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

export type SectionLinksProps = { label: string; links: readonly { to: string; label: string }[] }

/** The pages of one section, side by side. */
export const SectionLinks = ({ label, links: pages }: SectionLinksProps) => {
  const { pathname } = useLocation()
  return (
    <nav className={links} aria-label={label}>
      <ul role="list">
        {pages.map(({ to, label: words }) => (
          <li key={to}>
            <RouteLink to={to} aria-current={isSamePath(pathname, to) ? 'page' : undefined}>
              {words}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
