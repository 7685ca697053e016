import type { BenefitId } from './benefits/benefit.ts'
import type { Choice } from './benefits/choice.ts'
import { choiceNow } from './benefits/choices.ts'
import { selectCosts } from './benefits/quoting.ts'
import { hashOf } from './kernel/data/hash.ts'
import { valueOf } from './kernel/requests/remote.ts'
import { at } from './kernel/data/table.ts'
import { COUNTDOWN_SECONDS } from './session/idle-phase.ts'
import { slices, type State } from './state.ts'

/** A property that the state has after every event, whatever came before. */
export interface Invariant {
  readonly name: string
  /** The slices that it reads: an event that changes none of them cannot break it. */
  readonly slices: readonly (keyof State)[]
  /** A sentence if it is broken; null otherwise. */
  readonly broken: (state: State) => string | null
}

/** The slices that hold a person's or an employer's data. */
const personSlices = slices.filter(({ lifetime }) => lifetime === 'session').map(({ name }) => name)

const initialHashes = new Map(slices.map((slice) => [slice.name, hashOf(slice.initial())]))

const isSignedOut = ({ session }: State): boolean => session.now.kind === 'signedOut'

/** A choice in canonical form: the order of people is irrelevant. */
const orderless = (choice: Choice | null | undefined): string | null =>
  choice ? hashOf({ ...choice, people: choice.people.toSorted() }) : null

const twice = (ids: readonly string[]): string | null => ids.find((id, index) => ids.indexOf(id) !== index) ?? null

/**
 * The invariants of the portal's state. A log that breaks one shows a bug in a handler or a policy, whatever the source of its events; what
 * a host can send is not an invariant.
 */
export const invariants: readonly Invariant[] = [
  {
    name: 'signedOutHoldsNothing',
    slices: ['session', ...personSlices],
    broken: (state) => {
      if (!isSignedOut(state)) return null
      const left = personSlices.find((name) => hashOf(state[name]) !== initialHashes.get(name))
      return left ? `Nobody is signed in, and ‘${left}’ holds something.` : null
    },
  },
  {
    name: 'signedOutIsNotIdle',
    slices: ['session', 'idle'],
    broken: (state) =>
      isSignedOut(state) && state.idle.phase.kind !== 'active'
        ? 'Nobody is signed in, and the quiet is counted.'
        : null,
  },
  {
    name: 'countdownIsShort',
    slices: ['idle'],
    broken: ({ idle: { phase } }) =>
      phase.kind === 'counting' && !(phase.secondsLeft >= 1 && phase.secondsLeft <= COUNTDOWN_SECONDS)
        ? `The countdown is at ${phase.secondsLeft} seconds.`
        : null,
  },
  {
    name: 'currentPriceIsOfTheChoice',
    slices: ['costs', 'setup', 'forms'],
    broken: (state) => {
      const wrong = Object.keys(state.costs).find((key) => {
        const id = key as BenefitId // its slice uses it as a key
        const priced = state.costs[id]?.quoted?.choice
        return selectCosts(state, id).current && orderless(priced) !== orderless(choiceNow(state, id))
      })
      return wrong ? `A price of another choice is shown as the price of ${wrong}.` : null
    },
  },
  {
    name: 'decisionHasRows',
    slices: ['approvals'],
    broken: ({ approvals: { decision, pending, ticked } }) =>
      decision.kind === 'sending' && !valueOf(pending)?.rows.some(({ selectionId }) => at(ticked, selectionId))
        ? 'A decision is on its way, and no row is ticked.'
        : null,
  },
  {
    name: 'benefitsAreNamedOnce',
    slices: ['eligible'],
    broken: ({ eligible }) => {
      const id = twice((valueOf(eligible.benefits) ?? []).map(({ benefitId }) => benefitId))
      return id ? `The benefit ${id} is in the list twice.` : null
    },
  },
  {
    name: 'slideIsThere',
    slices: ['carousel'],
    broken: ({ carousel: { shown, slides } }) =>
      shown !== null && (shown < 0 || shown >= (valueOf(slides)?.length ?? 0))
        ? `Slide ${shown + 1} is shown of ${valueOf(slides)?.length ?? 0}.`
        : null,
  },
]
