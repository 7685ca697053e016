// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { optional, text } from '../reader.ts'
import type * as legacy from './legacy.types.ts'

export const ErrorBody: t.Type<legacy.components['schemas']["ErrorBody"], unknown, unknown> = /* @__PURE__ */ t.partial({ "errors": /* @__PURE__ */ t.union([text, /* @__PURE__ */ t.array(text), /* @__PURE__ */ t.record(text, /* @__PURE__ */ t.array(text))]), "error": text, "message": text })

export const UnauthorisedBody: t.Type<legacy.components['schemas']["UnauthorisedBody"], unknown, unknown> = /* @__PURE__ */ t.type({ "detail": /* @__PURE__ */ optional(text, "") })
