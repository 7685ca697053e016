// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, integer, member, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const Report: t.Type<legacy.components['schemas']["Report"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "type": /* @__PURE__ */ member(["payroll","provider","life-event"]), "year": integer, "month": integer, "label": /* @__PURE__ */ optional(text, ""), "providerName": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "format": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "size": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "isNew": /* @__PURE__ */ optional(t.boolean, false) })

const ReportFilters: t.Type<legacy.components['schemas']["ReportFilters"], unknown, unknown> = /* @__PURE__ */ t.type({ "years": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(integer), []), "providers": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(text), []) })

const Reports: t.Type<legacy.components['schemas']["Reports"], unknown, unknown> = /* @__PURE__ */ t.type({ "data": /* @__PURE__ */ t.array(Report), "total": /* @__PURE__ */ optional(integer, 0), "filters": /* @__PURE__ */ optional(ReportFilters, {}) })

const EmployeeLifeEvent: t.Type<legacy.components['schemas']["EmployeeLifeEvent"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "employeeNumber": /* @__PURE__ */ optional(text, ""), "employeeName": text, "name": text, "event_date": day, "closed_date": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null) })

const EmployeeLifeEvents: t.Type<legacy.components['schemas']["EmployeeLifeEvents"], unknown, unknown> = /* @__PURE__ */ t.type({ "lifeEvents": /* @__PURE__ */ t.array(EmployeeLifeEvent) })

export const getReports: Operation<
  { path: legacy.operations["getReports"]['parameters']['path']; query?: NonNullable<legacy.operations["getReports"]['parameters']['query']>; },
  legacy.components['schemas']["Reports"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getReports",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/reports",
  query: ["type","year","month","provider"],
  anonymous: false,
  responses: { 200: Reports },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const downloadReports: Operation<
  { path: legacy.operations["downloadReports"]['parameters']['path']; query: NonNullable<legacy.operations["downloadReports"]['parameters']['query']>; },
  never,
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "downloadReports",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/reports/download-multiple",
  query: ["reports"],
  anonymous: false,
  responses: {  },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: ["application/zip"],
}

export const downloadReport: Operation<
  { path: legacy.operations["downloadReport"]['parameters']['path']; },
  legacy.components['schemas']["ErrorBody"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "downloadReport",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/reports/{reportId}/download",
  query: [],
  anonymous: false,
  responses: { 200: ErrorBody },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: ["text/csv"],
}

export const getEmployeeLifeEvents: Operation<
  { path: legacy.operations["getEmployeeLifeEvents"]['parameters']['path']; },
  legacy.components['schemas']["EmployeeLifeEvents"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getEmployeeLifeEvents",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/employees/life-events",
  query: [],
  anonymous: false,
  responses: { 200: EmployeeLifeEvents },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
