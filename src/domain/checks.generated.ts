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
const is42: Check = (x) => (isFields(x) && x["step"] === "code")
const is43: Check = (x) => (isFields(x) && x["step"] === "setUp" && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is44: Check = (x) => (is42(x) || is43(x))
const is45: Check = (x) => (isFields(x) && (x["from"] === "login" || x["from"] === "activation") && is44(x["demand"]))
const is46: Check = (x) => (isFields(x) && typeof x["code"] === 'string')
const is47: Check = (x) => (isFields(x) && is23(x["problem"]) && (Array.isArray(x["codes"]) && x["codes"].every(is4)))
const is48: Check = (x) => (isFields(x) && (x["because"] === "back" || x["because"] === "expired" || x["because"] === "lost"))
const is49: Check = (x) => (isFields(x) && (x["cause"] === "person" || x["cause"] === "idle"))
const is50: Check = (x) => (isFields(x) && isPlain(x["path"]) && (isFields(x["choices"]) && Object.keys(x["choices"]).every(is4) && Object.values(x["choices"]).every(is4)) && (isFields(x["words"]) && Object.keys(x["words"]).every(is4) && Object.values(x["words"]).every(is10)) && (isFields(x["quotes"]) && Object.keys(x["quotes"]).every(is4) && Object.values(x["quotes"]).every(is10)))
const is51: Check = (x) => (isFields(x) && isPlain(x["chunk"]))
const is52: Check = (x) => (isFields(x) && typeof x["lastActivityAt"] === 'number')
const is53: Check = (x) => (isFields(x) && typeof x["terms"] === 'string' && typeof x["policy"] === 'string')
const is54: Check = (x) => (isFields(x) && is53(x["texts"]))
const is55: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails") && isPlain(x["subject"]))
const is56: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails"))
const is57: Check = (x) => (isFields(x) && isPlain(x["place"]) && typeof x["rows"] === 'number')
const is58: Check = (x) => (isFields(x) && isPlain(x["operation"]) && typeof x["status"] === 'number' && (Array.isArray(x["repaired"]) && x["repaired"].every(is4)) && (Array.isArray(x["lost"]) && x["lost"].every(is57)))
const is59: Check = (x) => (isFields(x) && (x["kind"] === "error" || x["kind"] === "rejection" || x["kind"] === "screen" || x["kind"] === "chunk") && isPlain(x["name"]) && typeof x["message"] === 'string' && (Array.isArray(x["stack"]) && x["stack"].every(is4)) && typeof x["times"] === 'number')
const is60: Check = (x) => (isFields(x) && isPlain(x["path"]))
const is61: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (isPlain(x["schemeYear"]) || x["schemeYear"] === null))
const is62: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (isPlain(x["schemeYear"]) || x["schemeYear"] === null))
const is63: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is23(x["problem"]))
const is64: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms"))
const is65: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && typeof x["html"] === 'string')
const is66: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && is23(x["problem"]))
const is67: Check = (x) => (isFields(x) && isPlain(x["label"]) && isPlain(x["value"]))
const is68: Check = (x) => (isFields(x) && isPlain(x["title"]) && typeof x["html"] === 'string')
const is69: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is67)) && (Array.isArray(x["panels"]) && x["panels"].every(is68)))
const is70: Check = (x) => (isFields(x) && is69(x["page"]))
const is71: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["question"]) && typeof x["answer"] === 'string')
const is72: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is71)))
const is73: Check = (x) => (isFields(x) && isPlain(x["subject"]) && typeof x["comments"] === 'string')
const is74: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is75: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is76: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is77: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is78: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is79: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is80: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is81: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is82: Check = (x) => (isFields(x) && is23(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is83: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is84: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is85: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is84)))
const is86: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is23(x["problem"]))
const is87: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is88: Check = (x) => (Array.isArray(x) && x.every(is10))
const is89: Check = (x) => (isFields(x) && is23(x["problem"]) && (isFields(x["fields"]) && Object.keys(x["fields"]).every(is4) && Object.values(x["fields"]).every(is88)))
const is90: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is91: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is92: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is93: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is94: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is95: Check = (x) => (isFields(x) && is94(x["details"]))
const is96: Check = (x) => (isFields(x) && isPlain(x["name"]) && isPlain(x["url"]))
const is97: Check = (x) => (isFields(x) && (Array.isArray(x["avatars"]) && x["avatars"].every(is96)) && (typeof x["saved"] === 'string' || x["saved"] === null))
const is98: Check = (x) => (isFields(x) && (typeof x["picture"] === 'string' || x["picture"] === null))
const is99: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["title"]) && isPlain(x["text"]) && (isPlain(x["link"]) || x["link"] === null) && isPlain(x["icon"]) && typeof x["urgent"] === 'boolean')
const is100: Check = (x) => (isFields(x) && (Array.isArray(x["cards"]) && x["cards"].every(is99)))
const is101: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["title"]) && typeof x["text"] === 'string' && (isPlain(x["imageUrl"]) || x["imageUrl"] === null) && (isPlain(x["link"]) || x["link"] === null))
const is102: Check = (x) => (isFields(x) && (Array.isArray(x["banners"]) && x["banners"].every(is101)))
const is103: Check = (x) => (isFields(x) && isPlain(x["title"]) && typeof x["text"] === 'string' && (isPlain(x["image"]) || x["image"] === null) && (isPlain(x["icon"]) || x["icon"] === null))
const is104: Check = (x) => (isFields(x) && (Array.isArray(x["slides"]) && x["slides"].every(is103)))
const is105: Check = (x) => (isFields(x) && typeof x["to"] === 'number')
const is106: Check = (x) => (isFields(x) && isPlain(x["familyMemberId"]) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && (typeof x["dateOfBirth"] === 'string' || x["dateOfBirth"] === null) && ((x["gender"] === "female" || x["gender"] === "male") || x["gender"] === null) && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is107: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is106)))
const is108: Check = (x) => (isFields(x) && is106(x["member"]) && (typeof x["place"] === 'number' || x["place"] === null))
const is109: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is110: Check = (x) => (isFields(x) && (isPlain(x["familyMemberId"]) || x["familyMemberId"] === null) && is109(x["details"]))
const is111: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && isPlain(x["name"]) && isPlain(x["description"]) && typeof x["concernsFamily"] === 'boolean')
const is112: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is111)))
const is113: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["change"]))
const is114: Check = (x) => (isFields(x) && isPlain(x["lifeEventId"]) && isPlain(x["eventId"]) && isPlain(x["name"]) && typeof x["date"] === 'string' && (isPlain(x["closedDate"]) || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is4)) && (isPlain(x["changeUntil"]) || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is113)))
const is115: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is114)))
const is116: Check = (x) => (isFields(x) && is114(x["event"]) && (typeof x["place"] === 'number' || x["place"] === null))
const is117: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is4)) && (typeof x["note"] === 'string' || x["note"] === null))
const is118: Check = (x) => (isFields(x) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is119: Check = (x) => (is118(x) || x === null)
const is120: Check = (x) => (isFields(x) && typeof x["allowed"] === 'boolean' && (isPlain(x["effectiveDate"]) || x["effectiveDate"] === null))
const is121: Check = (x) => (isFields(x) && isPlain(x["selectionId"]) && (x["status"] === "not-selected" || x["status"] === "in-progress" || x["status"] === "pending" || x["status"] === "approved" || x["status"] === "rejected" || x["status"] === "opted-out") && isPlain(x["statusLabel"]) && (typeof x["planDetails"] === 'string' || x["planDetails"] === null) && (Array.isArray(x["peopleCovered"]) && x["peopleCovered"].every(is10)) && is119(x["monthlyCost"]) && is119(x["yearlyCost"]) && ((x["next"] === "setup" || x["next"] === "manage" || x["next"] === "reapply") || x["next"] === null) && (isPlain(x["endDate"]) || x["endDate"] === null) && is120(x["optOut"]) && (isPlain(x["reference"]) || x["reference"] === null))
const is122: Check = (x) => (is121(x) || x === null)
const is123: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["summary"]) && isPlain(x["groupCode"]) && isPlain(x["icon"]) && typeof x["beamSupported"] === 'boolean' && is122(x["selection"]) && typeof x["restricted"] === 'boolean' && (isPlain(x["restrictedUntil"]) || x["restrictedUntil"] === null))
const is124: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is123)))
const is125: Check = (x) => (isFields(x) && isPlain(x["benefitId"]))
const is126: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["title"]) && isPlain(x["version"]))
const is127: Check = (x) => (isFields(x) && isPlain(x["provider"]) && (isPlain(x["phone"]) || x["phone"] === null) && (isPlain(x["email"]) || x["email"] === null) && (isPlain(x["url"]) || x["url"] === null) && typeof x["instructions"] === 'string')
const is128: Check = (x) => (is127(x) || x === null)
const is129: Check = (x) => (isFields(x) && is123(x["benefit"]) && typeof x["description"] === 'string' && isPlain(x["covers"]) && (isPlain(x["startDate"]) || x["startDate"] === null) && isPlain(x["howToLeave"]) && (Array.isArray(x["terms"]) && x["terms"].every(is126)) && is128(x["claim"]))
const is130: Check = (x) => (isFields(x) && is129(x["detail"]))
const is131: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is23(x["problem"]))
const is132: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (Array.isArray(x["faqs"]) && x["faqs"].every(is71)))
const is133: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["summary"]) && isPlain(x["icon"]))
const is134: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (Array.isArray(x["related"]) && x["related"].every(is133)))
const is135: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]))
const is136: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]) && typeof x["html"] === 'string' && isPlain(x["version"]))
const is137: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["termsId"]) && is23(x["problem"]))
const is138: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["selectionId"]))
const is139: Check = (x) => (isFields(x) && x["kind"] === "create")
const is140: Check = (x) => (isFields(x) && x["kind"] === "update" && isPlain(x["selectionId"]))
const is141: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && isPlain(x["client"]) && isPlain(x["employee"]))
const is142: Check = (x) => (is139(x) || is140(x) || is141(x))
const is143: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is144: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.keys(x["values"]).every(is4) && Object.values(x["values"]).every(is143)) && (Array.isArray(x["people"]) && x["people"].every(is4)))
const is145: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is142(x["route"]) && is144(x["choice"]))
const is146: Check = (x) => (isFields(x) && isPlain(x["value"]) && isPlain(x["label"]) && (isPlain(x["hint"]) || x["hint"] === null))
const is147: Check = (x) => (isFields(x) && isPlain(x["name"]) && isPlain(x["label"]) && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || isPlain(x["preset"]) || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is146)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && isPlain(x["message"]))
const is148: Check = (x) => (isFields(x) && isPlain(x["personId"]) && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is149: Check = (x) => (isFields(x) && isPlain(x["id"]) && isPlain(x["question"]) && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is150: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is149)))
const is151: Check = (x) => (is150(x) || x === null)
const is152: Check = (x) => (is144(x) || x === null)
const is153: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is122(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is147)) && (Array.isArray(x["people"]) && x["people"].every(is148)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is151(x["questions"]) && is152(x["submitted"]) && is152(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && isPlain(x["startDate"]))
const is154: Check = (x) => (isFields(x) && is153(x["setup"]))
const is155: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["answer"] === 'string')
const is156: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is142(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is155)))
const is157: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is142(x["route"]) && is144(x["choice"]) && isPlain(x["quoteId"]) && (isFields(x["terms"]) && Object.keys(x["terms"]).every(is4) && Object.values(x["terms"]).every(is4)))
const is158: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is23(x["problem"]))
const is159: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is144(x["choice"]))
const is160: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is161: Check = (x) => (isFields(x) && isPlain(x["quoteId"]) && is118(x["monthly"]) && is118(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is160)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null))
const is162: Check = (x) => (is161(x) || x === null)
const is163: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is164: Check = (x) => (is163(x) || x === null)
const is165: Check = (x) => (isFields(x) && is164(x["value"]) && is164(x["partner"]))
const is166: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is144(x["choice"]) && is162(x["quote"]) && is165(x["limits"]))
const is167: Check = (x) => (is165(x) || x === null)
const is168: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is144(x["choice"]) && is167(x["limits"]) && is23(x["problem"]))
const is169: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is170: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (isFields(x["versions"]) && Object.keys(x["versions"]).every(is4) && Object.values(x["versions"]).every(is4)))
const is171: Check = (x) => (isFields(x) && typeof x["balance"] === 'number' && (isPlain(x["lastPaymentDate"]) || x["lastPaymentDate"] === null))
const is172: Check = (x) => (isFields(x) && isPlain(x["orderId"]) && isPlain(x["retailer"]) && typeof x["value"] === 'number' && isPlain(x["date"]))
const is173: Check = (x) => (isFields(x) && (isPlain(x["nextVoucherDate"]) || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is172)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is172)))
const is174: Check = (x) => (isFields(x) && is173(x["vouchers"]))
const is175: Check = (x) => (isFields(x) && isPlain(x["groupCode"]))
const is176: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && isPlain(x["displayDate"]) && typeof x["time"] === 'number')
const is177: Check = (x) => (isFields(x) && isPlain(x["groupCode"]) && (Array.isArray(x["rows"]) && x["rows"].every(is176)))
const is178: Check = (x) => (isFields(x) && isPlain(x["groupCode"]) && is23(x["problem"]))
const is179: Check = (x) => (isFields(x) && (typeof x["year"] === 'number' || x["year"] === null))
const is180: Check = (x) => (isFields(x) && isPlain(x["schemeYear"]) && isPlain(x["asOf"]) && typeof x["company"] === 'number' && typeof x["employee"] === 'number' && typeof x["total"] === 'number')
const is181: Check = (x) => (isFields(x) && is180(x["summary"]))
const is182: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is183: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["groupCode"]) && isPlain(x["groupName"]) && (Array.isArray(x["months"]) && x["months"].every(is182)))
const is184: Check = (x) => (isFields(x) && isPlain(x["schemeYear"]) && isPlain(x["asOf"]) && (Array.isArray(x["benefits"]) && x["benefits"].every(is183)))
const is185: Check = (x) => (isFields(x) && is184(x["total"]))
const is186: Check = (x) => (isFields(x) && (x["mode"] === "year" || x["mode"] === "month"))
const is187: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor"))
const is188: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor") && is23(x["problem"]))
const is189: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number')
const is190: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is191: Check = (x) => (isFields(x) && is190(x["registration"]))
const is192: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is193: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefitName"]) && typeof x["count"] === 'number' && isPlain(x["summary"]))
const is194: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is193)))
const is195: Check = (x) => (isFields(x) && isPlain(x["selectionId"]) && typeof x["employeeName"] === 'string' && (typeof x["orderValue"] === 'number' || x["orderValue"] === null) && (isFields(x["fields"]) && Object.keys(x["fields"]).every(is4) && Object.values(x["fields"]).every(is10)))
const is196: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefitName"]) && (Array.isArray(x["rows"]) && x["rows"].every(is195)))
const is197: Check = (x) => (isFields(x) && is196(x["pending"]))
const is198: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is4)) && typeof x["ticked"] === 'boolean')
const is199: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is4)) && (x["decision"] === "approve" || x["decision"] === "reject"))
const is200: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is4)) && (Array.isArray(x["failed"]) && x["failed"].every(is4)))
const is201: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is202: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null))
const is203: Check = (x) => (isFields(x) && isPlain(x["asOf"]) && (Array.isArray(x["benefits"]) && x["benefits"].every(is202)))
const is204: Check = (x) => (isFields(x) && is203(x["takeUp"]))
const is205: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && (x["source"] === "standard" || x["source"] === "insights"))
const is206: Check = (x) => (isFields(x) && isPlain(x["month"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is207: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["taken"] === 'number')
const is208: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is209: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is208)))
const is210: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["name"]) && isPlain(x["asOf"]) && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null) && (Array.isArray(x["months"]) && x["months"].every(is206)) && (Array.isArray(x["levels"]) && x["levels"].every(is207)) && (Array.isArray(x["groups"]) && x["groups"].every(is209)))
const is211: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && is210(x["takeUp"]))
const is212: Check = (x) => (isFields(x) && isPlain(x["name"]) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is213: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is212)))
const is214: Check = (x) => (isFields(x) && isPlain(x["month"]) && typeof x["registrations"] === 'number')
const is215: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is216: Check = (x) => (isFields(x) && isPlain(x["asOf"]) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is213)) && (Array.isArray(x["months"]) && x["months"].every(is214)) && is215(x["activity"]))
const is217: Check = (x) => (isFields(x) && is216(x["insights"]))
const is218: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is219: Check = (x) => (isFields(x) && is218(x["query"]) && typeof x["typing"] === 'boolean')
const is220: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (isPlain(x["department"]) || x["department"] === null) && typeof x["registered"] === 'boolean' && (isPlain(x["lastSeen"]) || x["lastSeen"] === null))
const is221: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is220)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is190(x["registration"]))
const is222: Check = (x) => (isFields(x) && is218(x["query"]) && is221(x["page"]))
const is223: Check = (x) => (isFields(x) && is218(x["query"]) && is23(x["problem"]))
const is224: Check = (x) => (isFields(x) && x["report"] === "employees" && is218(x["query"]))
const is225: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is226: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is225(x["query"]))
const is227: Check = (x) => (is224(x) || is226(x))
const is228: Check = (x) => (isFields(x) && is227(x["asked"]))
const is229: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is230: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is231: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is23(x["problem"]))
const is232: Check = (x) => (isFields(x) && isPlain(x["employeeId"]))
const is233: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (isPlain(x["department"]) || x["department"] === null) && (isPlain(x["location"]) || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (isPlain(x["registeredOn"]) || x["registeredOn"] === null) && (isPlain(x["lastSeen"]) || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is234: Check = (x) => (isFields(x) && is233(x["employee"]))
const is235: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && is23(x["problem"]))
const is236: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && typeof x["password"] === 'string')
const is237: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && typeof x["link"] === 'string')
const is238: Check = (x) => (isFields(x) && is23(x["problem"]) && (isPlain(x["code"]) || x["code"] === null))
const is239: Check = (x) => (isFields(x) && isPlain(x["employeeId"]) && is238(x["trouble"]))
const is240: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is241: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is242: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is4)))
const is243: Check = (x) => (is241(x) || is242(x))
const is244: Check = (x) => (isFields(x) && is243(x["recipients"]))
const is245: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is246: Check = (x) => (isFields(x) && is243(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is247: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is248: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is247)))
const is249: Check = (x) => (isFields(x) && is238(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is250: Check = (x) => (isFields(x) && is225(x["query"]) && typeof x["typing"] === 'boolean')
const is251: Check = (x) => (isFields(x) && isPlain(x["id"]) && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is252: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is251)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is253: Check = (x) => (isFields(x) && is225(x["query"]) && is252(x["page"]) && typeof x["enforced"] === 'boolean')
const is254: Check = (x) => (isFields(x) && is225(x["query"]) && is23(x["problem"]))
const is255: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is256: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && typeof x["fileName"] === 'string' && isPlain(x["uploadedOn"]) && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is257: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is256)))
const is258: Check = (x) => (isFields(x) && (isPlain(x["date"]) || x["date"] === null))
const is259: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is260: Check = (x) => (isFields(x) && isPlain(x["fileName"]))
const is261: Check = (x) => (isFields(x) && isPlain(x["fileId"]) && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is262: Check = (x) => (isFields(x) && x["kind"] === "type")
const is263: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is264: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is265: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is4)))
const is266: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is10)))
const is267: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is4)))
const is268: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is269: Check = (x) => (is262(x) || is263(x) || is264(x) || is265(x) || is266(x) || is267(x) || is268(x))
const is270: Check = (x) => (isFields(x) && is261(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is269)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is271: Check = (x) => (isFields(x) && is261(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is272: Check = (x) => (isFields(x) && is261(x["file"]) && typeof x["rows"] === 'number')
const is273: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is4)))
const is274: Check = (x) => (isFields(x) && is261(x["file"]))
const is275: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (isPlain(x["column"]) || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && isPlain(x["code"]) && typeof x["message"] === 'string')
const is276: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is275)))
const is277: Check = (x) => (is256(x) && is276(x))
const is278: Check = (x) => (isFields(x) && is277(x["upload"]))
const is279: Check = (x) => (isFields(x) && is256(x["upload"]))
const is280: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is23(x["problem"]))
const is281: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && (x["action"] === "commit" || x["action"] === "discard"))
const is282: Check = (x) => (isFields(x) && (isPlain(x["benefitId"]) || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is283: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is282(x["query"]))
const is284: Check = (x) => (isFields(x) && isPlain(x["benefitId"]) && isPlain(x["benefit"]) && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is285: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && isPlain(x["benefitId"]) && isPlain(x["benefit"]) && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is286: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is284)) && (Array.isArray(x["people"]) && x["people"].every(is285)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is287: Check = (x) => (isFields(x) && isPlain(x["uploadId"]) && is286(x["difference"]))
const is288: Check = (x) => (isFields(x) && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (isPlain(x["provider"]) || x["provider"] === null))
const is289: Check = (x) => (isFields(x) && is288(x["query"]))
const is290: Check = (x) => (isFields(x) && isPlain(x["reportId"]) && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && isPlain(x["label"]) && (isPlain(x["providerName"]) || x["providerName"] === null))
const is291: Check = (x) => typeof x === 'number'
const is292: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is290)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is291)) && (Array.isArray(x["providers"]) && x["providers"].every(is4)))
const is293: Check = (x) => (isFields(x) && is288(x["query"]) && is292(x["found"]))
const is294: Check = (x) => (isFields(x) && is288(x["query"]) && is23(x["problem"]))
const is295: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is4)) && typeof x["ticked"] === 'boolean')
const is296: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is4)))
const is297: Check = (x) => (isFields(x) && isPlain(x["eventId"]) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && isPlain(x["name"]) && isPlain(x["date"]) && (isPlain(x["closedDate"]) || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is298: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is297)))

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
  ["LoginHeldForConsent", is27],
  ["SecondFactorDemanded", is45],
  ["PasswordChanged", is27],
  ["WorkPlatformAwaited", is27],
  ["WorkPlatformRequested", is27],
  ["WorkPlatformFound", is38],
  ["WorkPlatformFailed", is24],
  ["CodeLoginRequested", is46],
  ["CodeLoginSucceeded", is27],
  ["CodeLoginFailed", is47],
  ["SecondFactorLeft", is48],
  ["LogoutRequested", is49],
  ["LogoutFailed", is24],
  ["AddressChanged", is50],
  ["ChunkLoadFailed", is51],
  ["ConnectionLost", is27],
  ["ConnectionFound", is27],
  ["IdleTick", is52],
  ["IdleExpired", is27],
  ["StayRequested", is27],
  ["StayConfirmed", is27],
  ["StayFailed", is24],
  ["TermsRequested", is27],
  ["TermsLoaded", is54],
  ["TermsFailed", is24],
  ["TermsAcceptanceRequested", is27],
  ["TermsAcceptanceFailed", is24],
  ["TermsAccepted", is27],
  ["PanelOpened", is55],
  ["PanelClosed", is27],
  ["PanelLeft", is56],
  ["ResponseRepaired", is58],
  ["CrashOccurred", is59],
  ["MissingPageShown", is60],
  ["SsoLoginHeldForConsent", is61],
  ["SsoLoginHeldForSession", is61],
  ["SsoLoginConfirmed", is62],
  ["SsoLoginRequested", is62],
  ["SsoLoginSlow", is27],
  ["SsoLoginFailed", is63],
  ["PolicyRequested", is64],
  ["PolicyLoaded", is65],
  ["PolicyFailed", is66],
  ["ContactPageRequested", is27],
  ["ContactPageLoaded", is70],
  ["ContactPageFailed", is24],
  ["ContactQuestionsLoaded", is72],
  ["ContactQuestionsFailed", is24],
  ["EnquiryRequested", is73],
  ["EnquirySent", is27],
  ["EnquiryRefused", is74],
  ["EnquiryFailed", is24],
  ["SetUpKeyRequested", is27],
  ["SetUpKeyIssued", is75],
  ["SetUpKeyFailed", is24],
  ["SetUpCodeRequested", is76],
  ["SetUpCodeAccepted", is27],
  ["SetUpCodeFailed", is47],
  ["SecondFactorEnabled", is77],
  ["SetUpLeft", is27],
  ["ActivationLookUpRequested", is78],
  ["ActivationFound", is79],
  ["ActivationLookUpFailed", is24],
  ["ActivationDateCheckRequested", is80],
  ["ActivationDateVerified", is27],
  ["ActivationDateRefused", is27],
  ["ActivationDateCheckFailed", is24],
  ["ActivationDateReopened", is27],
  ["AccountActivationRequested", is81],
  ["AccountActivated", is27],
  ["AccountActivationFailed", is82],
  ["PasswordCheckRequested", is83],
  ["PasswordCheckDropped", is27],
  ["PasswordJudged", is85],
  ["PasswordCheckFailed", is86],
  ["ForgottenPasswordOpened", is27],
  ["ResetLinkRequested", is87],
  ["ResetLinkSent", is27],
  ["ResetLinkFailed", is89],
  ["ResetOpened", is90],
  ["ResetDateCheckRequested", is90],
  ["ResetDateVerified", is27],
  ["ResetDateRefused", is27],
  ["ResetDateCheckFailed", is24],
  ["ResetLinkExpired", is74],
  ["PasswordResetRequested", is91],
  ["PasswordResetSucceeded", is92],
  ["PasswordResetFailed", is82],
  ["ResetLeft", is27],
  ["SecondFactorDisablingRequested", is93],
  ["SecondFactorDisablingFailed", is24],
  ["SecondFactorDisabled", is27],
  ["SecondFactorNoticeSeen", is27],
  ["DetailsRequested", is27],
  ["DetailsLoaded", is95],
  ["DetailsFailed", is24],
  ["DetailsChangeRequested", is95],
  ["DetailsChangeFailed", is24],
  ["DetailsChanged", is95],
  ["AvatarsRequested", is27],
  ["AvatarsLoaded", is97],
  ["AvatarsFailed", is24],
  ["AvatarChoiceRequested", is98],
  ["AvatarChoiceFailed", is24],
  ["AvatarChosen", is98],
  ["CardsRequested", is27],
  ["CardsLoaded", is100],
  ["CardsFailed", is24],
  ["BannersRequested", is27],
  ["BannersLoaded", is102],
  ["BannersFailed", is24],
  ["CarouselRequested", is27],
  ["CarouselLoaded", is104],
  ["CarouselFailed", is24],
  ["WelcomeNoted", is27],
  ["WelcomeNotingFailed", is24],
  ["CarouselTurned", is105],
  ["CarouselClosed", is27],
  ["FamilyRequested", is27],
  ["FamilyLoaded", is107],
  ["FamilyFailed", is24],
  ["FamilyMemberAdded", is108],
  ["FamilyMemberChanged", is108],
  ["FamilyMemberFormOpened", is27],
  ["FamilyMemberSavingRequested", is110],
  ["FamilyMemberSavingFailed", is24],
  ["AvailableLifeEventsRequested", is27],
  ["AvailableLifeEventsLoaded", is112],
  ["AvailableLifeEventsFailed", is24],
  ["LifeEventsRequested", is27],
  ["LifeEventsLoaded", is115],
  ["LifeEventsFailed", is24],
  ["LifeEventAdded", is116],
  ["LifeEventFormOpened", is27],
  ["LifeEventAddingRequested", is117],
  ["LifeEventAddingFailed", is24],
  ["BenefitsRequested", is27],
  ["BenefitsLoaded", is124],
  ["BenefitsFailed", is24],
  ["BenefitRequested", is125],
  ["BenefitLoaded", is130],
  ["BenefitFailed", is131],
  ["FaqsLoaded", is132],
  ["FaqsFailed", is131],
  ["RelatedLoaded", is134],
  ["RelatedFailed", is131],
  ["BenefitTermsRequested", is135],
  ["BenefitTermsLoaded", is136],
  ["BenefitTermsFailed", is137],
  ["OptOutRequested", is138],
  ["OptOutFailed", is131],
  ["SelectionOptedOut", is138],
  ["ChoiceSaveRequested", is145],
  ["ChoiceSaved", is154],
  ["ChoiceSaveFailed", is131],
  ["AnswersSaveRequested", is156],
  ["AnswersSaved", is154],
  ["AnswersSaveFailed", is131],
  ["SubmissionRequested", is157],
  ["SelectionSubmitted", is154],
  ["SubmissionFailed", is158],
  ["SetupRequested", is125],
  ["SetupLoaded", is154],
  ["SetupFailed", is131],
  ["SelectionRequested", is125],
  ["SelectionLoaded", is154],
  ["SelectionFailed", is131],
  ["SelectionResetRequested", is138],
  ["SelectionResetFailed", is131],
  ["SelectionReset", is154],
  ["CostsRequested", is159],
  ["CostsCalculated", is166],
  ["CostsFailed", is168],
  ["CostsDropped", is125],
  ["StepConfirmed", is169],
  ["BenefitTermsAccepted", is170],
  ["CreditsRequested", is27],
  ["CreditsLoaded", is171],
  ["CreditsAbsent", is27],
  ["CreditsFailed", is24],
  ["CreditsPageRequested", is27],
  ["CreditsPageFound", is38],
  ["CreditsPageRefused", is27],
  ["CreditsPageFailed", is24],
  ["CreditsFrameLoaded", is27],
  ["CreditsFrameTimedOut", is27],
  ["CreditsPageLeft", is27],
  ["VouchersRequested", is27],
  ["VouchersLoaded", is174],
  ["VouchersFailed", is24],
  ["StatementRequested", is175],
  ["StatementLoaded", is177],
  ["StatementFailed", is178],
  ["StatementYearChosen", is179],
  ["TotalSummaryRequested", is27],
  ["TotalSummaryLoaded", is181],
  ["TotalSummaryFailed", is24],
  ["TotalBenefitsRequested", is27],
  ["TotalBenefitsLoaded", is185],
  ["TotalBenefitsFailed", is24],
  ["OverviewModeChosen", is186],
  ["TileRequested", is187],
  ["TileFailed", is188],
  ["PendingCounted", is189],
  ["RegistrationCounted", is191],
  ["TwoFactorCounted", is192],
  ["PendingBenefitsRequested", is27],
  ["PendingBenefitsLoaded", is194],
  ["PendingBenefitsFailed", is24],
  ["PendingRequested", is125],
  ["PendingLoaded", is197],
  ["PendingFailed", is131],
  ["RowsTicked", is198],
  ["DecisionRequested", is199],
  ["SelectionsApproved", is200],
  ["SelectionsRejected", is200],
  ["DecisionFailed", is24],
  ["DecisionAcknowledged", is27],
  ["TakeUpRequested", is201],
  ["TakeUpLoaded", is204],
  ["TakeUpFailed", is24],
  ["TakeUpOfBenefitRequested", is205],
  ["TakeUpOfBenefitLoaded", is211],
  ["TakeUpOfBenefitFailed", is131],
  ["InsightsRequested", is27],
  ["InsightsLoaded", is217],
  ["InsightsFailed", is24],
  ["EmployeesRequested", is219],
  ["EmployeesLoaded", is222],
  ["EmployeesFailed", is223],
  ["EmployeeReportRequested", is228],
  ["EmployeeReportProgressed", is229],
  ["EmployeeReportSaved", is230],
  ["EmployeeReportFailed", is231],
  ["EmployeeReportCancelled", is230],
  ["EmployeeRequested", is232],
  ["EmployeeLoaded", is234],
  ["EmployeeFailed", is235],
  ["ViewAsRequested", is232],
  ["ViewAsOpened", is232],
  ["ViewAsBlocked", is232],
  ["ViewAsFailed", is235],
  ["MagicLinkRequested", is236],
  ["MagicLinkIssued", is237],
  ["MagicLinkFailed", is239],
  ["MagicLinkTicked", is27],
  ["MagicLinkHidden", is240],
  ["MagicLinkLeft", is27],
  ["RecipientsRequested", is244],
  ["RecipientsCounted", is245],
  ["RecipientsFailed", is24],
  ["WelcomeEmailsPrepared", is27],
  ["WelcomeEmailsHeldBack", is27],
  ["WelcomeEmailsRequested", is246],
  ["WelcomeEmailsSent", is248],
  ["WelcomeEmailsFailed", is249],
  ["WelcomeEmailsLeft", is27],
  ["TwoFactorListRequested", is250],
  ["TwoFactorListLoaded", is253],
  ["TwoFactorListFailed", is254],
  ["EnforcementRequested", is27],
  ["EnforcementLoaded", is255],
  ["EnforcementFailed", is24],
  ["AffectedCountRequested", is255],
  ["AffectedCounted", is245],
  ["AffectedCountFailed", is24],
  ["EnforcementChangeDropped", is27],
  ["EnforcementChangeRequested", is255],
  ["EnforcementChangeFailed", is24],
  ["EnforcementChanged", is255],
  ["UploadsRequested", is27],
  ["UploadsLoaded", is257],
  ["UploadsFailed", is24],
  ["LastUploadRequested", is27],
  ["LastUploadLoaded", is258],
  ["LastUploadFailed", is24],
  ["TemplateDownloadRequested", is27],
  ["TemplateDownloadProgressed", is259],
  ["TemplateDownloaded", is260],
  ["TemplateDownloadFailed", is24],
  ["TemplateDownloadCancelled", is27],
  ["FileRefused", is270],
  ["FileCheckRequested", is271],
  ["FileAccepted", is272],
  ["FileCheckFailed", is24],
  ["FileLeft", is273],
  ["FileSendRequested", is274],
  ["FileSendCancelled", is27],
  ["FileSent", is278],
  ["FileSendFailed", is24],
  ["UploadWatchRequested", is279],
  ["UploadProgressed", is278],
  ["UploadWatchFailed", is280],
  ["UploadDecisionRequested", is281],
  ["UploadCommitted", is278],
  ["UploadDiscarded", is278],
  ["UploadDecisionFailed", is280],
  ["DifferenceRequested", is283],
  ["DifferenceLoaded", is287],
  ["DifferenceFailed", is280],
  ["ReportsRequested", is289],
  ["ReportsLoaded", is293],
  ["ReportsFailed", is294],
  ["ReportsTicked", is295],
  ["ReportDownloadRequested", is296],
  ["ReportDownloadProgressed", is259],
  ["ReportDownloaded", is260],
  ["ReportDownloadFailed", is24],
  ["ReportDownloadCancelled", is27],
  ["ReportDownloadClosed", is27],
  ["LifeEventReportRequested", is27],
  ["LifeEventReportLoaded", is298],
  ["LifeEventReportFailed", is24],
])
