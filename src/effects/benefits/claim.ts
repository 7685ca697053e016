import type { Claim } from '../../domain/benefits/benefit.ts'
import { BenefitLoaded } from '../../domain/benefits/detail.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import type { getBenefit } from '../api/generated/benefits.ts'
import type { DataOf } from '../api/operation.ts'
import type { Ports } from '../runtime/ports.ts'
import { detailOf } from './choice.ts'

type Wire = DataOf<typeof getBenefit>

const claimOf = (wire: NonNullable<Wire['claim']>, url: string | null): Claim => ({
  provider: wire.provider,
  phone: wire.phone,
  email: wire.email,
  url,
  instructions: wire.instructions,
})

/**
 * The events of a loaded benefit. The address of its claim form is kept only if the configuration names its host; the claim stays useful
 * without it, by phone and email.
 */
export const detailLoaded = (wire: Wire, redirects: Ports['redirects']) => {
  if (wire.claim === null) return [BenefitLoaded({ detail: detailOf(wire, null) })]
  const form = wire.claim.url === null ? null : redirects(wire.claim.url, 'claims')
  const claim = claimOf(wire.claim, form && !form.refused ? form.url : null)
  const loaded = BenefitLoaded({ detail: detailOf(wire, claim) })
  return form?.refused ? [RedirectRefused({ purpose: 'claims' }), loaded] : [loaded]
}
