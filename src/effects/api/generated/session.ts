// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/marks.ts'
import type { Operation } from '../operation.ts'
import { day } from '../operation.ts'
import { CmsData, ErrorBody, LoginTokens, SchemeYear, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const LoginRoute: t.Type<legacy.components['schemas']["LoginRoute"], unknown, unknown> = /* @__PURE__ */ t.type({ "hasSSO": t.boolean, "url": /* @__PURE__ */ t.union([t.string, t.null]) })

const LoginRefusal: t.Type<legacy.components['schemas']["LoginRefusal"], unknown, unknown> = /* @__PURE__ */ t.type({ "error_message": SafeHtml, "showRecaptcha": t.boolean, "userAccountLocked": t.boolean })

const User: t.Type<legacy.components['schemas']["User"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "firstName": t.string, "surname": t.string, "name": t.string, "email": t.string, "userType": t.string, "employmentStatus": t.string, "avatar": /* @__PURE__ */ t.union([t.string, t.null]), "firstLogin": t.boolean, "siteTermsUpdated": t.boolean, "isInsightsEnabled": t.boolean, "isDataLoadEligibilityImpactEnabled": t.boolean, "isMfaEnabled": t.boolean })

const ClientException: t.Type<legacy.components['schemas']["ClientException"], unknown, unknown> = /* @__PURE__ */ t.type({ "code": t.string, "status": t.boolean })

const ClientCredits: t.Type<legacy.components['schemas']["ClientCredits"], unknown, unknown> = /* @__PURE__ */ t.type({ "nextVoucherDate": /* @__PURE__ */ t.union([day, t.null]) })

const Client: t.Type<legacy.components['schemas']["Client"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "id": t.string, "clientName": t.string, "contactUsEnabled": t.boolean, "clientLogo": /* @__PURE__ */ t.union([t.string, t.null]), "clientExceptions": /* @__PURE__ */ t.array(ClientException) }), /* @__PURE__ */ t.partial({ "ccv": ClientCredits })])

const LoginSetup: t.Type<legacy.components['schemas']["LoginSetup"], unknown, unknown> = /* @__PURE__ */ t.type({ "access_token": t.string, "user": User, "client": Client, "scheme": SchemeYear, "cmsData": CmsData, "showWelcomeModal": t.boolean, "ssoLogoutUrl": /* @__PURE__ */ t.union([t.string, t.null]), "isOneHubIntegrationActive": t.boolean, "oneHubLogoutUrl": /* @__PURE__ */ t.union([t.string, t.null]) })

const Done: t.Type<legacy.components['schemas']["Done"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("success") })

const TermsRevision: t.Type<legacy.components['schemas']["TermsRevision"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("success"), "termsRevision": t.boolean })

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
  answers: { 200: LoginRoute },
  errors: { 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const logIn: Operation<
  { body: NonNullable<legacy.operations["logIn"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["LoginTokens"],
  legacy.components['schemas']["LoginRefusal"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "logIn",
  host: "legacy",
  method: "POST",
  path: "/login",
  query: [],
  anonymous: true,
  answers: { 200: LoginTokens },
  errors: { 401: LoginRefusal, 403: ErrorBody, 422: LoginRefusal, 500: ErrorBody },
  html: [{ status: 401, path: ["error_message"], profile: "message" }, { status: 422, path: ["error_message"], profile: "message" }],
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
  answers: { 200: LoginSetup },
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
  answers: { 200: Done },
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
  answers: { 204: t.null },
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
  answers: { 200: Done },
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
  answers: { 200: TermsRevision },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
