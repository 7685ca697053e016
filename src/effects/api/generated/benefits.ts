// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/marks.ts'
import type { Operation } from '../operation.ts'
import { day, integer } from '../operation.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const MonthlyCost: t.Type<legacy.components['schemas']["MonthlyCost"], unknown, unknown> = /* @__PURE__ */ t.type({ "company": integer, "employee": integer })

const CallToAction: t.Type<legacy.components['schemas']["CallToAction"], unknown, unknown> = /* @__PURE__ */ t.type({ "type": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("setup"), /* @__PURE__ */ t.literal("manage"), /* @__PURE__ */ t.literal("reapply")]), "label": t.string })

const OptOut: t.Type<legacy.components['schemas']["OptOut"], unknown, unknown> = /* @__PURE__ */ t.type({ "allowed": t.boolean, "effectiveDate": /* @__PURE__ */ t.union([day, t.null]) })

const Selection: t.Type<legacy.components['schemas']["Selection"], unknown, unknown> = /* @__PURE__ */ t.type({ "selectionId": t.string, "status": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("not-selected"), /* @__PURE__ */ t.literal("pending"), /* @__PURE__ */ t.literal("approved"), /* @__PURE__ */ t.literal("rejected"), /* @__PURE__ */ t.literal("opted-out"), /* @__PURE__ */ t.literal("in-progress")]), "statusLabel": t.string, "planDetails": /* @__PURE__ */ t.union([t.string, t.null]), "peopleCovered": /* @__PURE__ */ t.array(t.string), "monthlyCost": MonthlyCost, "cta": /* @__PURE__ */ t.union([CallToAction, t.null]), "endDate": /* @__PURE__ */ t.union([day, t.null]), "optOut": OptOut })

const Probation: t.Type<legacy.components['schemas']["Probation"], unknown, unknown> = /* @__PURE__ */ t.type({ "restricted": t.boolean, "until": /* @__PURE__ */ t.union([day, t.null]) })

const Benefit: t.Type<legacy.components['schemas']["Benefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": t.string, "name": t.string, "summary": t.string, "groupCode": t.string, "icon": t.string, "beamSupported": t.boolean, "selection": /* @__PURE__ */ t.union([Selection, t.null]), "probation": Probation })

const BenefitTerms: t.Type<legacy.components['schemas']["BenefitTerms"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "content": SafeHtml, "version": t.string })

const BenefitDetail: t.Type<legacy.components['schemas']["BenefitDetail"], unknown, unknown> = /* @__PURE__ */ t.intersection([Benefit, /* @__PURE__ */ t.type({ "description": SafeHtml, "covers": t.string, "howToLeave": t.string, "termsAndConditionsShown": t.boolean, "terms": /* @__PURE__ */ t.array(BenefitTerms) })])

const BenefitFaq: t.Type<legacy.components['schemas']["BenefitFaq"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "question": t.string, "answer": SafeHtml })

const RelatedBenefit: t.Type<legacy.components['schemas']["RelatedBenefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": t.string, "name": t.string, "summary": t.string, "icon": t.string, "groupCode": t.string })

const SelectionChanged: t.Type<legacy.components['schemas']["SelectionChanged"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("success"), "selection": Selection })

const SelectionRefusal: t.Type<legacy.components['schemas']["SelectionRefusal"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("error"), "message": t.string })

export const getEligibleBenefits: Operation<
  { },
  legacy.operations["getEligibleBenefits"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getEligibleBenefits",
  host: "legacy",
  method: "GET",
  path: "/benefits/user/eligible",
  query: [],
  anonymous: false,
  answers: { 200: /* @__PURE__ */ t.array(Benefit) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
}

export const getBenefit: Operation<
  { path: legacy.operations["getBenefit"]['parameters']['path']; },
  legacy.components['schemas']["BenefitDetail"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getBenefit",
  host: "legacy",
  method: "GET",
  path: "/benefit/{id}",
  query: [],
  anonymous: false,
  answers: { 200: BenefitDetail },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["description"], profile: "content" }, { status: 200, path: ["terms","*","content"], profile: "content" }],
}

export const getBenefitFaqs: Operation<
  { path: legacy.operations["getBenefitFaqs"]['parameters']['path']; },
  legacy.operations["getBenefitFaqs"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getBenefitFaqs",
  host: "legacy",
  method: "GET",
  path: "/benefit/{id}/related_FAQ",
  query: [],
  anonymous: false,
  answers: { 200: /* @__PURE__ */ t.array(BenefitFaq) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["*","answer"], profile: "content" }],
}

export const getRelatedBenefits: Operation<
  { path: legacy.operations["getRelatedBenefits"]['parameters']['path']; },
  legacy.operations["getRelatedBenefits"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getRelatedBenefits",
  host: "legacy",
  method: "GET",
  path: "/benefit/{id}/related_benefits",
  query: [],
  anonymous: false,
  answers: { 200: /* @__PURE__ */ t.array(RelatedBenefit) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
}

export const updateSelection: Operation<
  { path: legacy.operations["updateSelection"]['parameters']['path']; body: NonNullable<legacy.operations["updateSelection"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SelectionChanged"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["SelectionRefusal"]
> = {
  id: "updateSelection",
  host: "legacy",
  method: "PATCH",
  path: "/selection/{id}",
  query: [],
  anonymous: false,
  answers: { 200: SelectionChanged },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: SelectionRefusal, 500: ErrorBody },
  html: [],
}
