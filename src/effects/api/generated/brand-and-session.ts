// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { nullable, optional, text, word } from '../reader.ts'
import type * as legacy from './legacy.types.ts'

export const SchemeYear: t.Type<legacy.components['schemas']["SchemeYear"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": /* @__PURE__ */ optional(text, ""), "schemeYear": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "timeZone": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(word), null) })

export const CmsData: t.Type<legacy.components['schemas']["CmsData"], unknown, unknown> = /* @__PURE__ */ t.type({ "sso_access_only": /* @__PURE__ */ optional(t.boolean, false) })
