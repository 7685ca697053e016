import type { Benefit, BenefitId, Pence, Selection, SelectionId } from '../../domain/benefits/benefit.ts'
import type { getBenefit, getEligibleBenefits } from '../api/generated/benefits.ts'
import type { DataOf } from '../api/operation.ts'

type WireBenefit = DataOf<typeof getEligibleBenefits>[number] | DataOf<typeof getBenefit>
type WireSelection = NonNullable<WireBenefit['selection']>

/** Only here do the hosts' ids become the domain's branded ones. */
export const benefitIdOf = (wire: string): BenefitId => wire as BenefitId
const selectionIdOf = (wire: string): SelectionId => wire as SelectionId

interface WireCost {
  readonly company: number
  readonly employee: number
}

/** The yearly cost: the host's own if it sends one, otherwise the sum of all payments. [BEN-2] */
export const yearOf = (
  monthly: WireCost,
  yearly: WireCost | null | undefined,
  payments: number | null | undefined,
): Pence => {
  const times = payments != null && payments > 0 ? payments : MONTHS
  return yearly ?? { company: monthly.company * times, employee: monthly.employee * times }
}
const MONTHS = 12

/** The name of a status for which the host sends no words: `opted-out` becomes 'Opted out'. */
const wordsOf = (status: string): string => `${status.charAt(0).toUpperCase()}${status.slice(1).replaceAll('-', ' ')}`

const yearlyCostOf = (wire: WireSelection): Pence | null =>
  wire.costsSummaryForMonthlyCostSection
    ? yearOf(wire.costsSummaryForMonthlyCostSection, wire.costsSummaryForYearlyCostSection, wire.payments)
    : wire.costsSummaryForYearlyCostSection

export const selectionOf = (wire: WireSelection): Selection => ({
  selectionId: selectionIdOf(wire.selectionId),
  status: wire.status,
  statusLabel: wire.statusLabel || wordsOf(wire.status),
  planDetails: wire.planDetails,
  peopleCovered: wire.peopleCovered,
  monthlyCost: wire.costsSummaryForMonthlyCostSection,
  yearlyCost: yearlyCostOf(wire),
  next: wire.cta?.type ?? null,
  endDate: wire.endDate,
  optOut: wire.optOut,
  reference: wire.reference,
})

export const benefitOf = (wire: WireBenefit): Benefit => ({
  benefitId: benefitIdOf(wire.benefitId),
  name: wire.name,
  summary: wire.summary,
  groupCode: wire.groupCode,
  icon: wire.icon,
  beamSupported: wire.beamSupported,
  selection: wire.selection ? selectionOf(wire.selection) : null,
  restricted: wire.probation.restricted,
  restrictedUntil: wire.probation.until,
  // What a person is paid at least is no price to start from.
  lowestCost: (wire.lowestMonthlyCost ?? -1) < 0 ? null : wire.lowestMonthlyCost,
  lowestCompanyCost: wire.lowestMonthlyCompanyCost,
  costVaries: wire.monthlyCostVaries,
  chooseBy: wire.chooseBy,
  image: wire.image,
})
