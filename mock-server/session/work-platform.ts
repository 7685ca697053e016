import { ok, signedIn } from '../handler.ts'

/** GET /wrkit-sso: where the external work platform takes over [SSO-3]. */
export const getWorkPlatform = signedIn(() =>
  ok({ redirect: `https://work.acme.example/sso?ticket=${crypto.randomUUID()}` }),
)
