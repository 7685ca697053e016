import { memo, useCallback, useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { selectBenefitGroups, selectListDay, type BenefitGroup } from '../../domain/benefits/eligible.ts'
import type { BenefitFilter } from '../../domain/benefits/filter.ts'
import { filterQuery, isFiltered, matches, NO_FILTER, readFilter } from '../../domain/benefits/filter.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { letters, Outline, Placeholder, TextPlaceholder } from '../components/feedback/outline.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { usePaused } from '../use-paused.ts'
import { comparePath, pageOf } from '../shell/benefit-actions.ts'
import { BenefitCard, BenefitList, WaitingBenefit } from '../shell/benefit-list.tsx'
import { PriceLine } from '../shell/benefit-price.tsx'
import { Land } from '../shell/land.tsx'
import { Row, Rows } from '../shell/rows.tsx'
import { homeText } from '../text/home.ts'
import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { formatDate } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { Card } from '../components/layout/card.tsx'
import { StatementTable, sumsOf } from './statement-table.tsx'
import { wait } from '../shell/benefit-list-style.ts'
import { EligibleFilter, filterBar } from './eligible-filter.tsx'
import { useBenefitList } from './use-benefit-list.tsx'

const words = benefitListText.list

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);

  /* What clears the filters stands by the count. */
  @media (min-width: 600px) {
    justify-content: start;
  }

  & > a {
    margin-inline-start: auto;
  }
`

const quiet = css`
  color: var(--ink-soft);
`

const order: readonly BenefitGroup[] = ['asks', 'chosen', 'available', 'later']

/* The statement, and beside it what is not in its total yet. */
const beside = css`
  display: grid;
  gap: var(--grid-gap);
  align-items: start;

  @media (min-width: 1080px) {
    &[data-two] {
      grid-template-columns: minmax(0, 1fr) var(--rail);
    }
  }
