import { familyText } from '../../../../src/ui/text/family.ts'
import { held, type Screens } from '../state.ts'
import { alert, button, choose, field, heading, panel, press, type, typeDate, words } from '../steps.ts'

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
      failed: {
        fails: {
          operation: 'getLifeEvents',
          message: alert(events.failed),
          keeps: [button(events.tell)],
          recovers: heading(events.closed),
        },
      },
      none: { scenario: 'no-life-events', shows: words(events.none) },
      'tell-open': { steps: [press(events.tell)], shows: field(event.event) },
      'tell-loading': {
        faults: [held('getAvailableLifeEvents')],
        steps: [press(events.tell)],
        shows: words(event.loading),
      },
      'tell-failed': {
        fails: {
          operation: 'getAvailableLifeEvents',
          call: [press(events.tell)],
          again: [press(button('Retry', panel))],
          message: alert(event.loadFailed),
          recovers: field(event.event, panel),
        },
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
        scenario: 'life-event-accepted',
        steps: filled,
        fails: {
          operation: 'addLifeEvent',
          call: [press(event.send)],
          message: alert(event.failed),
          keeps: [words(event.kept, panel)],
          recovers: heading(event.noted),
        },
      },
      'tell-done': {
        scenario: 'life-event-accepted',
        steps: [...filled, press(event.send)],
        shows: heading(event.noted),
      },
    },
  },
} as const satisfies Screens
