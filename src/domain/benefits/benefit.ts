import * as t from 'io-ts'
import { idOf, personal, plain, reference, referenceTo, SafeHtml } from '../kernel/codecs/classification.ts'

export const BenefitId = idOf('benefit')
export type BenefitId = t.TypeOf<typeof BenefitId>
export const SelectionId = referenceTo('selection')
export type SelectionId = t.TypeOf<typeof SelectionId>

export const SelectionStatus = t.keyof({
  'not-selected': null,
  'in-progress': null,
  pending: null,
  approved: null,
  rejected: null,
  'opted-out': null,
})

const date = t.union([plain, t.null])

/** What a person can do with a selection next. */
export const NextAction = t.keyof({ setup: null, manage: null, reapply: null })
export type NextAction = t.TypeOf<typeof NextAction>

/** What the company and the person pay; a payment to the person is negative. */
const Pence = t.type({ company: t.number, employee: t.number })
export type Pence = t.TypeOf<typeof Pence>

const cost = t.union([Pence, t.null])

/**
 * A person's selection of one benefit. Costs are pence, null if the host gives none; a year's cost need not be twelve times a month's.
 * Dates are yyyy-mm-dd. [BEN-2]
 */
export const Selection = t.type({
  selectionId: SelectionId,
  status: SelectionStatus,
  statusLabel: plain,
  planDetails: t.union([personal, t.null]),
  peopleCovered: t.array(personal),
  monthlyCost: cost,
  yearlyCost: cost,
  next: t.union([NextAction, t.null]),
  endDate: date,
  optOut: t.type({ allowed: t.boolean, effectiveDate: date }),
  reference: t.union([reference, t.null]),
})
export type Selection = t.TypeOf<typeof Selection>

const secondProps = { ...Selection.props, monthlyCost: Pence, yearlyCost: Pence }
/** Version 2 of a selection always had costs. */
const Selection2 = t.union([t.type(secondProps), t.null])
/** Objects that contain a selection, with the shape from when costs were always present. */
export const withCosts = <Props extends { readonly selection: t.Mixed }>({ props }: t.TypeC<Props>) =>
  t.type({ ...props, selection: Selection2 })

const { yearlyCost: _, ...firstProps } = secondProps
/** Version 1 of a selection had no yearly cost: it was twelve times the monthly one. */
const Selection1 = t.union([t.type(firstProps), t.null])
/** Objects that contain a selection, with the shape from before yearly costs. */
export const beforeYears = <Props extends { readonly selection: t.Mixed }>({ props }: t.TypeC<Props>) =>
  t.type({ ...props, selection: Selection1 })
const timesTwelve = ({ company, employee }: Pence): Pence => ({ company: company * 12, employee: employee * 12 })
export const withYear = <Old extends { readonly selection: t.TypeOf<typeof Selection1> }>(old: Old) => ({
  ...old,
  selection: old.selection && { ...old.selection, yearlyCost: timesTwelve(old.selection.monthlyCost) },
})

const beforePricesProps = {
  benefitId: BenefitId,
  name: plain,
  summary: plain,
  groupCode: plain,
  icon: plain,
  beamSupported: t.boolean,
  selection: t.union([Selection, t.null]),
  restricted: t.boolean,
  restrictedUntil: date,
}
/** A benefit with the shape from before the host could say what the cheapest choice costs, and until when to choose. */
export const BenefitBeforePrices = t.type(beforePricesProps)
export const withPrices = (old: t.TypeOf<typeof BenefitBeforePrices>): t.TypeOf<typeof BenefitBeforeImages> => ({
  ...old,
  lowestCost: null,
  chooseBy: null,
})

const costOrNull = t.union([t.number, t.null])
const beforeImagesProps = { ...beforePricesProps, lowestCost: costOrNull, chooseBy: date }
/** A benefit with the shape from before the host could send a picture of it. */
export const BenefitBeforeImages = t.type(beforeImagesProps)
export const withImage = (old: t.TypeOf<typeof BenefitBeforeImages>): t.TypeOf<typeof BenefitBeforeShares> => ({
  ...old,
  image: null,
})

