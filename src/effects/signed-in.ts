import { askForCredits, loadCredits, lookAtLeaver } from './benefits/credits.ts'
import { loadBenefits } from './benefits/eligible.ts'
import { loadTile } from './employer/dashboard.ts'
import { loadBanners, loadCards } from './home/cards.ts'
import { loadCarousel } from './home/carousel.ts'
import { loadTotalSummary } from './rewards/total-benefits.ts'
import { endIdleSession, keepAlive, watchIdle } from './session/idle.ts'
import { keepMasquerade } from './session/keep-masquerade.ts'
import { clearPassword, dropCredentials } from './session/login-end.ts'
import { repeatLogout, retryLogout } from './session/repeat-logout.ts'
import { clearCode, expireDemand, goToSecondFactor, sendCode } from './session/second-factor.ts'
import { leaveStalePage } from './session/stale-page.ts'
import { loadTerms, sendAcceptance } from './session/terms.ts'
import { watchConnection } from './shell/connection.ts'
import { letPanelLeave } from './shell/panels.ts'

/** The effects of the second script: those of the end of a login, of the frame around every page, and of home. */
export const effects = [
  leaveStalePage,
  clearPassword,
  dropCredentials,
  goToSecondFactor,
  expireDemand,
  sendCode,
  clearCode,
  loadTerms,
  sendAcceptance,
  watchIdle,
  endIdleSession,
  keepAlive,
  repeatLogout,
  retryLogout,
  keepMasquerade,
  watchConnection,
  letPanelLeave,
  loadCards,
  loadBanners,
  loadCarousel,
  loadBenefits,
  loadCredits,
  askForCredits,
  lookAtLeaver,
  loadTotalSummary,
  loadTile,
] as const
