// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import type { Operation } from '../operation.ts'
import { day, integer, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'
import type * as versioned from './versioned.types.ts'

const CreditsBalance: t.Type<legacy.components['schemas']["CreditsBalance"], unknown, unknown> = /* @__PURE__ */ t.type({ "lastPaymentDate": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "balance": integer })

const CreditsPage: t.Type<legacy.components['schemas']["CreditsPage"], unknown, unknown> = /* @__PURE__ */ t.type({ "url": text })

const VoucherOrder: t.Type<versioned.components['schemas']["VoucherOrder"], unknown, unknown> = /* @__PURE__ */ t.type({ "orderId": text, "retailer": text, "value": integer, "date": day })

const Vouchers: t.Type<versioned.components['schemas']["Vouchers"], unknown, unknown> = /* @__PURE__ */ t.type({ "nextVoucherDate": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(day), null), "placedOrders": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(VoucherOrder), []), "savedOrders": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(VoucherOrder), []) })

export const getCreditsBalance: Operation<
  { },
  legacy.components['schemas']["CreditsBalance"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getCreditsBalance",
  host: "legacy",
  method: "GET",
  path: "/ccv/balance",
  query: [],
  anonymous: false,
  responses: { 200: CreditsBalance },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getCreditsPage: Operation<
  { },
  legacy.components['schemas']["CreditsPage"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getCreditsPage",
  host: "legacy",
  method: "GET",
  path: "/ccv/manage",
  query: [],
  anonymous: false,
  responses: { 200: CreditsPage },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getVouchers: Operation<
  { },
  versioned.components['schemas']["Vouchers"],
  versioned.components['schemas']["UnauthorisedBody"] | versioned.components['schemas']["ErrorBody"]
> = {
  id: "getVouchers",
  host: "versioned",
  method: "GET",
  path: "/ccv/vouchers",
  query: [],
  anonymous: false,
  responses: { 200: Vouchers },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
