import { css } from '@linaria/core'
import { Icon } from './icon.tsx'
import { RouteLink } from './route-link.tsx'

const crumbs = css`
  font-size: var(--text-s);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    list-style: none;
  }

  & li {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
    color: var(--ink-soft);
  }

  & li > svg {
    margin-inline: var(--space-1);
  }

  & a {
    padding-block: var(--space-1);
    border-radius: var(--radius-s);
  }

  /* On a phone the heading right below says where one is; a second line of crumbs pushes it down. */
  @media (max-width: 599px) {
    & li[aria-current],
    & li:nth-last-child(2) > svg {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`

export type BreadcrumbsProps = { trail: readonly { label: string; to: string }[]; current: string }

/** The way back: the trail's links, then the page itself. */
export const Breadcrumbs = ({ trail, current }: BreadcrumbsProps) => (
  <nav className={crumbs} aria-label="Breadcrumb">
    <ol>
      {trail.map(({ label, to }) => (
        <li key={to}>
          <RouteLink to={to}>{label}</RouteLink>
          <Icon name="chevron-right" size="small" />
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
)
