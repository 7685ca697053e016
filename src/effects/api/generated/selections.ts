// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import type { Operation } from '../operation.ts'
import { day, exact, integer, member, nullable, optional, text, whole } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import { BenefitDetail, MonthlyCost, Payments, Selection } from './benefits-and-selections.ts'
import type * as legacy from './legacy.types.ts'

const OptionCover: t.Type<legacy.components['schemas']["OptionCover"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "value": text })

const FieldOption: t.Type<legacy.components['schemas']["FieldOption"], unknown, unknown> = /* @__PURE__ */ t.type({ "value": text, "label": text, "hint": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "covers": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(OptionCover), []) })

const EditField: t.Type<legacy.components['schemas']["EditField"], unknown, unknown> = /* @__PURE__ */ t.type({ "name": text, "label": text, "hint": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "kind": /* @__PURE__ */ member(["amount","choice"]), "unit": /* @__PURE__ */ optional(/* @__PURE__ */ member(["pounds","days","percent","none"]), "none"), "minimum": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(t.number), null), "maximum": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(t.number), null), "stepSize": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(t.number), null), "default": /* @__PURE__ */ optional(/* @__PURE__ */ t.union([t.number, text, t.null]), null), "options": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(FieldOption), []), "appliesTo": /* @__PURE__ */ optional(/* @__PURE__ */ member(["employee","partner"]), "employee"), "validationMessage": /* @__PURE__ */ optional(text, "") })

const EligiblePerson: t.Type<legacy.components['schemas']["EligiblePerson"], unknown, unknown> = /* @__PURE__ */ t.type({ "personId": text, "name": text, "relationship": /* @__PURE__ */ member(["partner","dependant"], "dependant"), "eligible": t.boolean, "reason": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const MedicalQuestion: t.Type<legacy.components['schemas']["MedicalQuestion"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "question": text, "kind": /* @__PURE__ */ member(["yes-no","text"], "text") })

const MedicalQuestions: t.Type<legacy.components['schemas']["MedicalQuestions"], unknown, unknown> = /* @__PURE__ */ t.type({ "completed": /* @__PURE__ */ optional(t.boolean, false), "items": /* @__PURE__ */ whole(/* @__PURE__ */ t.array(MedicalQuestion)) })

const FieldValues: t.Type<legacy.components['schemas']["FieldValues"], unknown, unknown> = /* @__PURE__ */ t.record(text, /* @__PURE__ */ t.union([t.number, text]))

const SelectionValues: t.Type<legacy.components['schemas']["SelectionValues"], unknown, unknown> = /* @__PURE__ */ t.type({ "values": FieldValues, "people": /* @__PURE__ */ t.array(text) })

const SelectionSetup: t.Type<legacy.components['schemas']["SelectionSetup"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": text, "selection": /* @__PURE__ */ exact(/* @__PURE__ */ nullable(Selection), null), "editFields": /* @__PURE__ */ whole(/* @__PURE__ */ t.array(EditField)), "fieldStatus": /* @__PURE__ */ optional(/* @__PURE__ */ t.record(text, /* @__PURE__ */ member(["open","locked"])), {}), "people": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(EligiblePerson), []), "maximumPeople": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "questions": /* @__PURE__ */ exact(/* @__PURE__ */ nullable(MedicalQuestions), null), "values": /* @__PURE__ */ exact(/* @__PURE__ */ nullable(SelectionValues), null), "temporarySelection": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(SelectionValues), null), "freeCoverLimit": /* @__PURE__ */ exact(/* @__PURE__ */ nullable(t.number), null), "startDate": day })

const BenefitWithSelection: t.Type<legacy.components['schemas']["BenefitWithSelection"], unknown, unknown> = /* @__PURE__ */ t.intersection([BenefitDetail, /* @__PURE__ */ t.type({ "setup": SelectionSetup })])

const BenefitTerms: t.Type<legacy.components['schemas']["BenefitTerms"], unknown, unknown> = /* @__PURE__ */ t.type({ "terms": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(SafeHtml), null), "version": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "error": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const SelectionKept: t.Type<legacy.components['schemas']["SelectionKept"], unknown, unknown> = /* @__PURE__ */ t.type({ "status": /* @__PURE__ */ exact(/* @__PURE__ */ t.literal("success"), "success"), "setup": SelectionSetup })

const SelectionRefusal: t.Type<legacy.components['schemas']["SelectionRefusal"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "status": /* @__PURE__ */ t.literal("error"), "message": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) }), /* @__PURE__ */ t.partial({ "code": /* @__PURE__ */ member(["cost-changed","terms-changed"]) })])

