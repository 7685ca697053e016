// Written by tools/generate from the codecs of all events. Run `npm run generate` after a change of one.
import type { Check } from './kernel/log-file.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

const is1: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && typeof x["field"] === 'string' && typeof x["value"] === 'string' && (typeof x["problem"] === 'string' || x["problem"] === null))
const is2: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && typeof x["field"] === 'string' && (typeof x["problem"] === 'string' || x["problem"] === null))
const is3: Check = (x) => typeof x === 'string'
const is4: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && (isFields(x["problems"]) && Object.values(x["problems"]).every(is3)))
const is5: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && (isFields(x["values"]) && Object.values(x["values"]).every(is3)))
const is6: Check = (x) => (isFields(x) && typeof x["form"] === 'string' && (isFields(x["values"]) && Object.values(x["values"]).every(is3)) && (isFields(x["choices"]) && Object.values(x["choices"]).every(is3)))
const is7: Check = (x) => (isFields(x) && typeof x["form"] === 'string')
const is8: Check = (x) => (isFields(x) && typeof x["domainLabel"] === 'string')
const is9: Check = (x) => (isFields(x) && typeof x["primaryColour"] === 'string' && typeof x["accentColour"] === 'string' && (typeof x["logo"] === 'string' || x["logo"] === null) && (typeof x["mobileLogo"] === 'string' || x["mobileLogo"] === null) && (typeof x["avatar"] === 'string' || x["avatar"] === null) && typeof x["benefitBrandName"] === 'string' && typeof x["supportEmail"] === 'string' && (typeof x["supportNumber"] === 'string' || x["supportNumber"] === null) && (typeof x["baseFont"] === 'string' || x["baseFont"] === null) && (typeof x["headerFont"] === 'string' || x["headerFont"] === null) && typeof x["ssoOnly"] === 'boolean')
const is10: Check = (x) => (isFields(x) && is9(x["theme"]))
const is11: Check = (x) => (isFields(x) && x["kind"] === "refused" && typeof x["status"] === 'number' && (typeof x["message"] === 'string' || x["message"] === null))
const is12: Check = (x) => (isFields(x) && x["kind"] === "unauthorised" && (typeof x["detail"] === 'string' || x["detail"] === null))
const is13: Check = (x) => (isFields(x) && x["kind"] === "undecodable" && typeof x["where"] === 'string')
const is14: Check = (x) => (isFields(x) && x["kind"] === "network")
const is15: Check = (x) => (isFields(x) && x["kind"] === "timeOut")
const is16: Check = (x) => (isFields(x) && x["kind"] === "aborted")
const is17: Check = (x) => (isFields(x) && x["kind"] === "unexpected" && typeof x["reason"] === 'string')
const is18: Check = (x) => (is11(x) || is12(x) || is13(x) || is14(x) || is15(x) || is16(x) || is17(x))
const is19: Check = (x) => (isFields(x) && is18(x["problem"]))
const is20: Check = (x) => (isFields(x) && (typeof x["logo"] === 'string' || x["logo"] === null) && (typeof x["mobileLogo"] === 'string' || x["mobileLogo"] === null) && (typeof x["avatar"] === 'string' || x["avatar"] === null))
const is21: Check = (x) => (isFields(x) && typeof x["videoPlayer"] === 'boolean')
const is22: Check = (x) => isFields(x)
const is23: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (x["userType"] === "employee" || x["userType"] === "employer") && (x["employmentStatus"] === "active" || x["employmentStatus"] === "left" || x["employmentStatus"] === "inactive") && (typeof x["avatar"] === 'string' || x["avatar"] === null) && typeof x["firstLogin"] === 'boolean' && typeof x["isInsightsEnabled"] === 'boolean' && typeof x["isDataLoadEligibilityImpactEnabled"] === 'boolean' && typeof x["isMfaEnabled"] === 'boolean')
const is24: Check = (x) => (isFields(x) && typeof x["code"] === 'string' && typeof x["status"] === 'boolean')
const is25: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["clientName"] === 'string' && typeof x["contactUsEnabled"] === 'boolean' && (typeof x["clientLogo"] === 'string' || x["clientLogo"] === null) && (Array.isArray(x["exceptions"]) && x["exceptions"].every(is24)))
const is26: Check = (x) => (isFields(x) && is23(x["user"]) && is25(x["client"]) && typeof x["schemeId"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null) && (typeof x["oneHubLogoutUrl"] === 'string' || x["oneHubLogoutUrl"] === null) && typeof x["showWelcomeModal"] === 'boolean')
const is27: Check = (x) => (isFields(x) && is26(x["profile"]) && typeof x["termsUpdated"] === 'boolean')
const is28: Check = (x) => (isFields(x) && (x["reason"] === "loggedOut" || x["reason"] === "unauthorised" || x["reason"] === "benefitsUnavailable" || x["reason"] === "elsewhere") && (typeof x["message"] === 'string' || x["message"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null))
const is29: Check = (x) => (isFields(x) && typeof x["purpose"] === 'string')
const is30: Check = (x) => (isFields(x) && typeof x["userId"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is31: Check = (x) => (isFields(x) && typeof x["token"] === 'string')
const is32: Check = (x) => (isFields(x) && typeof x["email"] === 'string')
const is33: Check = (x) => (isFields(x) && typeof x["url"] === 'string')
const is34: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["password"] === 'string' && (typeof x["captcha"] === 'string' || x["captcha"] === null))
const is35: Check = (x) => (isFields(x) && (typeof x["remember"] === 'boolean' || x["remember"] === null))
const is36: Check = (x) => (isFields(x) && is18(x["problem"]) && typeof x["locked"] === 'boolean' && typeof x["captchaDemanded"] === 'boolean' && (typeof x["message"] === 'string' || x["message"] === null))
const is37: Check = (x) => (isFields(x) && x["step"] === "code")
const is38: Check = (x) => (isFields(x) && x["step"] === "setUp" && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is39: Check = (x) => (is37(x) || is38(x))
const is40: Check = (x) => (isFields(x) && (x["from"] === "login" || x["from"] === "activation") && is39(x["demand"]))
const is41: Check = (x) => (isFields(x) && typeof x["code"] === 'string')
const is42: Check = (x) => (isFields(x) && is18(x["problem"]) && (Array.isArray(x["codes"]) && x["codes"].every(is3)))
const is43: Check = (x) => (isFields(x) && (x["because"] === "back" || x["because"] === "expired" || x["because"] === "lost"))
const is44: Check = (x) => (isFields(x) && (x["cause"] === "person" || x["cause"] === "idle"))
const is45: Check = (x) => (isFields(x) && typeof x["path"] === 'string' && (isFields(x["choices"]) && Object.values(x["choices"]).every(is3)) && (isFields(x["words"]) && Object.values(x["words"]).every(is3)))
const is46: Check = (x) => (isFields(x) && typeof x["part"] === 'string')
const is47: Check = (x) => (isFields(x) && typeof x["lastActivityAt"] === 'number')
const is48: Check = (x) => (isFields(x) && typeof x["terms"] === 'string' && typeof x["policy"] === 'string')
const is49: Check = (x) => (isFields(x) && is48(x["texts"]))
const is50: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails") && typeof x["subject"] === 'string')
const is51: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails"))
const is52: Check = (x) => (isFields(x) && typeof x["place"] === 'string' && typeof x["rows"] === 'number')
const is53: Check = (x) => (isFields(x) && typeof x["operation"] === 'string' && typeof x["status"] === 'number' && (Array.isArray(x["repaired"]) && x["repaired"].every(is3)) && (Array.isArray(x["lost"]) && x["lost"].every(is52)))
const is54: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is55: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is56: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is18(x["problem"]))
const is57: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms"))
const is58: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && typeof x["html"] === 'string')
const is59: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && is18(x["problem"]))
const is60: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["value"] === 'string')
const is61: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["html"] === 'string')
const is62: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is60)) && (Array.isArray(x["panels"]) && x["panels"].every(is61)))
const is63: Check = (x) => (isFields(x) && is62(x["page"]))
const is64: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && typeof x["answer"] === 'string')
const is65: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is64)))
const is66: Check = (x) => (isFields(x) && typeof x["subject"] === 'string' && typeof x["comments"] === 'string')
const is67: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is68: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is69: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is70: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is71: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is72: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is73: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is74: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is75: Check = (x) => (isFields(x) && is18(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is76: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is77: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is78: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is77)))
const is79: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is18(x["problem"]))
const is80: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is81: Check = (x) => (Array.isArray(x) && x.every(is3))
const is82: Check = (x) => (isFields(x) && is18(x["problem"]) && (isFields(x["fields"]) && Object.values(x["fields"]).every(is81)))
const is83: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is84: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is85: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is86: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is87: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is88: Check = (x) => (isFields(x) && is87(x["details"]))
const is89: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["url"] === 'string')
const is90: Check = (x) => (isFields(x) && (Array.isArray(x["avatars"]) && x["avatars"].every(is89)))
const is91: Check = (x) => (isFields(x) && (typeof x["picture"] === 'string' || x["picture"] === null))
const is92: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["link"] === 'string' || x["link"] === null) && typeof x["icon"] === 'string' && typeof x["urgent"] === 'boolean')
const is93: Check = (x) => (isFields(x) && (Array.isArray(x["cards"]) && x["cards"].every(is92)))
const is94: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["imageUrl"] === 'string' || x["imageUrl"] === null) && (typeof x["link"] === 'string' || x["link"] === null))
const is95: Check = (x) => (isFields(x) && (Array.isArray(x["banners"]) && x["banners"].every(is94)))
const is96: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["image"] === 'string' || x["image"] === null) && (typeof x["icon"] === 'string' || x["icon"] === null))
const is97: Check = (x) => (isFields(x) && (Array.isArray(x["slides"]) && x["slides"].every(is96)))
const is98: Check = (x) => (isFields(x) && typeof x["to"] === 'number')
const is99: Check = (x) => (isFields(x) && typeof x["familyMemberId"] === 'string' && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is100: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is99)))
const is101: Check = (x) => (isFields(x) && is99(x["member"]))
const is102: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is103: Check = (x) => (isFields(x) && (typeof x["familyMemberId"] === 'string' || x["familyMemberId"] === null) && is102(x["details"]))
const is104: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["description"] === 'string' && typeof x["concernsFamily"] === 'boolean')
const is105: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is104)))
const is106: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["change"] === 'string')
const is107: Check = (x) => (isFields(x) && typeof x["lifeEventId"] === 'string' && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["changeUntil"] === 'string' || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is106)))
const is108: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is107)))
const is109: Check = (x) => (isFields(x) && is107(x["event"]))
const is110: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["note"] === 'string' || x["note"] === null))
const is111: Check = (x) => (isFields(x) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is112: Check = (x) => (isFields(x) && typeof x["allowed"] === 'boolean' && (typeof x["effectiveDate"] === 'string' || x["effectiveDate"] === null))
const is113: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && (x["status"] === "not-selected" || x["status"] === "in-progress" || x["status"] === "pending" || x["status"] === "approved" || x["status"] === "rejected" || x["status"] === "opted-out") && typeof x["statusLabel"] === 'string' && (typeof x["planDetails"] === 'string' || x["planDetails"] === null) && (Array.isArray(x["peopleCovered"]) && x["peopleCovered"].every(is3)) && is111(x["monthlyCost"]) && is111(x["yearlyCost"]) && ((x["next"] === "setup" || x["next"] === "manage" || x["next"] === "reapply") || x["next"] === null) && (typeof x["endDate"] === 'string' || x["endDate"] === null) && is112(x["optOut"]) && (typeof x["reference"] === 'string' || x["reference"] === null))
const is114: Check = (x) => (is113(x) || x === null)
const is115: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["icon"] === 'string' && typeof x["beamSupported"] === 'boolean' && is114(x["selection"]) && typeof x["restricted"] === 'boolean' && (typeof x["restrictedUntil"] === 'string' || x["restrictedUntil"] === null))
const is116: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is115)))
const is117: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string')
const is118: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["version"] === 'string')
const is119: Check = (x) => (isFields(x) && typeof x["provider"] === 'string' && (typeof x["phone"] === 'string' || x["phone"] === null) && (typeof x["email"] === 'string' || x["email"] === null) && (typeof x["url"] === 'string' || x["url"] === null) && typeof x["instructions"] === 'string')
const is120: Check = (x) => (is119(x) || x === null)
const is121: Check = (x) => (isFields(x) && is115(x["benefit"]) && typeof x["description"] === 'string' && typeof x["covers"] === 'string' && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["howToLeave"] === 'string' && (Array.isArray(x["terms"]) && x["terms"].every(is118)) && is120(x["claim"]))
const is122: Check = (x) => (isFields(x) && is121(x["detail"]))
const is123: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is18(x["problem"]))
const is124: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["faqs"]) && x["faqs"].every(is64)))
const is125: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["icon"] === 'string')
const is126: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["related"]) && x["related"].every(is125)))
const is127: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string')
const is128: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && typeof x["html"] === 'string' && typeof x["version"] === 'string')
const is129: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && is18(x["problem"]))
const is130: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["selectionId"] === 'string')
const is131: Check = (x) => (isFields(x) && x["kind"] === "create")
const is132: Check = (x) => (isFields(x) && x["kind"] === "update" && typeof x["selectionId"] === 'string')
const is133: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && typeof x["client"] === 'string' && typeof x["employee"] === 'string')
const is134: Check = (x) => (is131(x) || is132(x) || is133(x))
const is135: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is136: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.values(x["values"]).every(is135)) && (Array.isArray(x["people"]) && x["people"].every(is3)))
const is137: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is134(x["route"]) && is136(x["choice"]))
const is138: Check = (x) => (isFields(x) && typeof x["value"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null))
const is139: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || typeof x["preset"] === 'string' || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is138)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && typeof x["message"] === 'string')
const is140: Check = (x) => (isFields(x) && typeof x["personId"] === 'string' && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is141: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is142: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is141)))
const is143: Check = (x) => (is142(x) || x === null)
const is144: Check = (x) => (is136(x) || x === null)
const is145: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is114(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is139)) && (Array.isArray(x["people"]) && x["people"].every(is140)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is143(x["questions"]) && is144(x["submitted"]) && is144(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && typeof x["startDate"] === 'string')
const is146: Check = (x) => (isFields(x) && is145(x["setup"]))
const is147: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["answer"] === 'string')
const is148: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is134(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is147)))
const is149: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is134(x["route"]) && is136(x["choice"]) && typeof x["quoteId"] === 'string' && (isFields(x["terms"]) && Object.values(x["terms"]).every(is3)))
const is150: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is18(x["problem"]))
const is151: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is136(x["choice"]))
const is152: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is153: Check = (x) => (isFields(x) && typeof x["quoteId"] === 'string' && is111(x["monthly"]) && is111(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is152)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null))
const is154: Check = (x) => (is153(x) || x === null)
const is155: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is156: Check = (x) => (is155(x) || x === null)
const is157: Check = (x) => (isFields(x) && is156(x["value"]) && is156(x["partner"]))
const is158: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is136(x["choice"]) && is154(x["quote"]) && is157(x["limits"]))
const is159: Check = (x) => (is157(x) || x === null)
const is160: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is136(x["choice"]) && is159(x["limits"]) && is18(x["problem"]))
const is161: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is162: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (isFields(x["versions"]) && Object.values(x["versions"]).every(is3)))
const is163: Check = (x) => (isFields(x) && typeof x["balance"] === 'number' && (typeof x["lastPaymentDate"] === 'string' || x["lastPaymentDate"] === null))
const is164: Check = (x) => (isFields(x) && typeof x["orderId"] === 'string' && typeof x["retailer"] === 'string' && typeof x["value"] === 'number' && typeof x["date"] === 'string')
const is165: Check = (x) => (isFields(x) && (typeof x["nextVoucherDate"] === 'string' || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is164)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is164)))
const is166: Check = (x) => (isFields(x) && is165(x["vouchers"]))
const is167: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string')
const is168: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && typeof x["displayDate"] === 'string' && typeof x["time"] === 'number')
const is169: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is168)))
const is170: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && is18(x["problem"]))
const is171: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number' && typeof x["total"] === 'number')
const is172: Check = (x) => (isFields(x) && is171(x["summary"]))
const is173: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is174: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["groupName"] === 'string' && (Array.isArray(x["months"]) && x["months"].every(is173)))
const is175: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is174)))
const is176: Check = (x) => (isFields(x) && is175(x["total"]))
const is177: Check = (x) => (isFields(x) && (x["mode"] === "year" || x["mode"] === "month"))
const is178: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor"))
const is179: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor") && is18(x["problem"]))
const is180: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number')
const is181: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is182: Check = (x) => (isFields(x) && is181(x["registration"]))
const is183: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is184: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && typeof x["count"] === 'number' && typeof x["summary"] === 'string')
const is185: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is184)))
const is186: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && typeof x["employeeName"] === 'string' && typeof x["orderValue"] === 'number' && (isFields(x["fields"]) && Object.values(x["fields"]).every(is3)))
const is187: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is186)))
const is188: Check = (x) => (isFields(x) && is187(x["pending"]))
const is189: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is190: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && (x["decision"] === "approve" || x["decision"] === "reject"))
const is191: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is3)) && (Array.isArray(x["failed"]) && x["failed"].every(is3)))
const is192: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is193: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null))
const is194: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is193)))
const is195: Check = (x) => (isFields(x) && is194(x["takeUp"]))
const is196: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["source"] === "standard" || x["source"] === "insights"))
const is197: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is198: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["taken"] === 'number')
const is199: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is200: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is199)))
const is201: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["asOf"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null) && (Array.isArray(x["months"]) && x["months"].every(is197)) && (Array.isArray(x["levels"]) && x["levels"].every(is198)) && (Array.isArray(x["groups"]) && x["groups"].every(is200)))
const is202: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is201(x["takeUp"]))
const is203: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is204: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is203)))
const is205: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["registrations"] === 'number')
const is206: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is207: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is204)) && (Array.isArray(x["months"]) && x["months"].every(is205)) && is206(x["activity"]))
const is208: Check = (x) => (isFields(x) && is207(x["insights"]))
const is209: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is210: Check = (x) => (isFields(x) && is209(x["query"]) && typeof x["typing"] === 'boolean')
const is211: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["department"] === 'string' || x["department"] === null) && typeof x["registered"] === 'boolean' && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null))
const is212: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is211)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is181(x["registration"]))
const is213: Check = (x) => (isFields(x) && is209(x["query"]) && is212(x["page"]))
const is214: Check = (x) => (isFields(x) && is209(x["query"]) && is18(x["problem"]))
const is215: Check = (x) => (isFields(x) && x["report"] === "employees" && is209(x["query"]))
const is216: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is217: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is216(x["query"]))
const is218: Check = (x) => (is215(x) || is217(x))
const is219: Check = (x) => (isFields(x) && is218(x["asked"]))
const is220: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is221: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is222: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is18(x["problem"]))
const is223: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string')
const is224: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (typeof x["department"] === 'string' || x["department"] === null) && (typeof x["location"] === 'string' || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (typeof x["registeredOn"] === 'string' || x["registeredOn"] === null) && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is225: Check = (x) => (isFields(x) && is224(x["employee"]))
const is226: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is18(x["problem"]))
const is227: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["password"] === 'string')
const is228: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["link"] === 'string')
const is229: Check = (x) => (isFields(x) && is18(x["problem"]) && (typeof x["code"] === 'string' || x["code"] === null))
const is230: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is229(x["trouble"]))
const is231: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is232: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is233: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is3)))
const is234: Check = (x) => (is232(x) || is233(x))
const is235: Check = (x) => (isFields(x) && is234(x["recipients"]))
const is236: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is237: Check = (x) => (isFields(x) && is234(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is238: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is239: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is238)))
const is240: Check = (x) => (isFields(x) && is229(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is241: Check = (x) => (isFields(x) && is216(x["query"]) && typeof x["typing"] === 'boolean')
const is242: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is243: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is242)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is244: Check = (x) => (isFields(x) && is216(x["query"]) && is243(x["page"]) && typeof x["enforced"] === 'boolean')
const is245: Check = (x) => (isFields(x) && is216(x["query"]) && is18(x["problem"]))
const is246: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is247: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && typeof x["fileName"] === 'string' && typeof x["uploadedOn"] === 'string' && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is248: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is247)))
const is249: Check = (x) => (isFields(x) && (typeof x["date"] === 'string' || x["date"] === null))
const is250: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is251: Check = (x) => (isFields(x) && typeof x["fileName"] === 'string')
const is252: Check = (x) => (isFields(x) && typeof x["fileId"] === 'string' && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is253: Check = (x) => (isFields(x) && x["kind"] === "type")
const is254: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is255: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is256: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is257: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is258: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is259: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is260: Check = (x) => (is253(x) || is254(x) || is255(x) || is256(x) || is257(x) || is258(x) || is259(x))
const is261: Check = (x) => (isFields(x) && is252(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is260)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is262: Check = (x) => (isFields(x) && is252(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is263: Check = (x) => (isFields(x) && is252(x["file"]) && typeof x["rows"] === 'number')
const is264: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is265: Check = (x) => (isFields(x) && is252(x["file"]))
const is266: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (typeof x["column"] === 'string' || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && typeof x["code"] === 'string' && typeof x["message"] === 'string')
const is267: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is266)))
const is268: Check = (x) => (is247(x) && is267(x))
const is269: Check = (x) => (isFields(x) && is268(x["upload"]))
const is270: Check = (x) => (isFields(x) && is247(x["upload"]))
const is271: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is18(x["problem"]))
const is272: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && (x["action"] === "commit" || x["action"] === "discard"))
const is273: Check = (x) => (isFields(x) && (typeof x["benefitId"] === 'string' || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is274: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is273(x["query"]))
const is275: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is276: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is277: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is275)) && (Array.isArray(x["people"]) && x["people"].every(is276)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is278: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is277(x["difference"]))
const is279: Check = (x) => (isFields(x) && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (typeof x["provider"] === 'string' || x["provider"] === null))
const is280: Check = (x) => (isFields(x) && is279(x["query"]))
const is281: Check = (x) => (isFields(x) && typeof x["reportId"] === 'string' && (x["kind"] === "payroll" || x["kind"] === "provider" || x["kind"] === "life-event") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && typeof x["label"] === 'string' && (typeof x["providerName"] === 'string' || x["providerName"] === null))
const is282: Check = (x) => typeof x === 'number'
const is283: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is281)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is282)) && (Array.isArray(x["providers"]) && x["providers"].every(is3)))
const is284: Check = (x) => (isFields(x) && is279(x["query"]) && is283(x["found"]))
const is285: Check = (x) => (isFields(x) && is279(x["query"]) && is18(x["problem"]))
const is286: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is287: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)))
const is288: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is289: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is288)))

