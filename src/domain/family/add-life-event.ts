import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { dateFault, isoOf, partsOf } from '../formats/date-parts.ts'
import { yearOf } from '../formats/calendar.ts'
import { isBlank } from '../formats/typed-text.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import {
  choice,
  defineForm,
  editField,
  field,
  FormCleared,
  forms,
  paragraphs,
  submitForm,
  valuesOf,
} from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { personal, plain, withoutPrefix, withPrefix } from '../kernel/codecs/classification.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { LifeEventAdded, lifeEvents, type LifeEvent } from './life-events.ts'
import { FamilyMemberId } from './member.ts'
import { defineWrite, type WriteState } from '../kernel/requests/write.ts'

/** The maximum length of a note (assumed). */
export const longestNote = 500

export const lifeEventForm = defineForm('life-event', {
  event: choice(required('eventRequired')),
  date: field(required('dateRequired'), (text, now) => dateFault(partsOf(text), null, yearOf(now))),
  /** The ids of the people concerned, separated by spaces. */
  people: choice(),
  note: paragraphs((text) => (text.trim().length > longestNote ? 'noteTooLong' : null)),
})

export const LifeEventFormOpened = defineEvent('LifeEventFormOpened', {})
export const addingWrite = defineWrite('LifeEventAdding', {
  data: {
    eventId: plain,
    date: personal,
    familyMemberIds: t.array(FamilyMemberId),
    note: t.union([personal, t.null]),
  },
})
export const { LifeEventAddingRequested, LifeEventAddingFailed } = addingWrite.events

export type LifeEventAdding = WriteState<{ kind: 'open' } | { kind: 'added'; event: LifeEvent }>

interface AddLifeEventState {
  adding: LifeEventAdding
  /** Counts the host's refusals, so that each is announced. */
  refusals: number
}

export const addLifeEvent = defineSlice({
  name: 'addLifeEvent',
  lifetime: 'session',
  initial: (): AddLifeEventState => ({ adding: { kind: 'open' }, refusals: 0 }),
  own: { LifeEventFormOpened, ...addingWrite.events },
  on: {
    LifeEventFormOpened: (draft) => {
      draft.adding = { kind: 'open' }
    },
    ...addingWrite.on<AddLifeEventState>('adding', 'refusals'),
  },
  extraReducers: (on) => [
    on(LifeEventAdded, (draft, { event }) => {
      draft.adding = { kind: 'added', event }
    }),
  ],
})
type Needs = StateWith<typeof addLifeEvent | typeof forms>

const idsOf = (people: string): FamilyMemberId[] =>
  withoutPrefix(people)
    .split(' ')
    .filter((id) => id !== '') as FamilyMemberId[] // the form holds only ids of members

export const openLifeEventForm = (state: Needs): Either<Refusal, DomainEvent> =>
  state.addLifeEvent.adding.kind === 'sending' ? left(refuse('busy')) : right(LifeEventFormOpened({}))

/** Adds a person to the event, or removes them. */
export const toggleLifeEventPerson = (
  state: Needs,
  familyMemberId: FamilyMemberId,
  now: number,
): Either<Refusal, DomainEvent> => {
  const named = idsOf(valuesOf(state, lifeEventForm).people)
  const others = named.filter((id) => id !== familyMemberId)
  const next = others.length === named.length ? [...named, familyMemberId] : others
  return editField(lifeEventForm)(state, { field: 'people', value: next.map(withPrefix).join(' ') }, now)
}

export const discardLifeEventForm = (state: Needs): Either<Refusal, DomainEvent> =>
  state.forms[lifeEventForm.name] ? right(FormCleared({ form: lifeEventForm.name })) : left(refuse('notNeeded'))

const concernsFamily = ({ lifeEvents: { available } }: StateWith<typeof lifeEvents>, eventId: string): boolean =>
  valueOf(available)?.some((event) => event.eventId === eventId && event.concernsFamily) ?? false

/** Reports an event. The host judges how old it can be. */
export const tellLifeEvent = (
  state: Needs & StateWith<typeof lifeEvents>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (state.addLifeEvent.adding.kind === 'sending') return left(refuse('busy'))
  const values = submitForm(state, lifeEventForm, now)
  if (isLeft(values)) return right(values.left)
  const { event, date, people, note } = values.right
  return right(
    LifeEventAddingRequested({
      eventId: event,
      date: isoOf(partsOf(date)),
      familyMemberIds: concernsFamily(state, event) ? idsOf(people) : [],
      note: isBlank(note) ? null : note.trim(),
    }),
  )
}

export const selectAddLifeEvent = selector([addLifeEvent, lifeEvents, forms], (state) => {
  const values = valuesOf(state, lifeEventForm)
  return {
    ...state.addLifeEvent,
    concernsFamily: concernsFamily(state, values.event),
    named: idsOf(values.people),
    /** Whether there is unsent input. */
    begun: Object.values(values).some((value) => value !== ''),
  }
})
