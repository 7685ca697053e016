// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/marks.ts'
import type { Operation } from '../operation.ts'
import { day, integer } from '../operation.ts'
import { BenefitDetail, ErrorBody, MonthlyCost, Selection, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const FieldOption: t.Type<legacy.components['schemas']["FieldOption"], unknown, unknown> = /* @__PURE__ */ t.type({ "value": t.string, "label": t.string, "hint": /* @__PURE__ */ t.union([t.string, t.null]) })

const EditField: t.Type<legacy.components['schemas']["EditField"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": t.string, "label": t.string, "hint": /* @__PURE__ */ t.union([t.string, t.null]), "kind": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("amount"), /* @__PURE__ */ t.literal("choice")]), "unit": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("pounds"), /* @__PURE__ */ t.literal("days"), /* @__PURE__ */ t.literal("percent"), /* @__PURE__ */ t.literal("none")]), "minimum": /* @__PURE__ */ t.union([t.number, t.null]), "maximum": /* @__PURE__ */ t.union([t.number, t.null]), "stepSize": /* @__PURE__ */ t.union([t.number, t.null]), "default": /* @__PURE__ */ t.union([t.number, t.string, t.null]), "options": /* @__PURE__ */ t.array(FieldOption), "appliesTo": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("employee"), /* @__PURE__ */ t.literal("partner")]), "validationMessage": t.string })

const EligiblePerson: t.Type<legacy.components['schemas']["EligiblePerson"], unknown, unknown> = /* @__PURE__ */ t.type({ "personId": t.string, "name": t.string, "relationship": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("partner"), /* @__PURE__ */ t.literal("dependant")]), "eligible": t.boolean, "reason": /* @__PURE__ */ t.union([t.string, t.null]) })

const MedicalQuestion: t.Type<legacy.components['schemas']["MedicalQuestion"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "question": t.string, "kind": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("yes-no"), /* @__PURE__ */ t.literal("text")]) })

const MedicalQuestions: t.Type<legacy.components['schemas']["MedicalQuestions"], unknown, unknown> = /* @__PURE__ */ t.type({ "completed": t.boolean, "items": /* @__PURE__ */ t.array(MedicalQuestion) })

const FieldValues: t.Type<legacy.components['schemas']["FieldValues"], unknown, unknown> = /* @__PURE__ */ t.record(t.string, /* @__PURE__ */ t.union([t.number, t.string]))

const SelectionValues: t.Type<legacy.components['schemas']["SelectionValues"], unknown, unknown> = /* @__PURE__ */ t.type({ "values": FieldValues, "people": /* @__PURE__ */ t.array(t.string) })

const SelectionSetup: t.Type<legacy.components['schemas']["SelectionSetup"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": t.string, "selection": /* @__PURE__ */ t.union([Selection, t.null]), "editFields": /* @__PURE__ */ t.array(EditField), "fieldStatus": /* @__PURE__ */ t.record(t.string, /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("open"), /* @__PURE__ */ t.literal("locked")])), "people": /* @__PURE__ */ t.array(EligiblePerson), "maximumPeople": /* @__PURE__ */ t.union([integer, t.null]), "questions": /* @__PURE__ */ t.union([MedicalQuestions, t.null]), "values": /* @__PURE__ */ t.union([SelectionValues, t.null]), "temporarySelection": /* @__PURE__ */ t.union([SelectionValues, t.null]), "freeCoverLimit": /* @__PURE__ */ t.union([t.number, t.null]), "startDate": day })

const BenefitWithSelection: t.Type<legacy.components['schemas']["BenefitWithSelection"], unknown, unknown> = /* @__PURE__ */ t.intersection([BenefitDetail, /* @__PURE__ */ t.type({ "setup": SelectionSetup })])

const BenefitTerms: t.Type<legacy.components['schemas']["BenefitTerms"], unknown, unknown> = /* @__PURE__ */ t.type({ "terms": /* @__PURE__ */ t.union([SafeHtml, t.null]), "version": /* @__PURE__ */ t.union([t.string, t.null]), "error": /* @__PURE__ */ t.union([t.string, t.null]) })

const SelectionKept: t.Type<legacy.components['schemas']["SelectionKept"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("success"), "setup": SelectionSetup })

const SelectionRefusal: t.Type<legacy.components['schemas']["SelectionRefusal"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("error"), "message": t.string }), /* @__PURE__ */ t.partial({ "code": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("cost-changed"), /* @__PURE__ */ t.literal("terms-changed")]) })])

