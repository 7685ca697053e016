import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import { RouteLink } from '../actions/route-link.tsx'

const crumbs = css`
  margin-block: -0.5rem;

  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    list-style: none;
  }

  & li {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--control-small);
    color: var(--ink-soft);
  }

  & li > svg {
    margin-inline: var(--space-1);
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: inherit;
    min-inline-size: var(--control-small);
    font-weight: 500;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  /* On a phone the heading below already names the page; a second line of breadcrumbs would push it down. */
  @media (max-width: 599px) {
    & li[aria-current],
    & li:has(+ li[aria-current]) > svg {
      display: none;
    }

    & > ol {
      font-size: var(--text-s);
    }

    /* Of a long trail the start, which is in every menu, gives way, so that it stays on one line. */
    & li:first-child:has(+ li + li:not([aria-current])) {
      display: none;
    }

    & li > svg {
      inline-size: 0.875rem;
      margin-inline: 0;
    }
  }

  @media print {
    display: none;
  }
`

export type BreadcrumbsProps = {
  trail: readonly { label: string; to: string }[]
  /** The current page; omitted if the trail ends with its parent. */
  current?: string | undefined
}

/** The trail's links, then the current page. */
export const Breadcrumbs = ({ trail, current }: BreadcrumbsProps) => (
  <nav className={crumbs} aria-label="Breadcrumb">
    <ol>
      {trail.map(({ label, to }, index) => (
        <li key={to}>
          <RouteLink to={to}>{label}</RouteLink>
          {(current !== undefined || index < trail.length - 1) && <Icon name="chevron-right" size="small" />}
        </li>
      ))}
      {current !== undefined && <li aria-current="page">{current}</li>}
    </ol>
  </nav>
)
