/** What stands in a log where a secret was. */
export const SECRET = '[secret]'

const names = 'token|passw|secret|signature|credential|session|api-?_?key|jwt|magic'
const exact = 'code|key|sig|pin|otp|auth|ticket|assertion|samlresponse'
const parameter = new RegExp(`((?:[?&;#]|&amp;)(?:[\\w.-]*(?:${names})[\\w.-]*|${exact})=)[^&#\\s"'<>]+`, 'gi')
const userInfo = /(:\/\/)[^\s/@"'<>]+@/g
const bearer = /\b(Bearer\s+)[\w.~+/-]{8,}=*/gi
const jwt = /\beyJ[\w-]{8,}[.][\w-]+[.][\w-]*/g

/** Each of the four has one of these: most texts have none, and a list of thousands is scrubbed at once. */
const suspect = /[=@]|eyJ|bearer/i

/**
 * A second net under the marks: takes what looks like a secret out of a string that is recorded as it is. Parameters of an address
 * that name a token, a key, a code or a session lose their value, addresses their user and password; bearer and JSON web tokens go
 * as a whole. All else stays, and a text that holds no such thing stays as it is.
 */
export const scrub = (text: string): string =>
  suspect.test(text)
    ? text
        .replaceAll(jwt, SECRET)
        .replaceAll(bearer, `$1${SECRET}`)
        .replaceAll(userInfo, `$1${SECRET}@`)
        .replaceAll(parameter, `$1${SECRET}`)
    : text
