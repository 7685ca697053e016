import { ok, signedIn } from '../handler.ts'

/** GET /wrkit-sso: the address of the external work platform [SSO-3]. */
export const getWorkPlatform = signedIn(() =>
  ok({ redirect: `https://work.acme.example/sso?ticket=${crypto.randomUUID()}` }),
)
