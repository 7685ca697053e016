// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, integer, member, nullable, optional, text, word } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const FamilyTimestamp: t.Type<legacy.components['schemas']["FamilyTimestamp"], unknown, unknown> = /* @__PURE__ */ t.type({ "timestamp": integer })

const FamilyDate: t.Type<legacy.components['schemas']["FamilyDate"], unknown, unknown> = /* @__PURE__ */ t.union([day, FamilyTimestamp])

const FamilyMember: t.Type<legacy.components['schemas']["FamilyMember"], unknown, unknown> = /* @__PURE__ */ t.type({ "family_id": text, "family_fname": text, "family_sname": text, "family_dob": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(FamilyDate), null), "family_gender_id": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ member([1,2])), null), "family_famtype_id": /* @__PURE__ */ optional(integer, 2), "family_tname": /* @__PURE__ */ optional(text, ""), "family_active": /* @__PURE__ */ optional(t.boolean, true), "family_ft_edu_ends": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(FamilyDate), null) })

const FamilyMemberResult: t.Type<legacy.components['schemas']["FamilyMemberResult"], unknown, unknown> = /* @__PURE__ */ t.partial({ "status": word, "familyMember": FamilyMember, "error": text })

const LifeEventBenefit: t.Type<legacy.components['schemas']["LifeEventBenefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefit_id": text, "name": text, "change": /* @__PURE__ */ optional(text, "") })

const LifeEvent: t.Type<legacy.components['schemas']["LifeEvent"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "event_id": /* @__PURE__ */ optional(text, ""), "name": text, "event_date": day, "closed_date": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "note": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "family_member_ids": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(text), []), "change_until": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "benefits": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(LifeEventBenefit), []) })

const LifeEventResult: t.Type<legacy.components['schemas']["LifeEventResult"], unknown, unknown> = /* @__PURE__ */ t.partial({ "status": word, "lifeEvent": LifeEvent, "error": text })

const AvailableLifeEvent: t.Type<legacy.components['schemas']["AvailableLifeEvent"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "name": text, "description": /* @__PURE__ */ optional(text, ""), "concerns_family": /* @__PURE__ */ optional(t.boolean, false) })

export const getFamily: Operation<
  { },
  legacy.operations["getFamily"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getFamily",
  host: "legacy",
  method: "GET",
  path: "/user/family",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(FamilyMember) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const addFamilyMember: Operation<
  { body: NonNullable<legacy.operations["addFamilyMember"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["FamilyMemberResult"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "addFamilyMember",
  host: "legacy",
  method: "POST",
  path: "/user/family-members",
  query: [],
  anonymous: false,
  responses: { 200: FamilyMemberResult },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const updateFamilyMember: Operation<
  { path: legacy.operations["updateFamilyMember"]['parameters']['path']; body: NonNullable<legacy.operations["updateFamilyMember"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["FamilyMemberResult"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "updateFamilyMember",
  host: "legacy",
  method: "PATCH",
  path: "/user/family-members/{id}",
  query: [],
  anonymous: false,
  responses: { 200: FamilyMemberResult },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getFamilyOf: Operation<
  { path: legacy.operations["getFamilyOf"]['parameters']['path']; },
  legacy.operations["getFamilyOf"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getFamilyOf",
  host: "legacy",
  method: "GET",
  path: "/user/{id}/family-members",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(FamilyMember) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getLifeEvents: Operation<
  { },
  legacy.operations["getLifeEvents"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getLifeEvents",
  host: "legacy",
  method: "GET",
  path: "/user/life-events",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(LifeEvent) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const addLifeEvent: Operation<
  { body: NonNullable<legacy.operations["addLifeEvent"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["LifeEventResult"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "addLifeEvent",
  host: "legacy",
  method: "POST",
  path: "/user/life-events",
  query: [],
  anonymous: false,
  responses: { 200: LifeEventResult },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getAvailableLifeEvents: Operation<
  { },
  legacy.operations["getAvailableLifeEvents"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getAvailableLifeEvents",
  host: "legacy",
  method: "GET",
  path: "/client/life-events/available",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(AvailableLifeEvent) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
