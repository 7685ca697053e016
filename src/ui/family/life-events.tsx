import { useEffect } from 'react'
import { css } from '@linaria/core'
import { requestBenefits } from '../../domain/benefits/eligible.ts'
import { selectAddLifeEvent } from '../../domain/family/add-life-event.ts'
import { requestLifeEvents, selectLifeEvents, type LifeEvent } from '../../domain/family/life-events.ts'
import { requestFamily, selectHousehold } from '../../domain/family/members.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { Card } from '../components/layout/card.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate } from '../components/content/format.ts'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { Scene } from '../components/illustrations/scene.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { familyText } from '../text/family.ts'
import { text } from '../text/shared.ts'
import { ReturnHome } from '../shell/return-home.tsx'
import { ProblemText } from '../shell/problem-text.tsx'
import { Changes } from './changes.tsx'

const words = familyText.events

const list = css`
  display: grid;
  gap: var(--space-4);
  padding: 0;
`

const when = css`
  color: var(--ink-soft);
`

const sides = css`
  display: grid;
  gap: var(--space-4) var(--space-6);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    min-inline-size: 0;
  }

  @media (min-width: 900px) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`

const ReportedEvent = ({ event }: { event: LifeEvent }) => {
  const household = valueOf(useSelect(selectHousehold))
  const family = household ? [...household.active, ...household.former] : []
  const people = family.filter(({ familyMemberId }) => event.familyMemberIds.includes(familyMemberId))
  return (
    <Card as="li">
      <div className={sides}>
        <div>
          <h3>{event.name}</h3>
          <div className={when}>
            <p>{words.happened(formatDate(event.date))}</p>
            {people.length > 0 && (
              <p>
                {words.people}: <span translate="no">{people.map(({ name }) => name).join(', ')}</span>
              </p>
            )}
            {event.note !== null && event.note.trim() !== '' && (
              <p>
                {words.note}: <q>{event.note}</q>
              </p>
            )}
            {event.closedYear !== null && <p>{words.closedIn(event.closedYear)}</p>}
          </div>
        </div>
        {event.closedDate === null && (
          <div>
            <Changes event={event} />
          </div>
        )}
      </div>
    </Card>
  )
}

const Part = ({ id, title, events }: { id: string; title: string; events: readonly LifeEvent[] }) =>
  events.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={list} role="list">
        {events.map((event) => (
          <ReportedEvent key={event.lifeEventId} event={event} />
        ))}
      </ul>
    </section>
  )

const Shown = () => {
  const events = useSelect(selectLifeEvents)
  const dispatch = useDispatch()
  const shown = valueOf(events)
  if (shown === null)
    return events.status === 'failed' ? (
      <ErrorState
        title={words.failed}
        isPage
        actions={<ReturnHome />}
        retry={{ read: () => void dispatch(requestLifeEvents, undefined) }}
      >
        <ProblemText problem={events.problem} />
      </ErrorState>
    ) : (
      <Skeleton label={words.loading} shape="cards" count={2} />
    )
  if (shown.open.length + shown.closed.length === 0) return <EmptyState title={words.none}>{words.noneMore}</EmptyState>
  return (
    <>
      <Part id="open-events" title={words.open} events={shown.open} />
      <Part id="closed-events" title={words.closed} events={shown.closed} />
    </>
  )
}

/** What has changed in a person's life, and which benefits they can change because of it [LIFE-1]. */
export const LifeEvents = () => {
  const { begun } = useSelect(selectAddLifeEvent)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestLifeEvents, undefined)
    dispatch(requestFamily, undefined)
    dispatch(requestBenefits, undefined)
  }, [dispatch])
  const tell = () => void dispatch(openPanel, { panel: 'add-life-event', subject: '' })
  return (
    <Page
      title={words.title}
      lead={words.lead}
      breadcrumbs={<Breadcrumbs trail={[{ label: text.common.home, to: '/app/home/' }]} current={words.title} />}
      ground="hero"
      picture={<Scene name="family" />}
      actions={<Button onPress={tell}>{words.tell}</Button>}
    >
      <div className={stack}>
        {begun && (
          <Banner tone="info" announce="none">
            <p>{familyText.event.unsent}</p>
            <Button variant="secondary" size="small" onPress={tell}>
              {familyText.event.goOn}
            </Button>
          </Banner>
        )}
        <Shown />
      </div>
    </Page>
  )
}
