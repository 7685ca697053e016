// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { integer, nullable, optional, text, whole, word } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const LoginTokens: t.Type<legacy.components['schemas']["LoginTokens"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "access_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "refresh_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "expires_in": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "ssoLogoutUrl": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "is_should_setup_2fa": /* @__PURE__ */ optional(t.boolean, false), "is_should_validate_2fa": /* @__PURE__ */ optional(t.boolean, false) }), /* @__PURE__ */ t.partial({ "secret": text, "url": text, "scheme": text, "remember": t.boolean })])

const ErrorsByField: t.Type<legacy.components['schemas']["ErrorsByField"], unknown, unknown> = /* @__PURE__ */ t.record(word, /* @__PURE__ */ t.array(text))

const PasswordCheck: t.Type<legacy.components['schemas']["PasswordCheck"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "status": t.boolean })

const AccountRefusal: t.Type<legacy.components['schemas']["AccountRefusal"], unknown, unknown> = /* @__PURE__ */ t.partial({ "verified": /* @__PURE__ */ t.literal(false), "reset": /* @__PURE__ */ t.literal(false), "error": text, "errors": ErrorsByField, "checks": /* @__PURE__ */ t.array(PasswordCheck), "message": text, "description": text })

const DateVerified: t.Type<legacy.components['schemas']["DateVerified"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "verified": t.boolean }), /* @__PURE__ */ t.partial({ "error": text, "errors": ErrorsByField })])

const ActivationLookUp: t.Type<legacy.components['schemas']["ActivationLookUp"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "email": /* @__PURE__ */ optional(text, ""), "is_should_setup_2fa": /* @__PURE__ */ optional(t.boolean, false) }), /* @__PURE__ */ t.partial({ "first_name": text, "firstName": text, "surname": text, "status": text, "error": text })])

const ResetRequested: t.Type<legacy.components['schemas']["ResetRequested"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "sent": t.boolean }), /* @__PURE__ */ t.partial({ "message": text, "errors": ErrorsByField, "error": text })])

const ResetRequestRefusal: t.Type<legacy.components['schemas']["ResetRequestRefusal"], unknown, unknown> = /* @__PURE__ */ t.partial({ "sent": /* @__PURE__ */ t.literal(false), "message": text, "errors": ErrorsByField, "error": text })

const PasswordChanged: t.Type<legacy.components['schemas']["PasswordChanged"], unknown, unknown> = /* @__PURE__ */ t.type({ "reset": t.boolean, "redirectURL": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const PasswordChecks: t.Type<legacy.components['schemas']["PasswordChecks"], unknown, unknown> = /* @__PURE__ */ t.type({ "checks": /* @__PURE__ */ whole(/* @__PURE__ */ t.array(PasswordCheck)) })

const PasswordVerdict: t.Type<legacy.components['schemas']["PasswordVerdict"], unknown, unknown> = /* @__PURE__ */ t.type({ "data": PasswordChecks })

const UserDetails: t.Type<legacy.components['schemas']["UserDetails"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "id": /* @__PURE__ */ optional(text, "") }), /* @__PURE__ */ t.partial({ "personalEmail": /* @__PURE__ */ nullable(text), "phone": /* @__PURE__ */ nullable(text), "avatar": /* @__PURE__ */ nullable(text) })])

export const activate: Operation<
  { body: NonNullable<legacy.operations["activate"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["LoginTokens"],
  legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["AccountRefusal"]
> = {
  id: "activate",
  host: "legacy",
  method: "PATCH",
  path: "/user/activate",
  query: [],
  anonymous: true,
  responses: { 200: LoginTokens },
  errors: { 404: ErrorBody, 422: AccountRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const verifyActivationDate: Operation<
  { body: NonNullable<legacy.operations["verifyActivationDate"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["DateVerified"],
  legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["AccountRefusal"]
> = {
  id: "verifyActivationDate",
  host: "legacy",
  method: "POST",
  path: "/user/activate/dob",
  query: [],
  anonymous: true,
  responses: { 200: DateVerified },
  errors: { 404: ErrorBody, 422: AccountRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const getActivation: Operation<
  { path: legacy.operations["getActivation"]['parameters']['path']; },
  legacy.components['schemas']["ActivationLookUp"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "getActivation",
  host: "legacy",
  method: "GET",
  path: "/user/activate/{id}",
  query: [],
  anonymous: true,
  responses: { 200: ActivationLookUp },
  errors: { 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const requestPasswordReset: Operation<
  { body: NonNullable<legacy.operations["requestPasswordReset"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["ResetRequested"],
  legacy.components['schemas']["ResetRequestRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "requestPasswordReset",
  host: "legacy",
  method: "POST",
  path: "/forgot-password",
  query: [],
  anonymous: true,
  responses: { 200: ResetRequested },
  errors: { 422: ResetRequestRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const resetPassword: Operation<
  { body: NonNullable<legacy.operations["resetPassword"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["PasswordChanged"],
  legacy.components['schemas']["AccountRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "resetPassword",
  host: "legacy",
  method: "POST",
  path: "/password-reset",
  query: [],
  anonymous: true,
  responses: { 200: PasswordChanged },
  errors: { 422: AccountRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const verifyResetDate: Operation<
  { body: NonNullable<legacy.operations["verifyResetDate"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["DateVerified"],
  legacy.components['schemas']["AccountRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "verifyResetDate",
  host: "legacy",
  method: "POST",
  path: "/password-reset/dob",
  query: [],
  anonymous: true,
  responses: { 200: DateVerified },
  errors: { 422: AccountRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const checkPassword: Operation<
  { body: NonNullable<legacy.operations["checkPassword"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["PasswordVerdict"],
  legacy.components['schemas']["AccountRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "checkPassword",
  host: "legacy",
  method: "POST",
  path: "/password-reset/check",
  query: [],
  anonymous: true,
  responses: { 200: PasswordVerdict },
  errors: { 422: AccountRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const getUser: Operation<
  { },
  legacy.components['schemas']["UserDetails"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getUser",
  host: "legacy",
  method: "GET",
  path: "/user",
  query: [],
  anonymous: false,
  responses: { 200: UserDetails },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const updateUser: Operation<
  { body: NonNullable<legacy.operations["updateUser"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["UserDetails"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "updateUser",
  host: "legacy",
  method: "PATCH",
  path: "/user",
  query: [],
  anonymous: false,
  responses: { 200: UserDetails },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 412: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
