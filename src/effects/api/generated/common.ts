// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { integer } from '../operation.ts'
import type * as legacy from './legacy.types.ts'

export const ErrorBody: t.Type<legacy.components['schemas']["ErrorBody"], unknown, unknown> = /* @__PURE__ */ t.partial({ "errors": /* @__PURE__ */ t.union([t.string, /* @__PURE__ */ t.array(t.string), /* @__PURE__ */ t.record(t.string, /* @__PURE__ */ t.array(t.string))]), "error": t.string, "message": t.string })

export const LoginTokens: t.Type<legacy.components['schemas']["LoginTokens"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "access_token": /* @__PURE__ */ t.union([t.string, t.null]), "refresh_token": /* @__PURE__ */ t.union([t.string, t.null]), "expires_in": /* @__PURE__ */ t.union([integer, t.null]), "ssoLogoutUrl": /* @__PURE__ */ t.union([t.string, t.null]), "is_should_setup_2fa": t.boolean, "is_should_validate_2fa": t.boolean }), /* @__PURE__ */ t.partial({ "secret": t.string, "url": t.string, "scheme": t.string, "remember": t.boolean })])

export const UnauthorisedBody: t.Type<legacy.components['schemas']["UnauthorisedBody"], unknown, unknown> = /* @__PURE__ */ t.type({ "detail": t.string })

export const SchemeYear: t.Type<legacy.components['schemas']["SchemeYear"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "schemeYear": /* @__PURE__ */ t.union([t.string, t.null]) })

export const CmsData: t.Type<legacy.components['schemas']["CmsData"], unknown, unknown> = /* @__PURE__ */ t.type({ "sso_access_only": t.boolean })
