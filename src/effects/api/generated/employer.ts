// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { integer } from '../operation.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'
import type * as versioned from './versioned.types.ts'

const BenefitTakeUpRow: t.Type<legacy.components['schemas']["BenefitTakeUpRow"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": t.string, "name": t.string, "eligible": integer, "taken": integer })

const BenefitTakeUp: t.Type<legacy.components['schemas']["BenefitTakeUp"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefits": /* @__PURE__ */ t.array(BenefitTakeUpRow) })

const PendingSelectionsCount: t.Type<versioned.components['schemas']["PendingSelectionsCount"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": t.string, "benefitName": t.string, "count": integer, "summary": t.string })

const PendingSelections: t.Type<versioned.components['schemas']["PendingSelections"], unknown, unknown> = /* @__PURE__ */ t.type({ "selections": /* @__PURE__ */ t.array(PendingSelectionsCount) })

const PendingSelection: t.Type<versioned.components['schemas']["PendingSelection"], unknown, unknown> = /* @__PURE__ */ t.type({ "selectionId": t.string, "employeeName": t.string, "orderValue": integer, "fields": /* @__PURE__ */ t.record(t.string, t.string) })

const PendingSelectionsOfBenefit: t.Type<versioned.components['schemas']["PendingSelectionsOfBenefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitName": t.string, "selectionsData": /* @__PURE__ */ t.array(PendingSelection) })

const Decided: t.Type<versioned.components['schemas']["Decided"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("success"), "failed": /* @__PURE__ */ t.array(t.string) })

const Employee: t.Type<versioned.components['schemas']["Employee"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "name": t.string, "email": t.string, "registered": t.boolean })

const EmployeeTotals: t.Type<versioned.components['schemas']["EmployeeTotals"], unknown, unknown> = /* @__PURE__ */ t.type({ "totalEmployees": integer, "totalRegisteredEmployees": integer })

const EmployeePage: t.Type<versioned.components['schemas']["EmployeePage"], unknown, unknown> = /* @__PURE__ */ t.type({ "data": /* @__PURE__ */ t.array(Employee), "totalEmployeesValues": EmployeeTotals, "last_page": integer, "per_page": integer, "total": integer, "filters": /* @__PURE__ */ t.record(t.string, t.string) })

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
  answers: { 200: BenefitTakeUp },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getPendingSelections: Operation<
  { },
  versioned.components['schemas']["PendingSelections"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getPendingSelections",
  host: "versioned",
  method: "GET",
  path: "/v2/scheme/selections/pending/",
  query: [],
  anonymous: false,
  answers: { 200: PendingSelections },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getPendingSelectionsOfBenefit: Operation<
  { path: versioned.operations["getPendingSelectionsOfBenefit"]['parameters']['path']; },
  versioned.components['schemas']["PendingSelectionsOfBenefit"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getPendingSelectionsOfBenefit",
  host: "versioned",
  method: "GET",
  path: "/v2/scheme/selections/{id}/pending/",
  query: [],
  anonymous: false,
  answers: { 200: PendingSelectionsOfBenefit },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const decideSelections: Operation<
  { body: NonNullable<versioned.operations["decideSelections"]['requestBody']>['content']['application/json']; },
  versioned.components['schemas']["Decided"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "decideSelections",
  host: "versioned",
  method: "PATCH",
  path: "/v2/scheme/selections/status/",
  query: [],
  anonymous: false,
  answers: { 200: Decided },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getEmployees: Operation<
  { path: versioned.operations["getEmployees"]['parameters']['path']; query?: NonNullable<versioned.operations["getEmployees"]['parameters']['query']>; },
  versioned.components['schemas']["EmployeePage"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getEmployees",
  host: "versioned",
  method: "GET",
  path: "/v2/client/{id}/employees",
  query: ["search","filter[person_activated]","page","sort_by","range"],
  anonymous: false,
  answers: { 200: EmployeePage },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
