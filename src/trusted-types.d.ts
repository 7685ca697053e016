/** The part of the browser's `trustedTypes` that the portal uses. To the compiler, a policy's result keeps the type of its rule's text. */
interface TrustedTypesMaker {
  /** Throws if the page's policy names no such policy, or it already exists. */
  readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules
}
