import type { ScenarioName } from './names.ts'
import { responding, employee, removeAll, signedInAs, type Scenario } from './states.ts'

/** The responses to adding and changing a member, and the effect of reporting a life event. */
const saving =
  (status: number, body: unknown): Parameters<typeof signedInAs>[1] =>
  (world) => {
    responding('addFamilyMember', status, body)(world)
    responding('updateFamilyMember', status, body)(world)
  }

/** Scenarios of the family, of life events, of a person's own details and of the welcome. */
export const familyScenarios = {
  'no-family': {
    summary: 'An employee is signed in who has nobody in the family list.',
    apply: signedInAs(employee, ({ db }) => removeAll(db.familyMembers)),
  },
  'family-unavailable': {
    summary: 'An employee is signed in, and the family list cannot be loaded.',
    apply: signedInAs(employee, (world) => {
      responding('getFamily', 500, { error: 'Your family cannot be shown right now' })(world)
      responding('getFamilyOf', 500, { error: 'Your family cannot be shown right now' })(world)
    }),
  },
  'family-member-refused': {
    summary: 'An employee is signed in, and saving a family member responds with an error.',
    apply: signedInAs(employee, saving(200, { status: 'error', error: 'You’ve already added this person' })),
  },
  'family-member-unconfirmed': {
    summary: "An employee is signed in, and saving a family member responds without an 'ok'.",
    apply: signedInAs(employee, saving(200, {})),
  },
  'family-member-too-young': {
    summary: 'An employee is signed in, and the host finds a family member too young.',
    apply: signedInAs(
      employee,
      saving(422, { errors: { date_of_birth: ['A partner must be at least 16 years old'] } }),
    ),
  },
  'family-member-fails': {
    summary: 'An employee is signed in, and a family member cannot be saved.',
    apply: signedInAs(employee, saving(500, { message: 'The family member could not be saved' })),
  },
  'no-life-events': {
    summary: 'An employee is signed in who has reported no life event, and there is none to report.',
    apply: signedInAs(employee, ({ db }) => {
      removeAll(db.lifeEvents)
      db.settings.update('settings', { noLifeEvents: true })
    }),
  },
  'life-events-unavailable': {
    summary: 'An employee is signed in, and life events cannot be loaded.',
    apply: signedInAs(employee, (world) => {
      responding('getAvailableLifeEvents', 500, { error: 'Life events cannot be shown right now' })(world)
      responding('getLifeEvents', 500, { error: 'Life events cannot be shown right now' })(world)
    }),
  },
  'life-event-accepted': {
    summary: 'An employee is signed in, and for the host it is 21 November 2026.',
    apply: signedInAs(employee, ({ db }) => db.settings.update('settings', { today: '2026-11-21' })),
  },
  'life-event-refused': {
    summary: 'An employee is signed in, and reporting a life event responds with an error.',
    apply: signedInAs(
      employee,
      responding('addLifeEvent', 200, { status: 'error', error: 'You have already told us about this' }),
    ),
  },
  'life-event-unconfirmed': {
    summary: "An employee is signed in, and reporting a life event responds without an 'ok'.",
    apply: signedInAs(employee, responding('addLifeEvent', 200, {})),
  },
  'life-event-too-late': {
    summary: 'An employee is signed in, and the host finds that a life event is reported too late.',
    apply: signedInAs(
      employee,
      responding('addLifeEvent', 422, { errors: { event_date: ['Tell us within 90 days of the event'] } }),
    ),
  },
  'life-event-fails': {
    summary: 'An employee is signed in, and a life event cannot be saved.',
    apply: signedInAs(employee, responding('addLifeEvent', 500, { message: 'The life event could not be saved' })),
  },
  'details-unavailable': {
    summary: 'An employee is signed in, and their own details cannot be loaded.',
    apply: signedInAs(employee, responding('getUser', 500, { error: 'Your details cannot be shown right now' })),
  },
  'details-refused': {
    summary: 'An employee is signed in, and the host refuses a value of their own details.',
    apply: signedInAs(
      employee,
      responding('updateUser', 422, { errors: { phone: ['We can’t use this phone number. Check it and try again'] } }),
    ),
  },
  'details-not-saved': {
    summary: 'An employee is signed in, and their own details cannot be saved.',
    apply: signedInAs(employee, responding('updateUser', 500, { message: 'Your details could not be saved' })),
  },
  'no-carousel': {
    summary: 'An employee is signed in for the first time, and the welcome has no slides.',
    apply: signedInAs('first-login@acme.example', ({ db }) => db.settings.update('settings', { noSlides: true })),
  },
  'carousel-unavailable': {
    summary: 'An employee is signed in for the first time, and the welcome cannot be loaded.',
    apply: signedInAs(
      'first-login@acme.example',
      responding('getCarousel', 500, { error: 'The welcome cannot be shown right now' }),
    ),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
