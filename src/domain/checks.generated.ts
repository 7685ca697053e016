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
const is31: Check = (x) => (isFields(x) && is28(x["user"]) && is30(x["client"]) && isPlain(x["schemeId"]) && (isPlain(x["schemeYear"]) || x["schemeYear"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null) && (typeof x["oneHubLogoutUrl"] === 'string' || x["oneHubLogoutUrl"] === null) && typeof x["showWelcomeModal"] === 'boolean')
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
const is81: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["summary"]) && isPlain(x["groupCode"]) && isPlain(x["icon"]) && typeof x["beamSupported"] === 'boolean' && is80(x["selection"]) && typeof x["restricted"] === 'boolean' && (isPlain(x["restrictedUntil"]) || x["restrictedUntil"] === null) && (typeof x["lowestCost"] === 'number' || x["lowestCost"] === null) && (isPlain(x["chooseBy"]) || x["chooseBy"] === null) && (isPlain(x["image"]) || x["image"] === null))
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
const is95: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefitName"]) && typeof x["count"] === 'number' && isPlain(x["summary"]) && (typeof x["orderValue"] === 'number' || x["orderValue"] === null) && (isPlain(x["oldest"]) || x["oldest"] === null))
const is96: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number' && (Array.isArray(x["waiting"]) && x["waiting"].every(is95)))
const is97: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is98: Check = (x) => (isFields(x) && is97(x["registration"]))
const is99: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is100: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is95)))
const is101: Check = (x) => (isFields(x) && isPlain(x["benefitId"]))
const is102: Check = (x) => (isFields(x) && isPlain(x["selectionId"]) && typeof x["employeeName"] === 'string' && (typeof x["orderValue"] === 'number' || x["orderValue"] === null) && (isPlain(x["requestedOn"]) || x["requestedOn"] === null) && (isFields(x["fields"]) && Object.keys(x["fields"]).every(is4) && Object.values(x["fields"]).every(is10)))
const is103: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefitName"]) && typeof x["takesReason"] === 'boolean' && (Array.isArray(x["rows"]) && x["rows"].every(is102)))
const is104: Check = (x) => (isFields(x) && is103(x["pending"]))
const is105: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is23(x["problem"]))
const is106: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is4)) && typeof x["ticked"] === 'boolean')
const is107: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is4)) && (x["decision"] === "approve" || x["decision"] === "reject") && (typeof x["reason"] === 'string' || x["reason"] === null))
const is108: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is4)) && (Array.isArray(x["failed"]) && x["failed"].every(is4)))
const is109: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (isPlain(x["schemeYear"]) || x["schemeYear"] === null))
const is110: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (isPlain(x["schemeYear"]) || x["schemeYear"] === null))
const is111: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is23(x["problem"]))
const is112: Check = (x) => (isFields(x) && isPlain(x["label"]) && isPlain(x["value"]))
const is113: Check = (x) => (isFields(x) && isPlain(x["title"]) && typeof x["html"] === 'string')
const is114: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is112)) && (Array.isArray(x["panels"]) && x["panels"].every(is113)))
const is115: Check = (x) => (isFields(x) && is114(x["page"]))
const is116: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["question"]) && typeof x["answer"] === 'string')
const is117: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is116)))
const is118: Check = (x) => (isFields(x) && isPlain(x["subject"]) && typeof x["comments"] === 'string')
const is119: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is120: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is121: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is122: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is123: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is124: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is125: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is126: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is127: Check = (x) => (isFields(x) && is23(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is128: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is129: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is130: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is129)))
const is131: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is23(x["problem"]))
const is132: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is133: Check = (x) => (Array.isArray(x) && x.every(is10))
const is134: Check = (x) => (isFields(x) && is23(x["problem"]) && (isFields(x["fields"]) && Object.keys(x["fields"]).every(is4) && Object.values(x["fields"]).every(is133)))
const is135: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is136: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is137: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is138: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is139: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is140: Check = (x) => (isFields(x) && is139(x["details"]))
const is141: Check = (x) => (isFields(x) && isPlain(x["familyMemberId"]) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && (typeof x["dateOfBirth"] === 'string' || x["dateOfBirth"] === null) && ((x["gender"] === "female" || x["gender"] === "male") || x["gender"] === null) && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is142: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is141)))
const is143: Check = (x) => (isFields(x) && is141(x["member"]) && (typeof x["place"] === 'number' || x["place"] === null))
const is144: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is145: Check = (x) => (isFields(x) && (isPlain(x["familyMemberId"]) || x["familyMemberId"] === null) && is144(x["details"]))
const is146: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && isPlain(x["name"]) && isPlain(x["description"]) && typeof x["concernsFamily"] === 'boolean')
const is147: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is146)))
const is148: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["change"]))
const is149: Check = (x) => (isFields(x) && isPlain(x["lifeEventId"]) && isPlain(x["eventId"]) && isPlain(x["name"]) && typeof x["date"] === 'string' && (isPlain(x["closedDate"]) || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is4)) && (isPlain(x["changeUntil"]) || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is148)))
const is150: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is149)))
const is151: Check = (x) => (isFields(x) && is149(x["event"]) && (typeof x["place"] === 'number' || x["place"] === null))
const is152: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is4)) && (typeof x["note"] === 'string' || x["note"] === null))
const is153: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["title"]) && isPlain(x["version"]))
const is154: Check = (x) => (isFields(x) && isPlain(x["provider"]) && (isPlain(x["phone"]) || x["phone"] === null) && (isPlain(x["email"]) || x["email"] === null) && (isPlain(x["url"]) || x["url"] === null) && typeof x["instructions"] === 'string')
const is155: Check = (x) => (is154(x) || x === null)
const is156: Check = (x) => (isFields(x) && is81(x["benefit"]) && typeof x["description"] === 'string' && isPlain(x["covers"]) && (isPlain(x["startDate"]) || x["startDate"] === null) && isPlain(x["howToLeave"]) && (Array.isArray(x["terms"]) && x["terms"].every(is153)) && is155(x["claim"]))
const is157: Check = (x) => (isFields(x) && is156(x["detail"]))
const is158: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (Array.isArray(x["faqs"]) && x["faqs"].every(is116)))
const is159: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["summary"]) && isPlain(x["icon"]))
const is160: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (Array.isArray(x["related"]) && x["related"].every(is159)))
const is161: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]))
const is162: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]) && typeof x["html"] === 'string' && isPlain(x["version"]))
const is163: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]) && is23(x["problem"]))
const is164: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["selectionId"]))
const is165: Check = (x) => (isFields(x) && x["kind"] === "create")
const is166: Check = (x) => (isFields(x) && x["kind"] === "update" && isPlain(x["selectionId"]))
const is167: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && isPlain(x["client"]) && isPlain(x["employee"]))
const is168: Check = (x) => (is165(x) || is166(x) || is167(x))
const is169: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is170: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.keys(x["values"]).every(is4) && Object.values(x["values"]).every(is169)) && (Array.isArray(x["people"]) && x["people"].every(is4)))
const is171: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is168(x["route"]) && is170(x["choice"]))
const is172: Check = (x) => (isFields(x) && isPlain(x["name"]) && isPlain(x["value"]))
const is173: Check = (x) => (isFields(x) && isPlain(x["value"]) && isPlain(x["label"]) && (isPlain(x["hint"]) || x["hint"] === null) && (Array.isArray(x["covers"]) && x["covers"].every(is172)))
const is174: Check = (x) => (isFields(x) && isPlain(x["name"]) && isPlain(x["label"]) && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || isPlain(x["preset"]) || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is173)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && isPlain(x["message"]))
const is175: Check = (x) => (isFields(x) && isPlain(x["personId"]) && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is176: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["question"]) && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is177: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is176)))
const is178: Check = (x) => (is177(x) || x === null)
const is179: Check = (x) => (is170(x) || x === null)
const is180: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is80(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is174)) && (Array.isArray(x["people"]) && x["people"].every(is175)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is178(x["questions"]) && is179(x["submitted"]) && is179(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && isPlain(x["startDate"]))
const is181: Check = (x) => (isFields(x) && is180(x["setup"]))
const is182: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["answer"] === 'string')
const is183: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is168(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is182)))
const is184: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is168(x["route"]) && is170(x["choice"]) && isPlain(x["quoteId"]) && (isFields(x["terms"]) && Object.keys(x["terms"]).every(is4) && Object.values(x["terms"]).every(is4)))
const is185: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is23(x["problem"]))
const is186: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is170(x["choice"]))
const is187: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is188: Check = (x) => (isFields(x) && isPlain(x["field"]) && isPlain(x["value"]) && typeof x["pence"] === 'number')
const is189: Check = (x) => (isFields(x) && isPlain(x["personId"]) && typeof x["pence"] === 'number')
const is190: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is188)) && (Array.isArray(x["people"]) && x["people"].every(is189)))
const is191: Check = (x) => (isFields(x) && isPlain(x["quoteId"]) && is76(x["monthly"]) && is76(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is187)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null) && is190(x["additions"]) && (typeof x["netMonthly"] === 'number' || x["netMonthly"] === null))
const is192: Check = (x) => (is191(x) || x === null)
const is193: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is194: Check = (x) => (is193(x) || x === null)
const is195: Check = (x) => (isFields(x) && is194(x["value"]) && is194(x["partner"]))
const is196: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is170(x["choice"]) && is192(x["quote"]) && is195(x["limits"]))
const is197: Check = (x) => (is195(x) || x === null)
const is198: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is170(x["choice"]) && is197(x["limits"]) && is23(x["problem"]))
const is199: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is200: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (isFields(x["versions"]) && Object.keys(x["versions"]).every(is4) && Object.values(x["versions"]).every(is4)))
const is201: Check = (x) => (isFields(x) && isPlain(x["orderId"]) && isPlain(x["retailer"]) && typeof x["value"] === 'number' && isPlain(x["date"]))
const is202: Check = (x) => (isFields(x) && (isPlain(x["nextVoucherDate"]) || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is201)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is201)))
const is203: Check = (x) => (isFields(x) && is202(x["vouchers"]))
const is204: Check = (x) => (isFields(x) && isPlain(x["groupCode"]))
const is205: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && isPlain(x["displayDate"]) && typeof x["time"] === 'number')
const is206: Check = (x) => (isFields(x) && isPlain(x["groupCode"]) && (Array.isArray(x["rows"]) && x["rows"].every(is205)))
const is207: Check = (x) => (isFields(x) && isPlain(x["groupCode"]) && is23(x["problem"]))
const is208: Check = (x) => (isFields(x) && (typeof x["year"] === 'number' || x["year"] === null))
const is209: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is210: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null) && (typeof x["eligibleYearAgo"] === 'number' || x["eligibleYearAgo"] === null))
const is211: Check = (x) => (isFields(x) && isPlain(x["asOf"]) && (Array.isArray(x["benefits"]) && x["benefits"].every(is210)))
const is212: Check = (x) => (isFields(x) && is211(x["takeUp"]))
const is213: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (x["source"] === "standard" || x["source"] === "insights"))
const is214: Check = (x) => (isFields(x) && isPlain(x["month"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is215: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["taken"] === 'number')
const is216: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is217: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is216)))
const is218: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["asOf"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null) && (Array.isArray(x["months"]) && x["months"].every(is214)) && (Array.isArray(x["levels"]) && x["levels"].every(is215)) && (Array.isArray(x["groups"]) && x["groups"].every(is217)) && (typeof x["eligibleYearAgo"] === 'number' || x["eligibleYearAgo"] === null))
const is219: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is218(x["takeUp"]))
const is220: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is221: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is220)))
const is222: Check = (x) => (isFields(x) && isPlain(x["month"]) && typeof x["registrations"] === 'number')
const is223: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is224: Check = (x) => (isFields(x) && isPlain(x["asOf"]) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is221)) && (Array.isArray(x["months"]) && x["months"].every(is222)) && is223(x["activity"]))
const is225: Check = (x) => (isFields(x) && is224(x["insights"]))
const is226: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is227: Check = (x) => (isFields(x) && is226(x["query"]) && typeof x["typing"] === 'boolean')
const is228: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (isPlain(x["department"]) || x["department"] === null) && typeof x["registered"] === 'boolean' && (isPlain(x["lastSeen"]) || x["lastSeen"] === null))
const is229: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is228)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is97(x["registration"]))
const is230: Check = (x) => (isFields(x) && is226(x["query"]) && is229(x["page"]))
const is231: Check = (x) => (isFields(x) && is226(x["query"]) && is23(x["problem"]))
const is232: Check = (x) => (isFields(x) && x["report"] === "employees" && is226(x["query"]))
const is233: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is234: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is233(x["query"]))
const is235: Check = (x) => (is232(x) || is234(x))
const is236: Check = (x) => (isFields(x) && is235(x["asked"]))
const is237: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is238: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is239: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is23(x["problem"]))
const is240: Check = (x) => (isFields(x) && isPlain(x["employeeId"]))
const is241: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (isPlain(x["department"]) || x["department"] === null) && (isPlain(x["location"]) || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (isPlain(x["registeredOn"]) || x["registeredOn"] === null) && (isPlain(x["lastSeen"]) || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is242: Check = (x) => (isFields(x) && is241(x["employee"]))
const is243: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && is23(x["problem"]))
const is244: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && typeof x["password"] === 'string')
const is245: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && typeof x["link"] === 'string')
const is246: Check = (x) => (isFields(x) && is23(x["problem"]) && (isPlain(x["code"]) || x["code"] === null))
const is247: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && is246(x["trouble"]))
const is248: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is249: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is250: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is4)))
const is251: Check = (x) => (is249(x) || is250(x))
const is252: Check = (x) => (isFields(x) && is251(x["recipients"]))
const is253: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is254: Check = (x) => (isFields(x) && is251(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is255: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is256: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is255)))
const is257: Check = (x) => (isFields(x) && is246(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is258: Check = (x) => (isFields(x) && is233(x["query"]) && typeof x["typing"] === 'boolean')
const is259: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is260: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is259)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is261: Check = (x) => (isFields(x) && is233(x["query"]) && is260(x["page"]) && typeof x["enforced"] === 'boolean')
const is262: Check = (x) => (isFields(x) && is233(x["query"]) && is23(x["problem"]))
const is263: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is264: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && typeof x["fileName"] === 'string' && isPlain(x["uploadedOn"]) && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is265: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is264)))
const is266: Check = (x) => (isFields(x) && (isPlain(x["date"]) || x["date"] === null))
const is267: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is268: Check = (x) => (isFields(x) && isPlain(x["fileName"]))
const is269: Check = (x) => (isFields(x) && isPlain(x["fileId"]) && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is270: Check = (x) => (isFields(x) && x["kind"] === "type")
const is271: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is272: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is273: Check = (x) => (isFields(x) && x["kind"] === "spreadsheet")
const is274: Check = (x) => (isFields(x) && x["kind"] === "notText")
const is275: Check = (x) => (isFields(x) && x["kind"] === "separatorLine")
const is276: Check = (x) => (isFields(x) && x["kind"] === "separator" && (x["separator"] === "semicolon" || x["separator"] === "tab"))
const is277: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is4)))
const is278: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is10)))
const is279: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is4)))
const is280: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is281: Check = (x) => (is270(x) || is271(x) || is272(x) || is273(x) || is274(x) || is275(x) || is276(x) || is277(x) || is278(x) || is279(x) || is280(x))
const is282: Check = (x) => (isFields(x) && is269(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is281)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is283: Check = (x) => (isFields(x) && is269(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is284: Check = (x) => (isFields(x) && is269(x["file"]) && typeof x["rows"] === 'number')
const is285: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is286: Check = (x) => (isFields(x) && is269(x["file"]))
const is287: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (isPlain(x["column"]) || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && isPlain(x["code"]) && typeof x["message"] === 'string')
const is288: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is287)))
const is289: Check = (x) => (is264(x) && is288(x))
const is290: Check = (x) => (isFields(x) && is289(x["upload"]))
const is291: Check = (x) => (isFields(x) && is264(x["upload"]))
const is292: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is23(x["problem"]))
const is293: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && (x["action"] === "commit" || x["action"] === "discard"))
const is294: Check = (x) => (isFields(x) && (isPlain(x["benefitId"]) || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is295: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is294(x["query"]))
const is296: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefit"]) && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is297: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && isPlain(x["benefitId"]) && isPlain(x["benefit"]) && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is298: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is296)) && (Array.isArray(x["people"]) && x["people"].every(is297)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is299: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is298(x["difference"]))
const is300: Check = (x) => (isFields(x) && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (isPlain(x["provider"]) || x["provider"] === null))
const is301: Check = (x) => (isFields(x) && is300(x["query"]))
const is302: Check = (x) => (isFields(x) && isPlain(x["reportId"]) && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && isPlain(x["label"]) && (isPlain(x["providerName"]) || x["providerName"] === null))
const is303: Check = (x) => typeof x === 'number'
const is304: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is302)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is303)) && (Array.isArray(x["providers"]) && x["providers"].every(is4)))
const is305: Check = (x) => (isFields(x) && is300(x["query"]) && is304(x["found"]))
const is306: Check = (x) => (isFields(x) && is300(x["query"]) && is23(x["problem"]))
const is307: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is4)) && typeof x["ticked"] === 'boolean')
const is308: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is4)))
const is309: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && isPlain(x["name"]) && isPlain(x["date"]) && (isPlain(x["closedDate"]) || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is310: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is309)))

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
  ["PendingLoaded", is104],
  ["PendingFailed", is105],
  ["RowsTicked", is106],
  ["DecisionRequested", is107],
  ["SelectionsApproved", is108],
  ["SelectionsRejected", is108],
  ["DecisionFailed", is24],
  ["DecisionAcknowledged", is27],
  ["SsoLoginHeldForConsent", is109],
  ["SsoLoginHeldForSession", is109],
  ["SsoLoginConfirmed", is109],
  ["SsoLoginRequested", is110],
  ["SsoLoginSlow", is27],
  ["SsoLoginFailed", is111],
  ["ContactPageRequested", is27],
  ["ContactPageLoaded", is115],
  ["ContactPageFailed", is24],
  ["ContactQuestionsLoaded", is117],
  ["ContactQuestionsFailed", is24],
  ["EnquiryRequested", is118],
  ["EnquirySent", is27],
  ["EnquiryRefused", is119],
  ["EnquiryFailed", is24],
  ["SetUpKeyRequested", is27],
  ["SetUpKeyIssued", is120],
  ["SetUpKeyFailed", is24],
  ["SetUpCodeRequested", is121],
  ["SetUpCodeAccepted", is27],
  ["SetUpCodeFailed", is48],
  ["SecondFactorEnabled", is122],
  ["SetUpLeft", is27],
  ["ActivationLookUpRequested", is123],
  ["ActivationFound", is124],
  ["ActivationLookUpFailed", is24],
  ["ActivationDateCheckRequested", is125],
  ["ActivationDateVerified", is27],
  ["ActivationDateRefused", is27],
  ["ActivationDateCheckFailed", is24],
  ["ActivationDateReopened", is27],
  ["AccountActivationRequested", is126],
  ["AccountActivated", is27],
  ["AccountActivationFailed", is127],
  ["PasswordCheckRequested", is128],
  ["PasswordCheckDropped", is27],
  ["PasswordJudged", is130],
  ["PasswordCheckFailed", is131],
  ["ForgottenPasswordOpened", is27],
  ["ResetLinkRequested", is132],
  ["ResetLinkSent", is27],
  ["ResetLinkFailed", is134],
  ["ResetOpened", is135],
  ["ResetDateCheckRequested", is135],
  ["ResetDateVerified", is27],
  ["ResetDateRefused", is27],
  ["ResetDateCheckFailed", is24],
  ["ResetLinkExpired", is119],
  ["PasswordResetRequested", is136],
  ["PasswordResetSucceeded", is137],
  ["PasswordResetFailed", is127],
  ["ResetLeft", is27],
  ["SecondFactorDisablingRequested", is138],
  ["SecondFactorDisablingFailed", is24],
  ["SecondFactorDisabled", is27],
  ["SecondFactorNoticeSeen", is27],
  ["AccountRereadFailed", is24],
  ["DetailsRequested", is27],
  ["DetailsLoaded", is140],
  ["DetailsFailed", is24],
  ["DetailsChangeRequested", is140],
  ["DetailsChangeFailed", is24],
  ["DetailsChanged", is140],
  ["FamilyRequested", is27],
  ["FamilyLoaded", is142],
  ["FamilyFailed", is24],
  ["FamilyMemberAdded", is143],
  ["FamilyMemberChanged", is143],
  ["FamilyMemberFormOpened", is27],
  ["FamilyMemberSavingRequested", is145],
  ["FamilyMemberSavingFailed", is24],
  ["AvailableLifeEventsRequested", is27],
  ["AvailableLifeEventsLoaded", is147],
  ["AvailableLifeEventsFailed", is24],
  ["LifeEventsRequested", is27],
  ["LifeEventsLoaded", is150],
  ["LifeEventsFailed", is24],
  ["LifeEventAdded", is151],
  ["LifeEventFormOpened", is27],
  ["LifeEventAddingRequested", is152],
  ["LifeEventAddingFailed", is24],
  ["BenefitRequested", is101],
  ["BenefitLoaded", is157],
  ["BenefitFailed", is105],
  ["FaqsLoaded", is158],
  ["FaqsFailed", is105],
  ["RelatedLoaded", is160],
  ["RelatedFailed", is105],
  ["BenefitTermsRequested", is161],
  ["BenefitTermsLoaded", is162],
  ["BenefitTermsFailed", is163],
  ["OptOutRequested", is164],
  ["OptOutFailed", is105],
  ["SelectionOptedOut", is164],
  ["ChoiceSaveRequested", is171],
  ["ChoiceSaved", is181],
  ["ChoiceSaveFailed", is105],
  ["AnswersSaveRequested", is183],
  ["AnswersSaved", is181],
  ["AnswersSaveFailed", is105],
  ["SubmissionRequested", is184],
  ["SelectionSubmitted", is181],
  ["SubmissionFailed", is185],
  ["SetupRequested", is101],
  ["SetupLoaded", is181],
  ["SetupFailed", is105],
  ["SelectionRequested", is101],
  ["SelectionLoaded", is181],
  ["SelectionFailed", is105],
  ["SelectionResetRequested", is164],
  ["SelectionResetFailed", is105],
  ["SelectionReset", is181],
  ["CostsRequested", is186],
  ["CostsCalculated", is196],
  ["CostsFailed", is198],
  ["CostsDropped", is101],
  ["StepConfirmed", is199],
  ["BenefitTermsAccepted", is200],
  ["CreditsPageRequested", is27],
  ["CreditsPageFound", is38],
  ["CreditsPageRefused", is27],
  ["CreditsPageFailed", is24],
  ["CreditsFrameLoaded", is27],
  ["CreditsFrameTimedOut", is27],
  ["CreditsPageLeft", is27],
  ["VouchersRequested", is27],
  ["VouchersLoaded", is203],
  ["VouchersFailed", is24],
  ["StatementRequested", is204],
  ["StatementLoaded", is206],
  ["StatementFailed", is207],
  ["StatementYearChosen", is208],
  ["TakeUpRequested", is209],
  ["TakeUpLoaded", is212],
  ["TakeUpFailed", is24],
  ["TakeUpOfBenefitRequested", is213],
  ["TakeUpOfBenefitLoaded", is219],
  ["TakeUpOfBenefitFailed", is105],
  ["InsightsRequested", is27],
  ["InsightsLoaded", is225],
  ["InsightsFailed", is24],
  ["EmployeesRequested", is227],
  ["EmployeesLoaded", is230],
  ["EmployeesFailed", is231],
  ["EmployeeReportRequested", is236],
  ["EmployeeReportProgressed", is237],
  ["EmployeeReportSaved", is238],
  ["EmployeeReportFailed", is239],
  ["EmployeeReportCancelled", is238],
  ["EmployeeRequested", is240],
  ["EmployeeLoaded", is242],
  ["EmployeeFailed", is243],
  ["ViewAsRequested", is240],
  ["ViewAsOpened", is240],
  ["ViewAsBlocked", is240],
  ["ViewAsFailed", is243],
  ["MagicLinkRequested", is244],
  ["MagicLinkIssued", is245],
  ["MagicLinkFailed", is247],
  ["MagicLinkTicked", is27],
  ["MagicLinkHidden", is248],
  ["MagicLinkLeft", is27],
  ["RecipientsRequested", is252],
  ["RecipientsCounted", is253],
  ["RecipientsFailed", is24],
  ["WelcomeEmailsPrepared", is27],
  ["WelcomeEmailsHeldBack", is27],
  ["WelcomeEmailsRequested", is254],
  ["WelcomeEmailsSent", is256],
  ["WelcomeEmailsFailed", is257],
  ["WelcomeEmailsLeft", is27],
  ["TwoFactorListRequested", is258],
  ["TwoFactorListLoaded", is261],
  ["TwoFactorListFailed", is262],
  ["EnforcementRequested", is27],
  ["EnforcementLoaded", is263],
  ["EnforcementFailed", is24],
  ["AffectedCountRequested", is263],
  ["AffectedCounted", is253],
  ["AffectedCountFailed", is24],
  ["EnforcementChangeDropped", is27],
  ["EnforcementChangeRequested", is263],
  ["EnforcementChangeFailed", is24],
  ["EnforcementChanged", is263],
  ["UploadsRequested", is27],
  ["UploadsLoaded", is265],
  ["UploadsFailed", is24],
  ["LastUploadRequested", is27],
  ["LastUploadLoaded", is266],
  ["LastUploadFailed", is24],
  ["TemplateDownloadRequested", is27],
  ["TemplateDownloadProgressed", is267],
  ["TemplateDownloaded", is268],
  ["TemplateDownloadFailed", is24],
  ["TemplateDownloadCancelled", is27],
  ["FileRefused", is282],
  ["FileCheckRequested", is283],
  ["FileAccepted", is284],
  ["FileCheckFailed", is24],
  ["FileLeft", is285],
  ["FileSendRequested", is286],
  ["FileSendCancelled", is27],
  ["FileSent", is290],
  ["FileSendFailed", is24],
  ["UploadWatchRequested", is291],
  ["UploadProgressed", is290],
  ["UploadWatchFailed", is292],
  ["UploadDecisionRequested", is293],
  ["UploadCommitted", is290],
  ["UploadDiscarded", is290],
  ["UploadDecisionFailed", is292],
  ["DifferenceRequested", is295],
  ["DifferenceLoaded", is299],
  ["DifferenceFailed", is292],
  ["ReportsRequested", is301],
  ["ReportsLoaded", is305],
  ["ReportsFailed", is306],
  ["ReportsTicked", is307],
  ["ReportDownloadRequested", is308],
  ["ReportDownloadProgressed", is267],
  ["ReportDownloaded", is268],
  ["ReportDownloadFailed", is24],
  ["ReportDownloadCancelled", is27],
  ["ReportDownloadClosed", is27],
  ["LifeEventReportRequested", is27],
  ["LifeEventReportLoaded", is310],
  ["LifeEventReportFailed", is24],
])
