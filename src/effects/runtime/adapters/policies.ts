/**
 * The Trusted Types policies whose users load later. They are made here, in the first script: whoever makes a policy first has it, and the page's
 * policy allows each name once. The one for HTML to draw is made in the first script as well, where it is used.
 */
const maker = Reflect.get(globalThis, 'trustedTypes') as TrustedTypesMaker | undefined // unknown to the compiler, and to some browsers
const take = <Rules extends object>(name: string, rules: Rules): Rules => maker?.createPolicy(name, rules) ?? rules

/** What the sanitiser parses with, in its own document in which nothing runs; it never makes an address of a script. */
export const parsingPolicy = take('dompurify', { createHTML: (html: string) => html, createScriptURL: () => '' })

/** The address of one script with a query of ours; of no other script than the first one asked for. */
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
