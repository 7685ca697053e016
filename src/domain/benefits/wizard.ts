import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { BenefitId, type Pence, type SelectionStatus } from './benefit.ts'
import { detail } from './detail.ts'
import { SelectionReset, setup } from './setup.ts'
import { AnswersSaved, ChoiceSaved, SelectionSubmitted, SubmissionFailed } from './submission.ts'

/** The steps of choosing a benefit, in order. `done` is the end of the wizard. */
export const Step = t.keyof({ choices: null, questions: null, costs: null, terms: null, review: null, done: null })
export type Step = t.TypeOf<typeof Step>

/** Continue on a step without a call: the person has read it. */
export const StepConfirmed = defineEvent('StepConfirmed', { benefitId: BenefitId, step: Step })
/** `versions` are the accepted versions, by the terms' id. */
export const BenefitTermsAccepted = defineEvent('BenefitTermsAccepted', {
  benefitId: BenefitId,
  versions: t.record(plain, plain),
})

/** The result of the wizard. Costs are pence a month; `at` is ms since 1970. */
interface WizardResult {
  status: t.TypeOf<typeof SelectionStatus>
  statusLabel: string
  reference: string | null
  monthlyCost: Pence | null
  yearlyCost: Pence | null
  startDate: string
  at: number
}

interface Wizard {
  confirmed: Step[]
  terms: Record<string, string>
  result: WizardResult | null
}

const begun = (): Wizard => ({ confirmed: [], terms: {}, result: null })

const confirm = (wizard: Wizard, step: Step): void => {
  if (!wizard.confirmed.includes(step)) wizard.confirmed.push(step)
}

export const wizard = defineSlice({
  name: 'wizard',
  lifetime: 'session',
  initial: (): Record<string, Wizard> => ({}),
  own: { StepConfirmed, BenefitTermsAccepted },
  on: {
    StepConfirmed: (draft, { benefitId, step }) => confirm((draft[benefitId] ??= begun()), step),
    BenefitTermsAccepted: (draft, { benefitId, versions }) => {
      const known = (draft[benefitId] ??= begun())
      known.terms = versions
      confirm(known, 'terms')
    },
  },
  extraReducers: (on) => [
    // Another choice has other costs, and can have other questions.
    on(ChoiceSaved, (draft, { setup: { benefitId } }) => {
      const known = (draft[benefitId] ??= begun())
      known.confirmed = known.confirmed.filter((step) => step === 'terms')
      known.result = null
    }),
    on(AnswersSaved, (draft, { setup: { benefitId } }) => {
      const known = (draft[benefitId] ??= begun())
      known.confirmed = known.confirmed.filter((step) => step !== 'costs')
      confirm(known, 'questions')
    }),
    on(SubmissionFailed, (draft, { benefitId, outdated }) => {
      const known = (draft[benefitId] ??= begun())
      if (outdated === 'cost') known.confirmed = known.confirmed.filter((step) => step !== 'costs')
      if (outdated === 'terms') {
        known.confirmed = known.confirmed.filter((step) => step !== 'terms')
        known.terms = {}
      }
    }),
    on(SelectionSubmitted, (draft, { setup: { benefitId, selection, startDate } }, at) => {
      const result = selection && {
        status: selection.status,
        statusLabel: selection.statusLabel,
        reference: selection.reference,
        monthlyCost: selection.monthlyCost,
        yearlyCost: selection.yearlyCost,
        startDate,
        at,
      }
      draft[benefitId] = { ...begun(), result }
    }),
    on(SelectionReset, (draft, { setup: { benefitId } }) => {
      delete draft[benefitId]
    }),
  ],
})

/** The submitted selection. For one from an earlier visit the host returns neither its time nor, for a change, its effective date. */
export interface Receipt {
  readonly status: 'pending' | 'approved'
  readonly reference: string | null
  readonly monthlyCost: Pence | null
  readonly yearlyCost: Pence | null
  readonly startDate: string | null
  readonly at: number | null
}

/** Null unless the host holds a submitted choice and no other choice has been started since. */
export const selectReceipt = selector([setup, detail, wizard], (state, benefitId: BenefitId): Receipt | null => {
  const found = valueOf(state.setup.setups[benefitId])
  const selection = found?.selection
  if (!found || !selection || found.kept !== null) return null
  const { status, reference, monthlyCost, yearlyCost } = selection
  if (status !== 'pending' && status !== 'approved') return null
  const result = state.wizard[benefitId]?.result
  const began = valueOf(state.detail.details[benefitId])?.startDate
  return {
    status,
    reference,
    monthlyCost,
    yearlyCost,
    startDate: result?.startDate ?? (began === found.startDate ? began : null),
    at: result?.at ?? null,
  }
})
