// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { optional } from '../reader.ts'
import type * as legacy from './legacy.types.ts'

export const ErrorBody: t.Type<legacy.components['schemas']["ErrorBody"], unknown, unknown> = /* @__PURE__ */ t.partial({ "errors": /* @__PURE__ */ t.union([t.string, /* @__PURE__ */ t.array(t.string), /* @__PURE__ */ t.record(t.string, /* @__PURE__ */ t.array(t.string))]), "error": t.string, "message": t.string })

export const UnauthorisedBody: t.Type<legacy.components['schemas']["UnauthorisedBody"], unknown, unknown> = /* @__PURE__ */ t.type({ "detail": /* @__PURE__ */ optional(t.string, "") })
