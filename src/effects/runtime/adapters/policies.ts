/**
 * The Trusted Types policies whose users load later. The first script creates them, before any other script can: the page's policy allows
 * each name once. The policy for HTML to draw is also created in the first script, where it is used.
 */
const maker = Reflect.get(globalThis, 'trustedTypes') as TrustedTypesMaker | undefined // unknown to the compiler, and to some browsers
const take = <Rules extends object>(name: string, rules: Rules): Rules => maker?.createPolicy(name, rules) ?? rules

/** For the sanitiser, which parses in a separate document in which nothing runs. It never allows the address of a script. */
export const parsingPolicy = take('dompurify', { createHTML: (html: string) => html, createScriptURL: () => '' })

/** Allows the address of one script, with a query of the portal's. Only the first script requested is ever allowed. */
const addressBy = (name: string) => {
  let allowed = ''
  const policy = take(name, { createScriptURL: (query: string) => allowed + query })
  return (script: string, query: string): string => {
    allowed ||= script
    return policy.createScriptURL(query)
  }
}

/** The address of the captcha's script. */
export const captchaAddress = addressBy('portal-captcha')

/** The address of the script that the recorder's worker runs. */
export const workerAddress = addressBy('portal-worker')
