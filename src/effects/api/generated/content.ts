// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import type { Operation } from '../operation.ts'
import { optional, text } from '../reader.ts'
import { ErrorBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const Policy: t.Type<legacy.components['schemas']["Policy"], unknown, unknown> = /* @__PURE__ */ t.type({ "title": /* @__PURE__ */ optional(text, ""), "content": SafeHtml, "version": /* @__PURE__ */ optional(text, "") })

export const getTermsAndConditions: Operation<
  { },
  legacy.components['schemas']["Policy"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "getTermsAndConditions",
  host: "legacy",
  method: "GET",
  path: "/policies/terms-conditions",
  query: [],
  anonymous: true,
  responses: { 200: Policy },
  errors: { 500: ErrorBody },
  html: [{ status: 200, path: ["content"], profile: "content" }],
  files: [],
}

export const getPrivacyPolicy: Operation<
  { },
  legacy.components['schemas']["Policy"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "getPrivacyPolicy",
  host: "legacy",
  method: "GET",
  path: "/policies/privacy-policy",
  query: [],
  anonymous: true,
  responses: { 200: Policy },
  errors: { 500: ErrorBody },
  html: [{ status: 200, path: ["content"], profile: "content" }],
  files: [],
}

export const getCookiePolicy: Operation<
  { },
  legacy.components['schemas']["Policy"],
  legacy.components['schemas']["ErrorBody"]
> = {
  id: "getCookiePolicy",
  host: "legacy",
  method: "GET",
  path: "/policies/our-cookie-policy",
  query: [],
  anonymous: true,
  responses: { 200: Policy },
  errors: { 500: ErrorBody },
  html: [{ status: 200, path: ["content"], profile: "content" }],
  files: [],
}