/** Whether data fits the codec of an event's newest version, by the event's type. */
export const checks: ReadonlyMap<string, Check> = new Map([
  ["FieldEdited", is1],
  ["SecretFieldEdited", is1],
  ["ChoiceMade", is1],
  ["FieldLeft", is2],
  ["FormRefused", is4],
  ["DraftRestored", is5],
  ["FormFilled", is6],
  ["FormCleared", is7],
  ["ThemeRequested", is8],
  ["ThemeLoaded", is10],
  ["ThemeRestored", is10],
  ["ThemeFailed", is19],
  ["BrandImagesLoaded", is20],
  ["BrandImagesFailed", is19],
  ["CookiesAccepted", is21],
  ["CookieChoiceRestored", is21],
  ["PortalOpened", is22],
  ["SessionAbsent", is22],
  ["SessionRestoreRequested", is22],
  ["ProfileLoaded", is27],
  ["ProfileFailed", is19],
  ["SessionEnded", is28],
  ["RedirectRefused", is29],
  ["MasqueradeStarted", is30],
  ["MasqueradeRestored", is30],
  ["MasqueradeLeftBehind", is22],
  ["CaptchaAwaited", is22],
  ["CaptchaShown", is22],
  ["CaptchaSolved", is31],
  ["CaptchaExpired", is22],
  ["CaptchaFailed", is22],
  ["CaptchaSpent", is22],
  ["SsoLookupRequested", is32],
  ["SsoLookupFoundNone", is22],
  ["SsoLookupFoundRoute", is33],
  ["SsoLookupFailed", is19],
  ["EmailReopened", is22],
  ["LoginRequested", is34],
  ["LoginSucceeded", is35],
  ["LoginFailed", is36],
  ["LoginHeldForConsent", is22],
  ["SecondFactorDemanded", is40],
  ["PasswordChanged", is22],
  ["WorkPlatformAwaited", is22],
  ["WorkPlatformRequested", is22],
  ["WorkPlatformFound", is33],
  ["WorkPlatformFailed", is19],
  ["CodeLoginRequested", is41],
  ["CodeLoginSucceeded", is22],
  ["CodeLoginFailed", is42],
  ["SecondFactorLeft", is43],
  ["LogoutRequested", is44],
  ["LogoutFailed", is19],
  ["AddressChanged", is45],
  ["PartMissed", is46],
  ["ConnectionLost", is22],
  ["ConnectionFound", is22],
  ["IdleTick", is47],
  ["IdleExpired", is22],
  ["StayRequested", is22],
  ["StayConfirmed", is22],
  ["StayFailed", is19],
  ["TermsRequested", is22],
  ["TermsLoaded", is49],
  ["TermsFailed", is19],
  ["TermsAcceptanceRequested", is22],
  ["TermsAccepted", is22],
  ["TermsAcceptanceFailed", is19],
  ["PanelOpened", is50],
  ["PanelClosed", is22],
  ["PanelLeft", is51],
  ["ResponseRepaired", is53],
  ["SsoLoginHeldForConsent", is54],
  ["SsoLoginRequested", is55],
  ["SsoLoginSlow", is22],
  ["SsoLoginFailed", is56],
  ["PolicyRequested", is57],
  ["PolicyLoaded", is58],
  ["PolicyFailed", is59],
  ["ContactPageRequested", is22],
  ["ContactPageLoaded", is63],
  ["ContactPageFailed", is19],
  ["ContactQuestionsLoaded", is65],
  ["ContactQuestionsFailed", is19],
  ["EnquiryRequested", is66],
  ["EnquirySent", is22],
  ["EnquiryRefused", is67],
  ["EnquiryFailed", is19],
  ["SetUpKeyRequested", is22],
  ["SetUpKeyIssued", is68],
  ["SetUpKeyFailed", is19],
  ["SetUpCodeRequested", is69],
  ["SetUpCodeAccepted", is22],
  ["SetUpCodeFailed", is42],
  ["SecondFactorEnabled", is70],
  ["SetUpLeft", is22],
  ["ActivationLookUpRequested", is71],
  ["ActivationFound", is72],
  ["ActivationLookUpFailed", is19],
  ["ActivationDateCheckRequested", is73],
  ["ActivationDateVerified", is22],
  ["ActivationDateRefused", is22],
  ["ActivationDateCheckFailed", is19],
  ["ActivationDateReopened", is22],
  ["AccountActivationRequested", is74],
  ["AccountActivated", is22],
  ["AccountActivationFailed", is75],
  ["PasswordCheckRequested", is76],
  ["PasswordCheckDropped", is22],
  ["PasswordJudged", is78],
  ["PasswordCheckFailed", is79],
  ["ForgottenPasswordOpened", is22],
  ["ResetLinkRequested", is80],
  ["ResetLinkSent", is22],
  ["ResetLinkFailed", is82],
  ["ResetOpened", is83],
  ["ResetDateCheckRequested", is83],
  ["ResetDateVerified", is22],
  ["ResetDateRefused", is22],
  ["ResetDateCheckFailed", is19],
  ["ResetLinkExpired", is67],
  ["PasswordResetRequested", is84],
  ["PasswordResetSucceeded", is85],
  ["PasswordResetFailed", is75],
  ["ResetLeft", is22],
  ["SecondFactorDisablingRequested", is86],
  ["SecondFactorDisabled", is22],
  ["SecondFactorDisablingFailed", is19],
  ["SecondFactorNoticeSeen", is22],
  ["DetailsRequested", is22],
  ["DetailsLoaded", is88],
  ["DetailsFailed", is19],
  ["DetailsChangeRequested", is88],
  ["DetailsChanged", is88],
  ["DetailsChangeFailed", is19],
  ["AvatarsRequested", is22],
  ["AvatarsLoaded", is90],
  ["AvatarsFailed", is19],
  ["AvatarChoiceRequested", is91],
  ["AvatarChosen", is91],
  ["AvatarChoiceFailed", is19],
  ["CardsRequested", is22],
  ["CardsLoaded", is93],
  ["CardsFailed", is19],
  ["BannersRequested", is22],
  ["BannersLoaded", is95],
  ["BannersFailed", is19],
  ["CarouselRequested", is22],
  ["CarouselLoaded", is97],
  ["CarouselFailed", is19],
  ["WelcomeNoted", is22],
  ["WelcomeNotingFailed", is19],
  ["CarouselTurned", is98],
  ["CarouselClosed", is22],
  ["FamilyRequested", is22],
  ["FamilyLoaded", is100],
  ["FamilyFailed", is19],
  ["FamilyMemberAdded", is101],
  ["FamilyMemberChanged", is101],
  ["FamilyMemberFormOpened", is22],
  ["FamilyMemberSavingRequested", is103],
  ["FamilyMemberSavingFailed", is19],
  ["AvailableLifeEventsRequested", is22],
  ["AvailableLifeEventsLoaded", is105],
  ["AvailableLifeEventsFailed", is19],
  ["LifeEventsRequested", is22],
  ["LifeEventsLoaded", is108],
  ["LifeEventsFailed", is19],
  ["LifeEventAdded", is109],
  ["LifeEventFormOpened", is22],
  ["LifeEventAddingRequested", is110],
  ["LifeEventAddingFailed", is19],
  ["BenefitsRequested", is22],
  ["BenefitsLoaded", is116],
  ["BenefitsFailed", is19],
  ["BenefitRequested", is117],
  ["BenefitLoaded", is122],
  ["BenefitFailed", is123],
  ["FaqsLoaded", is124],
  ["FaqsFailed", is123],
  ["RelatedLoaded", is126],
  ["RelatedFailed", is123],
  ["BenefitTermsRequested", is127],
  ["BenefitTermsLoaded", is128],
  ["BenefitTermsFailed", is129],
  ["OptOutRequested", is130],
  ["SelectionOptedOut", is130],
  ["OptOutFailed", is123],
  ["ChoiceSaveRequested", is137],
  ["ChoiceSaved", is146],
  ["ChoiceSaveFailed", is123],
  ["AnswersSaveRequested", is148],
  ["AnswersSaved", is146],
  ["AnswersSaveFailed", is123],
  ["SubmissionRequested", is149],
  ["SelectionSubmitted", is146],
  ["SubmissionFailed", is150],
  ["SetupRequested", is117],
  ["SetupLoaded", is146],
  ["SetupFailed", is123],
  ["SelectionRequested", is117],
  ["SelectionLoaded", is146],
  ["SelectionFailed", is123],
  ["SelectionResetRequested", is130],
  ["SelectionReset", is146],
  ["SelectionResetFailed", is123],
  ["CostsRequested", is151],
  ["CostsCalculated", is158],
  ["CostsFailed", is160],
  ["CostsDropped", is117],
  ["StepConfirmed", is161],
  ["BenefitTermsAccepted", is162],
  ["CreditsRequested", is22],
  ["CreditsLoaded", is163],
  ["CreditsAbsent", is22],
  ["CreditsFailed", is19],
  ["CreditsPageRequested", is22],
  ["CreditsPageFound", is33],
  ["CreditsPageRefused", is22],
  ["CreditsPageFailed", is19],
  ["CreditsFrameLoaded", is22],
  ["CreditsFrameTimedOut", is22],
  ["CreditsPageLeft", is22],
  ["VouchersRequested", is22],
  ["VouchersLoaded", is166],
  ["VouchersFailed", is19],
  ["StatementRequested", is167],
  ["StatementLoaded", is169],
  ["StatementFailed", is170],
  ["TotalSummaryRequested", is22],
  ["TotalSummaryLoaded", is172],
  ["TotalSummaryFailed", is19],
  ["TotalBenefitsRequested", is22],
  ["TotalBenefitsLoaded", is176],
  ["TotalBenefitsFailed", is19],
  ["OverviewModeChosen", is177],
  ["TileRequested", is178],
  ["TileFailed", is179],
  ["PendingCounted", is180],
  ["RegistrationCounted", is182],
  ["TwoFactorCounted", is183],
  ["PendingBenefitsRequested", is22],
  ["PendingBenefitsLoaded", is185],
  ["PendingBenefitsFailed", is19],
  ["PendingRequested", is117],
  ["PendingLoaded", is188],
  ["PendingFailed", is123],
  ["RowsTicked", is189],
  ["DecisionRequested", is190],
  ["SelectionsApproved", is191],
  ["SelectionsRejected", is191],
  ["DecisionFailed", is19],
  ["DecisionAcknowledged", is22],
  ["TakeUpRequested", is192],
  ["TakeUpLoaded", is195],
  ["TakeUpFailed", is19],
  ["TakeUpOfBenefitRequested", is196],
  ["TakeUpOfBenefitLoaded", is202],
  ["TakeUpOfBenefitFailed", is123],
  ["InsightsRequested", is22],
  ["InsightsLoaded", is208],
  ["InsightsFailed", is19],
  ["EmployeesRequested", is210],
  ["EmployeesLoaded", is213],
  ["EmployeesFailed", is214],
  ["EmployeeReportRequested", is219],
  ["EmployeeReportProgressed", is220],
  ["EmployeeReportSaved", is221],
  ["EmployeeReportFailed", is222],
  ["EmployeeReportCancelled", is221],
  ["EmployeeRequested", is223],
  ["EmployeeLoaded", is225],
  ["EmployeeFailed", is226],
  ["ViewAsRequested", is223],
  ["ViewAsOpened", is223],
  ["ViewAsBlocked", is223],
  ["ViewAsFailed", is226],
  ["MagicLinkRequested", is227],
  ["MagicLinkIssued", is228],
  ["MagicLinkFailed", is230],
  ["MagicLinkTicked", is22],
  ["MagicLinkHidden", is231],
  ["MagicLinkLeft", is22],
  ["RecipientsRequested", is235],
  ["RecipientsCounted", is236],
  ["RecipientsFailed", is19],
  ["WelcomeEmailsPrepared", is22],
  ["WelcomeEmailsHeldBack", is22],
  ["WelcomeEmailsRequested", is237],
  ["WelcomeEmailsSent", is239],
  ["WelcomeEmailsFailed", is240],
  ["WelcomeEmailsLeft", is22],
  ["TwoFactorListRequested", is241],
  ["TwoFactorListLoaded", is244],
  ["TwoFactorListFailed", is245],
  ["EnforcementRequested", is22],
  ["EnforcementLoaded", is246],
  ["EnforcementFailed", is19],
  ["AffectedCountRequested", is246],
  ["AffectedCounted", is236],
  ["AffectedCountFailed", is19],
  ["EnforcementChangeDropped", is22],
  ["EnforcementChangeRequested", is246],
  ["EnforcementChanged", is246],
  ["EnforcementChangeFailed", is19],
  ["UploadsRequested", is22],
  ["UploadsLoaded", is248],
  ["UploadsFailed", is19],
  ["LastUploadRequested", is22],
  ["LastUploadLoaded", is249],
  ["LastUploadFailed", is19],
  ["TemplateDownloadRequested", is22],
  ["TemplateDownloadProgressed", is250],
  ["TemplateDownloaded", is251],
  ["TemplateDownloadFailed", is19],
  ["TemplateDownloadCancelled", is22],
  ["FileRefused", is261],
  ["FileCheckRequested", is262],
  ["FileAccepted", is263],
  ["FileCheckFailed", is19],
  ["FileLeft", is264],
  ["FileSendRequested", is265],
  ["FileSendCancelled", is22],
  ["FileSent", is269],
  ["FileSendFailed", is19],
  ["UploadWatchRequested", is270],
  ["UploadProgressed", is269],
  ["UploadWatchFailed", is271],
  ["UploadDecisionRequested", is272],
  ["UploadCommitted", is269],
  ["UploadDiscarded", is269],
  ["UploadDecisionFailed", is271],
  ["DifferenceRequested", is274],
  ["DifferenceLoaded", is278],
  ["DifferenceFailed", is271],
  ["ReportsRequested", is280],
  ["ReportsLoaded", is284],
  ["ReportsFailed", is285],
  ["ReportsTicked", is286],
  ["ReportDownloadRequested", is287],
  ["ReportDownloadProgressed", is250],
  ["ReportDownloaded", is251],
  ["ReportDownloadFailed", is19],
  ["ReportDownloadCancelled", is22],
  ["ReportDownloadClosed", is22],
  ["LifeEventReportRequested", is22],
  ["LifeEventReportLoaded", is289],
  ["LifeEventReportFailed", is19],
])
