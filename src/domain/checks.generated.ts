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
const is52: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is53: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && typeof x["token"] === 'string' && (typeof x["schemeYear"] === 'string' || x["schemeYear"] === null))
const is54: Check = (x) => (isFields(x) && (x["link"] === "signOn" || x["link"] === "masquerade") && is18(x["problem"]))
const is55: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms"))
const is56: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && typeof x["html"] === 'string')
const is57: Check = (x) => (isFields(x) && (x["policy"] === "cookies" || x["policy"] === "privacy" || x["policy"] === "terms") && is18(x["problem"]))
const is58: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["value"] === 'string')
const is59: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["html"] === 'string')
const is60: Check = (x) => (isFields(x) && (Array.isArray(x["options"]) && x["options"].every(is58)) && (Array.isArray(x["panels"]) && x["panels"].every(is59)))
const is61: Check = (x) => (isFields(x) && is60(x["page"]))
const is62: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && typeof x["answer"] === 'string')
const is63: Check = (x) => (isFields(x) && (Array.isArray(x["questions"]) && x["questions"].every(is62)))
const is64: Check = (x) => (isFields(x) && typeof x["subject"] === 'string' && typeof x["comments"] === 'string')
const is65: Check = (x) => (isFields(x) && (typeof x["message"] === 'string' || x["message"] === null))
const is66: Check = (x) => (isFields(x) && typeof x["secret"] === 'string' && typeof x["url"] === 'string')
const is67: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings") && (x["pass"] === "first" || x["pass"] === "second") && typeof x["code"] === 'string' && (typeof x["password"] === 'string' || x["password"] === null))
const is68: Check = (x) => (isFields(x) && (x["way"] === "login" || x["way"] === "settings"))
const is69: Check = (x) => (isFields(x) && typeof x["id"] === 'string')
const is70: Check = (x) => (isFields(x) && typeof x["firstName"] === 'string' && typeof x["email"] === 'string' && typeof x["secondFactor"] === 'boolean')
const is71: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is72: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["email"] === 'string' && typeof x["password"] === 'string')
const is73: Check = (x) => (isFields(x) && is18(x["problem"]) && typeof x["rulesBroken"] === 'boolean')
const is74: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && typeof x["password"] === 'string' && typeof x["token"] === 'string')
const is75: Check = (x) => (isFields(x) && (x["rule"] === "1" || x["rule"] === "2" || x["rule"] === "4" || x["rule"] === "8" || x["rule"] === "16" || x["rule"] === "64" || x["rule"] === "128" || x["rule"] === "256" || x["rule"] === "512") && typeof x["met"] === 'boolean')
const is76: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && (Array.isArray(x["checks"]) && x["checks"].every(is75)))
const is77: Check = (x) => (isFields(x) && typeof x["edition"] === 'number' && is18(x["problem"]))
const is78: Check = (x) => (isFields(x) && typeof x["email"] === 'string' && typeof x["captcha"] === 'string')
const is79: Check = (x) => (Array.isArray(x) && x.every(is3))
const is80: Check = (x) => (isFields(x) && is18(x["problem"]) && (isFields(x["fields"]) && Object.values(x["fields"]).every(is79)))
const is81: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string')
const is82: Check = (x) => (isFields(x) && typeof x["token"] === 'string' && typeof x["dateOfBirth"] === 'string' && typeof x["password"] === 'string')
const is83: Check = (x) => (isFields(x) && (typeof x["redirectUrl"] === 'string' || x["redirectUrl"] === null))
const is84: Check = (x) => (isFields(x) && typeof x["reason"] === 'string')
const is85: Check = (x) => (isFields(x) && (typeof x["personalEmail"] === 'string' || x["personalEmail"] === null) && (typeof x["phone"] === 'string' || x["phone"] === null))
const is86: Check = (x) => (isFields(x) && is85(x["details"]))
const is87: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["url"] === 'string')
const is88: Check = (x) => (isFields(x) && (Array.isArray(x["avatars"]) && x["avatars"].every(is87)))
const is89: Check = (x) => (isFields(x) && (typeof x["picture"] === 'string' || x["picture"] === null))
const is90: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["link"] === 'string' || x["link"] === null) && typeof x["icon"] === 'string' && typeof x["urgent"] === 'boolean')
const is91: Check = (x) => (isFields(x) && (Array.isArray(x["cards"]) && x["cards"].every(is90)))
const is92: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["imageUrl"] === 'string' || x["imageUrl"] === null) && (typeof x["link"] === 'string' || x["link"] === null))
const is93: Check = (x) => (isFields(x) && (Array.isArray(x["banners"]) && x["banners"].every(is92)))
const is94: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["text"] === 'string' && (typeof x["image"] === 'string' || x["image"] === null) && (typeof x["icon"] === 'string' || x["icon"] === null))
const is95: Check = (x) => (isFields(x) && (Array.isArray(x["slides"]) && x["slides"].every(is94)))
const is96: Check = (x) => (isFields(x) && typeof x["to"] === 'number')
const is97: Check = (x) => (isFields(x) && typeof x["familyMemberId"] === 'string' && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["name"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["active"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is98: Check = (x) => (isFields(x) && (Array.isArray(x["members"]) && x["members"].every(is97)))
const is99: Check = (x) => (isFields(x) && is97(x["member"]))
const is100: Check = (x) => (isFields(x) && typeof x["title"] === 'string' && typeof x["firstName"] === 'string' && typeof x["surname"] === 'string' && typeof x["dateOfBirth"] === 'string' && (x["gender"] === "female" || x["gender"] === "male") && (x["relationship"] === "partner" || x["relationship"] === "dependant") && typeof x["inFullTimeEducation"] === 'boolean' && (typeof x["fullTimeEducationEndDate"] === 'string' || x["fullTimeEducationEndDate"] === null))
const is101: Check = (x) => (isFields(x) && (typeof x["familyMemberId"] === 'string' || x["familyMemberId"] === null) && is100(x["details"]))
const is102: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["description"] === 'string' && typeof x["concernsFamily"] === 'boolean')
const is103: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is102)))
const is104: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["change"] === 'string')
const is105: Check = (x) => (isFields(x) && typeof x["lifeEventId"] === 'string' && typeof x["eventId"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null) && (typeof x["note"] === 'string' || x["note"] === null) && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["changeUntil"] === 'string' || x["changeUntil"] === null) && (Array.isArray(x["benefits"]) && x["benefits"].every(is104)))
const is106: Check = (x) => (isFields(x) && (Array.isArray(x["events"]) && x["events"].every(is105)))
const is107: Check = (x) => (isFields(x) && is105(x["event"]))
const is108: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["date"] === 'string' && (Array.isArray(x["familyMemberIds"]) && x["familyMemberIds"].every(is3)) && (typeof x["note"] === 'string' || x["note"] === null))
const is109: Check = (x) => (isFields(x) && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is110: Check = (x) => (isFields(x) && typeof x["allowed"] === 'boolean' && (typeof x["effectiveDate"] === 'string' || x["effectiveDate"] === null))
const is111: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && (x["status"] === "not-selected" || x["status"] === "in-progress" || x["status"] === "pending" || x["status"] === "approved" || x["status"] === "rejected" || x["status"] === "opted-out") && typeof x["statusLabel"] === 'string' && (typeof x["planDetails"] === 'string' || x["planDetails"] === null) && (Array.isArray(x["peopleCovered"]) && x["peopleCovered"].every(is3)) && is109(x["monthlyCost"]) && ((x["next"] === "setup" || x["next"] === "manage" || x["next"] === "reapply") || x["next"] === null) && (typeof x["endDate"] === 'string' || x["endDate"] === null) && is110(x["optOut"]) && (typeof x["reference"] === 'string' || x["reference"] === null))
const is112: Check = (x) => (is111(x) || x === null)
const is113: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["icon"] === 'string' && typeof x["beamSupported"] === 'boolean' && is112(x["selection"]) && typeof x["restricted"] === 'boolean' && (typeof x["restrictedUntil"] === 'string' || x["restrictedUntil"] === null))
const is114: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is113)))
const is115: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string')
const is116: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["title"] === 'string' && typeof x["version"] === 'string')
const is117: Check = (x) => (isFields(x) && typeof x["provider"] === 'string' && (typeof x["phone"] === 'string' || x["phone"] === null) && (typeof x["email"] === 'string' || x["email"] === null) && (typeof x["url"] === 'string' || x["url"] === null) && typeof x["instructions"] === 'string')
const is118: Check = (x) => (is117(x) || x === null)
const is119: Check = (x) => (isFields(x) && is113(x["benefit"]) && typeof x["description"] === 'string' && typeof x["covers"] === 'string' && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["howToLeave"] === 'string' && (Array.isArray(x["terms"]) && x["terms"].every(is116)) && is118(x["claim"]))
const is120: Check = (x) => (isFields(x) && is119(x["detail"]))
const is121: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is18(x["problem"]))
const is122: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["faqs"]) && x["faqs"].every(is62)))
const is123: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["summary"] === 'string' && typeof x["icon"] === 'string')
const is124: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (Array.isArray(x["related"]) && x["related"].every(is123)))
const is125: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string')
const is126: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && typeof x["html"] === 'string' && typeof x["version"] === 'string')
const is127: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["termsId"] === 'string' && is18(x["problem"]))
const is128: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["selectionId"] === 'string')
const is129: Check = (x) => (isFields(x) && x["kind"] === "create")
const is130: Check = (x) => (isFields(x) && x["kind"] === "update" && typeof x["selectionId"] === 'string')
const is131: Check = (x) => (isFields(x) && x["kind"] === "forEmployee" && typeof x["client"] === 'string' && typeof x["employee"] === 'string')
const is132: Check = (x) => (is129(x) || is130(x) || is131(x))
const is133: Check = (x) => (typeof x === 'number' || typeof x === 'string')
const is134: Check = (x) => (isFields(x) && (isFields(x["values"]) && Object.values(x["values"]).every(is133)) && (Array.isArray(x["people"]) && x["people"].every(is3)))
const is135: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is132(x["route"]) && is134(x["choice"]))
const is136: Check = (x) => (isFields(x) && typeof x["value"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null))
const is137: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["label"] === 'string' && (typeof x["hint"] === 'string' || x["hint"] === null) && (x["kind"] === "amount" || x["kind"] === "choice") && (x["unit"] === "pounds" || x["unit"] === "days" || x["unit"] === "percent" || x["unit"] === "none") && (typeof x["minimum"] === 'number' || x["minimum"] === null) && (typeof x["maximum"] === 'number' || x["maximum"] === null) && (typeof x["stepSize"] === 'number' || x["stepSize"] === null) && (typeof x["preset"] === 'number' || typeof x["preset"] === 'string' || x["preset"] === null) && (Array.isArray(x["options"]) && x["options"].every(is136)) && typeof x["forPartner"] === 'boolean' && typeof x["locked"] === 'boolean' && typeof x["message"] === 'string')
const is138: Check = (x) => (isFields(x) && typeof x["personId"] === 'string' && typeof x["name"] === 'string' && typeof x["partner"] === 'boolean' && typeof x["eligible"] === 'boolean' && (typeof x["reason"] === 'string' || x["reason"] === null))
const is139: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["question"] === 'string' && (x["kind"] === "yes-no" || x["kind"] === "text"))
const is140: Check = (x) => (isFields(x) && typeof x["completed"] === 'boolean' && (Array.isArray(x["items"]) && x["items"].every(is139)))
const is141: Check = (x) => (is140(x) || x === null)
const is142: Check = (x) => (is134(x) || x === null)
const is143: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is112(x["selection"]) && (Array.isArray(x["fields"]) && x["fields"].every(is137)) && (Array.isArray(x["people"]) && x["people"].every(is138)) && (typeof x["maximumPeople"] === 'number' || x["maximumPeople"] === null) && is141(x["questions"]) && is142(x["submitted"]) && is142(x["kept"]) && (typeof x["freeCoverLimit"] === 'number' || x["freeCoverLimit"] === null) && typeof x["startDate"] === 'string')
const is144: Check = (x) => (isFields(x) && is143(x["setup"]))
const is145: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["answer"] === 'string')
const is146: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is132(x["route"]) && (Array.isArray(x["answers"]) && x["answers"].every(is145)))
const is147: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is132(x["route"]) && is134(x["choice"]) && typeof x["quoteId"] === 'string' && (isFields(x["terms"]) && Object.values(x["terms"]).every(is3)))
const is148: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && ((x["outdated"] === "cost" || x["outdated"] === "terms") || x["outdated"] === null) && is18(x["problem"]))
const is149: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is134(x["choice"]))
const is150: Check = (x) => (isFields(x) && typeof x["label"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is151: Check = (x) => (isFields(x) && typeof x["quoteId"] === 'string' && is109(x["monthly"]) && is109(x["yearly"]) && (Array.isArray(x["lines"]) && x["lines"].every(is150)) && (typeof x["cappedAt"] === 'number' || x["cappedAt"] === null))
const is152: Check = (x) => (is151(x) || x === null)
const is153: Check = (x) => (isFields(x) && typeof x["min"] === 'number' && typeof x["max"] === 'number' && typeof x["step"] === 'number')
const is154: Check = (x) => (is153(x) || x === null)
const is155: Check = (x) => (isFields(x) && is154(x["value"]) && is154(x["partner"]))
const is156: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is134(x["choice"]) && is152(x["quote"]) && is155(x["limits"]))
const is157: Check = (x) => (is155(x) || x === null)
const is158: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is134(x["choice"]) && is157(x["limits"]) && is18(x["problem"]))
const is159: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["step"] === "choices" || x["step"] === "questions" || x["step"] === "costs" || x["step"] === "terms" || x["step"] === "review" || x["step"] === "done"))
const is160: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (isFields(x["versions"]) && Object.values(x["versions"]).every(is3)))
const is161: Check = (x) => (isFields(x) && typeof x["balance"] === 'number' && (typeof x["lastPaymentDate"] === 'string' || x["lastPaymentDate"] === null))
const is162: Check = (x) => (isFields(x) && typeof x["orderId"] === 'string' && typeof x["retailer"] === 'string' && typeof x["value"] === 'number' && typeof x["date"] === 'string')
const is163: Check = (x) => (isFields(x) && (typeof x["nextVoucherDate"] === 'string' || x["nextVoucherDate"] === null) && (Array.isArray(x["placedOrders"]) && x["placedOrders"].every(is162)) && (Array.isArray(x["savedOrders"]) && x["savedOrders"].every(is162)))
const is164: Check = (x) => (isFields(x) && is163(x["vouchers"]))
const is165: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string')
const is166: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && (typeof x["employee"] === 'number' || x["employee"] === null) && (typeof x["employer"] === 'number' || x["employer"] === null) && typeof x["displayDate"] === 'string' && typeof x["time"] === 'number')
const is167: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is166)))
const is168: Check = (x) => (isFields(x) && typeof x["groupCode"] === 'string' && is18(x["problem"]))
const is169: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && typeof x["company"] === 'number' && typeof x["employee"] === 'number' && typeof x["total"] === 'number')
const is170: Check = (x) => (isFields(x) && is169(x["summary"]))
const is171: Check = (x) => (isFields(x) && typeof x["month"] === 'number' && typeof x["year"] === 'number' && typeof x["company"] === 'number' && typeof x["employee"] === 'number')
const is172: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["groupCode"] === 'string' && typeof x["groupName"] === 'string' && (Array.isArray(x["months"]) && x["months"].every(is171)))
const is173: Check = (x) => (isFields(x) && typeof x["schemeYear"] === 'string' && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is172)))
const is174: Check = (x) => (isFields(x) && is173(x["total"]))
const is175: Check = (x) => (isFields(x) && (x["mode"] === "year" || x["mode"] === "month"))
const is176: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor"))
const is177: Check = (x) => (isFields(x) && (x["tile"] === "approvals" || x["tile"] === "registration" || x["tile"] === "twoFactor") && is18(x["problem"]))
const is178: Check = (x) => (isFields(x) && typeof x["selections"] === 'number' && typeof x["benefits"] === 'number')
const is179: Check = (x) => (isFields(x) && typeof x["employees"] === 'number' && typeof x["registered"] === 'number')
const is180: Check = (x) => (isFields(x) && is179(x["registration"]))
const is181: Check = (x) => (isFields(x) && typeof x["without"] === 'number' && typeof x["demanded"] === 'boolean')
const is182: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && typeof x["count"] === 'number' && typeof x["summary"] === 'string')
const is183: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is182)))
const is184: Check = (x) => (isFields(x) && typeof x["selectionId"] === 'string' && typeof x["employeeName"] === 'string' && typeof x["orderValue"] === 'number' && (isFields(x["fields"]) && Object.values(x["fields"]).every(is3)))
const is185: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefitName"] === 'string' && (Array.isArray(x["rows"]) && x["rows"].every(is184)))
const is186: Check = (x) => (isFields(x) && is185(x["pending"]))
const is187: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is188: Check = (x) => (isFields(x) && (Array.isArray(x["selectionIds"]) && x["selectionIds"].every(is3)) && (x["decision"] === "approve" || x["decision"] === "reject"))
const is189: Check = (x) => (isFields(x) && (x["decision"] === "approve" || x["decision"] === "reject") && (Array.isArray(x["decided"]) && x["decided"].every(is3)) && (Array.isArray(x["failed"]) && x["failed"].every(is3)))
const is190: Check = (x) => (isFields(x) && (x["source"] === "standard" || x["source"] === "insights"))
const is191: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (typeof x["takenYearAgo"] === 'number' || x["takenYearAgo"] === null))
const is192: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && (Array.isArray(x["benefits"]) && x["benefits"].every(is191)))
const is193: Check = (x) => (isFields(x) && is192(x["takeUp"]))
const is194: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && (x["source"] === "standard" || x["source"] === "insights"))
const is195: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is196: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["taken"] === 'number')
const is197: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number')
const is198: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is197)))
const is199: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["name"] === 'string' && typeof x["asOf"] === 'string' && typeof x["eligible"] === 'number' && typeof x["taken"] === 'number' && (Array.isArray(x["months"]) && x["months"].every(is195)) && (Array.isArray(x["levels"]) && x["levels"].every(is196)) && (Array.isArray(x["groups"]) && x["groups"].every(is198)))
const is200: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && is199(x["takeUp"]))
const is201: Check = (x) => (isFields(x) && typeof x["name"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && typeof x["active"] === 'number')
const is202: Check = (x) => (isFields(x) && (x["by"] === "department" || x["by"] === "age" || x["by"] === "service" || x["by"] === "location") && (Array.isArray(x["parts"]) && x["parts"].every(is201)))
const is203: Check = (x) => (isFields(x) && typeof x["month"] === 'string' && typeof x["registrations"] === 'number')
const is204: Check = (x) => (isFields(x) && typeof x["last7"] === 'number' && typeof x["last30"] === 'number' && typeof x["last90"] === 'number' && typeof x["earlier"] === 'number' && typeof x["never"] === 'number')
const is205: Check = (x) => (isFields(x) && typeof x["asOf"] === 'string' && typeof x["employees"] === 'number' && typeof x["registered"] === 'number' && (Array.isArray(x["groups"]) && x["groups"].every(is202)) && (Array.isArray(x["months"]) && x["months"].every(is203)) && is204(x["activity"]))
const is206: Check = (x) => (isFields(x) && is205(x["insights"]))
const is207: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["registered"] === "all" || x["registered"] === "yes" || x["registered"] === "no") && typeof x["page"] === 'number' && (x["sortBy"] === "name" || x["sortBy"] === "-name" || x["sortBy"] === "email" || x["sortBy"] === "-email" || x["sortBy"] === "department" || x["sortBy"] === "-department" || x["sortBy"] === "lastSeen" || x["sortBy"] === "-lastSeen") && typeof x["range"] === 'number')
const is208: Check = (x) => (isFields(x) && is207(x["query"]) && typeof x["typing"] === 'boolean')
const is209: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["department"] === 'string' || x["department"] === null) && typeof x["registered"] === 'boolean' && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null))
const is210: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is209)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number' && is179(x["registration"]))
const is211: Check = (x) => (isFields(x) && is207(x["query"]) && is210(x["page"]))
const is212: Check = (x) => (isFields(x) && is207(x["query"]) && is18(x["problem"]))
const is213: Check = (x) => (isFields(x) && x["report"] === "employees" && is207(x["query"]))
const is214: Check = (x) => (isFields(x) && typeof x["search"] === 'string' && (x["twoFactor"] === "all" || x["twoFactor"] === "yes" || x["twoFactor"] === "no") && typeof x["page"] === 'number')
const is215: Check = (x) => (isFields(x) && x["report"] === "twoFactor" && is214(x["query"]))
const is216: Check = (x) => (is213(x) || is215(x))
const is217: Check = (x) => (isFields(x) && is216(x["asked"]))
const is218: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is219: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor"))
const is220: Check = (x) => (isFields(x) && (x["report"] === "employees" || x["report"] === "twoFactor") && is18(x["problem"]))
const is221: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string')
const is222: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && (typeof x["employeeNumber"] === 'string' || x["employeeNumber"] === null) && (typeof x["jobTitle"] === 'string' || x["jobTitle"] === null) && (typeof x["department"] === 'string' || x["department"] === null) && (typeof x["location"] === 'string' || x["location"] === null) && (typeof x["startDate"] === 'string' || x["startDate"] === null) && typeof x["registered"] === 'boolean' && (typeof x["registeredOn"] === 'string' || x["registeredOn"] === null) && (typeof x["lastSeen"] === 'string' || x["lastSeen"] === null) && typeof x["twoFactor"] === 'boolean')
const is223: Check = (x) => (isFields(x) && is222(x["employee"]))
const is224: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is18(x["problem"]))
const is225: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["password"] === 'string')
const is226: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && typeof x["link"] === 'string')
const is227: Check = (x) => (isFields(x) && is18(x["problem"]) && (typeof x["code"] === 'string' || x["code"] === null))
const is228: Check = (x) => (isFields(x) && typeof x["employeeId"] === 'string' && is227(x["trouble"]))
const is229: Check = (x) => (isFields(x) && (x["because"] === "time" || x["because"] === "person"))
const is230: Check = (x) => (isFields(x) && x["kind"] === "notRegistered" && typeof x["search"] === 'string')
const is231: Check = (x) => (isFields(x) && x["kind"] === "these" && (Array.isArray(x["employeeIds"]) && x["employeeIds"].every(is3)))
const is232: Check = (x) => (is230(x) || is231(x))
const is233: Check = (x) => (isFields(x) && is232(x["recipients"]))
const is234: Check = (x) => (isFields(x) && typeof x["count"] === 'number')
const is235: Check = (x) => (isFields(x) && is232(x["recipients"]) && typeof x["count"] === 'number' && typeof x["password"] === 'string')
const is236: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["reason"] === 'string')
const is237: Check = (x) => (isFields(x) && typeof x["sent"] === 'number' && typeof x["skipped"] === 'number' && (Array.isArray(x["failed"]) && x["failed"].every(is236)))
const is238: Check = (x) => (isFields(x) && is227(x["trouble"]) && (typeof x["count"] === 'number' || x["count"] === null))
const is239: Check = (x) => (isFields(x) && is214(x["query"]) && typeof x["typing"] === 'boolean')
const is240: Check = (x) => (isFields(x) && typeof x["id"] === 'string' && typeof x["name"] === 'string' && typeof x["email"] === 'string' && typeof x["twoFactor"] === 'boolean')
const is241: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is240)) && typeof x["total"] === 'number' && typeof x["lastPage"] === 'number')
const is242: Check = (x) => (isFields(x) && is214(x["query"]) && is241(x["page"]) && typeof x["enforced"] === 'boolean')
const is243: Check = (x) => (isFields(x) && is214(x["query"]) && is18(x["problem"]))
const is244: Check = (x) => (isFields(x) && typeof x["enabled"] === 'boolean')
const is245: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && typeof x["fileName"] === 'string' && typeof x["uploadedOn"] === 'string' && (x["status"] === "checking" || x["status"] === "awaiting-commit" || x["status"] === "completed" || x["status"] === "rejected" || x["status"] === "discarded") && typeof x["rows"] === 'number' && typeof x["checked"] === 'number' && typeof x["errorCount"] === 'number')
const is246: Check = (x) => (isFields(x) && (Array.isArray(x["uploads"]) && x["uploads"].every(is245)))
const is247: Check = (x) => (isFields(x) && (typeof x["date"] === 'string' || x["date"] === null))
const is248: Check = (x) => (isFields(x) && typeof x["received"] === 'number' && (typeof x["total"] === 'number' || x["total"] === null))
const is249: Check = (x) => (isFields(x) && typeof x["fileName"] === 'string')
const is250: Check = (x) => (isFields(x) && typeof x["fileId"] === 'string' && typeof x["name"] === 'string' && typeof x["size"] === 'number')
const is251: Check = (x) => (isFields(x) && x["kind"] === "type")
const is252: Check = (x) => (isFields(x) && x["kind"] === "tooLarge")
const is253: Check = (x) => (isFields(x) && x["kind"] === "empty")
const is254: Check = (x) => (isFields(x) && x["kind"] === "missing" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is255: Check = (x) => (isFields(x) && x["kind"] === "unknown" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is256: Check = (x) => (isFields(x) && x["kind"] === "twice" && (Array.isArray(x["columns"]) && x["columns"].every(is3)))
const is257: Check = (x) => (isFields(x) && x["kind"] === "noRows")
const is258: Check = (x) => (is251(x) || is252(x) || is253(x) || is254(x) || is255(x) || is256(x) || is257(x))
const is259: Check = (x) => (isFields(x) && is250(x["file"]) && (Array.isArray(x["problems"]) && x["problems"].every(is258)) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is260: Check = (x) => (isFields(x) && is250(x["file"]) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is261: Check = (x) => (isFields(x) && is250(x["file"]) && typeof x["rows"] === 'number')
const is262: Check = (x) => (isFields(x) && (Array.isArray(x["forgets"]) && x["forgets"].every(is3)))
const is263: Check = (x) => (isFields(x) && is250(x["file"]))
const is264: Check = (x) => (isFields(x) && typeof x["row"] === 'number' && (typeof x["column"] === 'string' || x["column"] === null) && (typeof x["value"] === 'string' || x["value"] === null) && typeof x["code"] === 'string' && typeof x["message"] === 'string')
const is265: Check = (x) => (isFields(x) && (Array.isArray(x["errors"]) && x["errors"].every(is264)))
const is266: Check = (x) => (is245(x) && is265(x))
const is267: Check = (x) => (isFields(x) && is266(x["upload"]))
const is268: Check = (x) => (isFields(x) && is245(x["upload"]))
const is269: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is18(x["problem"]))
const is270: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && (x["action"] === "commit" || x["action"] === "discard"))
const is271: Check = (x) => (isFields(x) && (typeof x["benefitId"] === 'string' || x["benefitId"] === null) && ((x["change"] === "gain" || x["change"] === "lose") || x["change"] === null) && typeof x["page"] === 'number')
const is272: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is271(x["query"]))
const is273: Check = (x) => (isFields(x) && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && typeof x["gains"] === 'number' && typeof x["losses"] === 'number')
const is274: Check = (x) => (isFields(x) && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["benefitId"] === 'string' && typeof x["benefit"] === 'string' && (x["change"] === "gain" || x["change"] === "lose") && typeof x["reason"] === 'string')
const is275: Check = (x) => (isFields(x) && (Array.isArray(x["benefits"]) && x["benefits"].every(is273)) && (Array.isArray(x["people"]) && x["people"].every(is274)) && typeof x["pages"] === 'number' && typeof x["total"] === 'number')
const is276: Check = (x) => (isFields(x) && typeof x["uploadId"] === 'string' && is275(x["difference"]))
const is277: Check = (x) => (isFields(x) && (x["kind"] === "payroll" || x["kind"] === "provider") && (typeof x["year"] === 'number' || x["year"] === null) && (typeof x["month"] === 'number' || x["month"] === null) && (typeof x["provider"] === 'string' || x["provider"] === null))
const is278: Check = (x) => (isFields(x) && is277(x["query"]))
const is279: Check = (x) => (isFields(x) && typeof x["reportId"] === 'string' && (x["kind"] === "payroll" || x["kind"] === "provider") && typeof x["year"] === 'number' && typeof x["month"] === 'number' && typeof x["timestamp"] === 'number' && typeof x["label"] === 'string' && (typeof x["providerName"] === 'string' || x["providerName"] === null))
const is280: Check = (x) => typeof x === 'number'
const is281: Check = (x) => (isFields(x) && (Array.isArray(x["reports"]) && x["reports"].every(is279)) && typeof x["total"] === 'number' && (Array.isArray(x["years"]) && x["years"].every(is280)) && (Array.isArray(x["providers"]) && x["providers"].every(is3)))
const is282: Check = (x) => (isFields(x) && is277(x["query"]) && is281(x["found"]))
const is283: Check = (x) => (isFields(x) && is277(x["query"]) && is18(x["problem"]))
const is284: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)) && typeof x["ticked"] === 'boolean')
const is285: Check = (x) => (isFields(x) && (Array.isArray(x["reportIds"]) && x["reportIds"].every(is3)))
const is286: Check = (x) => (isFields(x) && typeof x["eventId"] === 'string' && typeof x["employeeNumber"] === 'string' && typeof x["employee"] === 'string' && typeof x["name"] === 'string' && typeof x["date"] === 'string' && (typeof x["closedDate"] === 'string' || x["closedDate"] === null) && (typeof x["closedYear"] === 'number' || x["closedYear"] === null))
const is287: Check = (x) => (isFields(x) && (Array.isArray(x["rows"]) && x["rows"].every(is286)))

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
  ["SsoLoginHeldForConsent", is52],
  ["SsoLoginRequested", is53],
  ["SsoLoginSlow", is22],
  ["SsoLoginFailed", is54],
  ["PolicyRequested", is55],
  ["PolicyLoaded", is56],
  ["PolicyFailed", is57],
  ["ContactPageRequested", is22],
  ["ContactPageLoaded", is61],
  ["ContactPageFailed", is19],
  ["ContactQuestionsLoaded", is63],
  ["ContactQuestionsFailed", is19],
  ["EnquiryRequested", is64],
  ["EnquirySent", is22],
  ["EnquiryRefused", is65],
  ["EnquiryFailed", is19],
  ["SetUpKeyRequested", is22],
  ["SetUpKeyIssued", is66],
  ["SetUpKeyFailed", is19],
  ["SetUpCodeRequested", is67],
  ["SetUpCodeAccepted", is22],
  ["SetUpCodeFailed", is42],
  ["SecondFactorEnabled", is68],
  ["SetUpLeft", is22],
  ["ActivationLookUpRequested", is69],
  ["ActivationFound", is70],
  ["ActivationLookUpFailed", is19],
  ["ActivationDateCheckRequested", is71],
  ["ActivationDateVerified", is22],
  ["ActivationDateRefused", is22],
  ["ActivationDateCheckFailed", is19],
  ["ActivationDateReopened", is22],
  ["AccountActivationRequested", is72],
  ["AccountActivated", is22],
  ["AccountActivationFailed", is73],
  ["PasswordCheckRequested", is74],
  ["PasswordCheckDropped", is22],
  ["PasswordJudged", is76],
  ["PasswordCheckFailed", is77],
  ["ForgottenPasswordOpened", is22],
  ["ResetLinkRequested", is78],
  ["ResetLinkSent", is22],
  ["ResetLinkFailed", is80],
  ["ResetOpened", is81],
  ["ResetDateCheckRequested", is81],
  ["ResetDateVerified", is22],
  ["ResetDateRefused", is22],
  ["ResetDateCheckFailed", is19],
  ["ResetLinkExpired", is65],
  ["PasswordResetRequested", is82],
  ["PasswordResetSucceeded", is83],
  ["PasswordResetFailed", is73],
  ["ResetLeft", is22],
  ["SecondFactorDisablingRequested", is84],
  ["SecondFactorDisabled", is22],
  ["SecondFactorDisablingFailed", is19],
  ["SecondFactorNoticeSeen", is22],
  ["DetailsRequested", is22],
  ["DetailsLoaded", is86],
  ["DetailsFailed", is19],
  ["DetailsChangeRequested", is86],
  ["DetailsChanged", is86],
  ["DetailsChangeFailed", is19],
  ["AvatarsRequested", is22],
  ["AvatarsLoaded", is88],
  ["AvatarsFailed", is19],
  ["AvatarChoiceRequested", is89],
  ["AvatarChosen", is89],
  ["AvatarChoiceFailed", is19],
  ["CardsRequested", is22],
  ["CardsLoaded", is91],
  ["CardsFailed", is19],
  ["BannersRequested", is22],
  ["BannersLoaded", is93],
  ["BannersFailed", is19],
  ["CarouselRequested", is22],
  ["CarouselLoaded", is95],
  ["CarouselFailed", is19],
  ["WelcomeNoted", is22],
  ["WelcomeNotingFailed", is19],
  ["CarouselTurned", is96],
  ["CarouselClosed", is22],
  ["FamilyRequested", is22],
  ["FamilyLoaded", is98],
  ["FamilyFailed", is19],
  ["FamilyMemberAdded", is99],
  ["FamilyMemberChanged", is99],
  ["FamilyMemberFormOpened", is22],
  ["FamilyMemberSavingRequested", is101],
  ["FamilyMemberSavingFailed", is19],
  ["AvailableLifeEventsRequested", is22],
  ["AvailableLifeEventsLoaded", is103],
  ["AvailableLifeEventsFailed", is19],
  ["LifeEventsRequested", is22],
  ["LifeEventsLoaded", is106],
  ["LifeEventsFailed", is19],
  ["LifeEventAdded", is107],
  ["LifeEventFormOpened", is22],
  ["LifeEventAddingRequested", is108],
  ["LifeEventAddingFailed", is19],
  ["BenefitsRequested", is22],
  ["BenefitsLoaded", is114],
  ["BenefitsFailed", is19],
  ["BenefitRequested", is115],
  ["BenefitLoaded", is120],
  ["BenefitFailed", is121],
  ["FaqsLoaded", is122],
  ["FaqsFailed", is121],
  ["RelatedLoaded", is124],
  ["RelatedFailed", is121],
  ["BenefitTermsRequested", is125],
  ["BenefitTermsLoaded", is126],
  ["BenefitTermsFailed", is127],
  ["OptOutRequested", is128],
  ["SelectionOptedOut", is128],
  ["OptOutFailed", is121],
  ["ChoiceSaveRequested", is135],
  ["ChoiceSaved", is144],
  ["ChoiceSaveFailed", is121],
  ["AnswersSaveRequested", is146],
  ["AnswersSaved", is144],
  ["AnswersSaveFailed", is121],
  ["SubmissionRequested", is147],
  ["SelectionSubmitted", is144],
  ["SubmissionFailed", is148],
  ["SetupRequested", is115],
  ["SetupLoaded", is144],
  ["SetupFailed", is121],
  ["SelectionRequested", is115],
  ["SelectionLoaded", is144],
  ["SelectionFailed", is121],
  ["SelectionResetRequested", is128],
  ["SelectionReset", is144],
  ["SelectionResetFailed", is121],
  ["CostsRequested", is149],
  ["CostsCalculated", is156],
  ["CostsFailed", is158],
  ["CostsDropped", is115],
  ["StepConfirmed", is159],
  ["BenefitTermsAccepted", is160],
  ["CreditsRequested", is22],
  ["CreditsLoaded", is161],
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
  ["VouchersLoaded", is164],
  ["VouchersFailed", is19],
  ["StatementRequested", is165],
  ["StatementLoaded", is167],
  ["StatementFailed", is168],
  ["TotalSummaryRequested", is22],
  ["TotalSummaryLoaded", is170],
  ["TotalSummaryFailed", is19],
  ["TotalBenefitsRequested", is22],
  ["TotalBenefitsLoaded", is174],
  ["TotalBenefitsFailed", is19],
  ["OverviewModeChosen", is175],
  ["TileRequested", is176],
  ["TileFailed", is177],
  ["PendingCounted", is178],
  ["RegistrationCounted", is180],
  ["TwoFactorCounted", is181],
  ["PendingBenefitsRequested", is22],
  ["PendingBenefitsLoaded", is183],
  ["PendingBenefitsFailed", is19],
  ["PendingRequested", is115],
  ["PendingLoaded", is186],
  ["PendingFailed", is121],
  ["RowsTicked", is187],
  ["DecisionRequested", is188],
  ["SelectionsApproved", is189],
  ["SelectionsRejected", is189],
  ["DecisionFailed", is19],
  ["DecisionAcknowledged", is22],
  ["TakeUpRequested", is190],
  ["TakeUpLoaded", is193],
  ["TakeUpFailed", is19],
  ["TakeUpOfBenefitRequested", is194],
  ["TakeUpOfBenefitLoaded", is200],
  ["TakeUpOfBenefitFailed", is121],
  ["InsightsRequested", is22],
  ["InsightsLoaded", is206],
  ["InsightsFailed", is19],
  ["EmployeesRequested", is208],
  ["EmployeesLoaded", is211],
  ["EmployeesFailed", is212],
  ["EmployeeReportRequested", is217],
  ["EmployeeReportProgressed", is218],
  ["EmployeeReportSaved", is219],
  ["EmployeeReportFailed", is220],
  ["EmployeeReportCancelled", is219],
  ["EmployeeRequested", is221],
  ["EmployeeLoaded", is223],
  ["EmployeeFailed", is224],
  ["ViewAsRequested", is221],
  ["ViewAsOpened", is221],
  ["ViewAsBlocked", is221],
  ["ViewAsFailed", is224],
  ["MagicLinkRequested", is225],
  ["MagicLinkIssued", is226],
  ["MagicLinkFailed", is228],
  ["MagicLinkTicked", is22],
  ["MagicLinkHidden", is229],
  ["MagicLinkLeft", is22],
  ["RecipientsRequested", is233],
  ["RecipientsCounted", is234],
  ["RecipientsFailed", is19],
  ["WelcomeEmailsPrepared", is22],
  ["WelcomeEmailsHeldBack", is22],
  ["WelcomeEmailsRequested", is235],
  ["WelcomeEmailsSent", is237],
  ["WelcomeEmailsFailed", is238],
  ["WelcomeEmailsLeft", is22],
  ["TwoFactorListRequested", is239],
  ["TwoFactorListLoaded", is242],
  ["TwoFactorListFailed", is243],
  ["EnforcementRequested", is22],
  ["EnforcementLoaded", is244],
  ["EnforcementFailed", is19],
  ["AffectedCountRequested", is244],
  ["AffectedCounted", is234],
  ["AffectedCountFailed", is19],
  ["EnforcementChangeDropped", is22],
  ["EnforcementChangeRequested", is244],
  ["EnforcementChanged", is244],
  ["EnforcementChangeFailed", is19],
  ["UploadsRequested", is22],
  ["UploadsLoaded", is246],
  ["UploadsFailed", is19],
  ["LastUploadRequested", is22],
  ["LastUploadLoaded", is247],
  ["LastUploadFailed", is19],
  ["TemplateDownloadRequested", is22],
  ["TemplateDownloadProgressed", is248],
  ["TemplateDownloaded", is249],
  ["TemplateDownloadFailed", is19],
  ["TemplateDownloadCancelled", is22],
  ["FileRefused", is259],
  ["FileCheckRequested", is260],
  ["FileAccepted", is261],
  ["FileCheckFailed", is19],
  ["FileLeft", is262],
  ["FileSendRequested", is263],
  ["FileSendCancelled", is22],
  ["FileSent", is267],
  ["FileSendFailed", is19],
  ["UploadWatchRequested", is268],
  ["UploadProgressed", is267],
  ["UploadWatchFailed", is269],
  ["UploadDecisionRequested", is270],
  ["UploadCommitted", is267],
  ["UploadDiscarded", is267],
  ["UploadDecisionFailed", is269],
  ["DifferenceRequested", is272],
  ["DifferenceLoaded", is276],
  ["DifferenceFailed", is269],
  ["ReportsRequested", is278],
  ["ReportsLoaded", is282],
  ["ReportsFailed", is283],
  ["ReportsTicked", is284],
  ["ReportDownloadRequested", is285],
  ["ReportDownloadProgressed", is248],
  ["ReportDownloaded", is249],
  ["ReportDownloadFailed", is19],
  ["ReportDownloadCancelled", is22],
  ["ReportDownloadClosed", is22],
  ["LifeEventReportRequested", is22],
  ["LifeEventReportLoaded", is287],
  ["LifeEventReportFailed", is19],
])
