import { familyText } from '../../../src/ui/text/family.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import { button, choose, field, heading, panel, press, type, typeDate, words } from '../steps.ts'

const employee = 'employee@acme.example'
const { events, event } = familyText
const filled = [
  press(events.tell),
  choose(field(event.event), 1),
  ...typeDate(event.date, '14', '11', '2026'),
  type(event.note, 'A week early'),
]

export const familyScreens = {
  'family/life-events': {
    title: 'Life events',
    page: '/app/home/life-events',
    who: employee,
    at: '/app/home/life-events/',
    states: {
      ready: { shows: heading(events.closed) },
      loading: { faults: [held('getLifeEvents')], shows: words(events.loading) },
      failed: { faults: [failing('getLifeEvents')], shows: button('Retry') },
      none: { scenario: 'no-life-events', shows: words(events.none) },
      'tell-open': { steps: [press(events.tell)], shows: field(event.event) },
      'tell-loading': {
        faults: [held('getAvailableLifeEvents')],
        steps: [press(events.tell)],
        shows: words(event.loading),
      },
      'tell-failed': {
        faults: [failing('getAvailableLifeEvents')],
        steps: [press(events.tell)],
        shows: words(event.loadFailed),
      },
      'tell-errors': { steps: [press(events.tell), press(event.send)], shows: words(event.problems) },
      'tell-sending': {
        scenario: 'life-event-accepted',
        faults: [held('addLifeEvent')],
        steps: [...filled, press(event.send)],
        shows: button(event.sending),
      },
      'tell-refused': { scenario: 'life-event-too-late', steps: [...filled, press(event.send)], shows: panel },
      'tell-not-sent': {
        scenario: 'life-event-fails',
        steps: [...filled, press(event.send)],
        shows: words(event.failed),
      },
      'tell-done': {
        scenario: 'life-event-accepted',
        steps: [...filled, press(event.send)],
        shows: heading(event.noted),
      },
    },
  },
} as const satisfies Screens
