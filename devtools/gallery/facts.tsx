import { DescriptionList } from '../../src/ui/components/content/description-list.tsx'
import type { Listed } from './listed.ts'
import type { Screen, ScreenState } from './state.ts'
import { screens } from './states.ts'
import { stepInWords, targetInWords } from './steps.ts'

const faultInWords = ({ operation, kind, status }: NonNullable<ScreenState['faults']>[number]): string =>
  kind === 'delay'
    ? `${operation} is never answered`
    : `${operation}: ${kind}${status === undefined ? '' : ` ${status}`}`

const factsOf = (screen: Screen, state: ScreenState) => [
  { term: 'Account', detail: (state.who === undefined ? screen.who : state.who) ?? 'a visitor' },
  { term: 'Address', detail: state.at ?? screen.at },
  { term: 'Page', detail: state.leadsTo ?? screen.page },
  { term: 'Scenario', detail: state.scenario ?? 'none' },
  { term: 'Faults', detail: state.faults?.map(faultInWords).join('; ') ?? 'none' },
  {
    term: 'Steps',
    detail: state.steps ? (
      <ol>
        {state.steps.map((step, index) => (
          <li key={index}>{stepInWords(step)}</li>
        ))}
      </ol>
    ) : (
      'none'
    ),
  },
  { term: 'Reached once one sees', detail: targetInWords(state.shows) },
]

/** How a state is reached, for a person who wants to do the same in the portal. */
export const Facts = ({ shown }: { shown: Listed }) => {
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
