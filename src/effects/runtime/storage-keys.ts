// Where the effects keep what outlives a page load. The first page reads some of it before any other script has arrived.

/** `'true'` while a session of this browser may be open. */
export const LOGGED_IN = 'loggedIn'
/** Who was signed in last, as JSON: the type of user, and where a logout leads. */
export const USER = 'user'
/** The theme of the last visit, as JSON. */
export const THEME = 'client-theme'
/** The choice about cookies, as JSON. */
export const COOKIE_CHOICE = 'pes'
/** The masquerade of a tab, as JSON. A browser copies session storage into a duplicated tab, so the entry has a claim. */
export const MASQUERADE = 'masquerade'
/** When the portal last called a host, ms: in session storage [IDLE-2], and in local storage for a tab that opens later. */
export const ACTIVITY = '__SESSION__TIME__'
/** The credentials between a login and its second factor, sealed. */
export const CREDENTIALS = 'loginCredentials'
/** Drafts, sealed. */
export const DRAFTS = 'persist:root'
/** Until when drafts wait for the person whose session ended without their doing, ms since 1970. */
export const DRAFTS_KEPT_UNTIL = 'draftsKeptUntil'
