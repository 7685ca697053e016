import { benefitsText } from '../../../../src/ui/text/benefits.ts'
import { selectionsText } from '../../../../src/ui/text/selections.ts'
import { failing, held, type Screens } from '../state.ts'
import { button, link, panel, press, words, alert } from '../steps.ts'

const employee = 'employee@acme.example'
const { manage, setup } = selectionsText

/** A selection that is being changed, discarded or given up. */
export const manageScreens = {
  'benefits/manage': {
    title: 'Managing a benefit',
    page: '/app/my-benefits/:benefitId/manage',
    who: employee,
    at: '/app/my-benefits/201/manage',
    states: {
      ready: { shows: link(manage.change) },
      loading: { faults: [held('getBenefitWithSelection')], shows: words(setup.loading) },
      failed: { faults: [failing('getBenefitWithSelection')], shows: button('Retry') },
      unfinished: { scenario: 'change-begun', shows: button(manage.discard) },
      'not-discarded': {
        scenario: 'change-begun',
        fails: {
          operation: 'resetSelection',
          call: [press(manage.discard)],
          message: alert(manage.notDiscarded),
          keeps: [words(manage.unfinished)],
          recovers: link(manage.change),
        },
      },
      none: { scenario: 'benefit-not-chosen', shows: words(manage.none) },
      'opt-out-open': { steps: [press(benefitsText.optOut.open)], shows: panel },
    },
  },
} as const satisfies Screens
