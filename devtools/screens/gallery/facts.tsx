import type { Fault } from '../../../mock-server/faults.ts'
import { DescriptionList } from '../../../src/ui/components/content/description-list.tsx'
import type { Story } from './stories.ts'
import { accountOf, faultsOf, stepsOf, targetOf, type Screen, type ScreenState } from '../states/state.ts'
import { screens } from '../states/catalogue.ts'
import { stepInWords, targetInWords } from '../states/steps.ts'

const faultInWords = ({ operation, kind, status }: Fault): string =>
  kind === 'delay' ? `${operation} never responds` : `${operation}: ${kind}${status === undefined ? '' : ` ${status}`}`

const factsOf = (screen: Screen, state: ScreenState, seen = targetOf(state)) => [
  { term: 'Account', detail: accountOf(screen, state) ?? 'a visitor' },
  { term: 'Address', detail: state.at ?? screen.at },
  { term: 'Page', detail: state.leadsTo ?? screen.page },
  { term: 'Scenario', detail: state.scenario ?? 'none' },
  { term: 'Faults', detail: faultsOf(state).map(faultInWords).join('; ') || 'none' },
  {
    term: 'Steps',
    detail:
      stepsOf(state).length > 0 ? (
        <ol>
          {stepsOf(state).map((step, index) => (
            <li key={index}>{stepInWords(step)}</li>
          ))}
        </ol>
      ) : (
        'none'
      ),
  },
  { term: 'Shows', detail: seen ? targetInWords(seen) : 'nothing' },
]

/** How to reach a state, for anyone who wants to do the same in the portal. */
export const Facts = ({ shown }: { shown: Story }) => {
  const given = new URLSearchParams(shown.query)
  const screen = screens[given.get('screen') ?? '']
  const state = screen?.states[given.get('state') ?? '']
  if (!screen || !state) return null
  return (
    <section aria-label="How it is reached">
      <DescriptionList facts={factsOf(screen, state)} />
    </section>
  )
}