`

/** What somebody has, and what awaits approval. */
const Chosen = ({ benefits, isWhole }: { benefits: readonly Benefit[]; isWhole: boolean }) => {
  const today = useSelect(selectListDay)
  const waiting = benefits.filter(({ selection }) => selection?.status === 'pending')
  const held = benefits.filter(({ selection }) => selection?.status !== 'pending')
  return (
    <div className={beside} data-two={(waiting.length > 0 && held.length > 0) || undefined}>
      {held.length > 0 && <StatementTable caption={words.chosen} benefits={held} isWhole={isWhole} today={today} />}
      {waiting.length > 0 && (
        <Card as="section" labelledBy="awaiting">
          <h3 id="awaiting">{words.awaiting}</h3>
          <Rows first="open">
            {waiting.map((benefit) => (
              <Row
                key={benefit.benefitId}
                picture={<BenefitThumb groupCode={benefit.groupCode} kind={benefit.icon} image={benefit.image} />}
                title={<TextLink to={pageOf(benefit)}>{benefit.name}</TextLink>}
              >
                <PriceLine benefit={benefit} />
              </Row>
            ))}
          </Rows>
          <p className={quiet}>{words.awaitingMore}</p>
        </Card>
      )}
    </div>
  )
}

const Group = ({
  group,
  benefits,
  isWhole,
}: {
  group: BenefitGroup
  benefits: readonly Benefit[]
  isWhole: boolean
}) => {
  switch (group) {
    case 'asks':
      return (
        <BenefitList of="waiting">
          {benefits.map((benefit, index) => (
            <WaitingBenefit key={benefit.benefitId} benefit={benefit} isFirst={index === 0} />
          ))}
        </BenefitList>
      )
    case 'chosen':
      return <Chosen benefits={benefits} isWhole={isWhole} />
    case 'available':
    case 'later':
      return (
        <BenefitList of="scenes">
          {benefits.map((benefit) => (
            <BenefitCard key={benefit.benefitId} benefit={benefit} />
          ))}
        </BenefitList>
      )
  }
}

/** How many benefits are drawn before somebody asks for more: ten thousand at once would stop a phone. */
const PART = 200

interface ListedProps {
  readonly known: readonly Benefit[]
  readonly filter: BenefitFilter
  readonly onClear: () => void
}

const Listed = memo(({ known, filter, onClear }: ListedProps) => {
  const groups = useSelect(selectBenefitGroups)
  const closes = useSelect(selectEnrolment)?.window?.closes
  const [limit, setLimit] = useState(PART)
  const all = order.flatMap((group) => groups[group].filter(matches(filter)).map((benefit) => ({ group, benefit })))
  const drawn = all.slice(0, limit)
  const next = all[limit]
  const shown = order
    .map((group) => ({ group, found: drawn.filter((one) => one.group === group).map(({ benefit }) => benefit) }))
    .filter(({ found }) => found.length > 0)
  const total = all.length
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
        <EmptyState title={words.noMatch} actions={<Button onPress={onClear}>{words.clear}</Button>}>
          {words.noMatchMore}
        </EmptyState>
      )}
      {shown.map(({ group, found: benefits }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>
            {group === 'asks' && closes ? homeText.finish(formatDate(closes)) : words[group]}
          </h2>
          {group === 'later' && <p className={quiet}>{words.laterMore}</p>}
          <Group group={group} benefits={benefits} isWhole={!isFiltered(filter) && !next} />
        </section>
      ))}
      {next && (
        <Button
          variant="secondary"
          onPress={() => {
            flushSync(() => setLimit(limit + PART))
            // Whoever reads on by keyboard or by ear is at the first one that came.
            const page = pageOf(next.benefit)
            document.querySelector<HTMLElement>(`main a:is([href="${page}"], [href^="${page}/"])`)?.focus()
          }}
        >
          {words.more(Math.min(PART, total - limit))}
        </Button>
      )}
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

/** What the benefits cost together: the same sums as the statement's total. */
const Lead = ({ known }: { known: readonly Benefit[] }) => {
  const employer = useEmployer()
  const held = known.filter(({ selection }) => selection?.status === 'approved')
  if (held.length === 0) return null
  const { employee, company } = sumsOf(held)
  return (
    <>
      <span>{words.youPay}</span>{' '}
      <strong>
        <Money pence={employee} /> <span>{words.month}</span>
      </strong>
      <span>{words.employerToo(employer)}</span>{' '}
      <strong>
        <Money pence={company} />
      </strong>
      .
    </>
  )
}

/** The place of the sentence above. */
const AwaitedLead = () => {
  const employer = useEmployer()
  const amount = '£000.00'
  return (
    <TextPlaceholder>
      {`${words.youPay} ${amount} ${words.month}${words.employerToo(employer)} ${amount}.`}
    </TextPlaceholder>
  )
}

/** The list's shape: its filters, what waits for the person, and what they have. */
const ListOutline = () => (
  <Outline label={words.loading}>
    <div className={stack}>
      <div className={filterBar}>
        {['search', 'status', 'kind'].map((field) => (
          <Placeholder key={field} shape="field" />
        ))}
      </div>
      <BenefitList of="waiting">
        {[1, 2, 3].map((key) => (
          <Card as="li" key={key}>
            <div className={wait}>
              <Placeholder shape="tile" />
              <div>
                <TextPlaceholder>{letters(16)}</TextPlaceholder>
                <TextPlaceholder>{letters(12)}</TextPlaceholder>
              </div>
            </div>
            <Placeholder shape="button" />
          </Card>
        ))}
      </BenefitList>
      <Card>
        {[18, 24, 14, 20, 16, 22].map((count) => (
          <TextPlaceholder key={count}>{letters(count)}</TextPlaceholder>
        ))}
      </Card>
    </div>
  </Outline>
)

/** A person's benefits, grouped by what can be done with them [BEN-1]. */
export const Eligible = () => {
  const { known, failure } = useBenefitList()
  // The cards are drawn in time slices, after the task in which they arrive.
  const ready = useDeferredValue(known !== null)
  const employer = useEmployer()
  return (
    <Page
      title={words.title}
      ground="hero"
      land={<Land isLow />}
      lead={known ? <Lead known={known} /> : failure === null && <AwaitedLead />}
    >
      <div className={stack}>
        {failure}
        {known === null || !ready ? (
          failure === null && <ListOutline />
        ) : known.length === 0 ? (
          <EmptyState title={words.none}>{words.noneMore(employer)}</EmptyState>
        ) : (
          <Found known={known} />
        )}
      </div>
    </Page>
  )
}
