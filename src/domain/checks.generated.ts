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
const is24: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["clientName"] === 'string' && typeof x["contactUsEnabled"] === 'boolean' && (typeof x["clientLogo"] === 'string' || x["clientLogo"] === null))
const is25: Check = (x) => (isFields(x) && is23(x["user"]) && is24(x["client"]) && typeof x["schemeId"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null) && (typeof x["oneHubLogoutUrl"] === 'string' || x["oneHubLogoutUrl"] === null) && typeof x["showWelcomeModal"] === 'boolean')
const is26: Check = (x) => (isFields(x) && is25(x["profile"]) && typeof x["termsUpdated"] === 'boolean')
const is27: Check = (x) => (isFields(x) && (x["reason"] === "loggedOut" || x["reason"] === "unauthorised" || x["reason"] === "benefitsUnavailable" || x["reason"] === "elsewhere") && (typeof x["message"] === 'string' || x["message"] === null) && (typeof x["ssoLogoutUrl"] === 'string' || x["ssoLogoutUrl"] === null))
const is28: Check = (x) => (isFields(x) && typeof x["purpose"] === 'string')
const is29: Check = (x) => (isFields(x) && typeof x["userId"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is30: Check = (x) => (isFields(x) && typeof x["token"] === 'string')
const is31: Check = (x) => (isFields(x) && typeof x["email"] === 'string')
const is32: Check = (x) => (isFields(x) && typeof x["url"] === 'string')
const is33: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["password"] === 'string' && (typeof x["captcha"] === 'string' || x["captcha"] === null))
const is34: Check = (x) => (isFields(x) && is18(x["problem"]) && typeof x["locked"] === 'boolean' && typeof x["captchaDemanded"] === 'boolean' && (typeof x["message"] === 'string' || x["message"] === null))
const is35: Check = (x) => (isFields(x) && x["step"] === "code")
const is36: Check = (x) => (isFields(x) && x["step"] === "setUp" && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is37: Check = (x) => (is35(x) || is36(x))
const is38: Check = (x) => (isFields(x) && (x["from"] === "login" || x["from"] === "activation") && is37(x["demand"]))
const is39: Check = (x) => (isFields(x) && typeof x["code"] === 'string')
const is40: Check = (x) => (isFields(x) && is18(x["problem"]) && (Array.isArray(x["codes"]) && x["codes"].every(is3)))
const is41: Check = (x) => (isFields(x) && (x["because"] === "back" || x["because"] === "expired" || x["because"] === "lost"))
const is42: Check = (x) => (isFields(x) && (x["cause"] === "person" || x["cause"] === "idle"))
const is43: Check = (x) => (isFields(x) && typeof x["path"] === 'string' && (isFields(x["choices"]) && Object.values(x["choices"]).every(is3)) && (isFields(x["words"]) && Object.values(x["words"]).every(is3)))
const is44: Check = (x) => (isFields(x) && typeof x["part"] === 'string')
const is45: Check = (x) => (isFields(x) && typeof x["lastActivityAt"] === 'number')
const is46: Check = (x) => (isFields(x) && typeof x["terms"] === 'string' && typeof x["policy"] === 'string')
const is47: Check = (x) => (isFields(x) && is46(x["texts"]))
const is48: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails") && typeof x["subject"] === 'string')
const is49: Check = (x) => (isFields(x) && (x["panel"] === "opt-out" || x["panel"] === "add-family-member" || x["panel"] === "add-life-event" || x["panel"] === "benefit-terms" || x["panel"] === "make-a-claim" || x["panel"] === "medical-questions" || x["panel"] === "statement" || x["panel"] === "upload-data" || x["panel"] === "payroll-report" || x["panel"] === "provider-report" || x["panel"] === "lifeevent-report" || x["panel"] === "two-fa-qr" || x["panel"] === "two-fa-code" || x["panel"] === "two-fa-disable" || x["panel"] === "view-benefit-takeup-detail" || x["panel"] === "view-employee-data" || x["panel"] === "welcome-emails"))
const is50: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is51: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is52: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is18(x["problem"]))
const is53: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms"))
const is54: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && typeof x["html"] === 'string')
const is55: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && is18(x["problem"]))
const is56: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["value"] === 'string')
const is57: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["html"] === 'string')
const is58: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is56)) && (Array.isArray(x["panels"]) && x["panels"].every(is57)))
const is59: Check = (x) => (isFields(x) && is58(x["page"]))
const is60: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && typeof x["answer"] === 'string')
const is61: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is60)))
const is62: Check = (x) => (isFields(x) && typeof x["subject"] === 'string' && typeof x["comments"] === 'string')
const is63: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is64: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is65: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is66: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is67: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is68: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is69: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is70: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is71: Check = (x) => (isFields(x) && is18(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is72: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is73: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is74: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is73)))
const is75: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is18(x["problem"]))
const is76: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is77: Check = (x) => (Array.isArray(x) && x.every(is3))
const is78: Check = (x) => (isFields(x) && is18(x["problem"]) && (isFields(x["fields"]) && Object.values(x["fields"]).every(is77)))
const is79: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is80: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is81: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is82: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is83: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is84: Check = (x) => (isFields(x) && is83(x["details"]))
const is85: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["url"] === 'string')
const is86: Check = (x) => (isFields(x) && (Array.isArray(x["avatars"]) && x["avatars"].every(is85)))
const is87: Check = (x) => (isFields(x) && (typeof x["picture"] === 'string' || x["picture"] === null))
const is88: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["link"] === 'string' || x["link"] === null) && typeof x["icon"] === 'string' && typeof x["urgent"] === 'boolean')
const is89: Check = (x) => (isFields(x) && (Array.isArray(x["cards"]) && x["cards"].every(is88)))
const is90: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["imageUrl"] === 'string' || x["imageUrl"] === null) && (typeof x["link"] === 'string' || x["link"] === null))
const is91: Check = (x) => (isFields(x) && (Array.isArray(x["banners"]) && x["banners"].every(is90)))
const is92: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["image"] === 'string' || x["image"] === null) && (typeof x["icon"] === 'string' || x["icon"] === null))
const is93: Check = (x) => (isFields(x) && (Array.isArray(x["slides"]) && x["slides"].every(is92)))
const is94: Check = (x) => (isFields(x) && typeof x["to"] === 'number')
const is95: Check = (x) => (isFields(x) && typeof x["familyMemberId"] === 'string' && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is96: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is95)))
const is97: Check = (x) => (isFields(x) && is95(x["member"]))
const is98: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is99: Check = (x) => (isFields(x) && (typeof x["familyMemberId"] === 'string' || x["familyMemberId"] === null) && is98(x["details"]))
const is100: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["description"] === 'string' && typeof x["concernsFamily"] === 'boolean')
const is101: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is100)))
const is102: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["change"] === 'string')
const is103: Check = (x) => (isFields(x) && typeof x["lifeEventId"] === 'string' && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["changeUntil"] === 'string' || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is102)))
const is104: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is103)))
const is105: Check = (x) => (isFields(x) && is103(x["event"]))
const is106: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["note"] === 'string' || x["note"] === null))
const is107: Check = (x) => (isFields(x) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is108: Check = (x) => (isFields(x) && typeof x["allowed"] === 'boolean' && (typeof x["effectiveDate"] === 'string' || x["effectiveDate"] === null))
const is109: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && (x["status"] === "not-selected" || x["status"] === "in-progress" || x["status"] === "pending" || x["status"] === "approved" || x["status"] === "rejected" || x["status"] === "opted-out") && typeof x["statusLabel"] === 'string' && (typeof x["planDetails"] === 'string' || x["planDetails"] === null) && (Array.isArray(x["peopleCovered"]) && x["peopleCovered"].every(is3)) && is107(x["monthlyCost"]) && ((x["next"] === "setup" || x["next"] === "manage" || x["next"] === "reapply") || x["next"] === null) && (typeof x["endDate"] === 'string' || x["endDate"] === null) && is108(x["optOut"]) && (typeof x["reference"] === 'string' || x["reference"] === null))
const is110: Check = (x) => (is109(x) || x === null)
const is111: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["icon"] === 'string' && typeof x["beamSupported"] === 'boolean' && is110(x["selection"]) && typeof x["restricted"] === 'boolean' && (typeof x["restrictedUntil"] === 'string' || x["restrictedUntil"] === null))
const is112: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is111)))
const is113: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string')
const is114: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["version"] === 'string')
const is115: Check = (x) => (isFields(x) && typeof x["provider"] === 'string' && (typeof x["phone"] === 'string' || x["phone"] === null) && (typeof x["email"] === 'string' || x["email"] === null) && (typeof x["url"] === 'string' || x["url"] === null) && typeof x["instructions"] === 'string')
const is116: Check = (x) => (is115(x) || x === null)
const is117: Check = (x) => (isFields(x) && is111(x["benefit"]) && typeof x["description"] === 'string' && typeof x["covers"] === 'string' && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["howToLeave"] === 'string' && (Array.isArray(x["terms"]) && x["terms"].every(is114)) && is116(x["claim"]))
const is118: Check = (x) => (isFields(x) && is117(x["detail"]))
const is119: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is18(x["problem"]))
const is120: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["faqs"]) && x["faqs"].every(is60)))
const is121: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["icon"] === 'string')
const is122: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["related"]) && x["related"].every(is121)))
const is123: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string')
const is124: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && typeof x["html"] === 'string' && typeof x["version"] === 'string')
const is125: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && is18(x["problem"]))
const is126: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["selectionId"] === 'string')
const is127: Check = (x) => (isFields(x) && x["kind"] === "create")
const is128: Check = (x) => (isFields(x) && x["kind"] === "update" && typeof x["selectionId"] === 'string')
const is129: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && typeof x["client"] === 'string' && typeof x["employee"] === 'string')
const is130: Check = (x) => (is127(x) || is128(x) || is129(x))
const is131: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is132: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.values(x["values"]).every(is131)) && (Array.isArray(x["people"]) && x["people"].every(is3)))
const is133: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is130(x["route"]) && is132(x["choice"]))
const is134: Check = (x) => (isFields(x) && typeof x["value"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null))
const is135: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || typeof x["preset"] === 'string' || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is134)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && typeof x["message"] === 'string')
const is136: Check = (x) => (isFields(x) && typeof x["personId"] === 'string' && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is137: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is138: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is137)))
const is139: Check = (x) => (is138(x) || x === null)
const is140: Check = (x) => (is132(x) || x === null)
const is141: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is110(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is135)) && (Array.isArray(x["people"]) && x["people"].every(is136)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is139(x["questions"]) && is140(x["submitted"]) && is140(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && typeof x["startDate"] === 'string')
const is142: Check = (x) => (isFields(x) && is141(x["setup"]))
const is143: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["answer"] === 'string')
const is144: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is130(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is143)))
const is145: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is130(x["route"]) && is132(x["choice"]) && typeof x["quoteId"] === 'string' && (isFields(x["terms"]) && Object.values(x["terms"]).every(is3)))
const is146: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is18(x["problem"]))
const is147: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is132(x["choice"]))
const is148: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is149: Check = (x) => (isFields(x) && typeof x["quoteId"] === 'string' && is107(x["monthly"]) && is107(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is148)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null))
const is150: Check = (x) => (is149(x) || x === null)
const is151: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is152: Check = (x) => (is151(x) || x === null)
const is153: Check = (x) => (isFields(x) && is152(x["value"]) && is152(x["partner"]))
const is154: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is132(x["choice"]) && is150(x["quote"]) && is153(x["limits"]))
const is155: Check = (x) => (is153(x) || x === null)
const is156: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is132(x["choice"]) && is155(x["limits"]) && is18(x["problem"]))
const is157: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is158: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (isFields(x["versions"]) && Object.values(x["versions"]).every(is3)))
const is159: Check = (x) => (isFields(x) && typeof x["balance"] === 'number' && (typeof x["lastPaymentDate"] === 'string' || x["lastPaymentDate"] === null))
const is160: Check = (x) => (isFields(x) && typeof x["orderId"] === 'string' && typeof x["retailer"] === 'string' && typeof x["value"] === 'number' && typeof x["date"] === 'string')
const is161: Check = (x) => (isFields(x) && (typeof x["nextVoucherDate"] === 'string' || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is160)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is160)))
const is162: Check = (x) => (isFields(x) && is161(x["vouchers"]))
const is163: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string')
const is164: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && typeof x["displayDate"] === 'string' && typeof x["time"] === 'number')
const is165: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is164)))
const is166: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && is18(x["problem"]))
const is167: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number' && typeof x["total"] === 'number')
const is168: Check = (x) => (isFields(x) && is167(x["summary"]))
const is169: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is170: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["groupName"] === 'string' && (Array.isArray(x["months"]) && x["months"].every(is169)))
const is171: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is170)))
const is172: Check = (x) => (isFields(x) && is171(x["total"]))
const is173: Check = (x) => (isFields(x) && (x["mode"] === "year" || x["mode"] === "month"))
const is174: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor"))
const is175: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor") && is18(x["problem"]))
const is176: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number')
const is177: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is178: Check = (x) => (isFields(x) && is177(x["registration"]))
const is179: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is180: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && typeof x["count"] === 'number' && typeof x["summary"] === 'string')
const is181: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is180)))
const is182: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && typeof x["employeeName"] === 'string' && typeof x["orderValue"] === 'number' && (isFields(x["fields"]) && Object.values(x["fields"]).every(is3)))
const is183: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is182)))
const is184: Check = (x) => (isFields(x) && is183(x["pending"]))
const is185: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is186: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && (x["decision"] === "approve" || x["decision"] === "reject"))
const is187: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is3)) && (Array.isArray(x["failed"]) && x["failed"].every(is3)))
const is188: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is189: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null))
const is190: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is189)))
const is191: Check = (x) => (isFields(x) && is190(x["takeUp"]))
const is192: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["source"] === "standard" || x["source"] === "insights"))
const is193: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is194: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["taken"] === 'number')
const is195: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is196: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is195)))
const is197: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["asOf"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (Array.isArray(x["months"]) && x["months"].every(is193)) && (Array.isArray(x["levels"]) && x["levels"].every(is194)) && (Array.isArray(x["groups"]) && x["groups"].every(is196)))
const is198: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is197(x["takeUp"]))
const is199: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is200: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is199)))
const is201: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["registrations"] === 'number')
const is202: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is203: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is200)) && (Array.isArray(x["months"]) && x["months"].every(is201)) && is202(x["activity"]))
const is204: Check = (x) => (isFields(x) && is203(x["insights"]))
const is205: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is206: Check = (x) => (isFields(x) && is205(x["query"]) && typeof x["typing"] === 'boolean')
const is207: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["department"] === 'string' || x["department"] === null) && typeof x["registered"] === 'boolean' && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null))
const is208: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is207)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is177(x["registration"]))
const is209: Check = (x) => (isFields(x) && is205(x["query"]) && is208(x["page"]))
const is210: Check = (x) => (isFields(x) && is205(x["query"]) && is18(x["problem"]))
const is211: Check = (x) => (isFields(x) && x["report"] === "employees" && is205(x["query"]))
const is212: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is213: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is212(x["query"]))
const is214: Check = (x) => (is211(x) || is213(x))
const is215: Check = (x) => (isFields(x) && is214(x["asked"]))
const is216: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is217: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is218: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is18(x["problem"]))
const is219: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string')
const is220: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (typeof x["department"] === 'string' || x["department"] === null) && (typeof x["location"] === 'string' || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (typeof x["registeredOn"] === 'string' || x["registeredOn"] === null) && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is221: Check = (x) => (isFields(x) && is220(x["employee"]))
const is222: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is18(x["problem"]))
const is223: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["password"] === 'string')
const is224: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["link"] === 'string')
const is225: Check = (x) => (isFields(x) && is18(x["problem"]) && (typeof x["code"] === 'string' || x["code"] === null))
const is226: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is225(x["trouble"]))
const is227: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is228: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is229: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is3)))
const is230: Check = (x) => (is228(x) || is229(x))
const is231: Check = (x) => (isFields(x) && is230(x["recipients"]))
const is232: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is233: Check = (x) => (isFields(x) && is230(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is234: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is235: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is234)))
const is236: Check = (x) => (isFields(x) && is225(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is237: Check = (x) => (isFields(x) && is212(x["query"]) && typeof x["typing"] === 'boolean')
const is238: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is239: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is238)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is240: Check = (x) => (isFields(x) && is212(x["query"]) && is239(x["page"]) && typeof x["enforced"] === 'boolean')
const is241: Check = (x) => (isFields(x) && is212(x["query"]) && is18(x["problem"]))
const is242: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is243: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && typeof x["fileName"] === 'string' && typeof x["uploadedOn"] === 'string' && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is244: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is243)))
const is245: Check = (x) => (isFields(x) && (typeof x["date"] === 'string' || x["date"] === null))
const is246: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is247: Check = (x) => (isFields(x) && typeof x["fileName"] === 'string')
const is248: Check = (x) => (isFields(x) && typeof x["fileId"] === 'string' && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is249: Check = (x) => (isFields(x) && x["kind"] === "type")
const is250: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is251: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is252: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is253: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is254: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is255: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is256: Check = (x) => (is249(x) || is250(x) || is251(x) || is252(x) || is253(x) || is254(x) || is255(x))
const is257: Check = (x) => (isFields(x) && is248(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is256)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is258: Check = (x) => (isFields(x) && is248(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is259: Check = (x) => (isFields(x) && is248(x["file"]) && typeof x["rows"] === 'number')
const is260: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is261: Check = (x) => (isFields(x) && is248(x["file"]))
const is262: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (typeof x["column"] === 'string' || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && typeof x["code"] === 'string' && typeof x["message"] === 'string')
const is263: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is262)))
const is264: Check = (x) => (is243(x) && is263(x))
const is265: Check = (x) => (isFields(x) && is264(x["upload"]))
const is266: Check = (x) => (isFields(x) && is243(x["upload"]))
const is267: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is18(x["problem"]))
const is268: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && (x["action"] === "commit" || x["action"] === "discard"))
const is269: Check = (x) => (isFields(x) && (typeof x["benefitId"] === 'string' || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is270: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is269(x["query"]))
const is271: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is272: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is273: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is271)) && (Array.isArray(x["people"]) && x["people"].every(is272)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is274: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is273(x["difference"]))
const is275: Check = (x) => (isFields(x) && (x["kind"] === "payroll" || x["kind"] === "provider") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (typeof x["provider"] === 'string' || x["provider"] === null))
const is276: Check = (x) => (isFields(x) && is275(x["query"]))
const is277: Check = (x) => (isFields(x) && typeof x["reportId"] === 'string' && (x["kind"] === "payroll" || x["kind"] === "provider") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && typeof x["label"] === 'string' && (typeof x["providerName"] === 'string' || x["providerName"] === null))
const is278: Check = (x) => typeof x === 'number'
const is279: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is277)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is278)) && (Array.isArray(x["providers"]) && x["providers"].every(is3)))
const is280: Check = (x) => (isFields(x) && is275(x["query"]) && is279(x["found"]))
const is281: Check = (x) => (isFields(x) && is275(x["query"]) && is18(x["problem"]))
const is282: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is283: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)))
const is284: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is285: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is284)))

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
  ["ProfileLoaded", is26],
  ["ProfileFailed", is19],
  ["SessionEnded", is27],
  ["RedirectRefused", is28],
  ["MasqueradeStarted", is29],
  ["MasqueradeRestored", is29],
  ["MasqueradeLeftBehind", is22],
  ["CaptchaAwaited", is22],
  ["CaptchaShown", is22],
  ["CaptchaSolved", is30],
  ["CaptchaExpired", is22],
  ["CaptchaFailed", is22],
  ["CaptchaSpent", is22],
  ["SsoLookupRequested", is31],
  ["SsoLookupFoundNone", is22],
  ["SsoLookupFoundRoute", is32],
  ["SsoLookupFailed", is19],
  ["EmailReopened", is22],
  ["LoginRequested", is33],
  ["LoginSucceeded", is22],
  ["LoginFailed", is34],
  ["LoginHeldForConsent", is22],
  ["SecondFactorDemanded", is38],
  ["PasswordChanged", is22],
  ["WorkPlatformAwaited", is22],
  ["WorkPlatformRequested", is22],
  ["WorkPlatformFound", is32],
  ["WorkPlatformFailed", is19],
  ["CodeLoginRequested", is39],
  ["CodeLoginSucceeded", is22],
  ["CodeLoginFailed", is40],
  ["SecondFactorLeft", is41],
  ["LogoutRequested", is42],
  ["LogoutFailed", is19],
  ["AddressChanged", is43],
  ["PartMissed", is44],
  ["ConnectionLost", is22],
  ["ConnectionFound", is22],
  ["IdleTick", is45],
  ["IdleExpired", is22],
  ["StayRequested", is22],
  ["StayConfirmed", is22],
  ["StayFailed", is19],
  ["TermsRequested", is22],
  ["TermsLoaded", is47],
  ["TermsFailed", is19],
  ["TermsAcceptanceRequested", is22],
  ["TermsAccepted", is22],
  ["TermsAcceptanceFailed", is19],
  ["PanelOpened", is48],
  ["PanelClosed", is22],
  ["PanelLeft", is49],
  ["SsoLoginHeldForConsent", is50],
  ["SsoLoginRequested", is51],
  ["SsoLoginSlow", is22],
  ["SsoLoginFailed", is52],
  ["PolicyRequested", is53],
  ["PolicyLoaded", is54],
  ["PolicyFailed", is55],
  ["ContactPageRequested", is22],
  ["ContactPageLoaded", is59],
  ["ContactPageFailed", is19],
  ["ContactQuestionsLoaded", is61],
  ["ContactQuestionsFailed", is19],
  ["EnquiryRequested", is62],
  ["EnquirySent", is22],
  ["EnquiryRefused", is63],
  ["EnquiryFailed", is19],
  ["SetUpKeyRequested", is22],
  ["SetUpKeyIssued", is64],
  ["SetUpKeyFailed", is19],
  ["SetUpCodeRequested", is65],
  ["SetUpCodeAccepted", is22],
  ["SetUpCodeFailed", is40],
  ["SecondFactorEnabled", is66],
  ["SetUpLeft", is22],
  ["ActivationLookUpRequested", is67],
  ["ActivationFound", is68],
  ["ActivationLookUpFailed", is19],
  ["ActivationDateCheckRequested", is69],
  ["ActivationDateVerified", is22],
  ["ActivationDateRefused", is22],
  ["ActivationDateCheckFailed", is19],
  ["ActivationDateReopened", is22],
  ["AccountActivationRequested", is70],
  ["AccountActivated", is22],
  ["AccountActivationFailed", is71],
  ["PasswordCheckRequested", is72],
  ["PasswordCheckDropped", is22],
  ["PasswordJudged", is74],
  ["PasswordCheckFailed", is75],
  ["ForgottenPasswordOpened", is22],
  ["ResetLinkRequested", is76],
  ["ResetLinkSent", is22],
  ["ResetLinkFailed", is78],
  ["ResetOpened", is79],
  ["ResetDateCheckRequested", is79],
  ["ResetDateVerified", is22],
  ["ResetDateRefused", is22],
  ["ResetDateCheckFailed", is19],
  ["ResetLinkExpired", is63],
  ["PasswordResetRequested", is80],
  ["PasswordResetSucceeded", is81],
  ["PasswordResetFailed", is71],
  ["ResetLeft", is22],
  ["SecondFactorDisablingRequested", is82],
  ["SecondFactorDisabled", is22],
  ["SecondFactorDisablingFailed", is19],
  ["SecondFactorNoticeSeen", is22],
  ["DetailsRequested", is22],
  ["DetailsLoaded", is84],
  ["DetailsFailed", is19],
  ["DetailsChangeRequested", is84],
  ["DetailsChanged", is84],
  ["DetailsChangeFailed", is19],
  ["AvatarsRequested", is22],
  ["AvatarsLoaded", is86],
  ["AvatarsFailed", is19],
  ["AvatarChoiceRequested", is87],
  ["AvatarChosen", is87],
  ["AvatarChoiceFailed", is19],
  ["CardsRequested", is22],
  ["CardsLoaded", is89],
  ["CardsFailed", is19],
  ["BannersRequested", is22],
  ["BannersLoaded", is91],
  ["BannersFailed", is19],
  ["CarouselRequested", is22],
  ["CarouselLoaded", is93],
  ["CarouselFailed", is19],
  ["WelcomeNoted", is22],
  ["WelcomeNotingFailed", is19],
  ["CarouselTurned", is94],
  ["CarouselClosed", is22],
  ["FamilyRequested", is22],
  ["FamilyLoaded", is96],
  ["FamilyFailed", is19],
  ["FamilyMemberAdded", is97],
  ["FamilyMemberChanged", is97],
  ["FamilyMemberFormOpened", is22],
  ["FamilyMemberSavingRequested", is99],
  ["FamilyMemberSavingFailed", is19],
  ["AvailableLifeEventsRequested", is22],
  ["AvailableLifeEventsLoaded", is101],
  ["AvailableLifeEventsFailed", is19],
  ["LifeEventsRequested", is22],
  ["LifeEventsLoaded", is104],
  ["LifeEventsFailed", is19],
  ["LifeEventAdded", is105],
  ["LifeEventFormOpened", is22],
  ["LifeEventAddingRequested", is106],
  ["LifeEventAddingFailed", is19],
  ["BenefitsRequested", is22],
  ["BenefitsLoaded", is112],
  ["BenefitsFailed", is19],
  ["BenefitRequested", is113],
  ["BenefitLoaded", is118],
  ["BenefitFailed", is119],
  ["FaqsLoaded", is120],
  ["FaqsFailed", is119],
  ["RelatedLoaded", is122],
  ["RelatedFailed", is119],
  ["BenefitTermsRequested", is123],
  ["BenefitTermsLoaded", is124],
  ["BenefitTermsFailed", is125],
  ["OptOutRequested", is126],
  ["SelectionOptedOut", is126],
  ["OptOutFailed", is119],
  ["ChoiceSaveRequested", is133],
  ["ChoiceSaved", is142],
  ["ChoiceSaveFailed", is119],
  ["AnswersSaveRequested", is144],
  ["AnswersSaved", is142],
  ["AnswersSaveFailed", is119],
  ["SubmissionRequested", is145],
  ["SelectionSubmitted", is142],
  ["SubmissionFailed", is146],
  ["SetupRequested", is113],
  ["SetupLoaded", is142],
  ["SetupFailed", is119],
  ["SelectionRequested", is113],
  ["SelectionLoaded", is142],
  ["SelectionFailed", is119],
  ["SelectionResetRequested", is126],
  ["SelectionReset", is142],
  ["SelectionResetFailed", is119],
  ["CostsRequested", is147],
  ["CostsCalculated", is154],
  ["CostsFailed", is156],
  ["CostsDropped", is113],
  ["StepConfirmed", is157],
  ["BenefitTermsAccepted", is158],
  ["CreditsRequested", is22],
  ["CreditsLoaded", is159],
  ["CreditsAbsent", is22],
  ["CreditsFailed", is19],
  ["CreditsPageRequested", is22],
  ["CreditsPageFound", is32],
  ["CreditsPageRefused", is22],
  ["CreditsPageFailed", is19],
  ["CreditsFrameLoaded", is22],
  ["CreditsFrameTimedOut", is22],
  ["CreditsPageLeft", is22],
  ["VouchersRequested", is22],
  ["VouchersLoaded", is162],
  ["VouchersFailed", is19],
  ["StatementRequested", is163],
  ["StatementLoaded", is165],
  ["StatementFailed", is166],
  ["TotalSummaryRequested", is22],
  ["TotalSummaryLoaded", is168],
  ["TotalSummaryFailed", is19],
  ["TotalBenefitsRequested", is22],
  ["TotalBenefitsLoaded", is172],
  ["TotalBenefitsFailed", is19],
  ["OverviewModeChosen", is173],
  ["TileRequested", is174],
  ["TileFailed", is175],
  ["PendingCounted", is176],
  ["RegistrationCounted", is178],
  ["TwoFactorCounted", is179],
  ["PendingBenefitsRequested", is22],
  ["PendingBenefitsLoaded", is181],
  ["PendingBenefitsFailed", is19],
  ["PendingRequested", is113],
  ["PendingLoaded", is184],
  ["PendingFailed", is119],
  ["RowsTicked", is185],
  ["DecisionRequested", is186],
  ["SelectionsApproved", is187],
  ["SelectionsRejected", is187],
  ["DecisionFailed", is19],
  ["DecisionAcknowledged", is22],
  ["TakeUpRequested", is188],
  ["TakeUpLoaded", is191],
  ["TakeUpFailed", is19],
  ["TakeUpOfBenefitRequested", is192],
  ["TakeUpOfBenefitLoaded", is198],
  ["TakeUpOfBenefitFailed", is119],
  ["InsightsRequested", is22],
  ["InsightsLoaded", is204],
  ["InsightsFailed", is19],
  ["EmployeesRequested", is206],
  ["EmployeesLoaded", is209],
  ["EmployeesFailed", is210],
  ["EmployeeReportRequested", is215],
  ["EmployeeReportProgressed", is216],
  ["EmployeeReportSaved", is217],
  ["EmployeeReportFailed", is218],
  ["EmployeeReportCancelled", is217],
  ["EmployeeRequested", is219],
  ["EmployeeLoaded", is221],
  ["EmployeeFailed", is222],
  ["ViewAsRequested", is219],
  ["ViewAsOpened", is219],
  ["ViewAsBlocked", is219],
  ["ViewAsFailed", is222],
  ["MagicLinkRequested", is223],
  ["MagicLinkIssued", is224],
  ["MagicLinkFailed", is226],
  ["MagicLinkTicked", is22],
  ["MagicLinkHidden", is227],
  ["MagicLinkLeft", is22],
  ["RecipientsRequested", is231],
  ["RecipientsCounted", is232],
  ["RecipientsFailed", is19],
  ["WelcomeEmailsPrepared", is22],
  ["WelcomeEmailsHeldBack", is22],
  ["WelcomeEmailsRequested", is233],
  ["WelcomeEmailsSent", is235],
  ["WelcomeEmailsFailed", is236],
  ["WelcomeEmailsLeft", is22],
  ["TwoFactorListRequested", is237],
  ["TwoFactorListLoaded", is240],
  ["TwoFactorListFailed", is241],
  ["EnforcementRequested", is22],
  ["EnforcementLoaded", is242],
  ["EnforcementFailed", is19],
  ["AffectedCountRequested", is242],
  ["AffectedCounted", is232],
  ["AffectedCountFailed", is19],
  ["EnforcementChangeDropped", is22],
  ["EnforcementChangeRequested", is242],
  ["EnforcementChanged", is242],
  ["EnforcementChangeFailed", is19],
  ["UploadsRequested", is22],
  ["UploadsLoaded", is244],
  ["UploadsFailed", is19],
  ["LastUploadRequested", is22],
  ["LastUploadLoaded", is245],
  ["LastUploadFailed", is19],
  ["TemplateDownloadRequested", is22],
  ["TemplateDownloadProgressed", is246],
  ["TemplateDownloaded", is247],
  ["TemplateDownloadFailed", is19],
  ["TemplateDownloadCancelled", is22],
  ["FileRefused", is257],
  ["FileCheckRequested", is258],
  ["FileAccepted", is259],
  ["FileCheckFailed", is19],
  ["FileLeft", is260],
  ["FileSendRequested", is261],
  ["FileSendCancelled", is22],
  ["FileSent", is265],
  ["FileSendFailed", is19],
  ["UploadWatchRequested", is266],
  ["UploadProgressed", is265],
  ["UploadWatchFailed", is267],
  ["UploadDecisionRequested", is268],
  ["UploadCommitted", is265],
  ["UploadDiscarded", is265],
  ["UploadDecisionFailed", is267],
  ["DifferenceRequested", is270],
  ["DifferenceLoaded", is274],
  ["DifferenceFailed", is267],
  ["ReportsRequested", is276],
  ["ReportsLoaded", is280],
  ["ReportsFailed", is281],
  ["ReportsTicked", is282],
  ["ReportDownloadRequested", is283],
  ["ReportDownloadProgressed", is246],
  ["ReportDownloaded", is247],
  ["ReportDownloadFailed", is19],
  ["ReportDownloadCancelled", is22],
  ["ReportDownloadClosed", is22],
  ["LifeEventReportRequested", is22],
  ["LifeEventReportLoaded", is285],
  ["LifeEventReportFailed", is19],
])
