import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  discardLifeEventForm,
  lifeEventForm,
  openLifeEventForm,
  selectAddLifeEvent,
  tellLifeEvent,
  toggleLifeEventPerson,
} from '../../domain/family/add-life-event.ts'
import type { AvailableLifeEvent, LifeEvent } from '../../domain/family/life-events.ts'
import { requestAvailableLifeEvents, selectAvailableLifeEvents } from '../../domain/family/life-events.ts'
import { requestFamily, selectHousehold } from '../../domain/family/members.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel, openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { Checkbox } from '../components/inputs/checkbox.tsx'
import { DateInput, dateBoxId } from '../components/inputs/date-input.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { formatDate } from '../components/content/format.ts'
import { Loading } from '../components/feedback/loading.tsx'
import { Select } from '../components/inputs/select.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { wrongPart } from '../text/dates.ts'
import { familyDateText, familyFieldText, familyText } from '../text/family.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { Changes } from './changes.tsx'
import { panelForm } from './panel-form.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const words = familyText.event

const ids = { event: 'life-event', date: 'life-event-date', note: 'life-event-note' } as const

const People = () => {
  const { named } = useSelect(selectAddLifeEvent)
  const active = valueOf(useSelect(selectHousehold))?.active ?? []
  const dispatch = useDispatch()
  return (
    <fieldset data-part="people">
      <legend>{words.people}</legend>
      <p data-part="hint">{active.length === 0 ? words.peopleNone : words.peopleHint}</p>
      <div>
        {active.map(({ familyMemberId, name }) => (
          <Checkbox
            key={familyMemberId}
            id={`life-event-person-${familyMemberId}`}
            label={<bdi>{name}</bdi>}
            checked={named.includes(familyMemberId)}
            onChange={() => void dispatch(toggleLifeEventPerson, familyMemberId)}
          />
        ))}
      </div>
      <div style={{ marginInlineStart: 'calc(-1 * var(--space-3))' }}>
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onPress={() => void dispatch(openPanel, { panel: 'add-family-member', subject: '' })}
        >
          {words.peopleAdd}
        </Button>
      </div>
      <p data-part="hint">{words.peopleKept}</p>
    </fieldset>
  )
}

const EventForm = ({ events, year }: { events: readonly AvailableLifeEvent[]; year: number }) => {
  const { adding, refusals, concernsFamily, begun } = useSelect(selectAddLifeEvent)
  const dispatch = useDispatch()
  const { bind, submitted } = useForm(lifeEventForm)
  const [event, date, note] = [bind('event'), bind('date'), bind('note')]
  const sentences = {
    event: familyFieldText(event.problem),
    date: familyDateText.event(date.problem),
    note: familyFieldText(note.problem),
  }
  const chosen = events.find(({ eventId }) => eventId === event.control.value)
  const sending = adding.kind === 'sending'
  const leave = () => {
    dispatch(discardLifeEventForm, undefined)
    dispatch(closePanel, undefined)
  }
  return (
    <Form className={panelForm} onSubmit={() => void dispatch(tellLifeEvent, undefined)}>
      <ErrorSummary
        title={words.problems}
        submission={submitted}
        problems={[
          {
            fieldId: ids.event,
            label: event.problem === 'eventRequired' ? words.event : undefined,
            message: sentences.event,
          },
          { fieldId: dateBoxId(ids.date, wrongPart(date.problem) ?? 'day'), message: sentences.date },
          { fieldId: ids.note, message: sentences.note },
        ]}
      />
      <Select
        id={ids.event}
        label={words.event}
        hint={chosen?.description}
        requirement="required"
        placeholder={words.choose}
        options={events.map(({ eventId, name }) => ({ value: eventId, label: name }))}
        {...event.control}
        error={sentences.event}
      />
      <DateInput
        id={ids.date}
        label={words.date}
        hint={words.dateHint}
        requirement="required"
        {...date.control}
        error={sentences.date}
        wrong={wrongPart(date.problem)}
        thisYear={year}
      />
      {concernsFamily && <People />}
      <TextArea
        id={ids.note}
        label={words.note}
        hint={words.noteHint}
        requirement="optional"
        width="full"
        rows={3}
        {...note.control}
        error={sentences.note}
      />
      {adding.kind === 'failed' && (
        <WriteFailure key={refusals} problem={adding.problem} failed={words.failed} unconfirmed={words.unconfirmed}>
          <p>{words.kept}</p>
        </WriteFailure>
      )}
      <div data-part="actions">
        <Button type="submit" busy={{ label: words.sending, active: sending }}>
          {words.send}
        </Button>
        <Button variant="quiet" onPress={leave} disabled={sending}>
          {begun ? words.discard : words.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** The consequences of the event; its heading takes the focus from the form. */
const Noted = ({ event }: { event: LifeEvent }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className={panelForm}>
      <h3 ref={heading} tabIndex={-1}>
        {words.noted}
      </h3>
      <p>
        {event.name}: <span>{formatDate(event.date)}</span>
      </p>
      <Changes event={event} />
    </div>
  )
}

const Body = ({ year }: { year: number }) => {
  const { adding } = useSelect(selectAddLifeEvent)
  const available = useSelect(selectAvailableLifeEvents)
  const dispatch = useDispatch()
  const events = valueOf(available)
  if (adding.kind === 'added') return <Noted event={adding.event} />
  if (events === null)
    return available.status === 'failed' ? (
      <ErrorState title={words.loadFailed} retry={{ read: () => void dispatch(requestAvailableLifeEvents, undefined) }}>
        <ProblemText problem={available.problem} />
      </ErrorState>
    ) : (
      <Loading label={words.loading} />
    )
  return events.length === 0 ? (
    <EmptyState title={familyText.events.none} icon="calendar" />
  ) : (
    <EventForm events={events} year={year} />
  )
}

/** The panel `add-life-event`: what has changed, then what the person can change because of it. */
export const LifeEventPanel = ({ isOpen, year }: { isOpen: boolean; year: number }) => {
  const { adding } = useSelect(selectAddLifeEvent)
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isOpen) return
    dispatch(openLifeEventForm, undefined)
    dispatch(requestAvailableLifeEvents, undefined)
    dispatch(requestFamily, undefined)
  }, [isOpen, dispatch])
  const onClose = () => void dispatch(closePanel, undefined)
  return (
    <SidePanel
      isOpen={isOpen}
      title={words.title}
      locked={adding.kind === 'sending'}
      onClose={onClose}
      actions={adding.kind === 'added' ? <Button onPress={onClose}>{words.done}</Button> : undefined}
    >
      <Body year={year} />
    </SidePanel>
  )
}
