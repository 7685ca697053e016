import type { EventName, State } from '../domain/state.ts'
import { loadBenefit } from './benefits/detail.ts'
import { loadBenefits } from './benefits/eligible.ts'
import { reloadAfterOptOut, sendOptOut } from './benefits/opt-out.ts'
import { loadTheme } from './brand/theme.ts'
import { keepCookieChoice, restoreCookieChoice } from './content/cookies.ts'
import { loadPolicy } from './content/policies.ts'
import { loadPending, loadPendingBenefits, sendDecision } from './employer/approvals.ts'
import { loadTile } from './employer/dashboard.ts'
import { loadBanners, loadCards } from './home/cards.ts'
import type { AnyEffect } from './runtime/effect.ts'
import { endIdleSession, keepAlive, watchIdle } from './session/idle.ts'
import { clearPassword, followSso, lookUpSso, signIn } from './session/login.ts'
import { sendLogout } from './session/logout.ts'
import { followTabs, keepFlags, loadProfile, openSession, wipeSession } from './session/session.ts'
import { loadTerms, sendAcceptance } from './session/terms.ts'
import { letPanelLeave } from './shell/panels.ts'

const all = [
  restoreCookieChoice,
  keepCookieChoice,
  loadTheme,
  loadPolicy,
  openSession,
  loadProfile,
  keepFlags,
  wipeSession,
  followTabs,
  lookUpSso,
  followSso,
  signIn,
  clearPassword,
  loadTerms,
  sendAcceptance,
  watchIdle,
  endIdleSession,
  keepAlive,
  sendLogout,
  loadCards,
  loadBanners,
  loadBenefits,
  loadBenefit,
  sendOptOut,
  reloadAfterOptOut,
  loadTile,
  loadPendingBenefits,
  loadPending,
  sendDecision,
  letPanelLeave,
] as const

type Handled = (typeof all)[number]['on'][number]['type']
type Requested = Extract<EventName, `${string}Requested`>

/** A wish that no effect acts upon does not compile: the error names the event. */
type Unheard = Exclude<Requested, Handled>
true satisfies [Unheard] extends [never] ? true : Unheard

/** Every effect of the portal. */
export const effects: readonly AnyEffect<State>[] = all
