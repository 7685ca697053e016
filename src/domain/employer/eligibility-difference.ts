import { right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import { idle, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

const Change = t.keyof({ gain: null, lose: null })
export type Change = t.TypeOf<typeof Change>

/** The filter: one benefit or all; people who gain, who lose, or both. Pages start at 1. */
const Query = t.type({ benefitId: t.union([plain, t.null]), change: t.union([Change, t.null]), page: t.number })
export type DifferenceQuery = t.TypeOf<typeof Query>

const Difference = t.type({
  benefits: t.array(t.type({ benefitId: plain, benefit: plain, gains: t.number, losses: t.number })),
  people: t.array(
    t.type({
      employeeNumber: personal,
      employee: personal,
      benefitId: plain,
      benefit: plain,
      change: Change,
      reason: personal,
    }),
  ),
  pages: t.number,
  total: t.number,
})
export type Difference = t.TypeOf<typeof Difference>

export const differenceRead = defineRead('Difference', {
  repeats: { uploadId: plain },
  params: { query: Query },
  data: { difference: Difference },
  value: ({ difference }) => difference,
})
export const { DifferenceRequested, DifferenceLoaded, DifferenceFailed } = differenceRead.events

export const everybody: DifferenceQuery = Object.freeze({ benefitId: null, change: null, page: 1 })

interface DifferenceState {
  uploadId: string | null
  query: DifferenceQuery
  shown: Remote<Difference>
}

/** Who gains and who loses eligibility by an upload, before it is committed. */
export const eligibilityDifference = defineSlice({
  name: 'eligibilityDifference',
  lifetime: 'session',
  initial: (): DifferenceState => ({ uploadId: null, query: everybody, shown: idle }),
  own: { ...differenceRead.events },
  on: {
    ...differenceRead.on('shown'),
    DifferenceRequested: (draft, { uploadId, query }) => {
      draft.shown = draft.uploadId === uploadId ? loading(draft.shown) : { status: 'loading', value: null }
      draft.uploadId = uploadId
      draft.query = query
    },
  },
})

export const requestDifference = (
  _: unknown,
  asked: { uploadId: string; query: DifferenceQuery },
): Either<Refusal, DomainEvent> => right(DifferenceRequested(asked))

export const selectDifference = selector([eligibilityDifference], (state) => state.eligibilityDifference)

/** How many names a question shows; the list behind it has the rest. */
const NAMED = 8

/**
 * Who would lose eligibility: how many times, and the first of those who are in view with what each of them loses. Null while it is unknown;
 * only a difference of this upload is known.
 */
export const selectLosses = selector([eligibilityDifference], ({ eligibilityDifference: now }, uploadId: string) => {
  const difference = now.uploadId === uploadId ? valueOf(now.shown) : null
  if (difference === null) return null
  const named = difference.people.filter(({ change }) => change === 'lose').slice(0, NAMED)
  const { losses } = totalsOfDifference(difference)
  return { losses, named, others: losses - named.length }
})

/** The totals of gains and losses; a person counts once per benefit. */
export const totalsOfDifference = ({ benefits }: Difference): { readonly gains: number; readonly losses: number } => ({
  gains: benefits.reduce((sum, { gains }) => sum + gains, 0),
  losses: benefits.reduce((sum, { losses }) => sum + losses, 0),
})
