import type { Observable } from 'rxjs'
import type { Call } from '../api/client.ts'
import type { Download } from '../api/download.ts'
import type { RedirectPurpose, SafeRedirect } from './adapters/safe-redirect.ts'

/** Time. */
export interface Clock {
  /** Milliseconds since 1970, as the machine is set. */
  readonly now: () => number
  /** Milliseconds of this page load, which nobody can set back. */
  readonly steady: () => number
  /** Emits every `ms` milliseconds, first after one interval, until unsubscribed. */
  readonly every: (ms: number) => Observable<void>
  /** Emits once after `ms` milliseconds. */
  readonly after: (ms: number) => Observable<void>
}

/** Small texts by key. The adapter falls back to memory where storage is disabled or full, and never throws. */
export interface Storage {
  readonly read: (area: 'local' | 'session', key: string) => string | null
  readonly write: (area: 'local' | 'session', key: string, value: string) => void
  readonly remove: (area: 'local' | 'session', key: string) => void
}

/** Texts that outlive the page, in local storage; plain or sealed, depending on the adapter. */
export interface Persistence {
  /** Keeps a text; written at most once in 500 ms per key, the newest wins. */
  readonly save: (key: string, text: string) => void
  readonly drop: (key: string) => void
  /** Emits the kept text once, or null if there is none or after 5 s. */
  readonly restore: (key: string) => Observable<string | null>
}

/**
 * Where the person is. `path` is the current one; `go` stays in the portal; `leave` is a full page load of an address that `safeRedirect`
 * allowed.
 */
export interface Navigation {
  readonly path: () => string
  /** The full URL of one of the portal's own paths. */
  readonly address: (path: string) => string
  readonly go: (path: string, how?: 'push' | 'replace') => void
  readonly leave: (url: string, how?: 'push' | 'replace') => void
  /** Reloads the page at its address, unless it did so less than a minute ago, in which case it would not help. */
  readonly reload: () => void
  /** Shows nothing more of the page, and loads it anew at its address. */
  readonly startAgain: () => void
  /** The browser restores this page as it was when the person left it, by Back or Forward. */
  readonly restored: Observable<void>
  /** Somebody can see the page: at once, or when its tab comes to the front. Emits once. */
  readonly shown: Observable<void>
}

/** A tab that is already open while its address is being read. */
export interface HeldTab {
  /** Navigates the tab to an address that `safeRedirect` allowed, replacing the empty page. */
  readonly go: (url: string) => void
  /** Closes the tab, unless it has navigated. */
  readonly close: () => void
}

/** Other tabs of the browser. */
export interface NewTab {
  /**
   * Opens an empty tab that knows nothing of this one; null if the browser blocks it. Call it while the person's press is still being
   * handled: browsers block later calls.
   */
  readonly open: () => HeldTab | null
}

/** The device: its token, a hash of user agent, screen and time zone, and randomness. */
export interface Device {
  readonly token: () => Observable<string>
  /** 32 hex digits from the browser's secure source. */
  readonly randomText: () => string
}

/** Tokens and identity of the signed-in person: in memory only, lost with the page. */
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

/** How long held credentials can be used, ms. [TFA-4] */
export const HELD_FOR = 5 * 60_000

/** Email address and password between the login and its second factor: sealed, for at most five minutes of this page load. */
export interface HeldCredentials {
  /** Seals them, replacing any others; completes once they can be used. */
  readonly hold: (credentials: Credentials) => Observable<void>
  /** Opens them, any number of times; null if there are none, they expired, or another page load sealed them. */
  readonly take: () => Observable<Credentials | null>
  /** Removes them and their key. */
  readonly drop: () => void
}

/** The messages between tabs. */
export type TabMessage =
  | { readonly kind: 'activity'; readonly at: number }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn'; readonly userId: string }

/** The portal's other tabs in this browser. */
export interface Tabs {
  readonly post: (message: TabMessage) => void
  readonly messages: Observable<TabMessage>
  /** Whether this tab holds a name, from now until its page closes. False while another tab holds it. Emits once. */
  readonly claim: (name: string) => Observable<boolean>
}

/** When the portal last called a host, shared by all tabs (`__SESSION__TIME__`). */
export interface Activity {
  /** Milliseconds since 1970, corrected if the clock was set back, so that the quiet time is never too short. */
  readonly last: () => number
  /** Stores it for pages and tabs that open later; only while somebody is signed in. */
  readonly keep: () => void
  /** Forgets what was kept: the session has ended. */
  readonly forget: () => void
}

/**
 * Files that a person chose or downloaded: in memory, under an id that events carry instead. A file that is no longer held, after a reload
 * or a logout, is null or false.
 */
export interface Files {
  /** The file's text, from UTF-8, UTF-16 or Windows-1252. From then on the file is this text in UTF-8. */
  readonly text: (id: string) => Promise<string | null>
  /** A form with the file in this field, for a call that sends it; with `text`, that is sent under the file's name. */
  readonly form: (id: string, field: string, text?: string) => FormData | null
  /** Hands the file to the person, as the browser saves downloads, and forgets it. */
  readonly save: (id: string) => boolean
  readonly drop: (id: string) => void
}

/** The browser's network. */
export interface Connection {
  /** Whether it is available: at once if it is not, then at every change. */
  readonly changes: Observable<boolean>
}

/** The typefaces of the page. */
export interface Fonts {
  /** Registers a typeface by its name; a name without files does nothing. */
  readonly use: (name: string) => void
}

/** The whole outside world, as effects can reach it. */
export interface Ports {
  /** The same ports for the effect of one event: its calls are noted with that event's `seq`. Absent if nothing is recorded. */
  readonly causedBy?: (seq: number) => Ports
  readonly api: Call
  /** Calls for a file; `files` holds the result. */
  readonly download: Download
  readonly files: Files
  readonly clock: Clock
  readonly storage: Storage
  readonly persistence: Persistence
  /** Persistence of a person's own words, unreadable in storage. */
  readonly sealedPersistence: Persistence & {
    /** Deletes the key: nothing that was sealed in this browser can be opened again, logs included. Needs no other script. */
    readonly forgetKeys: () => void
  }
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
