import { memo, useCallback, useEffect } from 'react'
import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { BenefitGroup } from '../../domain/benefits/eligible.ts'
import { requestBenefits, selectBenefitGroups, selectBenefits } from '../../domain/benefits/eligible.ts'
import type { BenefitFilter } from '../../domain/benefits/filter.ts'
import { filterQuery, isFiltered, matches, NO_FILTER, readFilter } from '../../domain/benefits/filter.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { benefitsText } from '../text/benefits.ts'
import { problemText } from '../text/shared.ts'
import { usePaused } from '../use-paused.ts'
import { actionOf, pageOf } from './actions.ts'
import { monthlyWords } from './cost-words.ts'
import { EligibleFilter } from './eligible-filter.tsx'
import { BenefitStatus } from './status.tsx'

const words = benefitsText.list

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`

/* The whole card links to the benefit; its action lies above that link. */
const foot = css`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  inline-size: fit-content;
  min-block-size: 2.75rem;
  color: var(--ink-soft);
  font-size: var(--text-s);

  & > a {
    font-size: var(--text-m);
  }
`

const quiet = css`
  color: var(--ink-soft);
`

const Cost = ({ benefit: { selection } }: { benefit: Benefit }) => {
  if (!selection) return null
  if (selection.monthlyCost === null) return <p>{words.unknownCost}</p>
  const { company, employee } = selection.monthlyCost
  if (employee === 0) return company === 0 ? <p>{words.noCost}</p> : <p>{words.free}</p>
  return (
    <p>
      <strong>
        <Money pence={Math.abs(employee)} />
      </strong>{' '}
      {monthlyWords(employee)}
    </p>
  )
}

const BenefitCard = memo(({ benefit, group }: { benefit: Benefit; group: BenefitGroup }) => {
  const action = actionOf(benefit)
  return (
    <Card as="li" variant={group === 'asks' ? 'tinted' : 'plain'}>
      <div data-part="body">
        <div className={head}>
          <BenefitIcon kind={benefit.icon} />
          <BenefitStatus benefit={benefit} />
        </div>
        <h3>
          <TextLink to={pageOf(benefit)} variant="cover">
            {benefit.name}
          </TextLink>
        </h3>
        <p>{benefit.summary}</p>
        {(group === 'chosen' || benefit.selection?.status === 'in-progress') && <Cost benefit={benefit} />}
        {group === 'later' && (
          <p>{words.restricted(benefit.restrictedUntil === null ? null : formatDate(benefit.restrictedUntil))}</p>
        )}
      </div>
      <div data-part="foot" className={foot}>
        {action === null ? (
          words.nothingToDo
        ) : group === 'asks' ? (
          <ButtonLink to={action.to} size="small">
            {action.label}
            <VisuallyHidden>{benefit.name}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <TextLink to={action.to} variant="standalone" icon="arrow-right">
            {action.label}
            <VisuallyHidden>{benefit.name}</VisuallyHidden>
          </TextLink>
        )}
      </div>
    </Card>
  )
})

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
      </div>
      {total === 0 && (
        <EmptyState title={words.noMatch} icon="search" actions={<Button onPress={onClear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      )}
      {shown.map(({ group, found: benefits }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{words[group]}</h2>
          {group === 'asks' && <p className={quiet}>{words.asksMore}</p>}
          {group === 'later' && <p className={quiet}>{words.laterMore}</p>}
          <CardGrid>
            {benefits.map((benefit) => (
              <BenefitCard key={benefit.benefitId} benefit={benefit} group={group} />
            ))}
          </CardGrid>
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
  const benefits = useSelect(selectBenefits)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestBenefits, undefined)
  }, [dispatch])
  const known = valueOf(benefits)
  return (
    <Page title={words.title} lead={words.lead}>
      <div className={stack}>
        {benefits.status === 'failed' && (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestBenefits, undefined) }}>
            {problemText(benefits.problem)}
          </ErrorState>
        )}
        {known === null ? (
          benefits.status !== 'failed' && <Skeleton label={words.loading} shape="cards" count={6} />
        ) : known.length === 0 ? (
          <EmptyState title={words.none}>{words.noneMore}</EmptyState>
        ) : (
          <Found known={known} />
        )}
      </div>
    </Page>
  )
}
