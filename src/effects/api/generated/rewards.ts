// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, integer, member, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const Month: t.Type<legacy.components['schemas']["Month"], unknown, unknown> = /* @__PURE__ */ member([1,2,3,4,5,6,7,8,9,10,11,12])

const Contribution: t.Type<legacy.components['schemas']["Contribution"], unknown, unknown> = /* @__PURE__ */ t.type({ "month": Month, "year": integer, "employeeContribution": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "employerContribution": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null) })

const TotalBenefitsSummary: t.Type<legacy.components['schemas']["TotalBenefitsSummary"], unknown, unknown> = /* @__PURE__ */ t.type({ "schemeYear": /* @__PURE__ */ optional(text, ""), "asOf": day, "company": integer, "employee": integer, "total": integer })

const MonthlyCosts: t.Type<legacy.components['schemas']["MonthlyCosts"], unknown, unknown> = /* @__PURE__ */ t.type({ "month": Month, "year": integer, "company": integer, "employee": integer })

const BenefitCosts: t.Type<legacy.components['schemas']["BenefitCosts"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "name": text, "groupCode": /* @__PURE__ */ optional(text, ""), "groupName": /* @__PURE__ */ optional(text, ""), "months": /* @__PURE__ */ t.array(MonthlyCosts) })

const LastYear: t.Type<legacy.components['schemas']["LastYear"], unknown, unknown> = /* @__PURE__ */ t.type({ "schemeYear": text, "pay": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "company": integer, "employee": integer })

const TotalBenefitsPage: t.Type<legacy.components['schemas']["TotalBenefitsPage"], unknown, unknown> = /* @__PURE__ */ t.type({ "schemeYear": /* @__PURE__ */ optional(text, ""), "asOf": day, "benefits": /* @__PURE__ */ t.array(BenefitCosts), "pay": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "employeeNet": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "lastYear": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(LastYear), null) })

export const getContributions: Operation<
  { path: legacy.operations["getContributions"]['parameters']['path']; },
  legacy.operations["getContributions"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getContributions",
  host: "legacy",
  method: "GET",
  path: "/benefit-group/{id}/contributions",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(Contribution) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getTotalBenefitsSummary: Operation<
  { },
  legacy.components['schemas']["TotalBenefitsSummary"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getTotalBenefitsSummary",
  host: "legacy",
  method: "GET",
  path: "/user/selections/mtb/card",
  query: [],
  anonymous: false,
  responses: { 200: TotalBenefitsSummary },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getTotalBenefitsPage: Operation<
  { },
  legacy.components['schemas']["TotalBenefitsPage"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getTotalBenefitsPage",
  host: "legacy",
  method: "GET",
  path: "/user/selections/mtb/page",
  query: [],
  anonymous: false,
  responses: { 200: TotalBenefitsPage },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
