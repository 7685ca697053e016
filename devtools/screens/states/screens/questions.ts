import { selectionsText } from '../../../../src/ui/text/selections.ts'
import type { ScreenState } from '../state.ts'
import { heading, press, radio, radioGroup, region, see, button, tick, type, words } from '../steps.ts'

const { actions, cost, pays, questions, terms } = selectionsText
const asked = [type('Cover (£)', '500000'), see(words(pays.now, region(cost.title)))]
const answered = [
  ...asked,
  press(actions.next),
  press(questions.open),
  ...[1, 2, 3, 4, 5, 6].map((number) => tick(radio(questions.no, radioGroup(new RegExp(`^${number}\\.`))))),
  press(questions.save),
  see(button(questions.again)),
]

/** The medical questions while choosing a benefit. [SEL-4] */
export const questionStates = {
  questions: {
    scenario: 'questions-asked',
    at: '/app/my-benefits/210/setup/',
    steps: [...asked, press(actions.next)],
    shows: heading(/^Medical questions for /),
  },
  'questions-answered': {
    scenario: 'questions-asked',
    at: '/app/my-benefits/210/setup/',
    steps: answered,
    shows: words(questions.completed),
  },
  'review-answered': {
    scenario: 'questions-asked',
    at: '/app/my-benefits/210/setup/',
    steps: [...answered, press(actions.next), see(heading(/^Terms of /)), tick(terms.read), press(actions.next)],
    shows: heading(/^Check /),
  },
  'questions-open': {
    scenario: 'questions-asked',
    at: '/app/my-benefits/210/setup/',
    steps: [...asked, press(actions.next), press(questions.open)],
    shows: radio(questions.yes),
  },
} as const satisfies Readonly<Record<string, ScreenState>>
