import { domainLabel, withHostname } from './hostname.ts'

declare global {
  /** Takes the response of a call that the page made ahead, once; null if it made none. */
  var callsAhead: ((url: string, init: RequestInit) => Promise<Response> | null) | undefined
}

/** An unhandled error, and where it was found. */
export interface Crash {
  readonly kind: 'error' | 'rejection' | 'screen' | 'chunk'
  readonly error: unknown
}

/** Errors that mean that a script of the build did not load. */
const missing = new WeakSet<object>()
let reloading = false
/** Whether the browser is going to another page: some then fail the imports that this one still waits for. */
let isLeaving = false
/** How long a page that is being left can take to go away; after this the person stayed, ms. */
const LEAVING = 5000
/** Reports a crash; a crash before there is a listener waits for it. */
let report = (crash: Crash): void => void unreported.push(crash)
const unreported: Crash[] = []
/** The folder that the portal is served from, without a trailing slash: '' except for the static demo. */
const base = import.meta.env.BASE_URL.slice(0, -1)

/** Calls the network; `takeFetch` keeps the browser's own. */
let request = (url: string, init: RequestInit): Promise<Response> => fetch(url, init)

const waiting: (() => void)[] = []
let tasks: MessageChannel | null = null
/** Resolves in a separate task, before any timer: earlier work is done by then, and the browser can draw in between. */
const ownTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (tasks === null) {
      tasks = new MessageChannel()
      tasks.port1.onmessage = () => waiting.shift()?.()
    }
    tasks.port2.postMessage(null)
  })

/** The page around the portal: the globals that only the runtime can touch. */
export const page = {
  development: import.meta.env.DEV,
  ownTask,
  origin: (): string => location.origin,
  withHostname,
  path: (): string => location.pathname.slice(base.length),
  query: (): string => location.search,
  /** The full URL of one of the portal's paths. */
  address: (path: string): string => location.origin + base + path,
  year: (): number => new Date().getFullYear(),
  domainLabel,
  /** Name and version of the browser, without anything that identifies a machine. Those that are built on another name it as well. */
  browser: (): string => {
    const named = (one: RegExp) => one.exec(navigator.userAgent)?.[0]
    const own = named(/(Edg\w*|SamsungBrowser|\w+iOS)\/\d+/) ?? named(/(Firefox|Chrome|Version)\/\d+(\.[1-9])?/)
    return own?.replace('Version', 'Safari') ?? 'unknown'
  },
  /** Sends a call in its own task: a screen with ten requests draws its loading state before the first is sent. */
  fetch: async (url: string, init: RequestInit): Promise<Response> => {
    await ownTask()
    return request(url, init)
  },
  /**
   * Keeps the browser's own `fetch` from now on: a script that replaces it later sees no call. What the page called before its scripts
   * arrived is not called again (`effects/api/calls-ahead.ts`).
   */
  takeFetch: (): void => {
    const { fetch: own, callsAhead } = globalThis
    globalThis.callsAhead = undefined
    request = (url, init) => callsAhead?.(url, init) ?? own(url, init)
  },
  random: (): number => Math.random(),
  /** 32 hex digits from the browser's secure source. */
  randomText: (): string =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  leave: (url: string, how: 'push' | 'replace'): void => {
    const address = url.startsWith('/') ? base + url : url
    if (how === 'replace') location.replace(address)
    else location.assign(address)
  },
  /**
   * Reloads the page, unless it did so less than a minute ago: what is still missing then will not appear; and never a page that is being
   * left, because the person would stay on it.
   */
  reload: (): void => {
    if (isLeaving) return
    const [load] = performance.getEntriesByType('navigation')
    if (load && 'type' in load && load.type === 'reload' && performance.now() < 60_000) return
    reloading = true
    location.reload()
  },
  /** Shows nothing more of the page, and loads it anew at its address. */
  startAgain: (): void => {
    document.body.hidden = true
    location.reload()
  },
  isReloading: (): boolean => reloading,
  isLeaving: (): boolean => isLeaving,
  /** From now on, notes when the browser goes to another page. */
  noteLeaving: (): void => {
    const note = (): void => {
      isLeaving = true
      setTimeout(() => {
        isLeaving = false
      }, LEAVING)
    }
    addEventListener('beforeunload', note)
    addEventListener('pagehide', note)
    addEventListener('pageshow', () => {
      isLeaving = false
    })
  },
  /** From now on, notes every crash, and which errors mean that a script failed to load, as reported by the build's own loader. */
  noteErrors: (): void => {
    addEventListener('vite:preloadError', ({ payload }) => {
      missing.add(payload)
      if (!isLeaving) report({ kind: 'chunk', error: payload })
    })
    addEventListener('error', ({ error }) => {
      if (error) report({ kind: 'error', error }) // there is none for events that are no crash, such as a resize that took two frames
    })
    addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'rejection', error: reason }))
  },
  /** A screen threw this error, and an error boundary replaced it. */
  screenCrashed: (error: unknown): void => {
    console.error(error)
    report({ kind: 'screen', error })
  },
  /** Calls the listener with every crash, including earlier ones. */
  onCrash: (listener: (crash: Crash) => void): void => {
    report = listener
    unreported.splice(0).forEach(listener)
  },
  isChunkLoadError: (error: unknown): boolean => error instanceof Error && missing.has(error),
  /** Opens an empty tab; null if the browser blocks it. */
  openTab: (): Window | null => open('', '_blank'),
  /** Runs `work` after `ms` milliseconds; returns a function that cancels it. */
  schedule: (work: () => void, ms: number): (() => void) => {
    const timer = setTimeout(work, ms)
    return () => {
      clearTimeout(timer)
    }
  },
  /** Runs `work` whenever the page is hidden or closed. */
  whenHidden: (work: () => void): void => {
    addEventListener('pagehide', work)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') work()
    })
  },
  /** Runs `work` when the browser is idle. */
  whenIdle: (work: () => void): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
    else setTimeout(work, 200)
  },
  /** Deletes the keys of everything that was sealed; open connections to them close [LOGOUT-1]. */
  forgetKeys: (): void => {
    try {
      indexedDB.deleteDatabase('portal-keys')
    } catch {
      // forbidden or absent: then there was no key
    }
  },
  /** Replaces '{origin}' by the page's own origin. */
  withOrigin: (url: string): string => url.replace('{origin}', location.origin),
  /** Opens the browser's print dialog. */
  print: (): void => {
    print()
  },
  /** Saves a file under that name, as the browser saves downloads. */
  save: (name: string, blob: Blob): void => {
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    URL.revokeObjectURL(url)
  },
}
