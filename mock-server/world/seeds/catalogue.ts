import type { CatalogueEntry } from './catalogue/entry.ts'
import { healthBenefits } from './catalogue/health.ts'
import { protectionBenefits } from './catalogue/protection.ts'
import { travelBenefits } from './catalogue/travel.ts'
import { moneyBenefits } from './catalogue/money.ts'
import { lifeBenefits } from './catalogue/life.ts'

/** Every benefit of the demo scheme, in the order of the list. */
export const catalogue: readonly CatalogueEntry[] = [
  ...healthBenefits,
  ...protectionBenefits,
  ...travelBenefits,
  ...moneyBenefits,
  ...lifeBenefits,
].sort((a, b) => Number(a.id) - Number(b.id))
