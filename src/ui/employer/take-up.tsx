import { searchOf } from '../../domain/employer/list-query.ts'
import { memo, useEffect } from 'react'
import { css } from '@linaria/core'
import {
  initialTakeUpQuery,
  readTakeUpQuery,
  shownTakeUp,
  type TakeUpQuery,
  writeTakeUpQuery,
} from '../../domain/employer/take-up-query.ts'
import type { BenefitTakeUp, TakeUp as TakeUpFigures } from '../../domain/employer/take-up.ts'
import { changeInAYear, hasTakeUp, requestTakeUp, selectTakeUp } from '../../domain/employer/take-up.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { KeyFigures } from '../components/charts/key-figures.tsx'
import { Select } from '../components/inputs/select.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { insightsText } from '../text/insights.ts'
import { usePaused } from '../use-paused.ts'
import { LeadAsOf } from './as-of.tsx'
import { RemoteView } from './remote-view.tsx'
import { TakeUpList } from './take-up-list.tsx'
import { Page } from '../shell/page.tsx'

const words = insightsText.takeUp

const bar = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4);
  align-items: end;
  max-inline-size: 40rem;

  @media print {
    display: none;
  }
`

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-block-size: 2.75rem;
  color: var(--ink-soft);

  @media (max-width: 599px) {
    margin-block: calc(-1 * var(--space-4));
  }
`

const sortOf = ({ sort, direction }: TakeUpQuery): string => `${direction === 'down' ? '-' : ''}${sort}`

interface ListedProps {
  readonly benefits: readonly BenefitTakeUp[]
  readonly query: TakeUpQuery
  readonly onQuery: (change: (query: TakeUpQuery) => TakeUpQuery) => void
}

const Listed = memo(({ benefits, query, onQuery }: ListedProps) => {
  const rows = shownTakeUp(benefits, query)
  const found = words.found(rows.length, benefits.length)
  const clear = (): void => onQuery((now) => ({ ...now, search: initialTakeUpQuery.search }))
  return (
    <>
      <div className={head}>
        <p>{found}</p>
        <Announcer message={found} />
        {searchOf(query.search) !== undefined && rows.length > 0 && (
          <Button variant="quiet" size="small" onPress={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState title={words.noMatch} icon="search" actions={<Button onPress={clear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      ) : (
        <TakeUpList rows={rows} query={query} onQuery={onQuery} />
      )}
    </>
  )
})

const Found = ({ takeUp: { benefits } }: { takeUp: TakeUpFigures }) => {
  const { named, wanted, ask } = useAddress(readTakeUpQuery, writeTakeUpQuery)
  const query = usePaused(named)
  const chosen = benefits.reduce((sum, { taken }) => sum + taken, 0)
  const most = Math.max(0, ...benefits.map(({ eligible }) => eligible))
  const withChange = benefits.some((benefit) => changeInAYear(benefit) !== null)
  return (
    <>
      <KeyFigures
        label={words.figures}
        figures={[
          { name: words.benefits, value: formatNumber(benefits.length) },
          { name: words.choices, value: formatNumber(chosen) },
          { name: words.perEmployee, value: most === 0 ? '–' : (chosen / most).toFixed(1) },
        ]}
      />
      <div role="search" aria-label={words.filter} className={bar}>
        <TextField
          id="search"
          label={words.search}
          type="search"
          value={wanted.search}
          // Typing replaces the history entry; a new order adds one.
          onChange={(search) => ask({ ...wanted, search }, true)}
        />
        <Select
          id="sort"
          label={words.sort}
          value={sortOf(wanted)}
          options={Object.entries(words.sorts)
            .filter(([value]) => withChange || !value.endsWith('change'))
            .map(([value, label]) => ({ value, label }))}
          onChange={(sort) =>
            ask({ ...readTakeUpQuery(new URLSearchParams({ sort_by: sort })), search: wanted.search })
          }
        />
      </div>
      <Listed benefits={benefits} query={query} onQuery={ask} />
    </>
  )
}

/** How many employees have taken each benefit [TAKE-1]. */
export const TakeUp = () => {
  const remote = useSelect(selectTakeUp)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTakeUp, undefined)
  }, [dispatch])
  const asOf = valueOf(remote)?.asOf
  return (
    <Page title={words.title} lead={<LeadAsOf lead={words.lead} asOf={asOf} />}>
      <div className={stack}>
        <RemoteView
          remote={remote}
          words={words}
          shape="rows"
          isNone={(takeUp) => !hasTakeUp(takeUp)}
          onRetry={() => void dispatch(requestTakeUp, undefined)}
        >
          {(takeUp) => <Found takeUp={takeUp} />}
        </RemoteView>
      </div>
    </Page>
  )
}
