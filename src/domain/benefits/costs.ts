import * as t from 'io-ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { personal, plain, reference } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { defineSlice } from '../kernel/slice.ts'
import { BenefitId } from './benefit.ts'
import { Choice, Choice1, PersonId, sameChoice } from './choice.ts'
import { AnswersSaved, SelectionSubmitted, SubmissionFailed } from './submission.ts'

/** The maximum value if the host gives none. */
export const LARGEST_VALUE = 999999.9

/** Limits of a value, in its own unit. */
export const ValueLimits = t.type({ min: t.number, max: t.number, step: t.number })
export type ValueLimits = t.TypeOf<typeof ValueLimits>

/** Limits of the fields `value` and `partner_value`, from the latest response. */
export const Limits = t.type({ value: t.union([ValueLimits, t.null]), partner: t.union([ValueLimits, t.null]) })
export type Limits = t.TypeOf<typeof Limits>

const Share = t.type({ company: t.number, employee: t.number })
export type Share = t.TypeOf<typeof Share>

/** What options and people add to the employee's part, in pence a month; empty if the host does not say. */
const Additions = t.type({
  options: t.array(t.type({ field: plain, value: plain, pence: t.number })),
  people: t.array(t.type({ personId: PersonId, pence: t.number })),
})

/**
 * A price in pence. `cappedAt` is the cover in force while the free cover limit holds it back; `netMonthly` is how much less the person takes
 * home each month, null if the host does not say.
 */
export const Quote = t.type({
  quoteId: reference,
  monthly: Share,
  yearly: Share,
  lines: t.array(t.type({ label: personal, company: t.number, employee: t.number })),
  cappedAt: t.union([t.number, t.null]),
  additions: Additions,
  netMonthly: t.union([t.number, t.null]),
})
export type Quote = t.TypeOf<typeof Quote>

const asked = { benefitId: BenefitId, choice: Choice }
const asked1 = { ...asked, choice: Choice1 }
const calculated = { quote: t.union([Quote, t.null]), limits: Limits }
const { additions: _additions, netMonthly: _netMonthly, ...quote2 } = Quote.props
/** Version 2 of a price did not say what options and people add, or what it costs after tax. */
const Quote2 = t.type(quote2)
const calculated2 = { quote: t.union([Quote2, t.null]), limits: Limits }
const failed = { limits: t.union([Limits, t.null]), problem: Problem }

export const CostsRequested = defineEvent('CostsRequested', asked, [upcast(t.type(asked1), (old) => old)])
/** `quote` is null if the choice is outside the limits, which the response contains anyway. */
export const CostsCalculated = defineEvent('CostsCalculated', { ...asked, ...calculated }, [
  upcast(t.type({ ...asked1, ...calculated2 }), (old) => old),
  upcast(t.type({ ...asked, ...calculated2 }), ({ quote, ...old }) => ({
    ...old,
    quote: quote && { ...quote, additions: { options: [], people: [] }, netMonthly: null },
  })),
])
export const CostsFailed = defineEvent('CostsFailed', { ...asked, ...failed }, [
  upcast(t.type({ ...asked1, ...failed }), (old) => old),
])
/** The request is obsolete: the choice is incomplete, or the page was left. */
export const CostsDropped = defineEvent('CostsDropped', { benefitId: BenefitId })

/** The costs of one benefit: `asked` is the request in flight, `quoted` the newest price with its choice. */
export interface CostsOf {
  asked: Choice | null
  quoted: { choice: Choice; quote: Quote } | null
  failed: { choice: Choice; problem: Problem } | null
  /** A choice that the host found outside its limits. */
  outside: Choice | null
  limits: Limits | null
}

const begun = (): CostsOf => ({ asked: null, quoted: null, failed: null, outside: null, limits: null })

/** The costs to change if a response belongs to the latest request; null if it belongs to an earlier one. */
const awaitingOf = (draft: Record<string, CostsOf>, benefitId: BenefitId, choice: Choice): CostsOf | null => {
  const known = draft[benefitId]
  return known?.asked && sameChoice(known.asked, choice) ? known : null
}

const forget = (draft: Record<string, CostsOf>, benefitId: BenefitId): void => {
  const known = draft[benefitId]
  if (known) known.quoted = null
}

export const costs = defineSlice({
  name: 'costs',
  lifetime: 'session',
  initial: (): Record<string, CostsOf> => ({}),
  own: { CostsRequested, CostsCalculated, CostsFailed, CostsDropped },
  on: {
    CostsRequested: (draft, { benefitId, choice }) => {
      const known = (draft[benefitId] ??= begun())
      known.asked = choice
      known.failed = null
    },
    CostsCalculated: (draft, { benefitId, choice, quote, limits }) => {
      const known = awaitingOf(draft, benefitId, choice)
      if (!known) return
      known.asked = null
      known.limits = limits
      known.quoted = quote && { choice, quote }
      known.outside = quote ? null : choice
    },
    CostsFailed: (draft, { benefitId, choice, limits, problem }) => {
      const known = awaitingOf(draft, benefitId, choice)
      if (!known) return
      known.asked = null
      known.quoted = null
      known.failed = { choice, problem }
      known.limits = limits ?? known.limits
    },
    CostsDropped: (draft, { benefitId }) => {
      const known = draft[benefitId]
      if (known) known.asked = null
    },
  },
  extraReducers: (on) => [
    // The same choice can cost something else now.
    on(AnswersSaved, (draft, { setup: { benefitId } }) => forget(draft, benefitId)),
    on(SubmissionFailed, (draft, { benefitId, outdated }) => {
      if (outdated === 'cost') forget(draft, benefitId)
    }),
    on(SelectionSubmitted, (draft, { setup: { benefitId } }) => {
      delete draft[benefitId]
    }),
  ],
})
