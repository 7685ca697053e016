import type { Observable } from 'rxjs'
import type { Call } from '../api/client.ts'
import type { Download } from '../api/download.ts'
import type { RedirectPurpose, SafeRedirect } from './adapters/safe-redirect.ts'

/** Time. `now` is milliseconds since 1970. */
export interface Clock {
  readonly now: () => number
  /** Emits every `ms` milliseconds, first after one interval, until unsubscribed. */
  readonly every: (ms: number) => Observable<void>
  /** Emits once after `ms` milliseconds. */
  readonly after: (ms: number) => Observable<void>
}

/** Small texts by key. The adapter falls back to memory where storage is off or full, and never throws. */
export interface Storage {
  readonly read: (area: 'local' | 'session', key: string) => string | null
  readonly write: (area: 'local' | 'session', key: string, value: string) => void
  readonly remove: (area: 'local' | 'session', key: string) => void
}

/** Texts that outlive the page, in local storage; plain or sealed, as the adapter does it. */
export interface Persistence {
  /** Keeps a text; written at most once in 500 ms a key, the newest wins. */
  readonly save: (key: string, text: string) => void
  readonly drop: (key: string) => void
  /** Emits the kept text once, or null where there is none or 5 s passed. */
  readonly restore: (key: string) => Observable<string | null>
}

/**
 * Where the person is. `path` is that of the address now; `go` stays in the portal; `leave` is a full page load of an address that
 * `safeRedirect` allowed.
 */
export interface Navigation {
  readonly path: () => string
  /** The whole address of one of the portal's own paths. */
  readonly address: (path: string) => string
  readonly go: (path: string, how?: 'push' | 'replace') => void
  readonly leave: (url: string, how?: 'push' | 'replace') => void
  /** Loads the page again at its address, unless it was loaded so less than a minute ago: that has not helped then. */
  readonly reload: () => void
  /** The browser shows this page again as it was when the person left it, by Back or Forward. */
  readonly restored: Observable<void>
}

/** A tab that is already open while its address is still being read. */
export interface HeldTab {
  /** Leads the tab to an address that `safeRedirect` allowed, in place of the empty page. */
  readonly go: (url: string) => void
  /** Closes the tab, unless it was led somewhere. */
  readonly close: () => void
}

/** Tabs of the browser beside this one. */
export interface NewTab {
  /**
   * Opens an empty tab that knows nothing of this one; null where the browser lets none be opened. To be called while the person's
   * press is still being handled: a browser blocks what comes later.
   */
  readonly open: () => HeldTab | null
}

/** The device: its token, a hash of user agent, screen and time zone, and chance. */
export interface Device {
  readonly token: () => Observable<string>
  /** 32 hex digits from the browser's secure source. */
  readonly randomText: () => string
}

/** Tokens and identity of the signed-in person: memory only, gone with the page. */
export interface Vault {
  readonly accessToken: () => string | null
  readonly keep: (accessToken: string) => void
  readonly forget: () => void
}

/** What a person signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Key of the sealed credentials in local storage. */
export const CREDENTIALS_KEY = 'loginCredentials'

/** How long held credentials can be used, ms. [TFA-4] */
export const HELD_FOR = 5 * 60_000

/** Email address and password between the login and its second factor: sealed, for five minutes of this page load at most. */
export interface HeldCredentials {
  /** Seals them in place of any others; completes once they can be taken. */
  readonly hold: (credentials: Credentials) => Observable<void>
  /** Opens them, as often as is needed; null where there are none, they expired, or another page load sealed them. */
  readonly take: () => Observable<Credentials | null>
  /** Removes them and the key to them. */
  readonly drop: () => void
}

/** The messages between tabs. */
export type TabMessage =
  | { readonly kind: 'activity'; readonly at: number }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn'; readonly userId: string }

/** The portal's other tabs in this browser. */
export interface Tabs {
  readonly tell: (message: TabMessage) => void
  readonly heard: Observable<TabMessage>
  /** Whether this tab holds a name, from now until its page goes. False while another tab does. Emits once. */
  readonly claim: (name: string) => Observable<boolean>
}

/** When the portal last called a host, shared by all tabs; milliseconds since 1970 (`__SESSION__TIME__`). */
export interface Activity {
  readonly last: () => number
}

/**
 * Files that a person chose or that a download brought: in memory, by an id that events carry in their place. A file that is no
 * longer held, after a reload or a logout, is null or false.
 */
export interface Files {
  /** The file's text, read as UTF-8. */
  readonly text: (id: string) => Promise<string | null>
  /** A form with the file in this field, for a call that sends it. */
  readonly form: (id: string, field: string) => FormData | null
  /** Hands the file to the person, as the browser saves downloads, and forgets it. */
  readonly save: (id: string) => boolean
  readonly drop: (id: string) => void
}

/** The browser's network. */
export interface Connection {
  /** Whether there is one: at once where there is none, then at every change. */
  readonly changes: Observable<boolean>
}

/** The typefaces of the page. */
export interface Fonts {
  /** Makes a typeface known to the page by its name; a name that the portal has no files for does nothing. */
  readonly use: (name: string) => void
}

/** The whole outside world, as effects may reach it. */
export interface Ports {
  readonly api: Call
  /** Calls for a file; what it brings is held by `files`. */
  readonly download: Download
  readonly files: Files
  readonly clock: Clock
  readonly storage: Storage
  readonly persistence: Persistence
  /** Persistence of a person's own words: what stands in storage cannot be read. */
  readonly sealedPersistence: Persistence
  readonly navigation: Navigation
  readonly newTab: NewTab
  readonly device: Device
  readonly vault: Vault
  readonly credentials: HeldCredentials
  readonly tabs: Tabs
  readonly activity: Activity
  readonly fonts: Fonts
  readonly connection: Connection
  /** Judges an address that a server named. */
  readonly redirects: (named: string, purpose: RedirectPurpose) => SafeRedirect
}
