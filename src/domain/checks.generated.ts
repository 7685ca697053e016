// Written by tools/generate from the codecs of all events. Run `npm run generate` after a change of one.
import type { Check } from './log/log-file.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

const reserved = new Set(Object.getOwnPropertyNames(Object.prototype))
/** The first letter decides for nearly every string, without a look-up. */
const firstLetters = new Set([...reserved].map((name) => name.charCodeAt(0)))
const begins = Array.from({ length: 128 }, (_, code) => firstLetters.has(code))
const isPlain = (x: unknown): boolean => typeof x === 'string' && !(begins[x.charCodeAt(0)] === true && reserved.has(x))

const is1: Check = (x) => (isFields(x) && isPlain(x["form"]) && isPlain(x["field"]) && typeof x["value"] === 'string' && (isPlain(x["problem"]) || x["problem"] === null))
const is2: Check = (x) => (isFields(x) && isPlain(x["form"]) && isPlain(x["field"]) && isPlain(x["value"]) && (isPlain(x["problem"]) || x["problem"] === null))
const is3: Check = (x) => (isFields(x) && isPlain(x["form"]) && isPlain(x["field"]) && (isPlain(x["problem"]) || x["problem"] === null))
const is4: Check = (x) => isPlain(x)
const is5: Check = (x) => (isFields(x) && isPlain(x["form"]) && (isFields(x["problems"]) && Object.keys(x["problems"]).every(is4) && Object.values(x["problems"]).every(is4)))
const is6: Check = (x) => (isFields(x) && isPlain(x["key"]))
const is7: Check = (x) => (isFields(x) && typeof x["sentence"] === 'string')
const is8: Check = (x) => (is6(x) || is7(x))
const is9: Check = (x) => (isFields(x) && isPlain(x["form"]) && (isFields(x["verdicts"]) && Object.keys(x["verdicts"]).every(is4) && Object.values(x["verdicts"]).every(is8)))
const is10: Check = (x) => typeof x === 'string'
const is11: Check = (x) => (isFields(x) && isPlain(x["form"]) && (isFields(x["values"]) && Object.keys(x["values"]).every(is4) && Object.values(x["values"]).every(is10)) && (isFields(x["choices"]) && Object.keys(x["choices"]).every(is4) && Object.values(x["choices"]).every(is4)))
const is12: Check = (x) => (isFields(x) && isPlain(x["form"]))
const is13: Check = (x) => (isFields(x) && isPlain(x["domainLabel"]))
const is14: Check = (x) => (isFields(x) && isPlain(x["primaryColour"]) && isPlain(x["accentColour"]) && (isPlain(x["logo"]) || x["logo"] === null) && (isPlain(x["mobileLogo"]) || x["mobileLogo"] === null) && (isPlain(x["avatar"]) || x["avatar"] === null) && isPlain(x["benefitBrandName"]) && isPlain(x["supportEmail"]) && (isPlain(x["supportNumber"]) || x["supportNumber"] === null) && (isPlain(x["baseFont"]) || x["baseFont"] === null) && (isPlain(x["headerFont"]) || x["headerFont"] === null) && typeof x["ssoOnly"] === 'boolean' && isPlain(x["contactUsEmail"]))
const is15: Check = (x) => (isFields(x) && is14(x["theme"]))
const is16: Check = (x) => (isFields(x) && x["kind"] === "refused" && typeof x["status"] === 'number' && (typeof x["message"] === 'string' || x["message"] === null))
const is17: Check = (x) => (isFields(x) && x["kind"] === "unauthorised" && (typeof x["detail"] === 'string' || x["detail"] === null))
const is18: Check = (x) => (isFields(x) && x["kind"] === "undecodable" && isPlain(x["where"]))
const is19: Check = (x) => (isFields(x) && x["kind"] === "network")
const is20: Check = (x) => (isFields(x) && x["kind"] === "timeOut")
const is21: Check = (x) => (isFields(x) && x["kind"] === "aborted")
const is22: Check = (x) => (isFields(x) && x["kind"] === "unexpected" && isPlain(x["reason"]))
const is23: Check = (x) => (is16(x) || is17(x) || is18(x) || is19(x) || is20(x) || is21(x) || is22(x))
const is24: Check = (x) => (isFields(x) && is23(x["problem"]))
const is25: Check = (x) => (isFields(x) && (isPlain(x["logo"]) || x["logo"] === null) && (isPlain(x["mobileLogo"]) || x["mobileLogo"] === null) && (isPlain(x["avatar"]) || x["avatar"] === null))
const is26: Check = (x) => (isFields(x) && typeof x["videoPlayer"] === 'boolean')
const is27: Check = (x) => isFields(x)
const is28: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (x["userType"] === "employee" || x["userType"] === "employer") && (x["employmentStatus"] === "active" || x["employmentStatus"] === "left" || x["employmentStatus"] === "inactive") && (typeof x["avatar"] === 'string' || x["avatar"] === null) && typeof x["firstLogin"] === 'boolean' && typeof x["isInsightsEnabled"] === 'boolean' && typeof x["isDataLoadEligibilityImpactEnabled"] === 'boolean' && typeof x["isMfaEnabled"] === 'boolean')
const is29: Check = (x) => (isFields(x) && isPlain(x["code"]) && typeof x["status"] === 'boolean')
const is30: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["clientName"] === 'string' && typeof x["contactUsEnabled"] === 'boolean' && (isPlain(x["clientLogo"]) || x["clientLogo"] === null) && (Array.isArray(x["exceptions"]) && x["exceptions"].every(is29)))
const is31: Check = (x) => (isFields(x) && is28(x["user"]) && is30(x["client"]) && isPlain(x["schemeId"]) && (isPlain(x["schemeYear"]) || x["schemeYear"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null) && (typeof x["oneHubLogoutUrl"] === 'string' || x["oneHubLogoutUrl"] === null) && typeof x["showWelcomeModal"] === 'boolean' && (isPlain(x["timeZone"]) || x["timeZone"] === null))
const is32: Check = (x) => (isFields(x) && is31(x["profile"]) && typeof x["termsUpdated"] === 'boolean')
const is33: Check = (x) => (isFields(x) && (x["reason"] === "loggedOut" || x["reason"] === "unauthorised" || x["reason"] === "benefitsUnavailable" || x["reason"] === "elsewhere" || x["reason"] === "idle" || x["reason"] === "profileUnavailable") && (typeof x["message"] === 'string' || x["message"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null))
const is34: Check = (x) => (isFields(x) && isPlain(x["purpose"]))
const is35: Check = (x) => (isFields(x) && isPlain(x["userId"]) && (isPlain(x["schemeYear"]) || x["schemeYear"] === null))
const is36: Check = (x) => (isFields(x) && typeof x["token"] === 'string')
const is37: Check = (x) => (isFields(x) && typeof x["email"] === 'string')
const is38: Check = (x) => (isFields(x) && typeof x["url"] === 'string')
const is39: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["password"] === 'string' && (typeof x["captcha"] === 'string' || x["captcha"] === null))
const is40: Check = (x) => (isFields(x) && (typeof x["remember"] === 'boolean' || x["remember"] === null))
const is41: Check = (x) => (isFields(x) && is23(x["problem"]) && typeof x["locked"] === 'boolean' && typeof x["captchaDemanded"] === 'boolean' && (typeof x["message"] === 'string' || x["message"] === null))
const is42: Check = (x) => (isFields(x) && (typeof x["seconds"] === 'number' || x["seconds"] === null))
const is43: Check = (x) => (isFields(x) && x["step"] === "code")
const is44: Check = (x) => (isFields(x) && x["step"] === "setUp" && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is45: Check = (x) => (is43(x) || is44(x))
const is46: Check = (x) => (isFields(x) && (x["from"] === "login" || x["from"] === "activation") && is45(x["demand"]))
const is47: Check = (x) => (isFields(x) && typeof x["code"] === 'string')
const is48: Check = (x) => (isFields(x) && is23(x["problem"]) && (Array.isArray(x["codes"]) && x["codes"].every(is4)))
const is49: Check = (x) => (isFields(x) && (x["because"] === "back" || x["because"] === "expired" || x["because"] === "lost"))
const is50: Check = (x) => (isFields(x) && (x["cause"] === "person" || x["cause"] === "idle"))
const is51: Check = (x) => (isFields(x) && (x["cause"] === "person" || x["cause"] === "idle") && (typeof x["address"] === 'string' || x["address"] === null))
const is52: Check = (x) => (isFields(x) && isPlain(x["path"]) && (isFields(x["choices"]) && Object.keys(x["choices"]).every(is4) && Object.values(x["choices"]).every(is4)) && (isFields(x["words"]) && Object.keys(x["words"]).every(is4) && Object.values(x["words"]).every(is10)) && (isFields(x["quotes"]) && Object.keys(x["quotes"]).every(is4) && Object.values(x["quotes"]).every(is10)))
const is53: Check = (x) => (isFields(x) && isPlain(x["chunk"]))
const is54: Check = (x) => (isFields(x) && typeof x["lastActivityAt"] === 'number')
const is55: Check = (x) => (isFields(x) && typeof x["terms"] === 'string' && typeof x["policy"] === 'string')
const is56: Check = (x) => (isFields(x) && is55(x["texts"]))
const is57: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails" || x["panel"] === "compare-options") && isPlain(x["subject"]))
const is58: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails" || x["panel"] === "compare-options"))
const is59: Check = (x) => (isFields(x) && isPlain(x["place"]) && typeof x["rows"] === 'number')
const is60: Check = (x) => (isFields(x) && isPlain(x["operation"]) && typeof x["status"] === 'number' && (Array.isArray(x["repaired"]) && x["repaired"].every(is4)) && (Array.isArray(x["lost"]) && x["lost"].every(is59)))
const is61: Check = (x) => (isFields(x) && (x["kind"] === "error" || x["kind"] === "rejection" || x["kind"] === "screen" || x["kind"] === "chunk") && isPlain(x["name"]) && typeof x["message"] === 'string' && (Array.isArray(x["stack"]) && x["stack"].every(is4)) && typeof x["times"] === 'number')
const is62: Check = (x) => (isFields(x) && isPlain(x["path"]))
const is63: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms"))
const is64: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && typeof x["html"] === 'string')
const is65: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && is23(x["problem"]))
const is66: Check = (x) => (isFields(x) && isPlain(x["name"]) && isPlain(x["url"]))
const is67: Check = (x) => (isFields(x) && (Array.isArray(x["avatars"]) && x["avatars"].every(is66)) && (typeof x["saved"] === 'string' || x["saved"] === null))
const is68: Check = (x) => (isFields(x) && (typeof x["picture"] === 'string' || x["picture"] === null))
const is69: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["title"]) && isPlain(x["text"]) && (isPlain(x["link"]) || x["link"] === null) && isPlain(x["icon"]) && typeof x["urgent"] === 'boolean')
const is70: Check = (x) => (isFields(x) && (Array.isArray(x["cards"]) && x["cards"].every(is69)))
const is71: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["title"]) && typeof x["text"] === 'string' && (isPlain(x["imageUrl"]) || x["imageUrl"] === null) && (isPlain(x["link"]) || x["link"] === null))
const is72: Check = (x) => (isFields(x) && (Array.isArray(x["banners"]) && x["banners"].every(is71)))
const is73: Check = (x) => (isFields(x) && isPlain(x["title"]) && typeof x["text"] === 'string' && (isPlain(x["image"]) || x["image"] === null) && (isPlain(x["icon"]) || x["icon"] === null))
const is74: Check = (x) => (isFields(x) && (Array.isArray(x["slides"]) && x["slides"].every(is73)))
const is75: Check = (x) => (isFields(x) && typeof x["to"] === 'number')
const is76: Check = (x) => (isFields(x) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is77: Check = (x) => (is76(x) || x === null)
const is78: Check = (x) => (isFields(x) && typeof x["allowed"] === 'boolean' && (isPlain(x["effectiveDate"]) || x["effectiveDate"] === null))
const is79: Check = (x) => (isFields(x) && isPlain(x["selectionId"]) && (x["status"] === "not-selected" || x["status"] === "in-progress" || x["status"] === "pending" || x["status"] === "approved" || x["status"] === "rejected" || x["status"] === "opted-out") && isPlain(x["statusLabel"]) && (typeof x["planDetails"] === 'string' || x["planDetails"] === null) && (Array.isArray(x["peopleCovered"]) && x["peopleCovered"].every(is10)) && is77(x["monthlyCost"]) && is77(x["yearlyCost"]) && ((x["next"] === "setup" || x["next"] === "manage" || x["next"] === "reapply") || x["next"] === null) && (isPlain(x["endDate"]) || x["endDate"] === null) && is78(x["optOut"]) && (isPlain(x["reference"]) || x["reference"] === null))
const is80: Check = (x) => (is79(x) || x === null)
const is81: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["summary"]) && isPlain(x["groupCode"]) && isPlain(x["icon"]) && typeof x["beamSupported"] === 'boolean' && is80(x["selection"]) && typeof x["restricted"] === 'boolean' && (isPlain(x["restrictedUntil"]) || x["restrictedUntil"] === null) && (typeof x["lowestCost"] === 'number' || x["lowestCost"] === null) && (isPlain(x["chooseBy"]) || x["chooseBy"] === null) && (isPlain(x["image"]) || x["image"] === null) && (typeof x["lowestCompanyCost"] === 'number' || x["lowestCompanyCost"] === null) && typeof x["costVaries"] === 'boolean')
const is82: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is81)))
const is83: Check = (x) => (isFields(x) && typeof x["balance"] === 'number' && (isPlain(x["lastPaymentDate"]) || x["lastPaymentDate"] === null))
const is84: Check = (x) => (isFields(x) && isPlain(x["schemeYear"]) && isPlain(x["asOf"]) && typeof x["company"] === 'number' && typeof x["employee"] === 'number' && typeof x["total"] === 'number')
const is85: Check = (x) => (isFields(x) && is84(x["summary"]))
const is86: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is87: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["groupCode"]) && isPlain(x["groupName"]) && (Array.isArray(x["months"]) && x["months"].every(is86)))
const is88: Check = (x) => (isFields(x) && isPlain(x["schemeYear"]) && (typeof x["pay"] === 'number' || x["pay"] === null) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is89: Check = (x) => (is88(x) || x === null)
const is90: Check = (x) => (isFields(x) && isPlain(x["schemeYear"]) && isPlain(x["asOf"]) && (Array.isArray(x["benefits"]) && x["benefits"].every(is87)) && (typeof x["pay"] === 'number' || x["pay"] === null) && (typeof x["employeeNet"] === 'number' || x["employeeNet"] === null) && is89(x["lastYear"]))
const is91: Check = (x) => (isFields(x) && is90(x["total"]))
const is92: Check = (x) => (isFields(x) && (x["mode"] === "year" || x["mode"] === "month"))
const is93: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor"))
const is94: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor") && is23(x["problem"]))
const is95: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefitName"]) && typeof x["count"] === 'number' && isPlain(x["summary"]) && (typeof x["orderValue"] === 'number' || x["orderValue"] === null) && (isPlain(x["oldest"]) || x["oldest"] === null) && (typeof x["toCheck"] === 'number' || x["toCheck"] === null))
const is96: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number' && (Array.isArray(x["waiting"]) && x["waiting"].every(is95)))
const is97: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is98: Check = (x) => (isFields(x) && is97(x["registration"]))
const is99: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is100: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is95)))
const is101: Check = (x) => (isFields(x) && isPlain(x["benefitId"]))
const is102: Check = (x) => (isFields(x) && isPlain(x["code"]) && typeof x["sentence"] === 'string')
const is103: Check = (x) => (isFields(x) && isPlain(x["selectionId"]) && typeof x["employeeName"] === 'string' && (typeof x["orderValue"] === 'number' || x["orderValue"] === null) && (isPlain(x["requestedOn"]) || x["requestedOn"] === null) && (isFields(x["fields"]) && Object.keys(x["fields"]).every(is4) && Object.values(x["fields"]).every(is10)) && (Array.isArray(x["checks"]) && x["checks"].every(is102)))
const is104: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefitName"]) && typeof x["takesReason"] === 'boolean' && (isPlain(x["firstDeduction"]) || x["firstDeduction"] === null) && (Array.isArray(x["rows"]) && x["rows"].every(is103)))
const is105: Check = (x) => (isFields(x) && is104(x["pending"]))
const is106: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is23(x["problem"]))
const is107: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is4)) && typeof x["ticked"] === 'boolean')
const is108: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is4)) && (x["decision"] === "approve" || x["decision"] === "reject") && (typeof x["reason"] === 'string' || x["reason"] === null))
const is109: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is4)) && (Array.isArray(x["failed"]) && x["failed"].every(is4)))
const is110: Check = (x) => (isFields(x) && (Array.isArray(x["before"]) && x["before"].every(is103)))
const is111: Check = (x) => (isFields(x) && typeof x["on"] === 'boolean')
const is112: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (isPlain(x["schemeYear"]) || x["schemeYear"] === null))
const is113: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (isPlain(x["schemeYear"]) || x["schemeYear"] === null))
const is114: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is23(x["problem"]))
const is115: Check = (x) => (isFields(x) && isPlain(x["label"]) && isPlain(x["value"]))
const is116: Check = (x) => (isFields(x) && isPlain(x["title"]) && typeof x["html"] === 'string')
const is117: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is115)) && (Array.isArray(x["panels"]) && x["panels"].every(is116)))
const is118: Check = (x) => (isFields(x) && is117(x["page"]))
const is119: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["question"]) && typeof x["answer"] === 'string')
const is120: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is119)))
const is121: Check = (x) => (isFields(x) && isPlain(x["subject"]) && typeof x["comments"] === 'string')
const is122: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is123: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is124: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is125: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is126: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is127: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is128: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is129: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is130: Check = (x) => (isFields(x) && is23(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is131: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is132: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is133: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is132)))
const is134: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is23(x["problem"]))
const is135: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is136: Check = (x) => (Array.isArray(x) && x.every(is10))
const is137: Check = (x) => (isFields(x) && is23(x["problem"]) && (isFields(x["fields"]) && Object.keys(x["fields"]).every(is4) && Object.values(x["fields"]).every(is136)))
const is138: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is139: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is140: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is141: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is142: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is143: Check = (x) => (isFields(x) && is142(x["details"]))
const is144: Check = (x) => (isFields(x) && isPlain(x["familyMemberId"]) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && (typeof x["dateOfBirth"] === 'string' || x["dateOfBirth"] === null) && ((x["gender"] === "female" || x["gender"] === "male") || x["gender"] === null) && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is145: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is144)))
const is146: Check = (x) => (isFields(x) && is144(x["member"]) && (typeof x["place"] === 'number' || x["place"] === null))
const is147: Check = (x) => (isFields(x) && is144(x["before"]))
const is148: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is149: Check = (x) => (isFields(x) && (isPlain(x["familyMemberId"]) || x["familyMemberId"] === null) && is148(x["details"]))
const is150: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && isPlain(x["name"]) && isPlain(x["description"]) && typeof x["concernsFamily"] === 'boolean')
const is151: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is150)))
const is152: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["change"]))
const is153: Check = (x) => (isFields(x) && isPlain(x["lifeEventId"]) && isPlain(x["eventId"]) && isPlain(x["name"]) && typeof x["date"] === 'string' && (isPlain(x["closedDate"]) || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is4)) && (isPlain(x["changeUntil"]) || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is152)))
const is154: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is153)))
const is155: Check = (x) => (isFields(x) && is153(x["event"]) && (typeof x["place"] === 'number' || x["place"] === null))
const is156: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is4)) && (typeof x["note"] === 'string' || x["note"] === null))
const is157: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["title"]) && isPlain(x["version"]))
const is158: Check = (x) => (isFields(x) && isPlain(x["provider"]) && (isPlain(x["phone"]) || x["phone"] === null) && (isPlain(x["email"]) || x["email"] === null) && (isPlain(x["url"]) || x["url"] === null) && typeof x["instructions"] === 'string')
const is159: Check = (x) => (is158(x) || x === null)
const is160: Check = (x) => (isFields(x) && isPlain(x["name"]) && isPlain(x["value"]))
const is161: Check = (x) => (isFields(x) && isPlain(x["field"]) && isPlain(x["value"]))
const is162: Check = (x) => (is161(x) || x === null)
const is163: Check = (x) => (isFields(x) && isPlain(x["covers"]) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is164: Check = (x) => (isFields(x) && isPlain(x["name"]) && is162(x["option"]) && (Array.isArray(x["costs"]) && x["costs"].every(is163)) && (Array.isArray(x["includes"]) && x["includes"].every(is160)))
const is165: Check = (x) => (isFields(x) && is81(x["benefit"]) && typeof x["description"] === 'string' && isPlain(x["covers"]) && (isPlain(x["startDate"]) || x["startDate"] === null) && isPlain(x["howToLeave"]) && (Array.isArray(x["terms"]) && x["terms"].every(is157)) && is159(x["claim"]) && isPlain(x["howToReturn"]) && (Array.isArray(x["facts"]) && x["facts"].every(is160)) && (Array.isArray(x["levels"]) && x["levels"].every(is164)))
const is166: Check = (x) => (isFields(x) && is165(x["detail"]))
const is167: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (Array.isArray(x["faqs"]) && x["faqs"].every(is119)))
const is168: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["summary"]) && isPlain(x["icon"]))
const is169: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (Array.isArray(x["related"]) && x["related"].every(is168)))
const is170: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]))
const is171: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]) && typeof x["html"] === 'string' && isPlain(x["version"]))
const is172: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]) && is23(x["problem"]))
const is173: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["selectionId"]))
const is174: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is79(x["before"]) && is79(x["now"]))
const is175: Check = (x) => (isFields(x) && x["kind"] === "create")
const is176: Check = (x) => (isFields(x) && x["kind"] === "update" && isPlain(x["selectionId"]))
const is177: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && isPlain(x["client"]) && isPlain(x["employee"]))
const is178: Check = (x) => (is175(x) || is176(x) || is177(x))
const is179: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is180: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.keys(x["values"]).every(is4) && Object.values(x["values"]).every(is179)) && (Array.isArray(x["people"]) && x["people"].every(is4)))
const is181: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is178(x["route"]) && is180(x["choice"]))
const is182: Check = (x) => (isFields(x) && isPlain(x["value"]) && isPlain(x["label"]) && (isPlain(x["hint"]) || x["hint"] === null) && (Array.isArray(x["covers"]) && x["covers"].every(is160)))
const is183: Check = (x) => (isFields(x) && isPlain(x["name"]) && isPlain(x["label"]) && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || isPlain(x["preset"]) || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is182)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && isPlain(x["message"]))
const is184: Check = (x) => (isFields(x) && isPlain(x["personId"]) && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is185: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["question"]) && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is186: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is185)))
const is187: Check = (x) => (is186(x) || x === null)
const is188: Check = (x) => (is180(x) || x === null)
const is189: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is80(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is183)) && (Array.isArray(x["people"]) && x["people"].every(is184)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is187(x["questions"]) && is188(x["submitted"]) && is188(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && isPlain(x["startDate"]))
const is190: Check = (x) => (isFields(x) && is189(x["setup"]))
const is191: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["answer"] === 'string')
const is192: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is178(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is191)))
const is193: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is178(x["route"]) && is180(x["choice"]) && isPlain(x["quoteId"]) && (isFields(x["terms"]) && Object.keys(x["terms"]).every(is4) && Object.values(x["terms"]).every(is4)))
const is194: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is23(x["problem"]))
const is195: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is188(x["choice"]))
const is196: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is180(x["choice"]))
const is197: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is198: Check = (x) => (isFields(x) && isPlain(x["field"]) && isPlain(x["value"]) && typeof x["pence"] === 'number')
const is199: Check = (x) => (isFields(x) && isPlain(x["personId"]) && typeof x["pence"] === 'number')
const is200: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is198)) && (Array.isArray(x["people"]) && x["people"].every(is199)))
const is201: Check = (x) => (isFields(x) && isPlain(x["quoteId"]) && is76(x["monthly"]) && is76(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is197)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null) && is200(x["additions"]) && (typeof x["netMonthly"] === 'number' || x["netMonthly"] === null))
const is202: Check = (x) => (is201(x) || x === null)
const is203: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is204: Check = (x) => (is203(x) || x === null)
const is205: Check = (x) => (isFields(x) && is204(x["value"]) && is204(x["partner"]))
const is206: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is180(x["choice"]) && is202(x["quote"]) && is205(x["limits"]))
const is207: Check = (x) => (is205(x) || x === null)
const is208: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is180(x["choice"]) && is207(x["limits"]) && is23(x["problem"]))
const is209: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is210: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (isFields(x["versions"]) && Object.keys(x["versions"]).every(is4) && Object.values(x["versions"]).every(is4)))
const is211: Check = (x) => (isFields(x) && isPlain(x["orderId"]) && isPlain(x["retailer"]) && typeof x["value"] === 'number' && isPlain(x["date"]))
const is212: Check = (x) => (isFields(x) && (isPlain(x["nextVoucherDate"]) || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is211)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is211)))
const is213: Check = (x) => (isFields(x) && is212(x["vouchers"]))
const is214: Check = (x) => (isFields(x) && isPlain(x["groupCode"]))
const is215: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && isPlain(x["displayDate"]) && typeof x["time"] === 'number')
const is216: Check = (x) => (isFields(x) && isPlain(x["groupCode"]) && (Array.isArray(x["rows"]) && x["rows"].every(is215)))
const is217: Check = (x) => (isFields(x) && isPlain(x["groupCode"]) && is23(x["problem"]))
const is218: Check = (x) => (isFields(x) && (typeof x["year"] === 'number' || x["year"] === null))
const is219: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is220: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null) && (typeof x["eligibleYearAgo"] === 'number' || x["eligibleYearAgo"] === null))
const is221: Check = (x) => (isFields(x) && isPlain(x["asOf"]) && (Array.isArray(x["benefits"]) && x["benefits"].every(is220)))
const is222: Check = (x) => (isFields(x) && is221(x["takeUp"]))
const is223: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (x["source"] === "standard" || x["source"] === "insights"))
const is224: Check = (x) => (isFields(x) && isPlain(x["month"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is225: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["taken"] === 'number')
const is226: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is227: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is226)))
const is228: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["asOf"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null) && (Array.isArray(x["months"]) && x["months"].every(is224)) && (Array.isArray(x["levels"]) && x["levels"].every(is225)) && (Array.isArray(x["groups"]) && x["groups"].every(is227)) && (typeof x["eligibleYearAgo"] === 'number' || x["eligibleYearAgo"] === null))
const is229: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is228(x["takeUp"]))
const is230: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is231: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is230)))
const is232: Check = (x) => (isFields(x) && isPlain(x["month"]) && typeof x["registrations"] === 'number')
const is233: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is234: Check = (x) => (isFields(x) && isPlain(x["asOf"]) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is231)) && (Array.isArray(x["months"]) && x["months"].every(is232)) && is233(x["activity"]))
const is235: Check = (x) => (isFields(x) && is234(x["insights"]))
const is236: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is237: Check = (x) => (isFields(x) && is236(x["query"]) && typeof x["typing"] === 'boolean')
const is238: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (isPlain(x["department"]) || x["department"] === null) && typeof x["registered"] === 'boolean' && (isPlain(x["lastSeen"]) || x["lastSeen"] === null))
const is239: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is238)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is97(x["registration"]))
const is240: Check = (x) => (isFields(x) && is236(x["query"]) && is239(x["page"]))
const is241: Check = (x) => (isFields(x) && is236(x["query"]) && is23(x["problem"]))
const is242: Check = (x) => (isFields(x) && x["report"] === "employees" && is236(x["query"]))
const is243: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is244: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is243(x["query"]))
const is245: Check = (x) => (is242(x) || is244(x))
const is246: Check = (x) => (isFields(x) && is245(x["asked"]))
const is247: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is248: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is249: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is23(x["problem"]))
const is250: Check = (x) => (isFields(x) && isPlain(x["employeeId"]))
const is251: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (isPlain(x["department"]) || x["department"] === null) && (isPlain(x["location"]) || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (isPlain(x["registeredOn"]) || x["registeredOn"] === null) && (isPlain(x["lastSeen"]) || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is252: Check = (x) => (isFields(x) && is251(x["employee"]))
const is253: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && is23(x["problem"]))
const is254: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && typeof x["password"] === 'string')
const is255: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && typeof x["link"] === 'string')
const is256: Check = (x) => (isFields(x) && is23(x["problem"]) && (isPlain(x["code"]) || x["code"] === null))
const is257: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && is256(x["trouble"]))
const is258: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is259: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is260: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is4)))
const is261: Check = (x) => (is259(x) || is260(x))
const is262: Check = (x) => (isFields(x) && is261(x["recipients"]))
const is263: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is264: Check = (x) => (isFields(x) && is261(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is265: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is266: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is265)))
const is267: Check = (x) => (isFields(x) && is256(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is268: Check = (x) => (isFields(x) && is243(x["query"]) && typeof x["typing"] === 'boolean')
const is269: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is270: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is269)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is271: Check = (x) => (isFields(x) && is243(x["query"]) && is270(x["page"]) && typeof x["enforced"] === 'boolean')
const is272: Check = (x) => (isFields(x) && is243(x["query"]) && is23(x["problem"]))
const is273: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is274: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && typeof x["fileName"] === 'string' && isPlain(x["uploadedOn"]) && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is275: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is274)))
const is276: Check = (x) => (isFields(x) && (isPlain(x["date"]) || x["date"] === null))
const is277: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is278: Check = (x) => (isFields(x) && isPlain(x["fileName"]))
const is279: Check = (x) => (isFields(x) && isPlain(x["fileId"]) && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is280: Check = (x) => (isFields(x) && x["kind"] === "type")
const is281: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is282: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is283: Check = (x) => (isFields(x) && x["kind"] === "spreadsheet")
const is284: Check = (x) => (isFields(x) && x["kind"] === "notText")
const is285: Check = (x) => (isFields(x) && x["kind"] === "separatorLine")
const is286: Check = (x) => (isFields(x) && x["kind"] === "separator" && (x["separator"] === "semicolon" || x["separator"] === "tab"))
const is287: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is4)))
const is288: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is10)))
const is289: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is4)))
const is290: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is291: Check = (x) => (is280(x) || is281(x) || is282(x) || is283(x) || is284(x) || is285(x) || is286(x) || is287(x) || is288(x) || is289(x) || is290(x))
const is292: Check = (x) => (isFields(x) && is279(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is291)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is293: Check = (x) => (isFields(x) && is279(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is294: Check = (x) => (isFields(x) && is279(x["file"]) && typeof x["rows"] === 'number')
const is295: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is296: Check = (x) => (isFields(x) && is279(x["file"]))
const is297: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (isPlain(x["column"]) || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["employeeName"] === 'string' || x["employeeName"] === null) && isPlain(x["code"]) && typeof x["message"] === 'string')
const is298: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is297)))
const is299: Check = (x) => (is274(x) && is298(x))
const is300: Check = (x) => (isFields(x) && is299(x["upload"]))
const is301: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && isPlain(x["column"]) && typeof x["value"] === 'string')
const is302: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is301(x["correction"]))
const is303: Check = (x) => (isFields(x) && is274(x["upload"]))
const is304: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is23(x["problem"]))
const is305: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && (x["action"] === "commit" || x["action"] === "discard"))
const is306: Check = (x) => (isFields(x) && (isPlain(x["benefitId"]) || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is307: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is306(x["query"]))
const is308: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefit"]) && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is309: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && isPlain(x["benefitId"]) && isPlain(x["benefit"]) && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is310: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is308)) && (Array.isArray(x["people"]) && x["people"].every(is309)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is311: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is310(x["difference"]))
const is312: Check = (x) => (isFields(x) && ((x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") || x["kind"] === "all") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (isPlain(x["provider"]) || x["provider"] === null))
const is313: Check = (x) => (isFields(x) && is312(x["query"]))
const is314: Check = (x) => (isFields(x) && isPlain(x["reportId"]) && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && isPlain(x["label"]) && (isPlain(x["providerName"]) || x["providerName"] === null) && (isPlain(x["format"]) || x["format"] === null) && (typeof x["size"] === 'number' || x["size"] === null) && typeof x["isNew"] === 'boolean')
const is315: Check = (x) => typeof x === 'number'
const is316: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is314)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is315)) && (Array.isArray(x["providers"]) && x["providers"].every(is4)))
const is317: Check = (x) => (isFields(x) && is312(x["query"]) && is316(x["found"]))
const is318: Check = (x) => (isFields(x) && is312(x["query"]) && is23(x["problem"]))
const is319: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is4)) && typeof x["ticked"] === 'boolean')
const is320: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is4)))
const is321: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && isPlain(x["name"]) && isPlain(x["date"]) && (isPlain(x["closedDate"]) || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is322: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is321)))

