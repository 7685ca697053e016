// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, integer, member, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'
import type * as versioned from './versioned.types.ts'

const DateLastUpload: t.Type<legacy.components['schemas']["DateLastUpload"], unknown, unknown> = /* @__PURE__ */ t.type({ "dateLastUpload": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null) })

const DataLoadStatus: t.Type<legacy.components['schemas']["DataLoadStatus"], unknown, unknown> = /* @__PURE__ */ member(["checking","awaiting-commit","completed","rejected","discarded"])

const DataLoad: t.Type<legacy.components['schemas']["DataLoad"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "fileName": text, "uploadedAt": day, "status": DataLoadStatus, "totalRows": integer, "checkedRows": integer, "errorCount": integer })

const DataLoads: t.Type<legacy.components['schemas']["DataLoads"], unknown, unknown> = /* @__PURE__ */ t.type({ "dataLoads": /* @__PURE__ */ t.array(DataLoad) })

const RowError: t.Type<legacy.components['schemas']["RowError"], unknown, unknown> = /* @__PURE__ */ t.type({ "row": integer, "column": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "value": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "employeeNumber": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "employeeName": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "code": /* @__PURE__ */ optional(text, ""), "message": text })

const EmployeeDataUpload: t.Type<legacy.components['schemas']["EmployeeDataUpload"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "fileName": text, "uploadedAt": day, "status": DataLoadStatus, "totalRows": integer, "checkedRows": integer, "errorCount": integer, "errors": /* @__PURE__ */ t.array(RowError) })

const EligibilityCount: t.Type<legacy.components['schemas']["EligibilityCount"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "benefitName": text, "gains": integer, "losses": integer })

const EligibilityChange: t.Type<legacy.components['schemas']["EligibilityChange"], unknown, unknown> = /* @__PURE__ */ t.type({ "employeeNumber": /* @__PURE__ */ optional(text, ""), "employeeName": text, "benefitId": text, "benefitName": text, "change": /* @__PURE__ */ member(["gain","lose"]), "reason": /* @__PURE__ */ optional(text, "") })

const EligibilityDifference: t.Type<legacy.components['schemas']["EligibilityDifference"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefits": /* @__PURE__ */ t.array(EligibilityCount), "data": /* @__PURE__ */ t.array(EligibilityChange), "last_page": integer, "per_page": /* @__PURE__ */ optional(integer, 10), "total": integer })

export const getDataLoadTemplate: Operation<
  { path: legacy.operations["getDataLoadTemplate"]['parameters']['path']; },
  never,
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getDataLoadTemplate",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/data-load-template",
  query: [],
  anonymous: false,
  responses: {  },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: ["text/csv"],
}

export const getDateLastUpload: Operation<
  { path: legacy.operations["getDateLastUpload"]['parameters']['path']; },
  legacy.components['schemas']["DateLastUpload"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getDateLastUpload",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/date-last-upload",
  query: [],
  anonymous: false,
  responses: { 200: DateLastUpload },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getDataLoads: Operation<
  { path: legacy.operations["getDataLoads"]['parameters']['path']; },
  legacy.components['schemas']["DataLoads"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getDataLoads",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/data-loads",
  query: [],
  anonymous: false,
  responses: { 200: DataLoads },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getEmployeeDataUpload: Operation<
  { path: legacy.operations["getEmployeeDataUpload"]['parameters']['path']; },
  legacy.components['schemas']["EmployeeDataUpload"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getEmployeeDataUpload",
  host: "legacy",
  method: "GET",
  path: "/employee-data-uploads/{id}",
  query: [],
  anonymous: false,
  responses: { 200: EmployeeDataUpload },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getEligibilityDifference: Operation<
  { path: legacy.operations["getEligibilityDifference"]['parameters']['path']; query?: NonNullable<legacy.operations["getEligibilityDifference"]['parameters']['query']>; },
  legacy.components['schemas']["EligibilityDifference"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getEligibilityDifference",
  host: "legacy",
  method: "GET",
  path: "/employee-data-uploads/{id}/eligibility-difference",
  query: ["benefit","change","page"],
  anonymous: false,
  responses: { 200: EligibilityDifference },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const uploadEmployeeData: Operation<
  { path: versioned.operations["uploadEmployeeData"]['parameters']['path']; form: FormData; },
  versioned.components['schemas']["EmployeeDataUpload"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "uploadEmployeeData",
  host: "versioned",
  method: "POST",
  path: "/client/{id}/data-loads",
  query: [],
  anonymous: false,
  responses: { 202: EmployeeDataUpload },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const decideEmployeeDataUpload: Operation<
  { path: versioned.operations["decideEmployeeDataUpload"]['parameters']['path']; body: NonNullable<versioned.operations["decideEmployeeDataUpload"]['requestBody']>['content']['application/json']; },
  versioned.components['schemas']["EmployeeDataUpload"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "decideEmployeeDataUpload",
  host: "versioned",
  method: "PATCH",
  path: "/employee-data-uploads/{id}",
  query: [],
  anonymous: false,
  responses: { 200: EmployeeDataUpload },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
