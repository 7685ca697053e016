// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, integer, nullable, optional, text, whole, word } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'
import type * as versioned from './versioned.types.ts'

const DayOrNone: t.Type<legacy.components['schemas']["DayOrNone"], unknown, unknown> = /* @__PURE__ */ nullable(day)

const EmployeeDetail: t.Type<legacy.components['schemas']["EmployeeDetail"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "employeeNumber": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "name": text, "email": /* @__PURE__ */ optional(text, ""), "jobTitle": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "department": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "location": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "startDate": /* @__PURE__ */ optional(DayOrNone, null), "registered": t.boolean, "registeredOn": /* @__PURE__ */ optional(DayOrNone, null), "lastSeen": /* @__PURE__ */ optional(DayOrNone, null), "twoFactor": t.boolean })

const MasqueradeLink: t.Type<legacy.components['schemas']["MasqueradeLink"], unknown, unknown> = /* @__PURE__ */ t.type({ "url": text })

const WelcomeEmailFailure: t.Type<legacy.components['schemas']["WelcomeEmailFailure"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "name": text, "email": /* @__PURE__ */ optional(text, ""), "reason": /* @__PURE__ */ optional(text, "") })

const WelcomeEmailsSent: t.Type<legacy.components['schemas']["WelcomeEmailsSent"], unknown, unknown> = /* @__PURE__ */ t.type({ "sent": integer, "skipped": integer, "failed": /* @__PURE__ */ whole(/* @__PURE__ */ t.array(WelcomeEmailFailure)) })

const RecipientsChanged: t.Type<legacy.components['schemas']["RecipientsChanged"], unknown, unknown> = /* @__PURE__ */ t.partial({ "code": /* @__PURE__ */ t.literal("recipients-changed"), "count": integer, "error": text })

const StepUpRefusal: t.Type<legacy.components['schemas']["StepUpRefusal"], unknown, unknown> = /* @__PURE__ */ t.partial({ "code": word, "error": text })

const Employee: t.Type<versioned.components['schemas']["Employee"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "name": text, "email": /* @__PURE__ */ optional(text, ""), "registered": t.boolean, "department": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "lastSeen": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null) })

const EmployeeTotals: t.Type<versioned.components['schemas']["EmployeeTotals"], unknown, unknown> = /* @__PURE__ */ t.type({ "totalEmployees": integer, "totalRegisteredEmployees": integer })

const Filters: t.Type<versioned.components['schemas']["Filters"], unknown, unknown> = /* @__PURE__ */ t.record(text, text)

const EmployeePage: t.Type<versioned.components['schemas']["EmployeePage"], unknown, unknown> = /* @__PURE__ */ t.type({ "data": /* @__PURE__ */ t.array(Employee), "totalEmployeesValues": EmployeeTotals, "last_page": integer, "per_page": /* @__PURE__ */ optional(integer, 10), "total": integer, "filters": /* @__PURE__ */ optional(Filters, {}) })

const TwoFactorEmployee: t.Type<versioned.components['schemas']["TwoFactorEmployee"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "name": text, "email": /* @__PURE__ */ optional(text, ""), "twoFactor": t.boolean })

const TwoFactorPage: t.Type<versioned.components['schemas']["TwoFactorPage"], unknown, unknown> = /* @__PURE__ */ t.type({ "data": /* @__PURE__ */ t.array(TwoFactorEmployee), "per_page": /* @__PURE__ */ optional(integer, 10), "total": integer, "filters": /* @__PURE__ */ optional(Filters, {}), "isEnforcementTwoFAEnabled": t.boolean })

const Enforcement: t.Type<versioned.components['schemas']["Enforcement"], unknown, unknown> = /* @__PURE__ */ t.type({ "enabled": t.boolean })

const MagicLink: t.Type<versioned.components['schemas']["MagicLink"], unknown, unknown> = /* @__PURE__ */ t.type({ "link": text })

export const getEmployee: Operation<
  { path: legacy.operations["getEmployee"]['parameters']['path']; },
  legacy.components['schemas']["EmployeeDetail"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getEmployee",
  host: "legacy",
  method: "GET",
  path: "/client/{id}/employees/{employee}",
  query: [],
  anonymous: false,
  responses: { 200: EmployeeDetail },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const startMasquerade: Operation<
  { path: legacy.operations["startMasquerade"]['parameters']['path']; },
  legacy.components['schemas']["MasqueradeLink"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "startMasquerade",
  host: "legacy",
  method: "POST",
  path: "/masquerade/employer/{employee}/{schemeYear}",
  query: [],
  anonymous: false,
  responses: { 200: MasqueradeLink },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const resendWelcomeEmails: Operation<
  { path: legacy.operations["resendWelcomeEmails"]['parameters']['path']; body: NonNullable<legacy.operations["resendWelcomeEmails"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["WelcomeEmailsSent"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["RecipientsChanged"] | legacy.components['schemas']["StepUpRefusal"]
> = {
  id: "resendWelcomeEmails",
  host: "legacy",
  method: "POST",
  path: "/companies/{id}/welcome-email-resends",
  query: [],
  anonymous: false,
  responses: { 200: WelcomeEmailsSent },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: RecipientsChanged, 422: StepUpRefusal, 500: ErrorBody },
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
  responses: { 200: EmployeePage },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const downloadEmployeesReport: Operation<
  { path: versioned.operations["downloadEmployeesReport"]['parameters']['path']; query?: NonNullable<versioned.operations["downloadEmployeesReport"]['parameters']['query']>; },
  never,
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "downloadEmployeesReport",
  host: "versioned",
  method: "GET",
  path: "/v2/client/{id}/employees/download-report",
  query: ["search","filter[person_activated]","sort_by"],
  anonymous: false,
  responses: {  },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: ["text/csv"],
}

export const getTwoFactorEmployees: Operation<
  { path: versioned.operations["getTwoFactorEmployees"]['parameters']['path']; query?: NonNullable<versioned.operations["getTwoFactorEmployees"]['parameters']['query']>; },
  versioned.components['schemas']["TwoFactorPage"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getTwoFactorEmployees",
  host: "versioned",
  method: "GET",
  path: "/v2/client/{id}/employees/two-factor-authentication",
  query: ["search","filter[person_mfa_secret]","page","type"],
  anonymous: false,
  responses: { 200: TwoFactorPage },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: ["text/csv"],
}

export const changeTwoFactorEnforcement: Operation<
  { path: versioned.operations["changeTwoFactorEnforcement"]['parameters']['path']; body: NonNullable<versioned.operations["changeTwoFactorEnforcement"]['requestBody']>['content']['application/json']; },
  versioned.components['schemas']["Enforcement"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "changeTwoFactorEnforcement",
  host: "versioned",
  method: "PATCH",
  path: "/v2/client/{id}/employees/two-factor-authentication/enforcement-setting",
  query: [],
  anonymous: false,
  responses: { 200: Enforcement },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const createMagicLink: Operation<
  { path: versioned.operations["createMagicLink"]['parameters']['path']; body: NonNullable<versioned.operations["createMagicLink"]['requestBody']>['content']['application/json']; },
  versioned.components['schemas']["MagicLink"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"] | versioned.components['schemas']["StepUpRefusal"]
> = {
  id: "createMagicLink",
  host: "versioned",
  method: "POST",
  path: "/schemes/{scheme}/employees/{employee}/magic-link",
  query: [],
  anonymous: false,
  responses: { 200: MagicLink },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 422: StepUpRefusal, 500: ErrorBody },
  html: [],
  files: [],
}
