import { avatar } from './account/avatar.ts'
import { credits } from './benefits/credits.ts'
import { eligible } from './benefits/eligible.ts'
import { policies } from './content/policies.ts'
import { approvals } from './employer/approvals.ts'
import { dashboard } from './employer/dashboard.ts'
import { firstSlices } from './first.ts'
import { home } from './home/cards.ts'
import { carousel } from './home/carousel.ts'
import { evolution } from './kernel/evolve.ts'
import { totalBenefits } from './rewards/total-benefits.ts'
import { idle } from './session/idle.ts'
import { SessionEnded } from './session/session.ts'
import { terms } from './session/terms.ts'
import { crashes } from './shell/crashes.ts'
import { missingPage } from './shell/missing-page.ts'
import { panels } from './shell/panels.ts'
import { responses } from './shell/responses.ts'

/** The slices of the first two scripts: those that the frame of the signed-in pages and home read. `state.ts` adds the others. */
export const signedInSlices = [
  ...firstSlices,
  idle,
  terms,
  panels,
  responses,
  crashes,
  missingPage,
  policies,
  avatar,
  home,
  carousel,
  eligible,
  credits,
  totalBenefits,
  dashboard,
  approvals,
] as const

/** The evolution with which home is drawn; the portal's own replaces it once `state.ts` has loaded. */
export const signedInEvolution = ({ freeze = false } = {}) =>
  evolution(signedInSlices, { resetOn: SessionEnded, freeze })
