import { text } from '../../src/ui/text/shared.ts'

/** How the portal treats a failed response, as far as a user can see a difference. */
export type FailedResponse =
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null; readonly body: unknown }
  | { readonly kind: 'unauthorised'; readonly detail: string | null }
  | { readonly kind: 'undecodable' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeOut' }

/** The sentence that a user must see for a response; null where none may show. */
export type Wording = (response: FailedResponse) => string | null

/** How most screens word a failure: the host's sentence, or the portal's own where the host sent none. */
export const portalWording: Wording = (response) => {
  switch (response.kind) {
    case 'refused':
      return response.message ?? text.common.generic
    case 'unauthorised':
      return response.detail ?? text.common.generic
    case 'undecodable':
      return text.common.generic
    case 'network':
    case 'timeOut':
      return text.problem[response.kind]
  }
}

/** The wording of a screen that says the same whatever went wrong. */
export const always =
  (sentence: string): Wording =>
  () =>
    sentence
