// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { integer, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const SsoTokens: t.Type<legacy.components['schemas']["SsoTokens"], unknown, unknown> = /* @__PURE__ */ t.type({ "access_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "refresh_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "expires_in": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "ssoLogoutUrl": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "masqueradeUserId": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "error": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const WorkPlatform: t.Type<legacy.components['schemas']["WorkPlatform"], unknown, unknown> = /* @__PURE__ */ t.type({ "redirect": text })

export const logInBySso: Operation<
  { body: NonNullable<legacy.operations["logInBySso"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SsoTokens"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "logInBySso",
  host: "legacy",
  method: "POST",
  path: "/login/sso",
  query: [],
  anonymous: true,
  responses: { 200: SsoTokens },
  errors: { 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getWorkPlatform: Operation<
  { },
  legacy.components['schemas']["WorkPlatform"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getWorkPlatform",
  host: "legacy",
  method: "GET",
  path: "/wrkit-sso",
  query: [],
  anonymous: false,
  responses: { 200: WorkPlatform },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