/** Whether data fits the codec of an event's newest version, by the event's type. */
export const checks: ReadonlyMap<string, Check> = new Map([
  ["FieldEdited", is1],
  ["SecretFieldEdited", is1],
  ["ChoiceMade", is2],
  ["FieldLeft", is3],
  ["FormRefused", is5],
  ["FieldsJudged", is9],
  ["DraftRestored", is11],
  ["FormFilled", is11],
  ["FormCleared", is12],
  ["ThemeRequested", is13],
  ["ThemeLoaded", is15],
  ["ThemeRestored", is15],
  ["ThemeFailed", is24],
  ["BrandImagesLoaded", is25],
  ["BrandImagesFailed", is24],
  ["CookiesAccepted", is26],
  ["CookieChoiceRestored", is26],
  ["PortalOpened", is27],
  ["SessionAbsent", is27],
  ["SessionRestoreRequested", is27],
  ["ProfileLoaded", is32],
  ["ProfileFailed", is24],
  ["SessionEnded", is33],
  ["RedirectRefused", is34],
  ["MasqueradeStarted", is35],
  ["MasqueradeRestored", is35],
  ["MasqueradeLeftBehind", is27],
  ["CaptchaAwaited", is27],
  ["CaptchaShown", is27],
  ["CaptchaSolved", is36],
  ["CaptchaExpired", is27],
  ["CaptchaFailed", is27],
  ["CaptchaSpent", is27],
  ["SsoLookupRequested", is37],
  ["SsoLookupFoundNone", is27],
  ["SsoLookupFoundRoute", is38],
  ["SsoLookupFailed", is24],
  ["LogoutAddressNamed", is38],
  ["EmailReopened", is27],
  ["LoginRequested", is39],
  ["LoginSucceeded", is40],
  ["LoginFailed", is41],
  ["LoginRateLimited", is42],
  ["LoginHeldForConsent", is27],
  ["SecondFactorDemanded", is46],
  ["PasswordChanged", is27],
  ["WorkPlatformAwaited", is27],
  ["WorkPlatformRequested", is27],
  ["WorkPlatformFound", is38],
  ["WorkPlatformFailed", is24],
  ["CodeLoginRequested", is47],
  ["CodeLoginSucceeded", is27],
  ["CodeLoginFailed", is48],
  ["SecondFactorLeft", is49],
  ["LogoutRequested", is50],
  ["LogoutSent", is51],
  ["LogoutConfirmed", is27],
  ["LogoutFailed", is24],
  ["AddressChanged", is52],
  ["ChunkLoadFailed", is53],
  ["ConnectionLost", is27],
  ["ConnectionFound", is27],
  ["IdleTick", is54],
  ["IdleExpired", is27],
  ["StayRequested", is27],
  ["StayConfirmed", is27],
  ["StayFailed", is24],
  ["TermsRequested", is27],
  ["TermsLoaded", is56],
  ["TermsFailed", is24],
  ["TermsAcceptanceRequested", is27],
  ["TermsAcceptanceFailed", is24],
  ["TermsAccepted", is27],
  ["PanelOpened", is57],
  ["PanelClosed", is27],
  ["PanelLeft", is58],
  ["ResponseRepaired", is60],
  ["CrashOccurred", is61],
  ["MissingPageShown", is62],
  ["PolicyRequested", is63],
  ["PolicyLoaded", is64],
  ["PolicyFailed", is65],
  ["AvatarsRequested", is27],
  ["AvatarsLoaded", is67],
  ["AvatarsFailed", is24],
  ["AvatarChoiceRequested", is68],
  ["AvatarChoiceFailed", is24],
  ["AvatarChosen", is68],
  ["AvatarFound", is68],
  ["AvatarRereadFailed", is24],
  ["CardsRequested", is27],
  ["CardsLoaded", is70],
  ["CardsFailed", is24],
  ["BannersRequested", is27],
  ["BannersLoaded", is72],
  ["BannersFailed", is24],
  ["CarouselRequested", is27],
  ["CarouselLoaded", is74],
  ["CarouselFailed", is24],
  ["WelcomeNoted", is27],
  ["WelcomeNotingFailed", is24],
  ["CarouselTurned", is75],
  ["CarouselClosed", is27],
  ["BenefitsRequested", is27],
  ["BenefitsLoaded", is82],
  ["BenefitsFailed", is24],
  ["CreditsRequested", is27],
  ["CreditsLoaded", is83],
  ["CreditsAbsent", is27],
  ["CreditsFailed", is24],
  ["TotalSummaryRequested", is27],
  ["TotalSummaryLoaded", is85],
  ["TotalSummaryFailed", is24],
  ["TotalBenefitsRequested", is27],
  ["TotalBenefitsLoaded", is91],
  ["TotalBenefitsFailed", is24],
  ["OverviewModeChosen", is92],
  ["TileRequested", is93],
  ["TileFailed", is94],
  ["PendingCounted", is96],
  ["RegistrationCounted", is98],
  ["TwoFactorCounted", is99],
  ["PendingBenefitsRequested", is27],
  ["PendingBenefitsLoaded", is100],
  ["PendingBenefitsFailed", is24],
  ["PendingRequested", is101],
  ["PendingLoaded", is105],
  ["PendingFailed", is106],
  ["RowsTicked", is107],
  ["DecisionRequested", is108],
  ["SelectionsApproved", is109],
  ["SelectionsRejected", is109],
  ["DecisionFailed", is24],
  ["DecisionOvertaken", is110],
  ["DecisionAcknowledged", is27],
  ["ApprovalKeysSwitched", is111],
  ["SsoLoginHeldForConsent", is112],
  ["SsoLoginHeldForSession", is112],
  ["SsoLoginConfirmed", is112],
  ["SsoLoginRequested", is113],
  ["SsoLoginSlow", is27],
  ["SsoLoginFailed", is114],
  ["ContactPageRequested", is27],
  ["ContactPageLoaded", is118],
  ["ContactPageFailed", is24],
  ["ContactQuestionsLoaded", is120],
  ["ContactQuestionsFailed", is24],
  ["EnquiryRequested", is121],
  ["EnquirySent", is27],
  ["EnquiryRefused", is122],
  ["EnquiryFailed", is24],
  ["SetUpKeyRequested", is27],
  ["SetUpKeyIssued", is123],
  ["SetUpKeyFailed", is24],
  ["SetUpCodeRequested", is124],
  ["SetUpCodeAccepted", is27],
  ["SetUpCodeFailed", is48],
  ["SecondFactorEnabled", is125],
  ["SetUpLeft", is27],
  ["ActivationLookUpRequested", is126],
  ["ActivationFound", is127],
  ["ActivationLookUpFailed", is24],
  ["ActivationDateCheckRequested", is128],
  ["ActivationDateVerified", is27],
  ["ActivationDateRefused", is27],
  ["ActivationDateCheckFailed", is24],
  ["ActivationDateReopened", is27],
  ["AccountActivationRequested", is129],
  ["AccountActivated", is27],
  ["AccountActivationFailed", is130],
  ["PasswordCheckRequested", is131],
  ["PasswordCheckDropped", is27],
  ["PasswordJudged", is133],
  ["PasswordCheckFailed", is134],
  ["ForgottenPasswordOpened", is27],
  ["ResetLinkRequested", is135],
  ["ResetLinkSent", is27],
  ["ResetLinkFailed", is137],
  ["ResetOpened", is138],
  ["ResetDateCheckRequested", is138],
  ["ResetDateVerified", is27],
  ["ResetDateRefused", is27],
  ["ResetDateCheckFailed", is24],
  ["ResetLinkExpired", is122],
  ["PasswordResetRequested", is139],
  ["PasswordResetSucceeded", is140],
  ["PasswordResetFailed", is130],
  ["ResetLeft", is27],
  ["SecondFactorDisablingRequested", is141],
  ["SecondFactorDisablingFailed", is24],
  ["SecondFactorDisabled", is27],
  ["SecondFactorNoticeSeen", is27],
  ["AccountRereadFailed", is24],
  ["DetailsRequested", is27],
  ["DetailsLoaded", is143],
  ["DetailsFailed", is24],
  ["DetailsChangeRequested", is143],
  ["DetailsChangeFailed", is24],
  ["DetailsChanged", is143],
  ["FamilyRequested", is27],
  ["FamilyLoaded", is145],
  ["FamilyFailed", is24],
  ["FamilyMemberAdded", is146],
  ["FamilyMemberChanged", is146],
  ["FamilyMemberFormOpened", is27],
  ["FamilyMemberOvertaken", is147],
  ["FamilyMemberSavingRequested", is149],
  ["FamilyMemberSavingFailed", is24],
  ["AvailableLifeEventsRequested", is27],
  ["AvailableLifeEventsLoaded", is151],
  ["AvailableLifeEventsFailed", is24],
  ["LifeEventsRequested", is27],
  ["LifeEventsLoaded", is154],
  ["LifeEventsFailed", is24],
  ["LifeEventAdded", is155],
  ["LifeEventFormOpened", is27],
  ["LifeEventAddingRequested", is156],
  ["LifeEventAddingFailed", is24],
  ["BenefitRequested", is101],
  ["BenefitLoaded", is166],
  ["BenefitFailed", is106],
  ["FaqsLoaded", is167],
  ["FaqsFailed", is106],
  ["RelatedLoaded", is169],
  ["RelatedFailed", is106],
  ["BenefitTermsRequested", is170],
  ["BenefitTermsLoaded", is171],
  ["BenefitTermsFailed", is172],
  ["OptOutRequested", is173],
  ["OptOutFailed", is106],
  ["SelectionOptedOut", is173],
  ["OptOutOvertaken", is174],
  ["ChoiceSaveRequested", is181],
  ["ChoiceSaved", is190],
  ["ChoiceSaveFailed", is106],
  ["AnswersSaveRequested", is192],
  ["AnswersSaved", is190],
  ["AnswersSaveFailed", is106],
  ["SubmissionRequested", is193],
  ["SelectionSubmitted", is190],
  ["SubmissionFailed", is194],
  ["ChoiceOvertaken", is195],
  ["SetupRequested", is101],
  ["SetupLoaded", is190],
  ["SetupFailed", is106],
  ["SelectionRequested", is101],
  ["SelectionLoaded", is190],
  ["SelectionFailed", is106],
  ["SelectionResetRequested", is173],
  ["SelectionResetFailed", is106],
  ["SelectionReset", is190],
  ["CostsRequested", is196],
  ["CostsCalculated", is206],
  ["CostsFailed", is208],
  ["CostsDropped", is101],
  ["StepConfirmed", is209],
  ["BenefitTermsAccepted", is210],
  ["CreditsPageRequested", is27],
  ["CreditsPageFound", is38],
  ["CreditsPageRefused", is27],
  ["CreditsPageFailed", is24],
  ["CreditsFrameLoaded", is27],
  ["CreditsFrameTimedOut", is27],
  ["CreditsPageLeft", is27],
  ["VouchersRequested", is27],
  ["VouchersLoaded", is213],
  ["VouchersFailed", is24],
  ["StatementRequested", is214],
  ["StatementLoaded", is216],
  ["StatementFailed", is217],
  ["StatementYearChosen", is218],
  ["TakeUpRequested", is219],
  ["TakeUpLoaded", is222],
  ["TakeUpFailed", is24],
  ["TakeUpOfBenefitRequested", is223],
  ["TakeUpOfBenefitLoaded", is229],
  ["TakeUpOfBenefitFailed", is106],
  ["InsightsRequested", is27],
  ["InsightsLoaded", is235],
  ["InsightsFailed", is24],
  ["EmployeesRequested", is237],
  ["EmployeesLoaded", is240],
  ["EmployeesFailed", is241],
  ["EmployeeReportRequested", is246],
  ["EmployeeReportProgressed", is247],
  ["EmployeeReportSaved", is248],
  ["EmployeeReportFailed", is249],
  ["EmployeeReportCancelled", is248],
  ["EmployeeRequested", is250],
  ["EmployeeLoaded", is252],
  ["EmployeeFailed", is253],
  ["ViewAsRequested", is250],
  ["ViewAsOpened", is250],
  ["ViewAsBlocked", is250],
  ["ViewAsFailed", is253],
  ["MagicLinkRequested", is254],
  ["MagicLinkIssued", is255],
  ["MagicLinkFailed", is257],
  ["MagicLinkTicked", is27],
  ["MagicLinkHidden", is258],
  ["MagicLinkLeft", is27],
  ["RecipientsRequested", is262],
  ["RecipientsCounted", is263],
  ["RecipientsFailed", is24],
  ["WelcomeEmailsPrepared", is27],
  ["WelcomeEmailsHeldBack", is27],
  ["WelcomeEmailsRequested", is264],
  ["WelcomeEmailsSent", is266],
  ["WelcomeEmailsFailed", is267],
  ["WelcomeEmailsLeft", is27],
  ["TwoFactorListRequested", is268],
  ["TwoFactorListLoaded", is271],
  ["TwoFactorListFailed", is272],
  ["EnforcementRequested", is27],
  ["EnforcementLoaded", is273],
  ["EnforcementFailed", is24],
  ["AffectedCountRequested", is273],
  ["AffectedCounted", is263],
  ["AffectedCountFailed", is24],
  ["EnforcementChangeDropped", is27],
  ["EnforcementChangeRequested", is273],
  ["EnforcementChangeFailed", is24],
  ["EnforcementChanged", is273],
  ["UploadsRequested", is27],
  ["UploadsLoaded", is275],
  ["UploadsFailed", is24],
  ["LastUploadRequested", is27],
  ["LastUploadLoaded", is276],
  ["LastUploadFailed", is24],
  ["TemplateDownloadRequested", is27],
  ["TemplateDownloadProgressed", is277],
  ["TemplateDownloaded", is278],
  ["TemplateDownloadFailed", is24],
  ["TemplateDownloadCancelled", is27],
  ["FileRefused", is292],
  ["FileCheckRequested", is293],
  ["FileAccepted", is294],
  ["FileCheckFailed", is24],
  ["FileLeft", is295],
  ["FileSendRequested", is296],
  ["FileSendCancelled", is27],
  ["FileSent", is300],
  ["FileSendFailed", is24],
  ["CellCorrected", is302],
  ["UploadWatchRequested", is303],
  ["UploadProgressed", is300],
  ["UploadWatchFailed", is304],
  ["UploadDecisionRequested", is305],
  ["UploadCommitted", is300],
  ["UploadDiscarded", is300],
  ["UploadDecisionFailed", is304],
  ["DifferenceRequested", is307],
  ["DifferenceLoaded", is311],
  ["DifferenceFailed", is304],
  ["ReportsRequested", is313],
  ["ReportsLoaded", is317],
  ["ReportsFailed", is318],
  ["ReportsTicked", is319],
  ["ReportDownloadRequested", is320],
  ["ReportDownloadProgressed", is277],
  ["ReportDownloaded", is278],
  ["ReportDownloadFailed", is24],
  ["ReportDownloadCancelled", is27],
  ["ReportDownloadClosed", is27],
  ["LifeEventReportRequested", is27],
  ["LifeEventReportLoaded", is322],
  ["LifeEventReportFailed", is24],
])
