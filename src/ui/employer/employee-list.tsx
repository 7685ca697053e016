import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { css } from '@linaria/core'
import type { Problem } from '../../domain/kernel/problem.ts'
import { Announcer } from '../kit/announcer.tsx'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { formatNumber } from '../kit/format.ts'
import { Pagination } from '../kit/pagination.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { employeesText } from '../text/employees.ts'
import { problemText } from '../text/shared.ts'

const words = employeesText.list

const part = css`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-block-size: 2.75rem;
  color: var(--ink-soft);
`

const foot = css`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 600px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: end;
    gap: var(--space-6);
  }
`

interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly lastPage: number
}

interface EmployeeListProps<Row> {
  /** What was loaded last, whatever it was asked for by; null before that. */
  readonly found: { readonly page: Rows<Row>; readonly asked: { readonly page: number; readonly rows: number } } | null
  readonly problem: Problem | null
  readonly narrowed: boolean
  readonly onRetry: () => void
  readonly onClear: () => void
  /** A page that the list no longer has was asked for. */
  readonly onPastEnd: (lastPage: number) => void
  readonly addressOf: (page: number) => string
  readonly table: (rows: readonly Row[]) => ReactNode
  /** Stands beside the pages. */
  readonly aside?: ReactNode
}

/** A page of employees in all its states: both lists are drawn by it. */
export const EmployeeList = <Row,>({
  found,
  problem,
  narrowed,
  onRetry,
  onClear,
  onPastEnd,
  addressOf,
  table,
  aside,
}: EmployeeListProps<Row>) => {
  const pastEnd = found !== null && found.page.rows.length === 0 && found.page.total > 0 ? found.page.lastPage : null
  useEffect(() => {
    if (pastEnd !== null) onPastEnd(pastEnd)
  }, [pastEnd]) // the callback is made anew at each drawing
  if (problem !== null)
    return (
      <ErrorState title={words.failed} retry={{ onRetry, active: false }}>
        {problemText(problem)}
      </ErrorState>
    )
  if (found === null || pastEnd !== null) return <Skeleton label={words.loading} shape="rows" count={10} />
  const { page, asked } = found
  const from = (asked.page - 1) * asked.rows
  const shown = words.shown(formatNumber(from + 1), formatNumber(from + page.rows.length), formatNumber(page.total))
  const said = page.total > 0 ? shown : narrowed ? words.noMatch : words.none
  return (
    <div className={part}>
      <Announcer message={said} />
      {page.total > 0 ? (
        <>
          <div className={head}>
            <p>{shown}</p>
            {narrowed && (
              <Button look="quiet" size="small" onPress={onClear}>
                {words.clear}
              </Button>
            )}
          </div>
          {table(page.rows)}
          <div className={foot}>
            {aside}
            <Pagination label={words.pages} page={asked.page} lastPage={page.lastPage} addressOf={addressOf} />
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
