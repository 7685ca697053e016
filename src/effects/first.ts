import { loadFonts } from './brand/fonts.ts'
import { loadTheme } from './brand/theme.ts'
import { keepCookieChoice, restoreCookieChoice } from './content/cookies.ts'
import { lookUpSso, signIn } from './session/login.ts'
import { followTabs } from './session/follow-tabs.ts'
import { sendLogout } from './session/logout.ts'
import { wipeSession } from './session/session-end.ts'
import { openSession } from './session/open-session.ts'
import { keepFlags, loadProfile } from './session/session.ts'
import { reloadForChunk } from './shell/chunks.ts'

/** Effects of the first script: what the login page and the session itself need. */
export const effects = [
  restoreCookieChoice,
  keepCookieChoice,
  loadTheme,
  loadFonts,
  openSession,
  loadProfile,
  keepFlags,
  wipeSession,
  sendLogout,
  followTabs,
  lookUpSso,
  signIn,
  reloadForChunk,
] as const
