import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { defineForm, field, fillForm, FormFilled, submitForm, valuesOf, type forms } from '../kernel/forms/form.ts'
import { email, emailOf } from '../kernel/forms/rules.ts'
import { plainDigits } from '../formats/digits.ts'
import { cleanLine, isBlank } from '../formats/typed-text.ts'
import { personal } from '../kernel/codecs/classification.ts'
import { idle, loaded, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { defineRead } from '../kernel/requests/read.ts'
import { defineWrite, type WriteState } from '../kernel/requests/write.ts'
import { isUnconfirmed } from '../kernel/requests/unconfirmed.ts'

const text = t.union([personal, t.null])

/** What a person keeps up to date themselves; everything else is the employer's. */
export const Details = t.type({ personalEmail: text, phone: text })
export type Details = t.TypeOf<typeof Details>

/** The longest phone number that the host keeps, in characters. */
const LONGEST_PHONE = 30

/** The phone number in what was typed or pasted, also from a link. */
const phoneOf = (text: string): string =>
  cleanLine(plainDigits(text))
    .trim()
    .replace(/^tel:\s*/i, '')

/** A phone number as people write it: 7 to 15 digits with separators, and an extension of up to 6. */
const phone = (value: string): string | null => {
  const number = phoneOf(value)
  const [, digits = ''] =
    /^(\+?[\d\s()./-]+?)(?:[\s,;]*(?:ext(?:ension|n)?\b[.=]?|x|#)\s*\d{1,6})?$/i.exec(number) ?? []
  return number.length <= LONGEST_PHONE && /^\d{7,15}$/.test(digits.replaceAll(/\D/g, '')) ? null : 'phone'
}

const orNothing =
  (rule: (value: string) => string | null) =>
  (value: string): string | null =>
    isBlank(value) ? null : rule(value)

export const detailsForm = defineForm('my-details', {
  personalEmail: field(orNothing(email)),
  phone: field(orNothing(phone)),
})

export const detailsRead = defineRead('Details', { data: { details: Details }, value: ({ details: found }) => found })
export const { DetailsRequested, DetailsLoaded, DetailsFailed } = detailsRead.events
export const detailsWrite = defineWrite('DetailsChange', { data: { details: Details } })
export const { DetailsChangeRequested, DetailsChangeFailed } = detailsWrite.events
export const DetailsChanged = defineEvent('DetailsChanged', { details: Details })

/** `overtaken`: the details have changed since the form was filled with them; the person decides which stay. */
export type DetailsSaving = WriteState<{ kind: 'open' } | { kind: 'saved' } | { kind: 'overtaken'; before: Details }>

/** Whether two reads gave the same details. */
export const isSame = (one: Details, other: Details): boolean =>
  one.personalEmail === other.personalEmail && one.phone === other.phone

interface DetailsState {
  now: Remote<Details>
  saving: DetailsSaving
  /** Counts the host's responses, so that each is announced. Recorded state hashes include this field name. */
  answers: number
}

export const details = defineSlice({
  name: 'details',
  lifetime: 'session',
  initial: (): DetailsState => ({ now: idle, saving: { kind: 'open' }, answers: 0 }),
  own: { ...detailsRead.events, ...detailsWrite.events, DetailsChanged },
  on: {
    ...detailsRead.on('now'),
    DetailsRequested: (draft) => {
      draft.now = loading(draft.now)
      // This read shows whether an unconfirmed change was saved; and what was overtaken stays so until somebody decides.
      if (!isUnconfirmed(draft.saving) && draft.saving.kind !== 'overtaken') draft.saving = { kind: 'open' }
    },
    DetailsLoaded: (draft, { details: found }, at) => {
      const before = valueOf(draft.now)
      draft.now = loaded(found, at)
      if (!before || isSame(before, found) || isUnconfirmed(draft.saving)) return
      draft.saving = { kind: 'overtaken', before: draft.saving.kind === 'overtaken' ? draft.saving.before : before }
      draft.answers += 1
    },
    ...detailsWrite.on<DetailsState>('saving', 'answers'),
    DetailsChanged: (draft, { details: found }, at) => {
      draft.now = loaded(found, at)
      draft.saving = { kind: 'saved' }
      draft.answers += 1
    },
  },
  extraReducers: (on) => [
    on(FormFilled, (draft, { form }) => {
      if (form === detailsForm.name && draft.saving.kind === 'overtaken') draft.saving = { kind: 'open' }
    }),
  ],
})
type Needs = StateWith<typeof details>

export const requestDetails = ({ details: { now, saving } }: Needs): Either<Refusal, DomainEvent> =>
  now.status === 'loading' || saving.kind === 'sending' ? left(refuse('busy')) : right(DetailsRequested({}))

const given = (value: string): string | null => (value === '' ? null : value)

const typedDetails = ({
  personalEmail,
  phone: number,
}: Readonly<Record<'personalEmail' | 'phone', string>>): Details => ({
  personalEmail: given(emailOf(personalEmail)),
  phone: given(phoneOf(number)),
})

/** Refused during a masquerade: contact details are the person's own to change. */
export const changeDetails = (
  state: Needs & StateWith<typeof forms | typeof masquerade>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  if (state.details.saving.kind === 'sending') return left(refuse('busy'))
  const values = submitForm(state, detailsForm, now)
  if (isLeft(values)) return right(values.left)
  return right(DetailsChangeRequested({ details: typedDetails(values.right) }))
}

/** Whether the host's details equal those in the form. */
export const areTyped = (state: StateWith<typeof forms>, { personalEmail, phone: number }: Details): boolean => {
  const typed = typedDetails(valuesOf(state, detailsForm))
  return typed.personalEmail === personalEmail && typed.phone === number
}

/** The initial values of the form. */
export const detailsValues = ({ personalEmail, phone: number }: Details): Readonly<Record<string, string>> => ({
  personalEmail: personalEmail ?? '',
  phone: number ?? '',
})

/** Gives up what was typed for what the host holds now. */
export const keepNewerDetails = ({ details: { now, saving } }: Needs): Either<Refusal, DomainEvent> => {
  const found = valueOf(now)
  return found && saving.kind === 'overtaken'
    ? right(fillForm(detailsForm, detailsValues(found)))
    : left(refuse('notNeeded'))
}

export const selectDetails = selector([details], (state) => state.details)
