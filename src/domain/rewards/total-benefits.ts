import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { idle, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { BenefitCosts, sumOfCosts } from './costs.ts'
import { defineRead } from '../kernel/requests/read.ts'
import { Amount, LastYear } from './package.ts'

/** The host's totals for the year: pence; `asOf` is yyyy-mm-dd. */
export const TotalSummary = t.type({
  schemeYear: plain,
  asOf: plain,
  company: t.number,
  employee: t.number,
  total: t.number,
})
export type TotalSummary = t.TypeOf<typeof TotalSummary>

const costs = { schemeYear: plain, asOf: plain, benefits: t.array(BenefitCosts) }
/** The costs by benefit and month; `pay` and `employeeNet` are for the year, null if the host does not say. */
export const TotalBenefits = t.type({
  ...costs,
  pay: Amount,
  employeeNet: Amount,
  lastYear: t.union([LastYear, t.null]),
})
export type TotalBenefits = t.TypeOf<typeof TotalBenefits>

export const OverviewMode = t.keyof({ year: null, month: null })
export type OverviewMode = t.TypeOf<typeof OverviewMode>

export const summaryRead = defineRead('TotalSummary', {
  data: { summary: TotalSummary },
  value: ({ summary }) => summary,
})
export const { TotalSummaryRequested, TotalSummaryLoaded, TotalSummaryFailed } = summaryRead.events
export const totalBenefitsRead = defineRead('TotalBenefits', {
  data: { total: TotalBenefits },
  value: ({ total }) => total,
  upcasts: [
    // Version 1 had only the benefits.
    upcast(t.type({ total: t.type(costs) }), ({ total }) => ({
      total: { ...total, pay: null, employeeNet: null, lastYear: null },
    })),
  ],
})
export const { TotalBenefitsRequested, TotalBenefitsLoaded, TotalBenefitsFailed } = totalBenefitsRead.events
export const OverviewModeChosen = defineEvent('OverviewModeChosen', { mode: OverviewMode })

interface TotalBenefitsState {
  summary: Remote<TotalSummary>
  page: Remote<TotalBenefits>
  mode: OverviewMode
}

/** The overview is by year until the person chooses by month. */
export const totalBenefits = defineSlice({
  name: 'totalBenefits',
  lifetime: 'session',
  initial: (): TotalBenefitsState => ({ summary: idle, page: idle, mode: 'year' }),
  own: { ...summaryRead.events, ...totalBenefitsRead.events, OverviewModeChosen },
  on: {
    ...summaryRead.on('summary'),
    ...totalBenefitsRead.on('page'),
    OverviewModeChosen: (draft, { mode }) => {
      draft.mode = mode
    },
  },
})
type Needs = StateWith<typeof totalBenefits>

export const requestTotalSummary = summaryRead.request(totalBenefits, 'summary')
export const requestTotalBenefits = totalBenefitsRead.request(totalBenefits, 'page')

export const chooseOverviewMode = (
  { totalBenefits: { mode: now } }: Needs,
  mode: OverviewMode,
): Either<Refusal, DomainEvent> => (mode === now ? left(refuse('chosen')) : right(OverviewModeChosen({ mode })))

export const selectTotalBenefits = totalBenefitsRead.select(totalBenefits, 'page')

export const selectOverviewMode = selector([totalBenefits], (state): OverviewMode => state.totalBenefits.mode)

export const selectTotalSummary = summaryRead.select(totalBenefits, 'summary')

/** The host's yearly summary if its parts, the benefits, add up to something else; null if both agree. */
export const selectMismatch = selector([totalBenefits], ({ totalBenefits: { summary, page } }): number | null => {
  const byHost = valueOf(summary)
  const shown = valueOf(page)
  if (byHost === null || shown?.schemeYear !== byHost.schemeYear) return null
  const { total } = sumOfCosts(shown.benefits.flatMap(({ months }) => months))
  return byHost.total === total ? null : byHost.total
})
