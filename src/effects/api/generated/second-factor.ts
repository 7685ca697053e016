// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { exact, integer, nullable, optional, text, word } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'
import type * as versioned from './versioned.types.ts'

const CodeTokens: t.Type<legacy.components['schemas']["CodeTokens"], unknown, unknown> = /* @__PURE__ */ t.type({ "access_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "refresh_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "expires_in": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "ssoLogoutUrl": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const SecondFactorProblem: t.Type<legacy.components['schemas']["SecondFactorProblem"], unknown, unknown> = /* @__PURE__ */ t.type({ "code": word })

const SecondFactorRefusal: t.Type<legacy.components['schemas']["SecondFactorRefusal"], unknown, unknown> = /* @__PURE__ */ t.type({ "error": /* @__PURE__ */ optional(/* @__PURE__ */ t.union([/* @__PURE__ */ t.array(SecondFactorProblem), text]), []) })

const QrAddress: t.Type<versioned.components['schemas']["QrAddress"], unknown, unknown> = /* @__PURE__ */ t.type({ "url": text })

const SecondFactorDone: t.Type<versioned.components['schemas']["SecondFactorDone"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ exact(/* @__PURE__ */ t.literal("success"), "success") })

export const logInWithCode: Operation<
  { body: NonNullable<legacy.operations["logInWithCode"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["CodeTokens"],
  legacy.components['schemas']["SecondFactorRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "logInWithCode",
  host: "legacy",
  method: "POST",
  path: "/login/mfa",
  query: [],
  anonymous: true,
  responses: { 200: CodeTokens },
  errors: { 401: SecondFactorRefusal, 422: SecondFactorRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const validateEnforcedSetUp: Operation<
  { body: NonNullable<legacy.operations["validateEnforcedSetUp"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["CodeTokens"],
  legacy.components['schemas']["SecondFactorRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "validateEnforcedSetUp",
  host: "legacy",
  method: "POST",
  path: "/employee/mfa/validate/enforced",
  query: [],
  anonymous: true,
  responses: { 200: CodeTokens },
  errors: { 401: SecondFactorRefusal, 422: SecondFactorRefusal, 500: ErrorBody },
  html: [],
  files: [],
}

export const startSecondFactor: Operation<
  { path: versioned.operations["startSecondFactor"]['parameters']['path']; },
  versioned.components['schemas']["QrAddress"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "startSecondFactor",
  host: "versioned",
  method: "POST",
  path: "/v2/user/{id}/mfa",
  query: [],
  anonymous: false,
  responses: { 200: QrAddress },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const disableSecondFactor: Operation<
  { path: versioned.operations["disableSecondFactor"]['parameters']['path']; body: NonNullable<versioned.operations["disableSecondFactor"]['requestBody']>['content']['application/json']; },
  versioned.components['schemas']["SecondFactorDone"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "disableSecondFactor",
  host: "versioned",
  method: "DELETE",
  path: "/v2/user/{id}/mfa",
  query: [],
  anonymous: false,
  responses: { 200: SecondFactorDone },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const validateSecondFactor: Operation<
  { path: versioned.operations["validateSecondFactor"]['parameters']['path']; body: NonNullable<versioned.operations["validateSecondFactor"]['requestBody']>['content']['application/json']; },
  versioned.components['schemas']["SecondFactorDone"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"] | versioned.components['schemas']["SecondFactorRefusal"]
> = {
  id: "validateSecondFactor",
  host: "versioned",
  method: "POST",
  path: "/v2/user/{id}/mfa/validate",
  query: [],
  anonymous: false,
  responses: { 200: SecondFactorDone },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: SecondFactorRefusal, 500: ErrorBody },
  html: [],
  files: [],
}
