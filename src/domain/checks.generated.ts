// Written by tools/generate from the codecs of all events. Run `npm run generate` after a change of one.
import type { Check } from './log/log-file.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

const is1: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && typeof x["field"] === 'string' && typeof x["value"] === 'string' && (typeof x["problem"] === 'string' || x["problem"] === null))
const is2: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && typeof x["field"] === 'string' && (typeof x["problem"] === 'string' || x["problem"] === null))
const is3: Check = (x) => typeof x === 'string'
const is4: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && (isFields(x["problems"]) && Object.values(x["problems"]).every(is3)))
const is5: Check = (x) => (isFields(x) && typeof x["key"] === 'string')
const is6: Check = (x) => (isFields(x) && typeof x["sentence"] === 'string')
const is7: Check = (x) => (is5(x) || is6(x))
const is8: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && (isFields(x["verdicts"]) && Object.values(x["verdicts"]).every(is7)))
const is9: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && (isFields(x["values"]) && Object.values(x["values"]).every(is3)))
const is10: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && (isFields(x["values"]) && Object.values(x["values"]).every(is3)) && (isFields(x["choices"]) && Object.values(x["choices"]).every(is3)))
const is11: Check = (x) => (isFields(x) && typeof x["form"] === 'string')
const is12: Check = (x) => (isFields(x) && typeof x["domainLabel"] === 'string')
const is13: Check = (x) => (isFields(x) && typeof x["primaryColour"] === 'string' && typeof x["accentColour"] === 'string' && (typeof x["logo"] === 'string' || x["logo"] === null) && (typeof x["mobileLogo"] === 'string' || x["mobileLogo"] === null) && (typeof x["avatar"] === 'string' || x["avatar"] === null) && typeof x["benefitBrandName"] === 'string' && typeof x["supportEmail"] === 'string' && (typeof x["supportNumber"] === 'string' || x["supportNumber"] === null) && (typeof x["baseFont"] === 'string' || x["baseFont"] === null) && (typeof x["headerFont"] === 'string' || x["headerFont"] === null) && typeof x["ssoOnly"] === 'boolean' && typeof x["contactUsEmail"] === 'string')
const is14: Check = (x) => (isFields(x) && is13(x["theme"]))
const is15: Check = (x) => (isFields(x) && x["kind"] === "refused" && typeof x["status"] === 'number' && (typeof x["message"] === 'string' || x["message"] === null))
const is16: Check = (x) => (isFields(x) && x["kind"] === "unauthorised" && (typeof x["detail"] === 'string' || x["detail"] === null))
const is17: Check = (x) => (isFields(x) && x["kind"] === "undecodable" && typeof x["where"] === 'string')
const is18: Check = (x) => (isFields(x) && x["kind"] === "network")
const is19: Check = (x) => (isFields(x) && x["kind"] === "timeOut")
const is20: Check = (x) => (isFields(x) && x["kind"] === "aborted")
const is21: Check = (x) => (isFields(x) && x["kind"] === "unexpected" && typeof x["reason"] === 'string')
const is22: Check = (x) => (is15(x) || is16(x) || is17(x) || is18(x) || is19(x) || is20(x) || is21(x))
const is23: Check = (x) => (isFields(x) && is22(x["problem"]))
const is24: Check = (x) => (isFields(x) && (typeof x["logo"] === 'string' || x["logo"] === null) && (typeof x["mobileLogo"] === 'string' || x["mobileLogo"] === null) && (typeof x["avatar"] === 'string' || x["avatar"] === null))
const is25: Check = (x) => (isFields(x) && typeof x["videoPlayer"] === 'boolean')
const is26: Check = (x) => isFields(x)
const is27: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (x["userType"] === "employee" || x["userType"] === "employer") && (x["employmentStatus"] === "active" || x["employmentStatus"] === "left" || x["employmentStatus"] === "inactive") && (typeof x["avatar"] === 'string' || x["avatar"] === null) && typeof x["firstLogin"] === 'boolean' && typeof x["isInsightsEnabled"] === 'boolean' && typeof x["isDataLoadEligibilityImpactEnabled"] === 'boolean' && typeof x["isMfaEnabled"] === 'boolean')
const is28: Check = (x) => (isFields(x) && typeof x["code"] === 'string' && typeof x["status"] === 'boolean')
const is29: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["clientName"] === 'string' && typeof x["contactUsEnabled"] === 'boolean' && (typeof x["clientLogo"] === 'string' || x["clientLogo"] === null) && (Array.isArray(x["exceptions"]) && x["exceptions"].every(is28)))
const is30: Check = (x) => (isFields(x) && is27(x["user"]) && is29(x["client"]) && typeof x["schemeId"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null) && (typeof x["oneHubLogoutUrl"] === 'string' || x["oneHubLogoutUrl"] === null) && typeof x["showWelcomeModal"] === 'boolean')
const is31: Check = (x) => (isFields(x) && is30(x["profile"]) && typeof x["termsUpdated"] === 'boolean')
const is32: Check = (x) => (isFields(x) && (x["reason"] === "loggedOut" || x["reason"] === "unauthorised" || x["reason"] === "benefitsUnavailable" || x["reason"] === "elsewhere" || x["reason"] === "idle" || x["reason"] === "profileUnavailable") && (typeof x["message"] === 'string' || x["message"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null))
const is33: Check = (x) => (isFields(x) && typeof x["purpose"] === 'string')
const is34: Check = (x) => (isFields(x) && typeof x["userId"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is35: Check = (x) => (isFields(x) && typeof x["token"] === 'string')
const is36: Check = (x) => (isFields(x) && typeof x["email"] === 'string')
const is37: Check = (x) => (isFields(x) && typeof x["url"] === 'string')
const is38: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["password"] === 'string' && (typeof x["captcha"] === 'string' || x["captcha"] === null))
const is39: Check = (x) => (isFields(x) && (typeof x["remember"] === 'boolean' || x["remember"] === null))
const is40: Check = (x) => (isFields(x) && is22(x["problem"]) && typeof x["locked"] === 'boolean' && typeof x["captchaDemanded"] === 'boolean' && (typeof x["message"] === 'string' || x["message"] === null))
const is41: Check = (x) => (isFields(x) && x["step"] === "code")
const is42: Check = (x) => (isFields(x) && x["step"] === "setUp" && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is43: Check = (x) => (is41(x) || is42(x))
const is44: Check = (x) => (isFields(x) && (x["from"] === "login" || x["from"] === "activation") && is43(x["demand"]))
const is45: Check = (x) => (isFields(x) && typeof x["code"] === 'string')
const is46: Check = (x) => (isFields(x) && is22(x["problem"]) && (Array.isArray(x["codes"]) && x["codes"].every(is3)))
const is47: Check = (x) => (isFields(x) && (x["because"] === "back" || x["because"] === "expired" || x["because"] === "lost"))
const is48: Check = (x) => (isFields(x) && (x["cause"] === "person" || x["cause"] === "idle"))
const is49: Check = (x) => (isFields(x) && typeof x["path"] === 'string' && (isFields(x["choices"]) && Object.values(x["choices"]).every(is3)) && (isFields(x["words"]) && Object.values(x["words"]).every(is3)))
const is50: Check = (x) => (isFields(x) && typeof x["chunk"] === 'string')
const is51: Check = (x) => (isFields(x) && typeof x["lastActivityAt"] === 'number')
const is52: Check = (x) => (isFields(x) && typeof x["terms"] === 'string' && typeof x["policy"] === 'string')
const is53: Check = (x) => (isFields(x) && is52(x["texts"]))
const is54: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails") && typeof x["subject"] === 'string')
const is55: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails"))
const is56: Check = (x) => (isFields(x) && typeof x["place"] === 'string' && typeof x["rows"] === 'number')
const is57: Check = (x) => (isFields(x) && typeof x["operation"] === 'string' && typeof x["status"] === 'number' && (Array.isArray(x["repaired"]) && x["repaired"].every(is3)) && (Array.isArray(x["lost"]) && x["lost"].every(is56)))
const is58: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is59: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is60: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is22(x["problem"]))
const is61: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms"))
const is62: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && typeof x["html"] === 'string')
const is63: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && is22(x["problem"]))
const is64: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["value"] === 'string')
const is65: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["html"] === 'string')
const is66: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is64)) && (Array.isArray(x["panels"]) && x["panels"].every(is65)))
const is67: Check = (x) => (isFields(x) && is66(x["page"]))
const is68: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && typeof x["answer"] === 'string')
const is69: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is68)))
const is70: Check = (x) => (isFields(x) && typeof x["subject"] === 'string' && typeof x["comments"] === 'string')
const is71: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is72: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is73: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is74: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is75: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is76: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is77: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is78: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is79: Check = (x) => (isFields(x) && is22(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is80: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is81: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is82: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is81)))
const is83: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is22(x["problem"]))
const is84: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is85: Check = (x) => (Array.isArray(x) && x.every(is3))
const is86: Check = (x) => (isFields(x) && is22(x["problem"]) && (isFields(x["fields"]) && Object.values(x["fields"]).every(is85)))
const is87: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is88: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is89: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is90: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is91: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is92: Check = (x) => (isFields(x) && is91(x["details"]))
const is93: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["url"] === 'string')
const is94: Check = (x) => (isFields(x) && (Array.isArray(x["avatars"]) && x["avatars"].every(is93)))
const is95: Check = (x) => (isFields(x) && (typeof x["picture"] === 'string' || x["picture"] === null))
const is96: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["link"] === 'string' || x["link"] === null) && typeof x["icon"] === 'string' && typeof x["urgent"] === 'boolean')
const is97: Check = (x) => (isFields(x) && (Array.isArray(x["cards"]) && x["cards"].every(is96)))
const is98: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["imageUrl"] === 'string' || x["imageUrl"] === null) && (typeof x["link"] === 'string' || x["link"] === null))
const is99: Check = (x) => (isFields(x) && (Array.isArray(x["banners"]) && x["banners"].every(is98)))
const is100: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["image"] === 'string' || x["image"] === null) && (typeof x["icon"] === 'string' || x["icon"] === null))
const is101: Check = (x) => (isFields(x) && (Array.isArray(x["slides"]) && x["slides"].every(is100)))
const is102: Check = (x) => (isFields(x) && typeof x["to"] === 'number')
const is103: Check = (x) => (isFields(x) && typeof x["familyMemberId"] === 'string' && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && (typeof x["dateOfBirth"] === 'string' || x["dateOfBirth"] === null) && ((x["gender"] === "female" || x["gender"] === "male") || x["gender"] === null) && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is104: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is103)))
const is105: Check = (x) => (isFields(x) && is103(x["member"]))
const is106: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is107: Check = (x) => (isFields(x) && (typeof x["familyMemberId"] === 'string' || x["familyMemberId"] === null) && is106(x["details"]))
const is108: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["description"] === 'string' && typeof x["concernsFamily"] === 'boolean')
const is109: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is108)))
const is110: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["change"] === 'string')
const is111: Check = (x) => (isFields(x) && typeof x["lifeEventId"] === 'string' && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["changeUntil"] === 'string' || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is110)))
const is112: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is111)))
const is113: Check = (x) => (isFields(x) && is111(x["event"]))
const is114: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["note"] === 'string' || x["note"] === null))
const is115: Check = (x) => (isFields(x) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is116: Check = (x) => (is115(x) || x === null)
const is117: Check = (x) => (isFields(x) && typeof x["allowed"] === 'boolean' && (typeof x["effectiveDate"] === 'string' || x["effectiveDate"] === null))
const is118: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && (x["status"] === "not-selected" || x["status"] === "in-progress" || x["status"] === "pending" || x["status"] === "approved" || x["status"] === "rejected" || x["status"] === "opted-out") && typeof x["statusLabel"] === 'string' && (typeof x["planDetails"] === 'string' || x["planDetails"] === null) && (Array.isArray(x["peopleCovered"]) && x["peopleCovered"].every(is3)) && is116(x["monthlyCost"]) && is116(x["yearlyCost"]) && ((x["next"] === "setup" || x["next"] === "manage" || x["next"] === "reapply") || x["next"] === null) && (typeof x["endDate"] === 'string' || x["endDate"] === null) && is117(x["optOut"]) && (typeof x["reference"] === 'string' || x["reference"] === null))
const is119: Check = (x) => (is118(x) || x === null)
const is120: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["icon"] === 'string' && typeof x["beamSupported"] === 'boolean' && is119(x["selection"]) && typeof x["restricted"] === 'boolean' && (typeof x["restrictedUntil"] === 'string' || x["restrictedUntil"] === null))
const is121: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is120)))
const is122: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string')
const is123: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["version"] === 'string')
const is124: Check = (x) => (isFields(x) && typeof x["provider"] === 'string' && (typeof x["phone"] === 'string' || x["phone"] === null) && (typeof x["email"] === 'string' || x["email"] === null) && (typeof x["url"] === 'string' || x["url"] === null) && typeof x["instructions"] === 'string')
const is125: Check = (x) => (is124(x) || x === null)
const is126: Check = (x) => (isFields(x) && is120(x["benefit"]) && typeof x["description"] === 'string' && typeof x["covers"] === 'string' && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["howToLeave"] === 'string' && (Array.isArray(x["terms"]) && x["terms"].every(is123)) && is125(x["claim"]))
const is127: Check = (x) => (isFields(x) && is126(x["detail"]))
const is128: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is22(x["problem"]))
const is129: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["faqs"]) && x["faqs"].every(is68)))
const is130: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["icon"] === 'string')
const is131: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["related"]) && x["related"].every(is130)))
const is132: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string')
const is133: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && typeof x["html"] === 'string' && typeof x["version"] === 'string')
const is134: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && is22(x["problem"]))
const is135: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["selectionId"] === 'string')
const is136: Check = (x) => (isFields(x) && x["kind"] === "create")
const is137: Check = (x) => (isFields(x) && x["kind"] === "update" && typeof x["selectionId"] === 'string')
const is138: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && typeof x["client"] === 'string' && typeof x["employee"] === 'string')
const is139: Check = (x) => (is136(x) || is137(x) || is138(x))
const is140: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is141: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.values(x["values"]).every(is140)) && (Array.isArray(x["people"]) && x["people"].every(is3)))
const is142: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is139(x["route"]) && is141(x["choice"]))
const is143: Check = (x) => (isFields(x) && typeof x["value"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null))
const is144: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || typeof x["preset"] === 'string' || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is143)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && typeof x["message"] === 'string')
const is145: Check = (x) => (isFields(x) && typeof x["personId"] === 'string' && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is146: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is147: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is146)))
const is148: Check = (x) => (is147(x) || x === null)
const is149: Check = (x) => (is141(x) || x === null)
const is150: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is119(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is144)) && (Array.isArray(x["people"]) && x["people"].every(is145)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is148(x["questions"]) && is149(x["submitted"]) && is149(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && typeof x["startDate"] === 'string')
const is151: Check = (x) => (isFields(x) && is150(x["setup"]))
const is152: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["answer"] === 'string')
const is153: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is139(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is152)))
const is154: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is139(x["route"]) && is141(x["choice"]) && typeof x["quoteId"] === 'string' && (isFields(x["terms"]) && Object.values(x["terms"]).every(is3)))
const is155: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is22(x["problem"]))
const is156: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is141(x["choice"]))
const is157: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is158: Check = (x) => (isFields(x) && typeof x["quoteId"] === 'string' && is115(x["monthly"]) && is115(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is157)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null))
const is159: Check = (x) => (is158(x) || x === null)
const is160: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is161: Check = (x) => (is160(x) || x === null)
const is162: Check = (x) => (isFields(x) && is161(x["value"]) && is161(x["partner"]))
const is163: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is141(x["choice"]) && is159(x["quote"]) && is162(x["limits"]))
const is164: Check = (x) => (is162(x) || x === null)
const is165: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is141(x["choice"]) && is164(x["limits"]) && is22(x["problem"]))
const is166: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is167: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (isFields(x["versions"]) && Object.values(x["versions"]).every(is3)))
const is168: Check = (x) => (isFields(x) && typeof x["balance"] === 'number' && (typeof x["lastPaymentDate"] === 'string' || x["lastPaymentDate"] === null))
const is169: Check = (x) => (isFields(x) && typeof x["orderId"] === 'string' && typeof x["retailer"] === 'string' && typeof x["value"] === 'number' && typeof x["date"] === 'string')
const is170: Check = (x) => (isFields(x) && (typeof x["nextVoucherDate"] === 'string' || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is169)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is169)))
const is171: Check = (x) => (isFields(x) && is170(x["vouchers"]))
const is172: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string')
const is173: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && typeof x["displayDate"] === 'string' && typeof x["time"] === 'number')
const is174: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is173)))
const is175: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && is22(x["problem"]))
const is176: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number' && typeof x["total"] === 'number')
const is177: Check = (x) => (isFields(x) && is176(x["summary"]))
const is178: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is179: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["groupName"] === 'string' && (Array.isArray(x["months"]) && x["months"].every(is178)))
const is180: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is179)))
const is181: Check = (x) => (isFields(x) && is180(x["total"]))
const is182: Check = (x) => (isFields(x) && (x["mode"] === "year" || x["mode"] === "month"))
const is183: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor"))
const is184: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor") && is22(x["problem"]))
const is185: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number')
const is186: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is187: Check = (x) => (isFields(x) && is186(x["registration"]))
const is188: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is189: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && typeof x["count"] === 'number' && typeof x["summary"] === 'string')
const is190: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is189)))
const is191: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && typeof x["employeeName"] === 'string' && (typeof x["orderValue"] === 'number' || x["orderValue"] === null) && (isFields(x["fields"]) && Object.values(x["fields"]).every(is3)))
const is192: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is191)))
const is193: Check = (x) => (isFields(x) && is192(x["pending"]))
const is194: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is195: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && (x["decision"] === "approve" || x["decision"] === "reject"))
const is196: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is3)) && (Array.isArray(x["failed"]) && x["failed"].every(is3)))
const is197: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is198: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null))
const is199: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is198)))
const is200: Check = (x) => (isFields(x) && is199(x["takeUp"]))
const is201: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["source"] === "standard" || x["source"] === "insights"))
const is202: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is203: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["taken"] === 'number')
const is204: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is205: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is204)))
const is206: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["asOf"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null) && (Array.isArray(x["months"]) && x["months"].every(is202)) && (Array.isArray(x["levels"]) && x["levels"].every(is203)) && (Array.isArray(x["groups"]) && x["groups"].every(is205)))
const is207: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is206(x["takeUp"]))
const is208: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is209: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is208)))
const is210: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["registrations"] === 'number')
const is211: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is212: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is209)) && (Array.isArray(x["months"]) && x["months"].every(is210)) && is211(x["activity"]))
const is213: Check = (x) => (isFields(x) && is212(x["insights"]))
const is214: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is215: Check = (x) => (isFields(x) && is214(x["query"]) && typeof x["typing"] === 'boolean')
const is216: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["department"] === 'string' || x["department"] === null) && typeof x["registered"] === 'boolean' && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null))
const is217: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is216)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is186(x["registration"]))
const is218: Check = (x) => (isFields(x) && is214(x["query"]) && is217(x["page"]))
const is219: Check = (x) => (isFields(x) && is214(x["query"]) && is22(x["problem"]))
const is220: Check = (x) => (isFields(x) && x["report"] === "employees" && is214(x["query"]))
const is221: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is222: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is221(x["query"]))
const is223: Check = (x) => (is220(x) || is222(x))
const is224: Check = (x) => (isFields(x) && is223(x["asked"]))
const is225: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is226: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is227: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is22(x["problem"]))
const is228: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string')
const is229: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (typeof x["department"] === 'string' || x["department"] === null) && (typeof x["location"] === 'string' || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (typeof x["registeredOn"] === 'string' || x["registeredOn"] === null) && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is230: Check = (x) => (isFields(x) && is229(x["employee"]))
const is231: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is22(x["problem"]))
const is232: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["password"] === 'string')
const is233: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["link"] === 'string')
const is234: Check = (x) => (isFields(x) && is22(x["problem"]) && (typeof x["code"] === 'string' || x["code"] === null))
const is235: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is234(x["trouble"]))
const is236: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is237: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is238: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is3)))
const is239: Check = (x) => (is237(x) || is238(x))
const is240: Check = (x) => (isFields(x) && is239(x["recipients"]))
const is241: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is242: Check = (x) => (isFields(x) && is239(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is243: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is244: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is243)))
const is245: Check = (x) => (isFields(x) && is234(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is246: Check = (x) => (isFields(x) && is221(x["query"]) && typeof x["typing"] === 'boolean')
const is247: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is248: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is247)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is249: Check = (x) => (isFields(x) && is221(x["query"]) && is248(x["page"]) && typeof x["enforced"] === 'boolean')
const is250: Check = (x) => (isFields(x) && is221(x["query"]) && is22(x["problem"]))
const is251: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is252: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && typeof x["fileName"] === 'string' && typeof x["uploadedOn"] === 'string' && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is253: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is252)))
const is254: Check = (x) => (isFields(x) && (typeof x["date"] === 'string' || x["date"] === null))
const is255: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is256: Check = (x) => (isFields(x) && typeof x["fileName"] === 'string')
const is257: Check = (x) => (isFields(x) && typeof x["fileId"] === 'string' && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is258: Check = (x) => (isFields(x) && x["kind"] === "type")
const is259: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is260: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is261: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is262: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is263: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is264: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is265: Check = (x) => (is258(x) || is259(x) || is260(x) || is261(x) || is262(x) || is263(x) || is264(x))
const is266: Check = (x) => (isFields(x) && is257(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is265)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is267: Check = (x) => (isFields(x) && is257(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is268: Check = (x) => (isFields(x) && is257(x["file"]) && typeof x["rows"] === 'number')
const is269: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is270: Check = (x) => (isFields(x) && is257(x["file"]))
const is271: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (typeof x["column"] === 'string' || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && typeof x["code"] === 'string' && typeof x["message"] === 'string')
const is272: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is271)))
const is273: Check = (x) => (is252(x) && is272(x))
const is274: Check = (x) => (isFields(x) && is273(x["upload"]))
const is275: Check = (x) => (isFields(x) && is252(x["upload"]))
const is276: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is22(x["problem"]))
const is277: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && (x["action"] === "commit" || x["action"] === "discard"))
const is278: Check = (x) => (isFields(x) && (typeof x["benefitId"] === 'string' || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is279: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is278(x["query"]))
const is280: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is281: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is282: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is280)) && (Array.isArray(x["people"]) && x["people"].every(is281)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is283: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is282(x["difference"]))
const is284: Check = (x) => (isFields(x) && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (typeof x["provider"] === 'string' || x["provider"] === null))
const is285: Check = (x) => (isFields(x) && is284(x["query"]))
const is286: Check = (x) => (isFields(x) && typeof x["reportId"] === 'string' && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && typeof x["label"] === 'string' && (typeof x["providerName"] === 'string' || x["providerName"] === null))
const is287: Check = (x) => typeof x === 'number'
const is288: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is286)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is287)) && (Array.isArray(x["providers"]) && x["providers"].every(is3)))
const is289: Check = (x) => (isFields(x) && is284(x["query"]) && is288(x["found"]))
const is290: Check = (x) => (isFields(x) && is284(x["query"]) && is22(x["problem"]))
const is291: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is292: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)))
const is293: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is294: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is293)))

