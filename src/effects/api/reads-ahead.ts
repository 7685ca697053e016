import { getScheme } from './generated/brand.ts'
import { getEligibleBenefits } from './generated/benefits.ts'
import { getEmployees, getTwoFactorEmployees } from './generated/employees.ts'
import { getPendingSelections } from './generated/employer.ts'
import { getHomePageBanner, getHomePageCards } from './generated/home.ts'
import { getTotalBenefitsSummary } from './generated/rewards.ts'
import { getLoginSetup } from './generated/session.ts'
import { getDataLoads } from './generated/uploads.ts'
import { firstEmployees, firstWithoutTwoFactor } from './dashboard-reads.ts'
import type { AnyOperation } from './operation.ts'
import type { ReadAhead, ReadsAhead } from './calls-ahead.ts'

const ahead = ({ host, method, path, query, anonymous }: AnyOperation): ReadAhead => ({
  host,
  method,
  path,
  query,
  anonymous,
})

const home = [getTotalBenefitsSummary, getEligibleBenefits, getHomePageBanner, getHomePageCards].map(ahead)
const employersHome = [...home, ahead(getPendingSelections)]

/** The build writes these into the page; `calls-ahead.spec.ts` checks that the portal makes each of these calls. */
export const readsAhead: ReadsAhead = {
  session: ahead(getLoginSetup),
  scheme: ahead(getScheme),
  pages: {
    employee: { '/': home, '/app/': home, '/app/home/': home, '/app/my-benefits/': [ahead(getEligibleBenefits)] },
    employer: {
      '/': employersHome,
      '/app/': employersHome,
      '/app/home/': employersHome,
      '/app/dashboard/': [
        ahead(getPendingSelections),
        { ...ahead(getEmployees), asks: firstEmployees },
        { ...ahead(getTwoFactorEmployees), asks: firstWithoutTwoFactor },
        ahead(getDataLoads),
      ],
    },
  },
}
