// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/marks.ts'
import { day, integer } from '../operation.ts'
import type * as legacy from './legacy.types.ts'

export const ErrorBody: t.Type<legacy.components['schemas']["ErrorBody"], unknown, unknown> = /* @__PURE__ */ t.partial({ "errors": /* @__PURE__ */ t.union([t.string, /* @__PURE__ */ t.array(t.string), /* @__PURE__ */ t.record(t.string, /* @__PURE__ */ t.array(t.string))]), "error": t.string, "message": t.string })

export const LoginTokens: t.Type<legacy.components['schemas']["LoginTokens"], unknown, unknown> = /* @__PURE__ */ t.intersection([/* @__PURE__ */ t.type({ "access_token": /* @__PURE__ */ t.union([t.string, t.null]), "refresh_token": /* @__PURE__ */ t.union([t.string, t.null]), "expires_in": /* @__PURE__ */ t.union([integer, t.null]), "ssoLogoutUrl": /* @__PURE__ */ t.union([t.string, t.null]), "is_should_setup_2fa": t.boolean, "is_should_validate_2fa": t.boolean }), /* @__PURE__ */ t.partial({ "secret": t.string, "url": t.string, "scheme": t.string, "remember": t.boolean })])

export const UnauthorisedBody: t.Type<legacy.components['schemas']["UnauthorisedBody"], unknown, unknown> = /* @__PURE__ */ t.type({ "detail": t.string })

export const SchemeYear: t.Type<legacy.components['schemas']["SchemeYear"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "schemeYear": /* @__PURE__ */ t.union([t.string, t.null]) })

export const CmsData: t.Type<legacy.components['schemas']["CmsData"], unknown, unknown> = /* @__PURE__ */ t.type({ "sso_access_only": t.boolean })

export const MonthlyCost: t.Type<legacy.components['schemas']["MonthlyCost"], unknown, unknown> = /* @__PURE__ */ t.type({ "company": integer, "employee": integer })

export const CallToAction: t.Type<legacy.components['schemas']["CallToAction"], unknown, unknown> = /* @__PURE__ */ t.type({ "type": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("setup"), /* @__PURE__ */ t.literal("manage"), /* @__PURE__ */ t.literal("reapply")]), "label": t.string })

export const OptOut: t.Type<legacy.components['schemas']["OptOut"], unknown, unknown> = /* @__PURE__ */ t.type({ "allowed": t.boolean, "effectiveDate": /* @__PURE__ */ t.union([day, t.null]) })

export const Selection: t.Type<legacy.components['schemas']["Selection"], unknown, unknown> = /* @__PURE__ */ t.type({ "selectionId": t.string, "status": /* @__PURE__ */ t.union([/* @__PURE__ */ t.literal("not-selected"), /* @__PURE__ */ t.literal("pending"), /* @__PURE__ */ t.literal("approved"), /* @__PURE__ */ t.literal("rejected"), /* @__PURE__ */ t.literal("opted-out"), /* @__PURE__ */ t.literal("in-progress")]), "statusLabel": t.string, "planDetails": /* @__PURE__ */ t.union([t.string, t.null]), "peopleCovered": /* @__PURE__ */ t.array(t.string), "costsSummaryForMonthlyCostSection": MonthlyCost, "cta": /* @__PURE__ */ t.union([CallToAction, t.null]), "endDate": /* @__PURE__ */ t.union([day, t.null]), "optOut": OptOut, "reference": /* @__PURE__ */ t.union([t.string, t.null]) })

export const Probation: t.Type<legacy.components['schemas']["Probation"], unknown, unknown> = /* @__PURE__ */ t.type({ "restricted": t.boolean, "until": /* @__PURE__ */ t.union([day, t.null]) })

export const Benefit: t.Type<legacy.components['schemas']["Benefit"], unknown, unknown> = /* @__PURE__ */ t.type({ "benefitId": t.string, "name": t.string, "summary": t.string, "groupCode": t.string, "icon": t.string, "beamSupported": t.boolean, "selection": /* @__PURE__ */ t.union([Selection, t.null]), "probation": Probation })

export const BenefitTermsEntry: t.Type<legacy.components['schemas']["BenefitTermsEntry"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": t.string, "title": t.string, "version": t.string })

export const Claim: t.Type<legacy.components['schemas']["Claim"], unknown, unknown> = /* @__PURE__ */ t.type({ "provider": t.string, "phone": /* @__PURE__ */ t.union([t.string, t.null]), "email": /* @__PURE__ */ t.union([t.string, t.null]), "url": /* @__PURE__ */ t.union([t.string, t.null]), "instructions": SafeHtml })

export const BenefitDetail: t.Type<legacy.components['schemas']["BenefitDetail"], unknown, unknown> = /* @__PURE__ */ t.intersection([Benefit, /* @__PURE__ */ t.type({ "description": SafeHtml, "covers": t.string, "startDate": /* @__PURE__ */ t.union([day, t.null]), "howToLeave": t.string, "termsAndConditionsShown": t.boolean, "terms": /* @__PURE__ */ t.array(BenefitTermsEntry), "claim": /* @__PURE__ */ t.union([Claim, t.null]) })])
