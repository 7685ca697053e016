// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { integer, text } from '../reader.ts'
import { ErrorBody } from './common.ts'
import type * as versioned from './versioned.types.ts'

const ReceivedLog: t.Type<versioned.components['schemas']["ReceivedLog"], unknown, unknown> = /* @__PURE__ */ t.type({ "reference": text })

const BegunLog: t.Type<versioned.components['schemas']["BegunLog"], unknown, unknown> = /* @__PURE__ */ t.type({ "received": integer })

export const sendLog: Operation<
  { path: versioned.operations["sendLog"]['parameters']['path']; query: NonNullable<versioned.operations["sendLog"]['parameters']['query']>; form: FormData; },
  versioned.components['schemas']["ReceivedLog"] | versioned.components['schemas']["BegunLog"],
  versioned.components['schemas']["BegunLog"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "sendLog",
  host: "versioned",
  method: "POST",
  path: "/v2/support/logs/{id}",
  query: ["offset","length"],
  anonymous: true,
  responses: { 200: ReceivedLog, 202: BegunLog },
  errors: { 409: BegunLog, 413: ErrorBody, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
