// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { nullable, optional, text } from '../reader.ts'
import { ErrorBody } from './common.ts'
import { CmsData, SchemeYear } from './brand-and-session.ts'
import type * as legacy from './legacy.types.ts'

const Avatar: t.Type<legacy.components['schemas']["Avatar"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "url": text })

const AvatarSet: t.Type<legacy.components['schemas']["AvatarSet"], unknown, unknown> = /* @__PURE__ */ t.type({ "avatarsetPlainFileURL": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "avatars": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(Avatar), []) })

const Theme: t.Type<legacy.components['schemas']["Theme"], unknown, unknown> = /* @__PURE__ */ t.type({ "primaryColour": /* @__PURE__ */ optional(text, ""), "secondaryColour": /* @__PURE__ */ optional(text, ""), "logoFileUrl": /* @__PURE__ */ optional(text, ""), "brandHeaderLogo": /* @__PURE__ */ optional(text, ""), "mobileLogo": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "supportEmail": /* @__PURE__ */ optional(text, ""), "contactUsEmail": /* @__PURE__ */ optional(text, ""), "benefitBrandName": /* @__PURE__ */ optional(text, ""), "benefitBrandPhoneNumber": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "avatarSet": /* @__PURE__ */ optional(AvatarSet, {}), "baseFont": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "headerFont": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const SchemeBrand: t.Type<legacy.components['schemas']["SchemeBrand"], unknown, unknown> = /* @__PURE__ */ t.type({ "scheme": /* @__PURE__ */ optional(SchemeYear, {}), "theme": /* @__PURE__ */ optional(Theme, {}), "cmsData": /* @__PURE__ */ optional(CmsData, {}) })

const CoreBranding: t.Type<legacy.components['schemas']["CoreBranding"], unknown, unknown> = /* @__PURE__ */ t.type({ "mobileLogo": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "brandHeaderLogo": /* @__PURE__ */ optional(text, ""), "avatarsetPlainFileURL": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

export const getScheme: Operation<
  { path: legacy.operations["getScheme"]['parameters']['path']; },
  legacy.components['schemas']["SchemeBrand"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "getScheme",
  host: "legacy",
  method: "GET",
  path: "/schemes/{id}",
  query: [],
  anonymous: true,
  responses: { 200: SchemeBrand },
  errors: { 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getCoreBranding: Operation<
  { },
  legacy.components['schemas']["CoreBranding"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "getCoreBranding",
  host: "legacy",
  method: "GET",
  path: "/scheme/branding/core-branding-urls",
  query: [],
  anonymous: true,
  responses: { 200: CoreBranding },
  errors: { 500: ErrorBody },
  html: [],
  files: [],
}

export const getAvatarSet: Operation<
  { path: legacy.operations["getAvatarSet"]['parameters']['path']; },
  legacy.components['schemas']["AvatarSet"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "getAvatarSet",
  host: "legacy",
  method: "GET",
  path: "/scheme/branding/avatar-set/{id}",
  query: [],
  anonymous: true,
  responses: { 200: AvatarSet },
  errors: { 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
