/** As much of the browser's `trustedTypes` as the portal uses. To the compiler, what a policy makes stays the text that its rule answers. */
interface TrustedTypesMaker {
  /** Throws where the page's policy names no such policy, or it was made before. */
  readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules
}
