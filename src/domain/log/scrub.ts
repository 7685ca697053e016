/** The placeholder for a secret in a log. */
export const SECRET = '[secret]'

const names = 'token|passw|secret|signature|credential|session|api-?_?key|jwt|magic'
const exact = 'code|key|sig|pin|otp|auth|ticket|assertion|samlresponse'
const parameter = new RegExp(`((?:[?&;#]|&amp;)(?:[\\w.-]*(?:${names})[\\w.-]*|${exact})=)[^&#\\s"'<>]+`, 'gi')
const userInfo = /(:\/\/)[^\s/@"'<>]+@/g
const bearer = /\b(Bearer\s+)[\w.~+/-]{8,}=*/gi
const jwt = /\beyJ[\w-]{8,}[.][\w-]+[.][\w-]*/g

/** Every match of the four patterns contains one of these. Most texts do not, so lists of thousands are scrubbed quickly. */
const suspect = /[=@]|eyJ|bearer/i

/**
 * A second safety net after the classification: removes what looks like a secret from a string that is otherwise recorded unchanged.
 * Address parameters that name a token, a key, a code or a session lose their value, addresses their user and password; bearer and JSON web
 * tokens are removed entirely. Everything else stays.
 */
export const scrub = (text: string): string =>
  suspect.test(text)
    ? text
        .replaceAll(jwt, SECRET)
        .replaceAll(bearer, `$1${SECRET}`)
        .replaceAll(userInfo, `$1${SECRET}@`)
        .replaceAll(parameter, `$1${SECRET}`)
    : text