/** Whether data fits the codec of an event's newest version, by the event's type. */
export const checks: ReadonlyMap<string, Check> = new Map([
  ["FieldEdited", is1],
  ["SecretFieldEdited", is1],
  ["ChoiceMade", is1],
  ["FieldLeft", is2],
  ["FormRefused", is4],
  ["FieldsJudged", is8],
  ["DraftRestored", is9],
  ["FormFilled", is10],
  ["FormCleared", is11],
  ["ThemeRequested", is12],
  ["ThemeLoaded", is14],
  ["ThemeRestored", is14],
  ["ThemeFailed", is23],
  ["BrandImagesLoaded", is24],
  ["BrandImagesFailed", is23],
  ["CookiesAccepted", is25],
  ["CookieChoiceRestored", is25],
  ["PortalOpened", is26],
  ["SessionAbsent", is26],
  ["SessionRestoreRequested", is26],
  ["ProfileLoaded", is31],
  ["ProfileFailed", is23],
  ["SessionEnded", is32],
  ["RedirectRefused", is33],
  ["MasqueradeStarted", is34],
  ["MasqueradeRestored", is34],
  ["MasqueradeLeftBehind", is26],
  ["CaptchaAwaited", is26],
  ["CaptchaShown", is26],
  ["CaptchaSolved", is35],
  ["CaptchaExpired", is26],
  ["CaptchaFailed", is26],
  ["CaptchaSpent", is26],
  ["SsoLookupRequested", is36],
  ["SsoLookupFoundNone", is26],
  ["SsoLookupFoundRoute", is37],
  ["SsoLookupFailed", is23],
  ["LogoutAddressNamed", is37],
  ["EmailReopened", is26],
  ["LoginRequested", is38],
  ["LoginSucceeded", is39],
  ["LoginFailed", is40],
  ["LoginHeldForConsent", is26],
  ["SecondFactorDemanded", is44],
  ["PasswordChanged", is26],
  ["WorkPlatformAwaited", is26],
  ["WorkPlatformRequested", is26],
  ["WorkPlatformFound", is37],
  ["WorkPlatformFailed", is23],
  ["CodeLoginRequested", is45],
  ["CodeLoginSucceeded", is26],
  ["CodeLoginFailed", is46],
  ["SecondFactorLeft", is47],
  ["LogoutRequested", is48],
  ["LogoutFailed", is23],
  ["AddressChanged", is49],
  ["ChunkLoadFailed", is50],
  ["ConnectionLost", is26],
  ["ConnectionFound", is26],
  ["IdleTick", is51],
  ["IdleExpired", is26],
  ["StayRequested", is26],
  ["StayConfirmed", is26],
  ["StayFailed", is23],
  ["TermsRequested", is26],
  ["TermsLoaded", is53],
  ["TermsFailed", is23],
  ["TermsAcceptanceRequested", is26],
  ["TermsAcceptanceFailed", is23],
  ["TermsAccepted", is26],
  ["PanelOpened", is54],
  ["PanelClosed", is26],
  ["PanelLeft", is55],
  ["ResponseRepaired", is57],
  ["SsoLoginHeldForConsent", is58],
  ["SsoLoginRequested", is59],
  ["SsoLoginSlow", is26],
  ["SsoLoginFailed", is60],
  ["PolicyRequested", is61],
  ["PolicyLoaded", is62],
  ["PolicyFailed", is63],
  ["ContactPageRequested", is26],
  ["ContactPageLoaded", is67],
  ["ContactPageFailed", is23],
  ["ContactQuestionsLoaded", is69],
  ["ContactQuestionsFailed", is23],
  ["EnquiryRequested", is70],
  ["EnquirySent", is26],
  ["EnquiryRefused", is71],
  ["EnquiryFailed", is23],
  ["SetUpKeyRequested", is26],
  ["SetUpKeyIssued", is72],
  ["SetUpKeyFailed", is23],
  ["SetUpCodeRequested", is73],
  ["SetUpCodeAccepted", is26],
  ["SetUpCodeFailed", is46],
  ["SecondFactorEnabled", is74],
  ["SetUpLeft", is26],
  ["ActivationLookUpRequested", is75],
  ["ActivationFound", is76],
  ["ActivationLookUpFailed", is23],
  ["ActivationDateCheckRequested", is77],
  ["ActivationDateVerified", is26],
  ["ActivationDateRefused", is26],
  ["ActivationDateCheckFailed", is23],
  ["ActivationDateReopened", is26],
  ["AccountActivationRequested", is78],
  ["AccountActivated", is26],
  ["AccountActivationFailed", is79],
  ["PasswordCheckRequested", is80],
  ["PasswordCheckDropped", is26],
  ["PasswordJudged", is82],
  ["PasswordCheckFailed", is83],
  ["ForgottenPasswordOpened", is26],
  ["ResetLinkRequested", is84],
  ["ResetLinkSent", is26],
  ["ResetLinkFailed", is86],
  ["ResetOpened", is87],
  ["ResetDateCheckRequested", is87],
  ["ResetDateVerified", is26],
  ["ResetDateRefused", is26],
  ["ResetDateCheckFailed", is23],
  ["ResetLinkExpired", is71],
  ["PasswordResetRequested", is88],
  ["PasswordResetSucceeded", is89],
  ["PasswordResetFailed", is79],
  ["ResetLeft", is26],
  ["SecondFactorDisablingRequested", is90],
  ["SecondFactorDisablingFailed", is23],
  ["SecondFactorDisabled", is26],
  ["SecondFactorNoticeSeen", is26],
  ["DetailsRequested", is26],
  ["DetailsLoaded", is92],
  ["DetailsFailed", is23],
  ["DetailsChangeRequested", is92],
  ["DetailsChangeFailed", is23],
  ["DetailsChanged", is92],
  ["AvatarsRequested", is26],
  ["AvatarsLoaded", is94],
  ["AvatarsFailed", is23],
  ["AvatarChoiceRequested", is95],
  ["AvatarChoiceFailed", is23],
  ["AvatarChosen", is95],
  ["CardsRequested", is26],
  ["CardsLoaded", is97],
  ["CardsFailed", is23],
  ["BannersRequested", is26],
  ["BannersLoaded", is99],
  ["BannersFailed", is23],
  ["CarouselRequested", is26],
  ["CarouselLoaded", is101],
  ["CarouselFailed", is23],
  ["WelcomeNoted", is26],
  ["WelcomeNotingFailed", is23],
  ["CarouselTurned", is102],
  ["CarouselClosed", is26],
  ["FamilyRequested", is26],
  ["FamilyLoaded", is104],
  ["FamilyFailed", is23],
  ["FamilyMemberAdded", is105],
  ["FamilyMemberChanged", is105],
  ["FamilyMemberFormOpened", is26],
  ["FamilyMemberSavingRequested", is107],
  ["FamilyMemberSavingFailed", is23],
  ["AvailableLifeEventsRequested", is26],
  ["AvailableLifeEventsLoaded", is109],
  ["AvailableLifeEventsFailed", is23],
  ["LifeEventsRequested", is26],
  ["LifeEventsLoaded", is112],
  ["LifeEventsFailed", is23],
  ["LifeEventAdded", is113],
  ["LifeEventFormOpened", is26],
  ["LifeEventAddingRequested", is114],
  ["LifeEventAddingFailed", is23],
  ["BenefitsRequested", is26],
  ["BenefitsLoaded", is121],
  ["BenefitsFailed", is23],
  ["BenefitRequested", is122],
  ["BenefitLoaded", is127],
  ["BenefitFailed", is128],
  ["FaqsLoaded", is129],
  ["FaqsFailed", is128],
  ["RelatedLoaded", is131],
  ["RelatedFailed", is128],
  ["BenefitTermsRequested", is132],
  ["BenefitTermsLoaded", is133],
  ["BenefitTermsFailed", is134],
  ["OptOutRequested", is135],
  ["OptOutFailed", is128],
  ["SelectionOptedOut", is135],
  ["ChoiceSaveRequested", is142],
  ["ChoiceSaved", is151],
  ["ChoiceSaveFailed", is128],
  ["AnswersSaveRequested", is153],
  ["AnswersSaved", is151],
  ["AnswersSaveFailed", is128],
  ["SubmissionRequested", is154],
  ["SelectionSubmitted", is151],
  ["SubmissionFailed", is155],
  ["SetupRequested", is122],
  ["SetupLoaded", is151],
  ["SetupFailed", is128],
  ["SelectionRequested", is122],
  ["SelectionLoaded", is151],
  ["SelectionFailed", is128],
  ["SelectionResetRequested", is135],
  ["SelectionResetFailed", is128],
  ["SelectionReset", is151],
  ["CostsRequested", is156],
  ["CostsCalculated", is163],
  ["CostsFailed", is165],
  ["CostsDropped", is122],
  ["StepConfirmed", is166],
  ["BenefitTermsAccepted", is167],
  ["CreditsRequested", is26],
  ["CreditsLoaded", is168],
  ["CreditsAbsent", is26],
  ["CreditsFailed", is23],
  ["CreditsPageRequested", is26],
  ["CreditsPageFound", is37],
  ["CreditsPageRefused", is26],
  ["CreditsPageFailed", is23],
  ["CreditsFrameLoaded", is26],
  ["CreditsFrameTimedOut", is26],
  ["CreditsPageLeft", is26],
  ["VouchersRequested", is26],
  ["VouchersLoaded", is171],
  ["VouchersFailed", is23],
  ["StatementRequested", is172],
  ["StatementLoaded", is174],
  ["StatementFailed", is175],
  ["TotalSummaryRequested", is26],
  ["TotalSummaryLoaded", is177],
  ["TotalSummaryFailed", is23],
  ["TotalBenefitsRequested", is26],
  ["TotalBenefitsLoaded", is181],
  ["TotalBenefitsFailed", is23],
  ["OverviewModeChosen", is182],
  ["TileRequested", is183],
  ["TileFailed", is184],
  ["PendingCounted", is185],
  ["RegistrationCounted", is187],
  ["TwoFactorCounted", is188],
  ["PendingBenefitsRequested", is26],
  ["PendingBenefitsLoaded", is190],
  ["PendingBenefitsFailed", is23],
  ["PendingRequested", is122],
  ["PendingLoaded", is193],
  ["PendingFailed", is128],
  ["RowsTicked", is194],
  ["DecisionRequested", is195],
  ["SelectionsApproved", is196],
  ["SelectionsRejected", is196],
  ["DecisionFailed", is23],
  ["DecisionAcknowledged", is26],
  ["TakeUpRequested", is197],
  ["TakeUpLoaded", is200],
  ["TakeUpFailed", is23],
  ["TakeUpOfBenefitRequested", is201],
  ["TakeUpOfBenefitLoaded", is207],
  ["TakeUpOfBenefitFailed", is128],
  ["InsightsRequested", is26],
  ["InsightsLoaded", is213],
  ["InsightsFailed", is23],
  ["EmployeesRequested", is215],
  ["EmployeesLoaded", is218],
  ["EmployeesFailed", is219],
  ["EmployeeReportRequested", is224],
  ["EmployeeReportProgressed", is225],
  ["EmployeeReportSaved", is226],
  ["EmployeeReportFailed", is227],
  ["EmployeeReportCancelled", is226],
  ["EmployeeRequested", is228],
  ["EmployeeLoaded", is230],
  ["EmployeeFailed", is231],
  ["ViewAsRequested", is228],
  ["ViewAsOpened", is228],
  ["ViewAsBlocked", is228],
  ["ViewAsFailed", is231],
  ["MagicLinkRequested", is232],
  ["MagicLinkIssued", is233],
  ["MagicLinkFailed", is235],
  ["MagicLinkTicked", is26],
  ["MagicLinkHidden", is236],
  ["MagicLinkLeft", is26],
  ["RecipientsRequested", is240],
  ["RecipientsCounted", is241],
  ["RecipientsFailed", is23],
  ["WelcomeEmailsPrepared", is26],
  ["WelcomeEmailsHeldBack", is26],
  ["WelcomeEmailsRequested", is242],
  ["WelcomeEmailsSent", is244],
  ["WelcomeEmailsFailed", is245],
  ["WelcomeEmailsLeft", is26],
  ["TwoFactorListRequested", is246],
  ["TwoFactorListLoaded", is249],
  ["TwoFactorListFailed", is250],
  ["EnforcementRequested", is26],
  ["EnforcementLoaded", is251],
  ["EnforcementFailed", is23],
  ["AffectedCountRequested", is251],
  ["AffectedCounted", is241],
  ["AffectedCountFailed", is23],
  ["EnforcementChangeDropped", is26],
  ["EnforcementChangeRequested", is251],
  ["EnforcementChangeFailed", is23],
  ["EnforcementChanged", is251],
  ["UploadsRequested", is26],
  ["UploadsLoaded", is253],
  ["UploadsFailed", is23],
  ["LastUploadRequested", is26],
  ["LastUploadLoaded", is254],
  ["LastUploadFailed", is23],
  ["TemplateDownloadRequested", is26],
  ["TemplateDownloadProgressed", is255],
  ["TemplateDownloaded", is256],
  ["TemplateDownloadFailed", is23],
  ["TemplateDownloadCancelled", is26],
  ["FileRefused", is266],
  ["FileCheckRequested", is267],
  ["FileAccepted", is268],
  ["FileCheckFailed", is23],
  ["FileLeft", is269],
  ["FileSendRequested", is270],
  ["FileSendCancelled", is26],
  ["FileSent", is274],
  ["FileSendFailed", is23],
  ["UploadWatchRequested", is275],
  ["UploadProgressed", is274],
  ["UploadWatchFailed", is276],
  ["UploadDecisionRequested", is277],
  ["UploadCommitted", is274],
  ["UploadDiscarded", is274],
  ["UploadDecisionFailed", is276],
  ["DifferenceRequested", is279],
  ["DifferenceLoaded", is283],
  ["DifferenceFailed", is276],
  ["ReportsRequested", is285],
  ["ReportsLoaded", is289],
  ["ReportsFailed", is290],
  ["ReportsTicked", is291],
  ["ReportDownloadRequested", is292],
  ["ReportDownloadProgressed", is255],
  ["ReportDownloaded", is256],
  ["ReportDownloadFailed", is23],
  ["ReportDownloadCancelled", is26],
  ["ReportDownloadClosed", is26],
  ["LifeEventReportRequested", is26],
  ["LifeEventReportLoaded", is294],
  ["LifeEventReportFailed", is23],
])
