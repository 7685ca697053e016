import type { BenefitDetail } from './benefit.ts'

/** Groups of benefits that pay claims, whether or not their provider says how. */
const paying: ReadonlySet<string> = new Set(['health', 'protection'])

/** Whether a person can claim on a benefit: it pays claims, and they have it or have left it. */
export const takesClaims = ({
  claim,
  benefit: { groupCode, selection },
}: Pick<BenefitDetail, 'benefit' | 'claim'>): boolean =>
  (claim !== null || paying.has(groupCode)) && (selection?.status === 'approved' || selection?.status === 'opted-out')
