// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import { day, exact, integer, member, nullable, optional, text, whole } from '../reader.ts'
import type * as legacy from './legacy.types.ts'

export const MonthlyCost: t.Type<legacy.components['schemas']["MonthlyCost"], unknown, unknown> = /* @__PURE__ */ t.type({ "company": integer, "employee": integer })

export const YearlyCost: t.Type<legacy.components['schemas']["YearlyCost"], unknown, unknown> = /* @__PURE__ */ t.type({ "company": integer, "employee": integer })

export const Payments: t.Type<legacy.components['schemas']["Payments"], unknown, unknown> = integer

export const CallToAction: t.Type<legacy.components['schemas']["CallToAction"], unknown, unknown> = /* @__PURE__ */ t.type({ "type": /* @__PURE__ */ member(["setup","manage","reapply"]), "label": /* @__PURE__ */ optional(text, "") })

export const OptOut: t.Type<legacy.components['schemas']["OptOut"], unknown, unknown> = /* @__PURE__ */ t.type({ "allowed": /* @__PURE__ */ optional(t.boolean, false), "effectiveDate": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null) })

export const Selection: t.Type<legacy.components['schemas']["Selection"], unknown, unknown> = /* @__PURE__ */ t.type({ "selectionId": text, "status": /* @__PURE__ */ member(["not-selected","pending","approved","rejected","opted-out","in-progress"], "pending"), "statusLabel": /* @__PURE__ */ optional(text, ""), "planDetails": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "peopleCovered": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(text), []), "costsSummaryForMonthlyCostSection": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(MonthlyCost), null), "costsSummaryForYearlyCostSection": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(YearlyCost), null), "payments": /* @__PURE__ */ optional(Payments, 12), "cta": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(CallToAction), null), "endDate": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "optOut": /* @__PURE__ */ optional(OptOut, {}), "reference": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

export const Probation: t.Type<legacy.components['schemas']["Probation"], unknown, unknown> = /* @__PURE__ */ t.type({ "restricted": /* @__PURE__ */ optional(t.boolean, false), "until": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null) })

export const Benefit: t.Type<legacy.components['schemas']["Benefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "name": text, "summary": /* @__PURE__ */ optional(text, ""), "groupCode": /* @__PURE__ */ optional(text, ""), "icon": /* @__PURE__ */ optional(text, ""), "beamSupported": /* @__PURE__ */ optional(t.boolean, false), "selection": /* @__PURE__ */ exact(/* @__PURE__ */ nullable(Selection), null), "probation": /* @__PURE__ */ optional(Probation, {}), "lowestMonthlyCost": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "lowestMonthlyCompanyCost": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "monthlyCostVaries": /* @__PURE__ */ optional(t.boolean, true), "chooseBy": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "image": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

export const BenefitFact: t.Type<legacy.components['schemas']["BenefitFact"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "value": text })

export const LevelOption: t.Type<legacy.components['schemas']["LevelOption"], unknown, unknown> = /* @__PURE__ */ t.type({ "field": text, "value": text })

export const LevelCost: t.Type<legacy.components['schemas']["LevelCost"], unknown, unknown> = /* @__PURE__ */ t.type({ "covers": text, "company": integer, "employee": integer })

export const BenefitLevel: t.Type<legacy.components['schemas']["BenefitLevel"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "option": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(LevelOption), null), "costs": /* @__PURE__ */ t.array(LevelCost), "includes": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(BenefitFact), []) })

export const BenefitTermsEntry: t.Type<legacy.components['schemas']["BenefitTermsEntry"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "title": /* @__PURE__ */ optional(text, ""), "version": text })

export const Claim: t.Type<legacy.components['schemas']["Claim"], unknown, unknown> = /* @__PURE__ */ t.type({ "provider": text, "phone": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "email": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "url": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "instructions": /* @__PURE__ */ optional(SafeHtml, "") })

export const BenefitDetail: t.Type<legacy.components['schemas']["BenefitDetail"], unknown, unknown> = /* @__PURE__ */ t.intersection([Benefit, /* @__PURE__ */ t.type({ "description": /* @__PURE__ */ optional(SafeHtml, ""), "covers": /* @__PURE__ */ optional(text, ""), "startDate": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "howToLeave": /* @__PURE__ */ optional(text, ""), "howToReturn": /* @__PURE__ */ optional(text, ""), "facts": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(BenefitFact), []), "levels": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(BenefitLevel), []), "termsAndConditionsShown": /* @__PURE__ */ optional(t.boolean, true), "terms": /* @__PURE__ */ whole(/* @__PURE__ */ t.array(BenefitTermsEntry)), "claim": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(Claim), null) })])
