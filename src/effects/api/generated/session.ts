// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import type { Operation } from '../operation.ts'
import { day, exact, integer, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import { CmsData, SchemeYear } from './brand-and-session.ts'
import type * as legacy from './legacy.types.ts'

const LoginRoute: t.Type<legacy.components['schemas']["LoginRoute"], unknown, unknown> = /* @__PURE__ */ t.type({ "hasSSO": /* @__PURE__ */ optional(t.boolean, false), "url": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "error": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const LoginResponse: t.Type<legacy.components['schemas']["LoginResponse"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "access_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "refresh_token": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "expires_in": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "ssoLogoutUrl": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "is_should_setup_2fa": /* @__PURE__ */ optional(t.boolean, false), "is_should_validate_2fa": /* @__PURE__ */ optional(t.boolean, false), "error_message": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(SafeHtml), null), "showRecaptcha": /* @__PURE__ */ optional(t.boolean, false), "userAccountLocked": /* @__PURE__ */ optional(t.boolean, false) }), /* @__PURE__ */ t.partial({ "secret": text, "url": text, "scheme": text, "remember": t.boolean })])

const LoginRefusal: t.Type<legacy.components['schemas']["LoginRefusal"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "error_message": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(SafeHtml), null), "showRecaptcha": /* @__PURE__ */ optional(t.boolean, false), "userAccountLocked": /* @__PURE__ */ optional(t.boolean, false) }), /* @__PURE__ */ t.partial({ "error": text })])

const User: t.Type<legacy.components['schemas']["User"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "firstName": /* @__PURE__ */ optional(text, ""), "surname": /* @__PURE__ */ optional(text, ""), "name": /* @__PURE__ */ optional(text, ""), "email": /* @__PURE__ */ optional(text, ""), "userType": /* @__PURE__ */ optional(text, "employee"), "employmentStatus": /* @__PURE__ */ optional(text, "active"), "avatar": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "firstLogin": /* @__PURE__ */ optional(t.boolean, false), "siteTermsUpdated": /* @__PURE__ */ optional(t.boolean, false), "isInsightsEnabled": /* @__PURE__ */ optional(t.boolean, false), "isDataLoadEligibilityImpactEnabled": /* @__PURE__ */ optional(t.boolean, false), "isMfaEnabled": /* @__PURE__ */ optional(t.boolean, false) })

const ClientException: t.Type<legacy.components['schemas']["ClientException"], unknown, unknown> = /* @__PURE__ */ t.type({ "code": text, "status": /* @__PURE__ */ optional(t.boolean, false) })

const ClientCredits: t.Type<legacy.components['schemas']["ClientCredits"], unknown, unknown> = /* @__PURE__ */ t.type({ "nextVoucherDate": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null) })

const Client: t.Type<legacy.components['schemas']["Client"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "id": /* @__PURE__ */ optional(text, ""), "clientName": /* @__PURE__ */ optional(text, ""), "contactUsEnabled": /* @__PURE__ */ optional(t.boolean, true), "clientLogo": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "clientExceptions": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(ClientException), []) }), /* @__PURE__ */ t.partial({ "ccv": ClientCredits })])

const LoginSetup: t.Type<legacy.components['schemas']["LoginSetup"], unknown, unknown> = /* @__PURE__ */ t.type({ "access_token": text, "user": User, "client": /* @__PURE__ */ optional(Client, {}), "scheme": /* @__PURE__ */ optional(SchemeYear, {}), "cmsData": /* @__PURE__ */ optional(CmsData, {}), "showWelcomeModal": /* @__PURE__ */ optional(t.boolean, false), "ssoLogoutUrl": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "isOneHubIntegrationActive": /* @__PURE__ */ optional(t.boolean, false), "oneHubLogoutUrl": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const Done: t.Type<legacy.components['schemas']["Done"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ exact(/* @__PURE__ */ t.literal("success"), "success") })

const TermsRevision: t.Type<legacy.components['schemas']["TermsRevision"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ exact(/* @__PURE__ */ t.literal("success"), "success"), "termsRevision": /* @__PURE__ */ optional(t.boolean, false) })

export const lookUpLogin: Operation<
  { body: NonNullable<legacy.operations["lookUpLogin"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["LoginRoute"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "lookUpLogin",
  host: "legacy",
  method: "POST",
  path: "/login/url",
  query: [],
  anonymous: true,
  responses: { 200: LoginRoute },
  errors: { 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const logIn: Operation<
  { body: NonNullable<legacy.operations["logIn"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["LoginResponse"],
  legacy.components['schemas']["LoginRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "logIn",
  host: "legacy",
  method: "POST",
  path: "/login",
  query: [],
  anonymous: true,
  responses: { 200: LoginResponse },
  errors: { 400: LoginRefusal, 401: LoginRefusal, 403: LoginRefusal, 422: LoginRefusal, 500: ErrorBody },
  html: [{ status: 200, path: ["error_message"], profile: "message" }, { status: 400, path: ["error_message"], profile: "message" }, { status: 401, path: ["error_message"], profile: "message" }, { status: 403, path: ["error_message"], profile: "message" }, { status: 422, path: ["error_message"], profile: "message" }],
  files: [],
}

export const getLoginSetup: Operation<
  { },
  legacy.components['schemas']["LoginSetup"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getLoginSetup",
  host: "legacy",
  method: "GET",
  path: "/login/setup",
  query: [],
  anonymous: false,
  responses: { 200: LoginSetup },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const logOut: Operation<
  { },
  legacy.components['schemas']["Done"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "logOut",
  host: "legacy",
  method: "POST",
  path: "/logout",
  query: [],
  anonymous: false,
  responses: { 200: Done },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const endSession: Operation<
  { },
  null,
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "endSession",
  host: "legacy",
  method: "DELETE",
  path: "/user/logout",
  query: [],
  anonymous: false,
  responses: { 204: t.null },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const ping: Operation<
  { },
  legacy.components['schemas']["Done"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "ping",
  host: "legacy",
  method: "GET",
  path: "/ping",
  query: [],
  anonymous: false,
  responses: { 200: Done },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const acceptPolicies: Operation<
  { body: NonNullable<legacy.operations["acceptPolicies"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["TermsRevision"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "acceptPolicies",
  host: "legacy",
  method: "PATCH",
  path: "/user/policies",
  query: [],
  anonymous: false,
  responses: { 200: TermsRevision },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
