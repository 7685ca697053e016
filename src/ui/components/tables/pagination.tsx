import { css } from '@linaria/core'
import { formatNumber } from '../content/format.ts'
import { Icon } from '../icons/icon.tsx'
import { RouteLink } from '../actions/route-link.tsx'
import { hiddenRules } from '../layout/hidden-rules.ts'

const pager = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  & > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    padding: 0;
    list-style: none;
  }

  & a,
  & [data-part='gap'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-1);
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: var(--space-2);
    border: 1.5px solid transparent;
    border-radius: var(--radius-m);
    color: var(--brand-text);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-decoration: none;
  }

  & a:hover:not([aria-disabled]) {
    background: var(--brand-tint);
    text-decoration: underline;
  }

  & a[aria-current] {
    border-color: var(--brand-ui);
    background: var(--surface);
    color: var(--ink);
  }

  & a[aria-disabled],
  & [data-part='gap'] {
    color: var(--ink-soft);
    cursor: default;
    font-weight: 400;
  }

  /* The current page is marked among the numbers. */
  @media screen and (min-width: 600px) {
    & > p {
      ${hiddenRules}
    }
  }

  @media (max-width: 599px) {
    /* One row: Previous, the position, Next. */
    & {
      display: grid;
      grid-template-columns: auto 1fr auto;
      inline-size: 100%;
      gap: var(--space-2);
    }

    & > p {
      grid-area: 1 / 2;
      align-self: center;
      text-align: center;
    }

    & > ul {
      display: contents;
    }

    & li:last-child {
      grid-area: 1 / 3;
      justify-self: end;
    }

    & [data-part='number'] {
      display: none;
    }

    & a {
      padding-inline: var(--space-3);
      white-space: nowrap;
      border-color: var(--line-strong);
      background: var(--surface);
    }
  }

  @media print {
    & > ul {
      display: none;
    }
  }
`

/** The pages with their own link: the first, the last and those around the current one; null for a gap. */
export const pagesAround = (page: number, last: number): readonly (number | null)[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  // A gap of a single page is shown as that page.
  const shown = new Set([...near, ...(page === 4 ? [2] : []), ...(page === last - 3 ? [last - 1] : [])])
  const sorted = [...shown].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => (index > 0 && one - (sorted[index - 1] ?? one) > 1 ? [null, one] : [one]))
}

export type PaginationProps = {
  /** The name of the navigation: 'Pages of employees'. */
  label: string
  /** From 1 to `lastPage`. */
  page: number
  lastPage: number
  /** The address of a page: a path, or only what follows the '?'. */
  addressOf: (page: number) => string
}

/**
 * Previous, the pages, Next: links, so that a page can be opened in another tab. A phone shows Previous, Next and the position. A disabled
 * link keeps its place and the focus.
 */
export const Pagination = ({ label, page, lastPage, addressOf }: PaginationProps) => {
  const link = (to: number, words: string, icon: 'chevron-left' | 'chevron-right') => {
    const nowhere = to < 1 || to > lastPage
    return (
      <RouteLink
        to={addressOf(nowhere ? page : to)}
        aria-disabled={nowhere || undefined}
        onClick={(event) => {
          if (nowhere) event.preventDefault()
        }}
      >
        {icon === 'chevron-left' && <Icon name={icon} size="small" />}
        {words}
        {icon === 'chevron-right' && <Icon name={icon} size="small" />}
      </RouteLink>
    )
  }
  return (
    <nav className={pager} aria-label={label}>
      <p>{`Page ${formatNumber(page)} of ${formatNumber(lastPage)}`}</p>
      <ul role="list">
        <li>{link(page - 1, 'Previous', 'chevron-left')}</li>
        {pagesAround(page, lastPage).map((one, index) => (
          <li key={one ?? `gap-${index}`} data-part="number">
            {one === null ? (
              <span data-part="gap">…</span>
            ) : (
              <RouteLink
                to={addressOf(one)}
                aria-label={`Page ${formatNumber(one)}`}
                aria-current={one === page ? 'page' : undefined}
              >
                {formatNumber(one)}
              </RouteLink>
            )}
          </li>
        ))}
        <li>{link(page + 1, 'Next', 'chevron-right')}</li>
      </ul>
    </nav>
  )
}
