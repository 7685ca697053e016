import { text } from '../../../src/ui/text/shared.ts'

/** How the portal treats a failed response, as far as a user can see a difference. */
export type FailedResponse =
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null; readonly body: unknown }
  | { readonly kind: 'unauthorised'; readonly detail: string | null }
  | { readonly kind: 'undecodable' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeOut' }

/** The sentence that a user must see for a response; null if none may show. */
export type Wording = (response: FailedResponse) => string | null

/** How most screens word a failure: the host's sentence, or the screen's own if the host sent none. */
export const hostOr =
  (wordless: string): Wording =>
  (response) => {
    switch (response.kind) {
      case 'refused':
        return response.message ?? wordless
      case 'unauthorised':
        return response.detail ?? wordless
      case 'undecodable':
        return wordless
      case 'network':
      case 'timeOut':
        return text.problem[response.kind]
    }
  }

/** The same on a screen without its own sentence. */
export const portalWording = hostOr(text.common.generic)

/** The wording of a screen that says the same for every failure. */
export const always =
  (sentence: string): Wording =>
  () =>
    sentence
