import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Navigate } from 'react-router-dom'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Pagination } from '../components/tables/pagination.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { Table, type TableProps } from '../components/tables/table.tsx'
import { employeesText } from '../text/employees.ts'
import { ProblemText } from '../shell/problem-text.tsx'

const words = employeesText.list

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  padding-block-start: 0.625rem;
  color: var(--ink-soft);

  & > [data-part='shown'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
  }

  /* Its words stand in line with the others. */
  & > [data-part='shown'] > button {
    margin-inline: calc(-1 * var(--space-3));
  }

  /* The number of rows beside its name. */
  & > [data-part='aside'] > * {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }

  & > [data-part='aside'] select {
    min-block-size: 2.75rem;
  }
`

interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly lastPage: number
}

interface EmployeeListProps<Row, Sort extends string> {
  /** The last loaded page, for any query; null before the first. */
  readonly found: { readonly page: Rows<Row>; readonly asked: { readonly page: number; readonly rows: number } } | null
  readonly problem: Problem | null
  readonly narrowed: boolean
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly addressOf: (page: number) => string
  readonly table: Pick<TableProps<Row, Sort>, 'caption' | 'columns' | 'sorted' | 'busy'>
  /** Shown below the pagination. */
  readonly aside?: ReactNode
}

/** A page of employees in all its states; both lists use it. */
export const EmployeeList = <Row extends { readonly id: string }, Sort extends string = never>({
  found,
  problem,
  narrowed,
  onRetry,
  onClear,
  addressOf,
  table,
  aside,
}: EmployeeListProps<Row, Sort>) => {
  if (problem !== null)
    return (
      <ErrorState title={words.failed} retry={{ read: onRetry }}>
        <ProblemText problem={problem} />
      </ErrorState>
    )
  if (found === null) return <Skeleton label={words.loading} shape="table" count={10} />
  const { page, asked } = found
  // The address names a page beyond the end of the list.
  if (page.rows.length === 0 && page.total > 0) return <Navigate to={addressOf(page.lastPage)} replace />
  const from = (asked.page - 1) * asked.rows
  const shown = words.shown(formatNumber(from + 1), formatNumber(from + page.rows.length), formatNumber(page.total))
  // While other rows load, an empty page of before says nothing about what is asked now.
  if (table.busy === true && page.total === 0) return <Skeleton label={words.loading} shape="table" count={10} />
  const said = page.total > 0 ? shown : narrowed ? words.noMatch : words.none
  return (
    <div>
      <Announcer message={said} />
      {page.total > 0 ? (
        <>
          <Table
            {...table}
            layout="compact"
            captionShown="to-screen-readers"
            rows={page.rows}
            rowKey={({ id }) => id}
          />
          <div className={foot}>
            <div data-part="shown">
              <p>{shown}</p>
              {narrowed && (
                <Button variant="quiet" size="small" onPress={onClear}>
                  {words.clear}
                </Button>
              )}
            </div>
            <Pagination label={words.pages} page={asked.page} lastPage={page.lastPage} addressOf={addressOf} />
            {aside && <div data-part="aside">{aside}</div>}
          </div>
        </>
      ) : narrowed ? (
        <EmptyState title={words.noMatch} icon="search" actions={<Button onPress={onClear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      ) : (
        <EmptyState title={words.none} icon="people">
          {words.noneMore}
        </EmptyState>
      )}
    </div>
  )
}
