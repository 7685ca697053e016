import type { ActivationLink, ResetLink } from '../records.ts'

const dateOfBirth = '28/08/1978'

/** The activation links of the demo. */
export const seedActivationLinks: readonly ActivationLink[] = [
  { id: 'act-valid', personId: '4033', dateOfBirth, state: 'open' },
  { id: 'act-2fa', personId: '4034', dateOfBirth, state: 'open' },
  { id: 'act-expired', personId: '4033', dateOfBirth, state: 'expired' },
]

/** Where the partner's site is; the portal's configuration must allow its host. */
export const partnerUrl = 'https://partner.example/welcome'

/** The reset links of the demo. */
export const seedResetLinks: readonly ResetLink[] = [
  { id: 'reset-valid', personId: '4021', dateOfBirth, expired: false, redirectUrl: null },
  { id: 'reset-expired', personId: '4021', dateOfBirth, expired: true, redirectUrl: null },
  { id: 'reset-partner', personId: '4021', dateOfBirth, expired: false, redirectUrl: partnerUrl },
]