const SelectionAnswer: t.Type<legacy.components['schemas']["SelectionAnswer"], unknown, unknown> = /* @__PURE__ */ t.union([SelectionKept, SelectionRefusal])

const CostLine: t.Type<legacy.components['schemas']["CostLine"], unknown, unknown> = /* @__PURE__ */ t.type({ "label": t.string, "company": integer, "employee": integer })

const ValueLimits: t.Type<legacy.components['schemas']["ValueLimits"], unknown, unknown> = /* @__PURE__ */ t.type({ "min": t.number, "max": /* @__PURE__ */ t.union([t.number, t.null]), "step": t.number })

const Costs: t.Type<legacy.components['schemas']["Costs"], unknown, unknown> = /* @__PURE__ */ t.type({ "quote_id": /* @__PURE__ */ t.union([t.string, t.null]), "monthly": /* @__PURE__ */ t.union([MonthlyCost, t.null]), "yearly": /* @__PURE__ */ t.union([MonthlyCost, t.null]), "lines": /* @__PURE__ */ t.array(CostLine), "value_limits": /* @__PURE__ */ t.union([ValueLimits, t.null]), "partner_value_limits": /* @__PURE__ */ t.union([ValueLimits, t.null]), "capped_at": /* @__PURE__ */ t.union([t.number, t.null]), "error": /* @__PURE__ */ t.union([t.string, t.null]) })

export const getBenefitSelection: Operation<
  { path: legacy.operations["getBenefitSelection"]['parameters']['path']; },
  legacy.components['schemas']["SelectionSetup"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getBenefitSelection",
  host: "legacy",
  method: "GET",
  path: "/benefit/{id}/selection",
  query: [],
  anonymous: false,
  answers: { 200: SelectionSetup },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getBenefitWithSelection: Operation<
  { path: legacy.operations["getBenefitWithSelection"]['parameters']['path']; },
  legacy.components['schemas']["BenefitWithSelection"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getBenefitWithSelection",
  host: "legacy",
  method: "GET",
  path: "/benefit/{id}/with-selection",
  query: [],
  anonymous: false,
  answers: { 200: BenefitWithSelection },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["description"], profile: "content" }, { status: 200, path: ["claim","instructions"], profile: "content" }],
  files: [],
}

export const getBenefitTerms: Operation<
  { path: legacy.operations["getBenefitTerms"]['parameters']['path']; },
  legacy.components['schemas']["BenefitTerms"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getBenefitTerms",
  host: "legacy",
  method: "GET",
  path: "/benefit/{benefitId}/terms/{termId}",
  query: [],
  anonymous: false,
  answers: { 200: BenefitTerms },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["terms"], profile: "content" }],
  files: [],
}

export const createSelection: Operation<
  { body: NonNullable<legacy.operations["createSelection"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SelectionAnswer"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["SelectionRefusal"]
> = {
  id: "createSelection",
  host: "legacy",
  method: "POST",
  path: "/selection",
  query: [],
  anonymous: false,
  answers: { 201: SelectionAnswer },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: SelectionRefusal, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const resetSelection: Operation<
  { path: legacy.operations["resetSelection"]['parameters']['path']; },
  legacy.components['schemas']["SelectionSetup"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "resetSelection",
  host: "legacy",
  method: "GET",
  path: "/selection/{id}",
  query: [],
  anonymous: false,
  answers: { 200: SelectionSetup },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const updateSelection: Operation<
  { path: legacy.operations["updateSelection"]['parameters']['path']; body: NonNullable<legacy.operations["updateSelection"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SelectionAnswer"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["SelectionRefusal"]
> = {
  id: "updateSelection",
  host: "legacy",
  method: "PATCH",
  path: "/selection/{id}",
  query: [],
  anonymous: false,
  answers: { 200: SelectionAnswer },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: SelectionRefusal, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const calculateCosts: Operation<
  { body: NonNullable<legacy.operations["calculateCosts"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["Costs"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "calculateCosts",
  host: "legacy",
  method: "POST",
  path: "/selections/costs",
  query: [],
  anonymous: false,
  answers: { 200: Costs },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const saveSelectionForEmployee: Operation<
  { path: legacy.operations["saveSelectionForEmployee"]['parameters']['path']; body: NonNullable<legacy.operations["saveSelectionForEmployee"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SelectionAnswer"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["SelectionRefusal"]
> = {
  id: "saveSelectionForEmployee",
  host: "legacy",
  method: "POST",
  path: "/selections/client/{client}/employees/{employee}",
  query: [],
  anonymous: false,
  answers: { 201: SelectionAnswer },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: SelectionRefusal, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
