import { memo, useEffect, useMemo } from 'react'
import { takeUpFinding } from '../../domain/employer/overview.ts'
import {
  countByKind,
  initialTakeUpQuery,
  takeUpKinds,
  readTakeUpQuery,
  shownTakeUp,
  type TakeUpQuery,
  writeTakeUpQuery,
} from '../../domain/employer/take-up-query.ts'
import type { BenefitTakeUp, TakeUp as TakeUpFigures } from '../../domain/employer/take-up.ts'
import { changeInAYear, hasTakeUp, heldEach, requestTakeUp, selectTakeUp } from '../../domain/employer/take-up.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { formatDate, formatNumber, formatPercentage, formatPoints } from '../components/content/format.ts'
import { Select } from '../components/inputs/select.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { insightsText } from '../text/insights.ts'
import { usePaused } from '../use-paused.ts'
import { AnalyticsPage } from './analytics-page.tsx'
import { AwaitedFacts, FactsLine } from './facts-line.tsx'
import { onPhones } from './phone-sort.tsx'
import { filterRow, SearchField } from './search-field.tsx'
import { RemoteView } from './remote-view.tsx'
import { TakeUpList } from './take-up-list.tsx'

const words = insightsText.takeUp

const sortOf = ({ sort, direction }: TakeUpQuery): string => `${direction === 'down' ? '-' : ''}${sort}`

interface ListedProps {
  readonly benefits: readonly BenefitTakeUp[]
  readonly query: TakeUpQuery
  /** The latest requested order, which the headings show before the rows follow. */
  readonly sort: TakeUpQuery['sort']
  readonly direction: TakeUpQuery['direction']
  readonly onQuery: (change: (query: TakeUpQuery) => TakeUpQuery) => void
}

const Listed = memo(({ benefits, query, sort, direction, onQuery }: ListedProps) => {
  const rows = shownTakeUp(benefits, query)
  const found = words.found(rows.length, benefits.length)
  const clear = (): void =>
    onQuery((now) => ({ ...now, search: initialTakeUpQuery.search, only: initialTakeUpQuery.only }))
  return (
    <>
      <Announcer message={found} />
      {rows.length === 0 ? (
        <EmptyState title={words.noMatch} icon="search" actions={<Button onPress={clear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      ) : (
        <TakeUpList rows={rows} sort={sort} direction={direction} onQuery={onQuery} />
      )}
    </>
  )
})

const Found = ({ takeUp: { benefits } }: { takeUp: TakeUpFigures }) => {
  const { named, wanted, ask } = useAddress(readTakeUpQuery, writeTakeUpQuery)
  // Only typing pauses: a press is answered at once.
  const search = usePaused(named.search)
  const { only, sort, direction } = named
  const query = useMemo(() => ({ search, only, sort, direction }), [search, only, sort, direction])
  const withChange = benefits.some((benefit) => changeInAYear(benefit) !== null)
  const counts = countByKind(benefits)
  return (
    <>
      <div role="search" aria-label={words.filter} className={filterRow}>
        {/* Typing replaces the history entry; a new order adds one. */}
        <SearchField
          label={words.search}
          value={wanted.search}
          onChange={(search) => ask({ ...wanted, search }, true)}
        />
        {counts.chosen > 0 && counts.automatic > 0 && (
          <Segmented
            name="show"
            legend={words.show}
            value={wanted.only}
            options={takeUpKinds.map((value) => ({
              value,
              label: words.only[value],
              count: formatNumber(counts[value]),
            }))}
            onChange={(only) => ask({ ...wanted, only })}
          />
        )}
        <div className={onPhones}>
          <Select
            id="sort"
            label={words.sort}
            value={sortOf(wanted)}
            options={Object.entries(words.sorts)
              .filter(([value]) => withChange || !value.endsWith('change'))
              .map(([value, label]) => ({ value, label }))}
            onChange={(sort) => {
              const { sort: by, direction } = readTakeUpQuery(new URLSearchParams({ sort_by: sort }))
              ask({ ...wanted, sort: by, direction })
            }}
          />
        </div>
      </div>
      <Listed benefits={benefits} query={query} sort={wanted.sort} direction={wanted.direction} onQuery={ask} />
    </>
  )
}

/** What the take-up says in one sentence; null if nobody can have a benefit. */
const findingOf = (takeUp: TakeUpFigures): string | null => {
  const found = takeUpFinding(takeUp)
  switch (found?.kind) {
    case undefined:
      return null
    case 'grown':
      return words.grew(found.name, formatPoints(found.points))
    case 'most':
      return words.mostChosen(found.name, formatPercentage(found.share))
    case 'everyone':
      return words.everyone(found.count)
  }
}

const Facts = ({ takeUp: { benefits, asOf } }: { takeUp: TakeUpFigures }) => {
  const each = heldEach(benefits)
  return (
    <FactsLine
      facts={[
        { key: 'benefits', fact: words.found(benefits.length, benefits.length) },
        { key: 'each', fact: each !== null && words.each(each.toFixed(1)) },
        { key: 'asOf', fact: insightsText.chart.asOfDay(formatDate(asOf)) },
      ]}
    />
  )
}

const awaitedFacts = [words.found(20, 20), words.each('3.0'), insightsText.chart.asOfDay('20 November 2026')]

/** How many employees have taken each benefit [TAKE-1]. */
export const TakeUp = () => {
  const remote = useSelect(selectTakeUp)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTakeUp, undefined)
  }, [dispatch])
  const known = valueOf(remote)
  return (
    <AnalyticsPage
      title={words.title}
      lead={known ? <Facts takeUp={known} /> : remote.status !== 'failed' && <AwaitedFacts facts={awaitedFacts} />}
      finding={known === null ? (remote.status === 'failed' ? null : undefined) : findingOf(known)}
      awaited={words.grew('Medical insurance', '0.0')}
      first="table"
    >
      <RemoteView
        remote={remote}
        words={words}
        isNone={(takeUp) => !hasTakeUp(takeUp)}
        onRetry={() => void dispatch(requestTakeUp, undefined)}
      >
        {(takeUp) => <Found takeUp={takeUp} />}
      </RemoteView>
    </AnalyticsPage>
  )
}
