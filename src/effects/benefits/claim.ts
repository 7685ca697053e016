import type { Claim } from '../../domain/benefits/benefit.ts'
import type { getBenefit } from '../api/generated/benefits.ts'
import type { DataOf } from '../api/operation.ts'
import type { Ports } from '../runtime/ports.ts'

type WireClaim = DataOf<typeof getBenefit>['claim']

/**
 * How to claim, with the address of the form only where its host is one that the configuration names. A claim stays useful
 * without it: phone and e-mail are there.
 */
export const claimOf = (
  wire: WireClaim,
  redirects: Ports['redirects'],
): { readonly claim: Claim | null; readonly refused: boolean } => {
  if (wire === null) return { claim: null, refused: false }
  const { provider, phone, email, instructions } = wire
  const form = wire.url === null ? null : redirects(wire.url, 'claims')
  const url = form && !form.refused ? form.url : null
  return { claim: { provider, phone, email, url, instructions }, refused: form?.refused ?? false }
}
