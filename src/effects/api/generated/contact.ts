// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import type { Operation } from '../operation.ts'
import { member, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const EnquiryOption: t.Type<legacy.components['schemas']["EnquiryOption"], unknown, unknown> = /* @__PURE__ */ t.type({ "label": text, "value": text })

const PageContent: t.Type<legacy.components['schemas']["PageContent"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": /* @__PURE__ */ optional(text, ""), "content": SafeHtml })

const ContactPage: t.Type<legacy.components['schemas']["ContactPage"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "enquiryOptions": /* @__PURE__ */ t.array(EnquiryOption), "pageContent": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(PageContent), []) }), /* @__PURE__ */ t.partial({ "error": text })])

const EnquiryFields: t.Type<legacy.components['schemas']["EnquiryFields"], unknown, unknown> = /* @__PURE__ */ t.partial({ "_person_enq": text, "_message": text })

const EnquiryResult: t.Type<legacy.components['schemas']["EnquiryResult"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "status": /* @__PURE__ */ member(["success","error"], "error") }), /* @__PURE__ */ t.partial({ "fields": EnquiryFields, "message": text })])

const ContactQuestion: t.Type<legacy.components['schemas']["ContactQuestion"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "question": text, "answer": SafeHtml })

export const getContactPage: Operation<
  { },
  legacy.components['schemas']["ContactPage"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getContactPage",
  host: "legacy",
  method: "GET",
  path: "/cms-content/contact",
  query: [],
  anonymous: false,
  responses: { 200: ContactPage },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["pageContent","*","content"], profile: "content" }],
  files: [],
}

export const sendEnquiry: Operation<
  { body: NonNullable<legacy.operations["sendEnquiry"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["EnquiryResult"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "sendEnquiry",
  host: "legacy",
  method: "POST",
  path: "/cms-content/contact",
  query: [],
  anonymous: false,
  responses: { 200: EnquiryResult },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getContactQuestions: Operation<
  { },
  legacy.operations["getContactQuestions"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getContactQuestions",
  host: "legacy",
  method: "GET",
  path: "/cms-content/faqs",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(ContactQuestion) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["*","answer"], profile: "content" }],
  files: [],
}
