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
const is35: Check = (x) => (isFields(x) && is18(x["problem"]) && typeof x["locked"] === 'boolean' && typeof x["captchaDemanded"] === 'boolean' && (typeof x["message"] === 'string' || x["message"] === null))
const is36: Check = (x) => (isFields(x) && x["step"] === "code")
const is37: Check = (x) => (isFields(x) && x["step"] === "setUp" && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is38: Check = (x) => (is36(x) || is37(x))
const is39: Check = (x) => (isFields(x) && (x["from"] === "login" || x["from"] === "activation") && is38(x["demand"]))
const is40: Check = (x) => (isFields(x) && typeof x["code"] === 'string')
const is41: Check = (x) => (isFields(x) && is18(x["problem"]) && (Array.isArray(x["codes"]) && x["codes"].every(is3)))
const is42: Check = (x) => (isFields(x) && (x["because"] === "back" || x["because"] === "expired" || x["because"] === "lost"))
const is43: Check = (x) => (isFields(x) && (x["cause"] === "person" || x["cause"] === "idle"))
const is44: Check = (x) => (isFields(x) && typeof x["path"] === 'string' && (isFields(x["choices"]) && Object.values(x["choices"]).every(is3)) && (isFields(x["words"]) && Object.values(x["words"]).every(is3)))
const is45: Check = (x) => (isFields(x) && typeof x["part"] === 'string')
const is46: Check = (x) => (isFields(x) && typeof x["lastActivityAt"] === 'number')
const is47: Check = (x) => (isFields(x) && typeof x["terms"] === 'string' && typeof x["policy"] === 'string')
const is48: Check = (x) => (isFields(x) && is47(x["texts"]))
const is49: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails") && typeof x["subject"] === 'string')
const is50: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails"))
const is51: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is52: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is53: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is18(x["problem"]))
const is54: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms"))
const is55: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && typeof x["html"] === 'string')
const is56: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && is18(x["problem"]))
const is57: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["value"] === 'string')
const is58: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["html"] === 'string')
const is59: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is57)) && (Array.isArray(x["panels"]) && x["panels"].every(is58)))
const is60: Check = (x) => (isFields(x) && is59(x["page"]))
const is61: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && typeof x["answer"] === 'string')
const is62: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is61)))
const is63: Check = (x) => (isFields(x) && typeof x["subject"] === 'string' && typeof x["comments"] === 'string')
const is64: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is65: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is66: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is67: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is68: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is69: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is70: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is71: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is72: Check = (x) => (isFields(x) && is18(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is73: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is74: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is75: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is74)))
const is76: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is18(x["problem"]))
const is77: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is78: Check = (x) => (Array.isArray(x) && x.every(is3))
const is79: Check = (x) => (isFields(x) && is18(x["problem"]) && (isFields(x["fields"]) && Object.values(x["fields"]).every(is78)))
const is80: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is81: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is82: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is83: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is84: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is85: Check = (x) => (isFields(x) && is84(x["details"]))
const is86: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["url"] === 'string')
const is87: Check = (x) => (isFields(x) && (Array.isArray(x["avatars"]) && x["avatars"].every(is86)))
const is88: Check = (x) => (isFields(x) && (typeof x["picture"] === 'string' || x["picture"] === null))
const is89: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["link"] === 'string' || x["link"] === null) && typeof x["icon"] === 'string' && typeof x["urgent"] === 'boolean')
const is90: Check = (x) => (isFields(x) && (Array.isArray(x["cards"]) && x["cards"].every(is89)))
const is91: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["imageUrl"] === 'string' || x["imageUrl"] === null) && (typeof x["link"] === 'string' || x["link"] === null))
const is92: Check = (x) => (isFields(x) && (Array.isArray(x["banners"]) && x["banners"].every(is91)))
const is93: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["image"] === 'string' || x["image"] === null) && (typeof x["icon"] === 'string' || x["icon"] === null))
const is94: Check = (x) => (isFields(x) && (Array.isArray(x["slides"]) && x["slides"].every(is93)))
const is95: Check = (x) => (isFields(x) && typeof x["to"] === 'number')
const is96: Check = (x) => (isFields(x) && typeof x["familyMemberId"] === 'string' && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is97: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is96)))
const is98: Check = (x) => (isFields(x) && is96(x["member"]))
const is99: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is100: Check = (x) => (isFields(x) && (typeof x["familyMemberId"] === 'string' || x["familyMemberId"] === null) && is99(x["details"]))
const is101: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["description"] === 'string' && typeof x["concernsFamily"] === 'boolean')
const is102: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is101)))
const is103: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["change"] === 'string')
const is104: Check = (x) => (isFields(x) && typeof x["lifeEventId"] === 'string' && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["changeUntil"] === 'string' || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is103)))
const is105: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is104)))
const is106: Check = (x) => (isFields(x) && is104(x["event"]))
const is107: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["note"] === 'string' || x["note"] === null))
const is108: Check = (x) => (isFields(x) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is109: Check = (x) => (isFields(x) && typeof x["allowed"] === 'boolean' && (typeof x["effectiveDate"] === 'string' || x["effectiveDate"] === null))
const is110: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && (x["status"] === "not-selected" || x["status"] === "in-progress" || x["status"] === "pending" || x["status"] === "approved" || x["status"] === "rejected" || x["status"] === "opted-out") && typeof x["statusLabel"] === 'string' && (typeof x["planDetails"] === 'string' || x["planDetails"] === null) && (Array.isArray(x["peopleCovered"]) && x["peopleCovered"].every(is3)) && is108(x["monthlyCost"]) && ((x["next"] === "setup" || x["next"] === "manage" || x["next"] === "reapply") || x["next"] === null) && (typeof x["endDate"] === 'string' || x["endDate"] === null) && is109(x["optOut"]) && (typeof x["reference"] === 'string' || x["reference"] === null))
const is111: Check = (x) => (is110(x) || x === null)
const is112: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["icon"] === 'string' && typeof x["beamSupported"] === 'boolean' && is111(x["selection"]) && typeof x["restricted"] === 'boolean' && (typeof x["restrictedUntil"] === 'string' || x["restrictedUntil"] === null))
const is113: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is112)))
const is114: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string')
const is115: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["version"] === 'string')
const is116: Check = (x) => (isFields(x) && typeof x["provider"] === 'string' && (typeof x["phone"] === 'string' || x["phone"] === null) && (typeof x["email"] === 'string' || x["email"] === null) && (typeof x["url"] === 'string' || x["url"] === null) && typeof x["instructions"] === 'string')
const is117: Check = (x) => (is116(x) || x === null)
const is118: Check = (x) => (isFields(x) && is112(x["benefit"]) && typeof x["description"] === 'string' && typeof x["covers"] === 'string' && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["howToLeave"] === 'string' && (Array.isArray(x["terms"]) && x["terms"].every(is115)) && is117(x["claim"]))
const is119: Check = (x) => (isFields(x) && is118(x["detail"]))
const is120: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is18(x["problem"]))
const is121: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["faqs"]) && x["faqs"].every(is61)))
const is122: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["icon"] === 'string')
const is123: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["related"]) && x["related"].every(is122)))
const is124: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string')
const is125: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && typeof x["html"] === 'string' && typeof x["version"] === 'string')
const is126: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && is18(x["problem"]))
const is127: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["selectionId"] === 'string')
const is128: Check = (x) => (isFields(x) && x["kind"] === "create")
const is129: Check = (x) => (isFields(x) && x["kind"] === "update" && typeof x["selectionId"] === 'string')
const is130: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && typeof x["client"] === 'string' && typeof x["employee"] === 'string')
const is131: Check = (x) => (is128(x) || is129(x) || is130(x))
const is132: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is133: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.values(x["values"]).every(is132)) && (Array.isArray(x["people"]) && x["people"].every(is3)))
const is134: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is131(x["route"]) && is133(x["choice"]))
const is135: Check = (x) => (isFields(x) && typeof x["value"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null))
const is136: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || typeof x["preset"] === 'string' || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is135)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && typeof x["message"] === 'string')
const is137: Check = (x) => (isFields(x) && typeof x["personId"] === 'string' && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is138: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is139: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is138)))
const is140: Check = (x) => (is139(x) || x === null)
const is141: Check = (x) => (is133(x) || x === null)
const is142: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is111(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is136)) && (Array.isArray(x["people"]) && x["people"].every(is137)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is140(x["questions"]) && is141(x["submitted"]) && is141(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && typeof x["startDate"] === 'string')
const is143: Check = (x) => (isFields(x) && is142(x["setup"]))
const is144: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["answer"] === 'string')
const is145: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is131(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is144)))
const is146: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is131(x["route"]) && is133(x["choice"]) && typeof x["quoteId"] === 'string' && (isFields(x["terms"]) && Object.values(x["terms"]).every(is3)))
const is147: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is18(x["problem"]))
const is148: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is133(x["choice"]))
const is149: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is150: Check = (x) => (isFields(x) && typeof x["quoteId"] === 'string' && is108(x["monthly"]) && is108(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is149)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null))
const is151: Check = (x) => (is150(x) || x === null)
const is152: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is153: Check = (x) => (is152(x) || x === null)
const is154: Check = (x) => (isFields(x) && is153(x["value"]) && is153(x["partner"]))
const is155: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is133(x["choice"]) && is151(x["quote"]) && is154(x["limits"]))
const is156: Check = (x) => (is154(x) || x === null)
const is157: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is133(x["choice"]) && is156(x["limits"]) && is18(x["problem"]))
const is158: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is159: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (isFields(x["versions"]) && Object.values(x["versions"]).every(is3)))
const is160: Check = (x) => (isFields(x) && typeof x["balance"] === 'number' && (typeof x["lastPaymentDate"] === 'string' || x["lastPaymentDate"] === null))
const is161: Check = (x) => (isFields(x) && typeof x["orderId"] === 'string' && typeof x["retailer"] === 'string' && typeof x["value"] === 'number' && typeof x["date"] === 'string')
const is162: Check = (x) => (isFields(x) && (typeof x["nextVoucherDate"] === 'string' || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is161)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is161)))
const is163: Check = (x) => (isFields(x) && is162(x["vouchers"]))
const is164: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string')
const is165: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && typeof x["displayDate"] === 'string' && typeof x["time"] === 'number')
const is166: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is165)))
const is167: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && is18(x["problem"]))
const is168: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number' && typeof x["total"] === 'number')
const is169: Check = (x) => (isFields(x) && is168(x["summary"]))
const is170: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is171: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["groupName"] === 'string' && (Array.isArray(x["months"]) && x["months"].every(is170)))
const is172: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is171)))
const is173: Check = (x) => (isFields(x) && is172(x["total"]))
const is174: Check = (x) => (isFields(x) && (x["mode"] === "year" || x["mode"] === "month"))
const is175: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor"))
const is176: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor") && is18(x["problem"]))
const is177: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number')
const is178: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is179: Check = (x) => (isFields(x) && is178(x["registration"]))
const is180: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is181: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && typeof x["count"] === 'number' && typeof x["summary"] === 'string')
const is182: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is181)))
const is183: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && typeof x["employeeName"] === 'string' && typeof x["orderValue"] === 'number' && (isFields(x["fields"]) && Object.values(x["fields"]).every(is3)))
const is184: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is183)))
const is185: Check = (x) => (isFields(x) && is184(x["pending"]))
const is186: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is187: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && (x["decision"] === "approve" || x["decision"] === "reject"))
const is188: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is3)) && (Array.isArray(x["failed"]) && x["failed"].every(is3)))
const is189: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is190: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null))
const is191: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is190)))
const is192: Check = (x) => (isFields(x) && is191(x["takeUp"]))
const is193: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["source"] === "standard" || x["source"] === "insights"))
const is194: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is195: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["taken"] === 'number')
const is196: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is197: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is196)))
const is198: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["asOf"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (Array.isArray(x["months"]) && x["months"].every(is194)) && (Array.isArray(x["levels"]) && x["levels"].every(is195)) && (Array.isArray(x["groups"]) && x["groups"].every(is197)))
const is199: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is198(x["takeUp"]))
const is200: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is201: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is200)))
const is202: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["registrations"] === 'number')
const is203: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is204: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is201)) && (Array.isArray(x["months"]) && x["months"].every(is202)) && is203(x["activity"]))
const is205: Check = (x) => (isFields(x) && is204(x["insights"]))
const is206: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is207: Check = (x) => (isFields(x) && is206(x["query"]) && typeof x["typing"] === 'boolean')
const is208: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["department"] === 'string' || x["department"] === null) && typeof x["registered"] === 'boolean' && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null))
const is209: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is208)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is178(x["registration"]))
const is210: Check = (x) => (isFields(x) && is206(x["query"]) && is209(x["page"]))
const is211: Check = (x) => (isFields(x) && is206(x["query"]) && is18(x["problem"]))
const is212: Check = (x) => (isFields(x) && x["report"] === "employees" && is206(x["query"]))
const is213: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is214: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is213(x["query"]))
const is215: Check = (x) => (is212(x) || is214(x))
const is216: Check = (x) => (isFields(x) && is215(x["asked"]))
const is217: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is218: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is219: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is18(x["problem"]))
const is220: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string')
const is221: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (typeof x["department"] === 'string' || x["department"] === null) && (typeof x["location"] === 'string' || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (typeof x["registeredOn"] === 'string' || x["registeredOn"] === null) && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is222: Check = (x) => (isFields(x) && is221(x["employee"]))
const is223: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is18(x["problem"]))
const is224: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["password"] === 'string')
const is225: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["link"] === 'string')
const is226: Check = (x) => (isFields(x) && is18(x["problem"]) && (typeof x["code"] === 'string' || x["code"] === null))
const is227: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is226(x["trouble"]))
const is228: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is229: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is230: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is3)))
const is231: Check = (x) => (is229(x) || is230(x))
const is232: Check = (x) => (isFields(x) && is231(x["recipients"]))
const is233: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is234: Check = (x) => (isFields(x) && is231(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is235: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is236: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is235)))
const is237: Check = (x) => (isFields(x) && is226(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is238: Check = (x) => (isFields(x) && is213(x["query"]) && typeof x["typing"] === 'boolean')
const is239: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is240: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is239)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is241: Check = (x) => (isFields(x) && is213(x["query"]) && is240(x["page"]) && typeof x["enforced"] === 'boolean')
const is242: Check = (x) => (isFields(x) && is213(x["query"]) && is18(x["problem"]))
const is243: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is244: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && typeof x["fileName"] === 'string' && typeof x["uploadedOn"] === 'string' && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is245: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is244)))
const is246: Check = (x) => (isFields(x) && (typeof x["date"] === 'string' || x["date"] === null))
const is247: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is248: Check = (x) => (isFields(x) && typeof x["fileName"] === 'string')
const is249: Check = (x) => (isFields(x) && typeof x["fileId"] === 'string' && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is250: Check = (x) => (isFields(x) && x["kind"] === "type")
const is251: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is252: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is253: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is254: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is255: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is256: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is257: Check = (x) => (is250(x) || is251(x) || is252(x) || is253(x) || is254(x) || is255(x) || is256(x))
const is258: Check = (x) => (isFields(x) && is249(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is257)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is259: Check = (x) => (isFields(x) && is249(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is260: Check = (x) => (isFields(x) && is249(x["file"]) && typeof x["rows"] === 'number')
const is261: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is262: Check = (x) => (isFields(x) && is249(x["file"]))
const is263: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (typeof x["column"] === 'string' || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && typeof x["code"] === 'string' && typeof x["message"] === 'string')
const is264: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is263)))
const is265: Check = (x) => (is244(x) && is264(x))
const is266: Check = (x) => (isFields(x) && is265(x["upload"]))
const is267: Check = (x) => (isFields(x) && is244(x["upload"]))
const is268: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is18(x["problem"]))
const is269: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && (x["action"] === "commit" || x["action"] === "discard"))
const is270: Check = (x) => (isFields(x) && (typeof x["benefitId"] === 'string' || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is271: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is270(x["query"]))
const is272: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is273: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is274: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is272)) && (Array.isArray(x["people"]) && x["people"].every(is273)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is275: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is274(x["difference"]))
const is276: Check = (x) => (isFields(x) && (x["kind"] === "payroll" || x["kind"] === "provider") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (typeof x["provider"] === 'string' || x["provider"] === null))
const is277: Check = (x) => (isFields(x) && is276(x["query"]))
const is278: Check = (x) => (isFields(x) && typeof x["reportId"] === 'string' && (x["kind"] === "payroll" || x["kind"] === "provider") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && typeof x["label"] === 'string' && (typeof x["providerName"] === 'string' || x["providerName"] === null))
const is279: Check = (x) => typeof x === 'number'
const is280: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is278)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is279)) && (Array.isArray(x["providers"]) && x["providers"].every(is3)))
const is281: Check = (x) => (isFields(x) && is276(x["query"]) && is280(x["found"]))
const is282: Check = (x) => (isFields(x) && is276(x["query"]) && is18(x["problem"]))
const is283: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is284: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)))
const is285: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is286: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is285)))

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
  ["LoginSucceeded", is22],
  ["LoginFailed", is35],
  ["LoginHeldForConsent", is22],
  ["SecondFactorDemanded", is39],
  ["PasswordChanged", is22],
  ["WorkPlatformAwaited", is22],
  ["WorkPlatformRequested", is22],
  ["WorkPlatformFound", is33],
  ["WorkPlatformFailed", is19],
  ["CodeLoginRequested", is40],
  ["CodeLoginSucceeded", is22],
  ["CodeLoginFailed", is41],
  ["SecondFactorLeft", is42],
  ["LogoutRequested", is43],
  ["LogoutFailed", is19],
  ["AddressChanged", is44],
  ["PartMissed", is45],
  ["ConnectionLost", is22],
  ["ConnectionFound", is22],
  ["IdleTick", is46],
  ["IdleExpired", is22],
  ["StayRequested", is22],
  ["StayConfirmed", is22],
  ["StayFailed", is19],
  ["TermsRequested", is22],
  ["TermsLoaded", is48],
  ["TermsFailed", is19],
  ["TermsAcceptanceRequested", is22],
  ["TermsAccepted", is22],
  ["TermsAcceptanceFailed", is19],
  ["PanelOpened", is49],
  ["PanelClosed", is22],
  ["PanelLeft", is50],
  ["SsoLoginHeldForConsent", is51],
  ["SsoLoginRequested", is52],
  ["SsoLoginSlow", is22],
  ["SsoLoginFailed", is53],
  ["PolicyRequested", is54],
  ["PolicyLoaded", is55],
  ["PolicyFailed", is56],
  ["ContactPageRequested", is22],
  ["ContactPageLoaded", is60],
  ["ContactPageFailed", is19],
  ["ContactQuestionsLoaded", is62],
  ["ContactQuestionsFailed", is19],
  ["EnquiryRequested", is63],
  ["EnquirySent", is22],
  ["EnquiryRefused", is64],
  ["EnquiryFailed", is19],
  ["SetUpKeyRequested", is22],
  ["SetUpKeyIssued", is65],
  ["SetUpKeyFailed", is19],
  ["SetUpCodeRequested", is66],
  ["SetUpCodeAccepted", is22],
  ["SetUpCodeFailed", is41],
  ["SecondFactorEnabled", is67],
  ["SetUpLeft", is22],
  ["ActivationLookUpRequested", is68],
  ["ActivationFound", is69],
  ["ActivationLookUpFailed", is19],
  ["ActivationDateCheckRequested", is70],
  ["ActivationDateVerified", is22],
  ["ActivationDateRefused", is22],
  ["ActivationDateCheckFailed", is19],
  ["ActivationDateReopened", is22],
  ["AccountActivationRequested", is71],
  ["AccountActivated", is22],
  ["AccountActivationFailed", is72],
  ["PasswordCheckRequested", is73],
  ["PasswordCheckDropped", is22],
  ["PasswordJudged", is75],
  ["PasswordCheckFailed", is76],
  ["ForgottenPasswordOpened", is22],
  ["ResetLinkRequested", is77],
  ["ResetLinkSent", is22],
  ["ResetLinkFailed", is79],
  ["ResetOpened", is80],
  ["ResetDateCheckRequested", is80],
  ["ResetDateVerified", is22],
  ["ResetDateRefused", is22],
  ["ResetDateCheckFailed", is19],
  ["ResetLinkExpired", is64],
  ["PasswordResetRequested", is81],
  ["PasswordResetSucceeded", is82],
  ["PasswordResetFailed", is72],
  ["ResetLeft", is22],
  ["SecondFactorDisablingRequested", is83],
  ["SecondFactorDisabled", is22],
  ["SecondFactorDisablingFailed", is19],
  ["SecondFactorNoticeSeen", is22],
  ["DetailsRequested", is22],
  ["DetailsLoaded", is85],
  ["DetailsFailed", is19],
  ["DetailsChangeRequested", is85],
  ["DetailsChanged", is85],
  ["DetailsChangeFailed", is19],
  ["AvatarsRequested", is22],
  ["AvatarsLoaded", is87],
  ["AvatarsFailed", is19],
  ["AvatarChoiceRequested", is88],
  ["AvatarChosen", is88],
  ["AvatarChoiceFailed", is19],
  ["CardsRequested", is22],
  ["CardsLoaded", is90],
  ["CardsFailed", is19],
  ["BannersRequested", is22],
  ["BannersLoaded", is92],
  ["BannersFailed", is19],
  ["CarouselRequested", is22],
  ["CarouselLoaded", is94],
  ["CarouselFailed", is19],
  ["WelcomeNoted", is22],
  ["WelcomeNotingFailed", is19],
  ["CarouselTurned", is95],
  ["CarouselClosed", is22],
  ["FamilyRequested", is22],
  ["FamilyLoaded", is97],
  ["FamilyFailed", is19],
  ["FamilyMemberAdded", is98],
  ["FamilyMemberChanged", is98],
  ["FamilyMemberFormOpened", is22],
  ["FamilyMemberSavingRequested", is100],
  ["FamilyMemberSavingFailed", is19],
  ["AvailableLifeEventsRequested", is22],
  ["AvailableLifeEventsLoaded", is102],
  ["AvailableLifeEventsFailed", is19],
  ["LifeEventsRequested", is22],
  ["LifeEventsLoaded", is105],
  ["LifeEventsFailed", is19],
  ["LifeEventAdded", is106],
  ["LifeEventFormOpened", is22],
  ["LifeEventAddingRequested", is107],
  ["LifeEventAddingFailed", is19],
  ["BenefitsRequested", is22],
  ["BenefitsLoaded", is113],
  ["BenefitsFailed", is19],
  ["BenefitRequested", is114],
  ["BenefitLoaded", is119],
  ["BenefitFailed", is120],
  ["FaqsLoaded", is121],
  ["FaqsFailed", is120],
  ["RelatedLoaded", is123],
  ["RelatedFailed", is120],
  ["BenefitTermsRequested", is124],
  ["BenefitTermsLoaded", is125],
  ["BenefitTermsFailed", is126],
  ["OptOutRequested", is127],
  ["SelectionOptedOut", is127],
  ["OptOutFailed", is120],
  ["ChoiceSaveRequested", is134],
  ["ChoiceSaved", is143],
  ["ChoiceSaveFailed", is120],
  ["AnswersSaveRequested", is145],
  ["AnswersSaved", is143],
  ["AnswersSaveFailed", is120],
  ["SubmissionRequested", is146],
  ["SelectionSubmitted", is143],
  ["SubmissionFailed", is147],
  ["SetupRequested", is114],
  ["SetupLoaded", is143],
  ["SetupFailed", is120],
  ["SelectionRequested", is114],
  ["SelectionLoaded", is143],
  ["SelectionFailed", is120],
  ["SelectionResetRequested", is127],
  ["SelectionReset", is143],
  ["SelectionResetFailed", is120],
  ["CostsRequested", is148],
  ["CostsCalculated", is155],
  ["CostsFailed", is157],
  ["CostsDropped", is114],
  ["StepConfirmed", is158],
  ["BenefitTermsAccepted", is159],
  ["CreditsRequested", is22],
  ["CreditsLoaded", is160],
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
  ["VouchersLoaded", is163],
  ["VouchersFailed", is19],
  ["StatementRequested", is164],
  ["StatementLoaded", is166],
  ["StatementFailed", is167],
  ["TotalSummaryRequested", is22],
  ["TotalSummaryLoaded", is169],
  ["TotalSummaryFailed", is19],
  ["TotalBenefitsRequested", is22],
  ["TotalBenefitsLoaded", is173],
  ["TotalBenefitsFailed", is19],
  ["OverviewModeChosen", is174],
  ["TileRequested", is175],
  ["TileFailed", is176],
  ["PendingCounted", is177],
  ["RegistrationCounted", is179],
  ["TwoFactorCounted", is180],
  ["PendingBenefitsRequested", is22],
  ["PendingBenefitsLoaded", is182],
  ["PendingBenefitsFailed", is19],
  ["PendingRequested", is114],
  ["PendingLoaded", is185],
  ["PendingFailed", is120],
  ["RowsTicked", is186],
  ["DecisionRequested", is187],
  ["SelectionsApproved", is188],
  ["SelectionsRejected", is188],
  ["DecisionFailed", is19],
  ["DecisionAcknowledged", is22],
  ["TakeUpRequested", is189],
  ["TakeUpLoaded", is192],
  ["TakeUpFailed", is19],
  ["TakeUpOfBenefitRequested", is193],
  ["TakeUpOfBenefitLoaded", is199],
  ["TakeUpOfBenefitFailed", is120],
  ["InsightsRequested", is22],
  ["InsightsLoaded", is205],
  ["InsightsFailed", is19],
  ["EmployeesRequested", is207],
  ["EmployeesLoaded", is210],
  ["EmployeesFailed", is211],
  ["EmployeeReportRequested", is216],
  ["EmployeeReportProgressed", is217],
  ["EmployeeReportSaved", is218],
  ["EmployeeReportFailed", is219],
  ["EmployeeReportCancelled", is218],
  ["EmployeeRequested", is220],
  ["EmployeeLoaded", is222],
  ["EmployeeFailed", is223],
  ["ViewAsRequested", is220],
  ["ViewAsOpened", is220],
  ["ViewAsBlocked", is220],
  ["ViewAsFailed", is223],
  ["MagicLinkRequested", is224],
  ["MagicLinkIssued", is225],
  ["MagicLinkFailed", is227],
  ["MagicLinkTicked", is22],
  ["MagicLinkHidden", is228],
  ["MagicLinkLeft", is22],
  ["RecipientsRequested", is232],
  ["RecipientsCounted", is233],
  ["RecipientsFailed", is19],
  ["WelcomeEmailsPrepared", is22],
  ["WelcomeEmailsHeldBack", is22],
  ["WelcomeEmailsRequested", is234],
  ["WelcomeEmailsSent", is236],
  ["WelcomeEmailsFailed", is237],
  ["WelcomeEmailsLeft", is22],
  ["TwoFactorListRequested", is238],
  ["TwoFactorListLoaded", is241],
  ["TwoFactorListFailed", is242],
  ["EnforcementRequested", is22],
  ["EnforcementLoaded", is243],
  ["EnforcementFailed", is19],
  ["AffectedCountRequested", is243],
  ["AffectedCounted", is233],
  ["AffectedCountFailed", is19],
  ["EnforcementChangeDropped", is22],
  ["EnforcementChangeRequested", is243],
  ["EnforcementChanged", is243],
  ["EnforcementChangeFailed", is19],
  ["UploadsRequested", is22],
  ["UploadsLoaded", is245],
  ["UploadsFailed", is19],
  ["LastUploadRequested", is22],
  ["LastUploadLoaded", is246],
  ["LastUploadFailed", is19],
  ["TemplateDownloadRequested", is22],
  ["TemplateDownloadProgressed", is247],
  ["TemplateDownloaded", is248],
  ["TemplateDownloadFailed", is19],
  ["TemplateDownloadCancelled", is22],
  ["FileRefused", is258],
  ["FileCheckRequested", is259],
  ["FileAccepted", is260],
  ["FileCheckFailed", is19],
  ["FileLeft", is261],
  ["FileSendRequested", is262],
  ["FileSendCancelled", is22],
  ["FileSent", is266],
  ["FileSendFailed", is19],
  ["UploadWatchRequested", is267],
  ["UploadProgressed", is266],
  ["UploadWatchFailed", is268],
  ["UploadDecisionRequested", is269],
  ["UploadCommitted", is266],
  ["UploadDiscarded", is266],
  ["UploadDecisionFailed", is268],
  ["DifferenceRequested", is271],
  ["DifferenceLoaded", is275],
  ["DifferenceFailed", is268],
  ["ReportsRequested", is277],
  ["ReportsLoaded", is281],
  ["ReportsFailed", is282],
  ["ReportsTicked", is283],
  ["ReportDownloadRequested", is284],
  ["ReportDownloadProgressed", is247],
  ["ReportDownloaded", is248],
  ["ReportDownloadFailed", is19],
  ["ReportDownloadCancelled", is22],
  ["ReportDownloadClosed", is22],
  ["LifeEventReportRequested", is22],
  ["LifeEventReportLoaded", is286],
  ["LifeEventReportFailed", is19],
])
