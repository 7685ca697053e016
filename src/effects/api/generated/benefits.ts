// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import type { Operation } from '../operation.ts'
import { optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import { Benefit, BenefitDetail } from './benefits-and-selections.ts'
import type * as legacy from './legacy.types.ts'

const BenefitFaq: t.Type<legacy.components['schemas']["BenefitFaq"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "question": text, "answer": SafeHtml })

const RelatedBenefit: t.Type<legacy.components['schemas']["RelatedBenefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "name": text, "summary": /* @__PURE__ */ optional(text, ""), "icon": /* @__PURE__ */ optional(text, ""), "groupCode": /* @__PURE__ */ optional(text, "") })

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
  responses: { 200: /* @__PURE__ */ t.array(Benefit) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
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
  responses: { 200: BenefitDetail },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["description"], profile: "content" }, { status: 200, path: ["claim","instructions"], profile: "content" }],
  files: [],
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
  responses: { 200: /* @__PURE__ */ t.array(BenefitFaq) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["*","answer"], profile: "content" }],
  files: [],
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
  responses: { 200: /* @__PURE__ */ t.array(RelatedBenefit) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
