// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, exact, integer, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as versioned from './versioned.types.ts'

const PendingSelectionsCount: t.Type<versioned.components['schemas']["PendingSelectionsCount"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "benefitName": text, "count": integer, "summary": /* @__PURE__ */ optional(text, ""), "orderValue": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "oldestRequest": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "toCheck": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null) })

const PendingSelections: t.Type<versioned.components['schemas']["PendingSelections"], unknown, unknown> = /* @__PURE__ */ t.type({ "selections": /* @__PURE__ */ t.array(PendingSelectionsCount) })

const SelectionCheck: t.Type<versioned.components['schemas']["SelectionCheck"], unknown, unknown> = /* @__PURE__ */ t.type({ "code": text, "sentence": text })

const PendingSelection: t.Type<versioned.components['schemas']["PendingSelection"], unknown, unknown> = /* @__PURE__ */ t.type({ "selectionId": text, "employeeName": text, "orderValue": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "requestedOn": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "checks": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(SelectionCheck), []), "fields": /* @__PURE__ */ optional(/* @__PURE__ */ t.record(text, text), {}) })

const PendingSelectionsOfBenefit: t.Type<versioned.components['schemas']["PendingSelectionsOfBenefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitName": /* @__PURE__ */ optional(text, ""), "takesReason": /* @__PURE__ */ optional(t.boolean, false), "firstDeduction": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "selectionsData": /* @__PURE__ */ t.array(PendingSelection) })

const Decided: t.Type<versioned.components['schemas']["Decided"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ exact(/* @__PURE__ */ t.literal("success"), "success"), "failed": /* @__PURE__ */ exact(/* @__PURE__ */ t.array(text), []) })

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
  responses: { 200: PendingSelections },
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
  responses: { 200: PendingSelectionsOfBenefit },
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
  responses: { 200: Decided },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