const SelectionResponse: t.Type<legacy.components['schemas']["SelectionResponse"], unknown, unknown> = /* @__PURE__ */ t.union([SelectionKept, SelectionRefusal])

const SelectionConflict: t.Type<legacy.components['schemas']["SelectionConflict"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "message": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) }), /* @__PURE__ */ t.partial({ "status": /* @__PURE__ */ t.literal("error"), "code": /* @__PURE__ */ member(["cost-changed","terms-changed"]) })])

const CostLine: t.Type<legacy.components['schemas']["CostLine"], unknown, unknown> = /* @__PURE__ */ t.type({ "label": text, "company": integer, "employee": integer })

const ValueLimits: t.Type<legacy.components['schemas']["ValueLimits"], unknown, unknown> = /* @__PURE__ */ t.type({ "min": t.number, "max": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(t.number), null), "step": t.number })

const OptionCost: t.Type<legacy.components['schemas']["OptionCost"], unknown, unknown> = /* @__PURE__ */ t.type({ "field": text, "value": text, "employee": integer })

const PersonCost: t.Type<legacy.components['schemas']["PersonCost"], unknown, unknown> = /* @__PURE__ */ t.type({ "personId": text, "employee": integer })

const Costs: t.Type<legacy.components['schemas']["Costs"], unknown, unknown> = /* @__PURE__ */ t.type({ "quote_id": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "monthly": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(MonthlyCost), null), "payments": /* @__PURE__ */ optional(Payments, 12), "yearly": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(MonthlyCost), null), "lines": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(CostLine), []), "value_limits": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(ValueLimits), null), "partner_value_limits": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(ValueLimits), null), "capped_at": /* @__PURE__ */ exact(/* @__PURE__ */ nullable(t.number), null), "option_costs": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(OptionCost), []), "people_costs": /* @__PURE__ */ optional(/* @__PURE__ */ t.array(PersonCost), []), "net_monthly": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(integer), null), "error": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

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
  responses: { 200: SelectionSetup },
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
  responses: { 200: BenefitWithSelection },
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
  responses: { 200: BenefitTerms },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["terms"], profile: "content" }],
  files: [],
}

export const createSelection: Operation<
  { body: NonNullable<legacy.operations["createSelection"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SelectionResponse"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["SelectionConflict"]
> = {
  id: "createSelection",
  host: "legacy",
  method: "POST",
  path: "/selection",
  query: [],
  anonymous: false,
  responses: { 201: SelectionResponse },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: SelectionConflict, 422: ErrorBody, 500: ErrorBody },
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
  responses: { 200: SelectionSetup },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const updateSelection: Operation<
  { path: legacy.operations["updateSelection"]['parameters']['path']; body: NonNullable<legacy.operations["updateSelection"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SelectionResponse"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["SelectionConflict"]
> = {
  id: "updateSelection",
  host: "legacy",
  method: "PATCH",
  path: "/selection/{id}",
  query: [],
  anonymous: false,
  responses: { 200: SelectionResponse },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: SelectionConflict, 412: ErrorBody, 422: ErrorBody, 500: ErrorBody },
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
  responses: { 200: Costs },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const saveSelectionForEmployee: Operation<
  { path: legacy.operations["saveSelectionForEmployee"]['parameters']['path']; body: NonNullable<legacy.operations["saveSelectionForEmployee"]['requestBody']>['content']['application/json']; },
  legacy.components['schemas']["SelectionResponse"],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"] | legacy.components['schemas']["SelectionConflict"]
> = {
  id: "saveSelectionForEmployee",
  host: "legacy",
  method: "POST",
  path: "/selections/client/{client}/employees/{employee}",
  query: [],
  anonymous: false,
  responses: { 201: SelectionResponse },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 404: ErrorBody, 409: SelectionConflict, 422: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}
