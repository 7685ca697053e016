import { memo, useCallback, useDeferredValue } from 'react'
import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { BenefitGroup } from '../../domain/benefits/eligible.ts'
import { selectBenefitGroups } from '../../domain/benefits/eligible.ts'
import type { BenefitFilter } from '../../domain/benefits/filter.ts'
import { filterQuery, isFiltered, matches, NO_FILTER, readFilter } from '../../domain/benefits/filter.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { usePaused } from '../use-paused.ts'
import { comparePath } from '../shell/benefit-actions.ts'
import { BenefitItem, BenefitList } from '../shell/benefit-list.tsx'
import { EligibleFilter } from './eligible-filter.tsx'
import { useBenefitList } from './use-benefit-list.tsx'

const words = benefitListText.list

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
`

const quiet = css`
  color: var(--ink-soft);
`

const order: readonly BenefitGroup[] = ['asks', 'chosen', 'available', 'later']

interface ListedProps {
  readonly known: readonly Benefit[]
  readonly filter: BenefitFilter
  readonly onClear: () => void
}

const Listed = memo(({ known, filter, onClear }: ListedProps) => {
  const groups = useSelect(selectBenefitGroups)
  const shown = order
    .map((group) => ({ group, found: groups[group].filter(matches(filter)) }))
    .filter(({ found }) => found.length > 0)
  const total = shown.reduce((sum, { found }) => sum + found.length, 0)
  const found = words.found(total, known.length)
  return (
    <>
      <div className={head}>
        <p className={quiet}>{found}</p>
        <Announcer message={found} />
        {isFiltered(filter) && total > 0 && (
          <Button variant="quiet" size="small" onPress={onClear}>
            {words.clear}
          </Button>
        )}
        {known.length > 1 && (
          <TextLink variant="standalone" to={comparePath()}>
            {benefitsText.compare.open}
          </TextLink>
        )}
      </div>
      {total === 0 && (
        <EmptyState title={words.noMatch} icon="search" actions={<Button onPress={onClear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      )}
      {shown.map(({ group, found: benefits }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{words[group]}</h2>
          {group === 'later' && <p className={quiet}>{words.laterMore}</p>}
          <BenefitList>
            {benefits.map((benefit) => (
              <BenefitItem key={benefit.benefitId} benefit={benefit} asks={group === 'asks'} />
            ))}
          </BenefitList>
        </section>
      ))}
    </>
  )
})

const Found = ({ known }: { known: readonly Benefit[] }) => {
  const read = useCallback((address: URLSearchParams) => readFilter(address, known), [known])
  const { named, wanted, ask } = useAddress(read, filterQuery)
  const filter = usePaused(named)
  const clear = useCallback(() => ask(NO_FILTER), [ask])
  return (
    <>
      <EligibleFilter
        benefits={known}
        filter={wanted}
        // Typing replaces the history entry, because each letter would otherwise be a step back; a drop-down adds one.
        onSearch={(search) => ask({ ...wanted, search }, true)}
        onPick={(change) => ask({ ...wanted, ...change })}
      />
      <Listed known={known} filter={filter} onClear={clear} />
    </>
  )
}

/** A person's benefits, grouped by what can be done with them [BEN-1]. */
export const Eligible = () => {
  const { known, failure } = useBenefitList()
  // The cards are drawn in time slices, after the task in which they arrive.
  const ready = useDeferredValue(known !== null)
  const employer = useEmployer()
  return (
    <Page title={words.title}>
      <div className={stack}>
        {failure}
        {known === null || !ready ? (
          failure === null && <Skeleton label={words.loading} shape="cards" count={6} />
        ) : known.length === 0 ? (
          <EmptyState title={words.none}>{words.noneMore(employer)}</EmptyState>
        ) : (
          <Found known={known} />
        )}
      </div>
    </Page>
  )
}
