import { css } from '@linaria/core'
import { NavLink } from 'react-router-dom'

const links = css`
  margin-block-end: var(--space-6);
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

/** The pages of one section beside each other. */
export const SectionLinks = ({ label, links: pages }: SectionLinksProps) => (
  <nav className={links} aria-label={label}>
    <ul role="list">
      {pages.map((page) => (
        <li key={page.to}>
          <NavLink to={page.to} end>
            {page.label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