const beforeSharesProps = { ...beforeImagesProps, image: t.union([plain, t.null]) }
/** A benefit with the shape from before the host could say what the employer pays of the cheapest choice, and whether another costs more. */
export const BenefitBeforeShares = t.type(beforeSharesProps)
export const withShares = (old: t.TypeOf<typeof BenefitBeforeShares>): Benefit => ({
  ...old,
  lowestCompanyCost: null,
  costVaries: true,
})

/**
 * A benefit as the list shows it; the provider prices a beam-supported one. `restrictedUntil` is null if probation does not restrict it or
 * the date is unknown. `lowestCost` is what the cheapest choice costs the person, in pence a month, `lowestCompanyCost` what the employer
 * pays of it, `chooseBy` the last day of the enrolment window, and `image` the address of a decorative picture: null if the host gives
 * none. `costVaries` says that another choice can cost the person more.
 */
export const Benefit = t.type({ ...beforeSharesProps, lowestCompanyCost: costOrNull, costVaries: t.boolean })
export type Benefit = t.TypeOf<typeof Benefit>

/** Terms that are accepted with a benefit; their text is read separately. */
export const TermsEntry = t.type({ id: plain, title: plain, version: plain })
export type TermsEntry = t.TypeOf<typeof TermsEntry>

/** How to claim with a benefit's provider. `url` is the address of its form, on a host that the portal allows. */
export const Claim = t.type({
  provider: plain,
  phone: t.union([plain, t.null]),
  email: t.union([plain, t.null]),
  url: t.union([plain, t.null]),
  instructions: SafeHtml,
})
export type Claim = t.TypeOf<typeof Claim>

const beforeLevelsProps = {
  benefit: BenefitBeforeShares,
  description: SafeHtml,
  covers: plain,
  startDate: date,
  howToLeave: plain,
  terms: t.array(TermsEntry),
  claim: t.union([Claim, t.null]),
}
/** A benefit's details with the shape from before the host could say what each level costs, further facts, and how to choose it again. */
export const DetailBeforeLevels = t.type(beforeLevelsProps)
export const withLevels = (old: t.TypeOf<typeof DetailBeforeLevels>): t.TypeOf<typeof DetailBeforeShares> => ({
  ...old,
  howToReturn: '',
  facts: [],
  levels: [],
})

const NamedFact = t.type({ name: plain, value: plain })

/**
 * A level of a benefit: what it costs a month, in pence, by whom it then covers, and what it includes. `option` is the field and value
 * that choose it, null if the host does not say. [BEN-2]
 */
export const Level = t.type({
  name: plain,
  option: t.union([t.type({ field: plain, value: plain }), t.null]),
  costs: t.array(t.type({ covers: plain, company: t.number, employee: t.number })),
  includes: t.array(NamedFact),
})
export type Level = t.TypeOf<typeof Level>

/** A benefit's details with the shape from before the host could say what the employer pays of the cheapest choice. */
export const DetailBeforeShares = t.type({
  ...beforeLevelsProps,
  howToReturn: plain,
  facts: t.array(NamedFact),
  levels: t.array(Level),
})

/**
 * `startDate` is when the selection began, begins or would begin. `terms` is empty if the scheme shows none; `howToReturn`, `facts` and
 * `levels` are empty if the host does not give them.
 */
export const BenefitDetail = t.type({ ...DetailBeforeShares.props, benefit: Benefit })
export type BenefitDetail = t.TypeOf<typeof BenefitDetail>

export const Faq = t.type({ id: plain, question: plain, answer: SafeHtml })
export type Faq = t.TypeOf<typeof Faq>

export const RelatedBenefit = t.type({ benefitId: BenefitId, name: plain, summary: plain, icon: plain })
export type RelatedBenefit = t.TypeOf<typeof RelatedBenefit>
