// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, integer, member, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'
import type * as versioned from './versioned.types.ts'

const BenefitTakeUpRow: t.Type<legacy.components['schemas']["BenefitTakeUpRow"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "name": text, "eligible": integer, "taken": integer })

const BenefitTakeUp: t.Type<legacy.components['schemas']["BenefitTakeUp"], unknown, unknown> = /* @__PURE__ */ t.type({ "asOf": day, "benefits": /* @__PURE__ */ t.array(BenefitTakeUpRow) })

const TakeUpMonth: t.Type<legacy.components['schemas']["TakeUpMonth"], unknown, unknown> = /* @__PURE__ */ t.type({ "month": text, "eligible": integer, "taken": integer })

const TakeUpLevel: t.Type<legacy.components['schemas']["TakeUpLevel"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "taken": integer })

const TakeUpPart: t.Type<legacy.components['schemas']["TakeUpPart"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "eligible": integer, "taken": integer })

const TakeUpGroup: t.Type<legacy.components['schemas']["TakeUpGroup"], unknown, unknown> = /* @__PURE__ */ t.type({ "by": /* @__PURE__ */ member(["department","age","service","location"]), "parts": /* @__PURE__ */ t.array(TakeUpPart) })

const TakeUpOfBenefit: t.Type<legacy.components['schemas']["TakeUpOfBenefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "name": text, "asOf": day, "eligible": integer, "taken": integer, "takenYearAgo": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "eligibleYearAgo": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "months": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(TakeUpMonth), []), "levels": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(TakeUpLevel), []), "groups": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(TakeUpGroup), []) })

const WorkforcePart: t.Type<versioned.components['schemas']["WorkforcePart"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "employees": integer, "registered": integer, "active": integer })

const WorkforceGroup: t.Type<versioned.components['schemas']["WorkforceGroup"], unknown, unknown> = /* @__PURE__ */ t.type({ "by": /* @__PURE__ */ member(["department","age","service","location"]), "parts": /* @__PURE__ */ t.array(WorkforcePart) })

const RegistrationMonth: t.Type<versioned.components['schemas']["RegistrationMonth"], unknown, unknown> = /* @__PURE__ */ t.type({ "month": text, "registrations": integer })

const Activity: t.Type<versioned.components['schemas']["Activity"], unknown, unknown> = /* @__PURE__ */ t.type({ "last7": integer, "last30": integer, "last90": integer, "earlier": integer, "never": integer })

const EmployeeInsights: t.Type<versioned.components['schemas']["EmployeeInsights"], unknown, unknown> = /* @__PURE__ */ t.type({ "asOf": day, "employees": integer, "registered": integer, "groups": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(WorkforceGroup), []), "months": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(RegistrationMonth), []), "activity": Activity })

const BenefitInsightsRow: t.Type<versioned.components['schemas']["BenefitInsightsRow"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "name": text, "eligible": integer, "taken": integer, "takenYearAgo": integer, "eligibleYearAgo": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null) })

const BenefitInsights: t.Type<versioned.components['schemas']["BenefitInsights"], unknown, unknown> = /* @__PURE__ */ t.type({ "asOf": day, "benefits": /* @__PURE__ */ t.array(BenefitInsightsRow) })

export const getBenefitTakeUp: Operation<
  { path: legacy.operations["getBenefitTakeUp"]['parameters']['path']; },
  legacy.components['schemas']["BenefitTakeUp"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getBenefitTakeUp",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/benefit-takeup",
  query: [],
  anonymous: false,
  responses: { 200: BenefitTakeUp },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getTakeUpOfBenefit: Operation<
  { path: legacy.operations["getTakeUpOfBenefit"]['parameters']['path']; },
  legacy.components['schemas']["TakeUpOfBenefit"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getTakeUpOfBenefit",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/benefit-takeup/{benefit}",
  query: [],
  anonymous: false,
  responses: { 200: TakeUpOfBenefit },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getEmployeeInsights: Operation<
  { path: versioned.operations["getEmployeeInsights"]['parameters']['path']; },
  versioned.components['schemas']["EmployeeInsights"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getEmployeeInsights",
  host: "versioned",
  method: "GET",
  path: "/v2/client/{id}/employee-insights",
  query: [],
  anonymous: false,
  responses: { 200: EmployeeInsights },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getBenefitInsights: Operation<
  { path: versioned.operations["getBenefitInsights"]['parameters']['path']; },
  versioned.components['schemas']["BenefitInsights"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getBenefitInsights",
  host: "versioned",
  method: "GET",
  path: "/v2/client/{id}/benefit-insights",
  query: [],
  anonymous: false,
  responses: { 200: BenefitInsights },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getInsightsOfBenefit: Operation<
  { path: versioned.operations["getInsightsOfBenefit"]['parameters']['path']; },
  versioned.components['schemas']["TakeUpOfBenefit"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getInsightsOfBenefit",
  host: "versioned",
  method: "GET",
  path: "/v2/client/{id}/benefit-insights/{benefit}",
  query: [],
  anonymous: false,
  responses: { 200: TakeUpOfBenefit },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
