import { useEffect, useState } from 'react'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { BenefitGroup } from '../../domain/benefits/eligible.ts'
import { requestBenefits, selectBenefitGroups, selectBenefits } from '../../domain/benefits/eligible.ts'
import { valueOf } from '../../domain/kernel/remote.ts'
import { Announcer } from '../kit/announcer.tsx'
import { BenefitIcon } from '../kit/benefit-icon.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { CardGrid } from '../kit/card-grid.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { formatDate } from '../kit/format.ts'
import { Money } from '../kit/money.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { TextField } from '../kit/text-field.tsx'
import { TextLink } from '../kit/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { benefitsText } from '../text/benefits.ts'
import { problemText } from '../text/shared.ts'
import { BenefitStatus } from './status.tsx'

const Cost = ({ benefit: { selection } }: { benefit: Benefit }) => {
  if (!selection) return null
  const { company, employee } = selection.monthlyCost
  if (employee === 0) return company === 0 ? null : <p>{benefitsText.list.free}</p>
  return (
    <p>
      <strong>
        <Money pence={employee} />
      </strong>{' '}
      {benefitsText.list.monthly}
    </p>
  )
}

const BenefitCard = ({ benefit, group }: { benefit: Benefit; group: BenefitGroup }) => (
  <Card as="li">
    <BenefitIcon kind={benefit.icon} />
    <div>
      <BenefitStatus benefit={benefit} />
    </div>
    <h3>
      <TextLink to={`/app/my-benefits/${encodeURIComponent(benefit.benefitId)}`} look="cover">
        {benefit.name}
      </TextLink>
    </h3>
    <p>{benefit.summary}</p>
    {group === 'chosen' && <Cost benefit={benefit} />}
    {group === 'later' && (
      <p>
        {benefitsText.list.restricted(benefit.restrictedUntil === null ? null : formatDate(benefit.restrictedUntil))}
      </p>
    )}
  </Card>
)

const order: readonly BenefitGroup[] = ['chosen', 'available', 'later']

/** The benefits that a person may have, by what can be done with them (benefits-and-employer §2). */
export const Eligible = () => {
  const benefits = useSelect(selectBenefits)
  const groups = useSelect(selectBenefitGroups)
  const dispatch = useDispatch()
  const [search, setSearch] = useState('')
  useEffect(() => {
    dispatch(requestBenefits, undefined)
  }, [dispatch])
  const word = search.trim().toLowerCase()
  const matches = ({ name, summary }: Benefit): boolean => `${name} ${summary}`.toLowerCase().includes(word)
  const shown = order
    .map((group) => ({ group, found: groups[group].filter(matches) }))
    .filter(({ found }) => found.length > 0)
  const count = shown.reduce((sum, { found }) => sum + found.length, 0)
  const known = valueOf(benefits)
  return (
    <Page title={benefitsText.list.title} lead={benefitsText.list.lead}>
      <div className={stack}>
        {benefits.status === 'failed' && (
          <ErrorState
            title={benefitsText.list.failed}
            retry={{ onRetry: () => void dispatch(requestBenefits, undefined), active: false }}
          >
            {problemText(benefits.problem)}
          </ErrorState>
        )}
        {known === null ? (
          benefits.status !== 'failed' && <Skeleton label={benefitsText.list.loading} shape="cards" count={6} />
        ) : known.length === 0 ? (
          <EmptyState title={benefitsText.list.none}>{benefitsText.list.noneMore}</EmptyState>
        ) : (
          <>
            <TextField
              id="search"
              label={benefitsText.list.search}
              type="search"
              width="medium"
              value={search}
              onChange={setSearch}
            />
            <Announcer message={benefitsText.list.found(count)} />
            {count === 0 && (
              <EmptyState
                title={benefitsText.list.noMatch}
                icon="search"
                actions={<Button onPress={() => setSearch('')}>{benefitsText.list.clear}</Button>}
              >
                {benefitsText.list.noMatchMore}
              </EmptyState>
            )}
            {shown.map(({ group, found }) => (
              <section key={group} aria-labelledby={`group-${group}`}>
                <h2 id={`group-${group}`}>{benefitsText.list[group]}</h2>
                <CardGrid>
                  {found.map((benefit) => (
                    <BenefitCard key={benefit.benefitId} benefit={benefit} group={group} />
                  ))}
                </CardGrid>
              </section>
            ))}
          </>
        )}
      </div>
    </Page>
  )
}
