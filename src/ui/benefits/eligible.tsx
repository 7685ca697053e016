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
import { problemText, text } from '../text.ts'
import { BenefitStatus } from './status.tsx'

const Cost = ({ benefit: { selection } }: { benefit: Benefit }) => {
  if (!selection) return null
  const { company, employee } = selection.monthlyCost
  if (employee === 0) return company === 0 ? null : <p>{text.benefits.free}</p>
  return (
    <p>
      <strong>
        <Money pence={employee} />
      </strong>{' '}
      {text.benefits.monthly}
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
      <p>{text.benefits.restricted(benefit.restrictedUntil === null ? null : formatDate(benefit.restrictedUntil))}</p>
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
    <Page title={text.benefits.title} lead={text.benefits.lead}>
      <div className={stack}>
        {benefits.status === 'failed' && (
          <ErrorState
            title={text.benefits.failed}
            retry={{ onRetry: () => void dispatch(requestBenefits, undefined), active: false }}
          >
            {problemText(benefits.problem)}
          </ErrorState>
        )}
        {known === null ? (
          benefits.status !== 'failed' && <Skeleton label={text.benefits.loading} shape="cards" count={6} />
        ) : known.length === 0 ? (
          <EmptyState title={text.benefits.none}>{text.benefits.noneMore}</EmptyState>
        ) : (
          <>
            <TextField
              id="search"
              label={text.benefits.search}
              type="search"
              width="medium"
              value={search}
              onChange={setSearch}
            />
            <Announcer message={text.benefits.found(count)} />
            {count === 0 && (
              <EmptyState
                title={text.benefits.noMatch}
                icon="search"
                actions={<Button onPress={() => setSearch('')}>{text.benefits.clear}</Button>}
              >
                {text.benefits.noMatchMore}
              </EmptyState>
            )}
            {shown.map(({ group, found }) => (
              <section key={group} aria-labelledby={`group-${group}`}>
                <h2 id={`group-${group}`}>{text.benefits[group]}</h2>
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
