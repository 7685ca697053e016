import { asyncScheduler } from 'rxjs'
import type { RecordedEvent } from '../domain/kernel/event.ts'
import { ThemeRequested } from '../domain/brand/theme.ts'
import { firstEvolution } from '../domain/first.ts'
import { PortalOpened, SessionEnded } from '../domain/session/session.ts'
import { endedByHost } from './session/flags.ts'
import { ChunkLoadFailed } from '../domain/shell/chunks.ts'
import type { State } from '../domain/state.ts'
import { supportCode } from '../domain/log/support-code.ts'
import { heldTab } from './runtime/adapters/new-tab.ts'
import { effects as firstEffects } from './first.ts'
import { createClient } from './api/client.ts'
import { endSession, logOut } from './api/generated/session.ts'
import { browserDevice, browserStorage, memoryVault, systemClock } from './runtime/adapters/browser.ts'
import { browserConnection, pageRestored, pageShown } from './runtime/adapters/page-events.ts'
import { browserTabs, sharedActivity } from './runtime/adapters/tabs.ts'
import type { PortalConfig } from './runtime/config.ts'
import type { LogSender } from './runtime/recorder/send-log.ts'
import type { DrawCaptcha, LazyFiles } from './runtime/adapters/lazy-ports.ts'
import {
  lazyCaptcha,
  lazyCredentials,
  lazyExternalPage,
  lazyFiles,
  lazyRepairs,
} from './runtime/adapters/lazy-ports.ts'
import { lazyPort } from './runtime/adapters/lazy-port.ts'
import { lazyRouter, type LazyRouter } from './runtime/adapters/lazy-router.ts'
import { withCauses } from './runtime/causes.ts'
import { startEffects } from './runtime/effect.ts'
import { browserFonts } from './runtime/adapters/fonts.ts'
import type { ShowFrame } from './runtime/adapters/external-page.ts'
import { throttledPersistence } from './runtime/adapters/persistence.ts'
import type { Ports } from './runtime/ports.ts'
import './runtime/adapters/policies.ts'
import { lazySealed } from './runtime/adapters/lazy-sealed.ts'
import type { Recorder } from './runtime/recorder/recorder.ts'
import { safeRedirect } from './runtime/adapters/safe-redirect.ts'
import { guardDownload, guardSession } from './runtime/adapters/session-guard.ts'
import { createStore, type Aside, type Store } from './runtime/store.ts'
import { page } from './runtime/adapters/page.ts'

/** The running portal: its store, and what only the page around it can provide. */
export interface RunningPortal extends Store<State> {
  /** The router provides its navigation once it has mounted. */
  readonly navigateWith: LazyRouter['connect']
  /** This visit and earlier ones whose logs the browser keeps. */
  readonly visits: Recorder['visits']
  /** The redacted lines of a visit's log, its header first; null if it no longer exists. Without an id, those of this page load. */
  readonly linesOf: Recorder['lines']
  /** Loads what sends a log; undefined if the configuration has no receiver. */
  readonly logSender: (() => Promise<LogSender>) | undefined
  /** The code by which support finds this visit's log. */
  readonly supportCode: string
  /** Draws the bot check in an element. */
  readonly drawCaptcha: DrawCaptcha
  /** Frames the page on which credits are managed. It gets the access token as a parameter. */
  readonly showCreditsPage: ShowFrame
  /** Keeps a chosen file in memory and returns its id; null if the script for it failed to load. */
  readonly holdFile: LazyFiles['hold']
  /** Whether an error says that a chunk could not be loaded. */
  readonly isChunkLoadError: (error: unknown) => boolean
  /** Reports a chunk that failed to load; returns whether the page reloads because of it. */
  readonly chunkLoadFailed: (chunk: string) => boolean
  /** Resolves once the state has the slices of the frame and of home. */
  readonly signedIn: Promise<unknown>
  /** Resolves once the state has all its slices, after `loadRest`. */
  readonly whole: Promise<unknown>
  /** Loads the slices and effects that home does not need, unless they are loading. */
  readonly loadRest: () => void
}

/**
 * Starts the portal: store, effects, recorder. The only place where ports meet their adapters.
 * @param build the name of the build in recorded logs
 */
export const openPortal = ({ sendLogs, reports, ...config }: PortalConfig, build: string): RunningPortal => {
  page.noteErrors()
  page.noteLeaving()
  const clock = systemClock
  const storage = browserStorage()
  const tabs = browserTabs()
  const vault = memoryVault()
  const persistence = throttledPersistence(storage, clock, page.whenHidden, page.whenIdle)
  const activity = sharedActivity(clock, storage, tabs)
  // The first script knows only forms; other unsaved input is known once the remaining slices have loaded.
  let isUnsavedBesideForms: (state: State) => boolean = () => false
  const freeze = page.development
  // Screens and effects of later slices wait for `signedIn` or `whole`, so that they never miss one.
  const store = createStore(firstEvolution({ freeze }), clock.now) as unknown as Store<State>

  const calling = {
    hosts: {
      legacy: page.withHostname(config.hosts.legacy),
      versioned: page.withHostname(config.hosts.versioned),
    },
    session: () => ({ accessToken: vault.accessToken(), masquerade: store.state().masquerade.now }),
    sanitise: lazyPort(async () => {
      const { sanitiser } = await import('./runtime/adapters/sanitise.ts')
      return sanitiser(config.videoHosts, config.images.map(page.withHostname))
    }).load,
    onCall: activity.stamp,
    onRead: lazyRepairs(
      async () => (await Promise.all([import('./shell/responses.ts'), signedIn]))[0].repairsRecorded(store),
      () => missed('repairs'),
    ),
    onEnd: store.noteCall,
    fetch: page.fetch,
    random: page.random,
    randomText: page.randomText,
    sendsKeys: config.idempotencyKeys,
    scheduler: asyncScheduler,
  }
  const endByHost = (detail: string | null): void =>
    endedByHost(store.state(), storage, detail).forEach((event) => store.append(event))
  const api = guardSession(createClient(calling), [logOut, endSession], endByHost)
  const transfer = lazyFiles(async () => {
    const [{ createDownload }, { heldFiles }] = await Promise.all([
      import('./api/download.ts'),
      import('./runtime/adapters/files.ts'),
    ])
    const files = heldFiles(page.save, calling.randomText)
    return { files, download: guardDownload(createDownload({ ...calling, hold: files.hold }), endByHost) }
  })
  store.events.subscribe(({ type }) => {
    if (type === SessionEnded.type) transfer.clear()
  })

  const here = (origin: string): string => page.withOrigin(page.withHostname(origin))
  const redirects = { ...config.redirects, credits: config.redirects.credits.map(here) }
  const router = lazyRouter()
  const ports: Ports = withCauses({
    api,
    download: transfer.download,
    files: transfer.files,
    clock,
    storage,
    persistence,
    sealedPersistence: lazySealed(persistence, clock),
    vault,
    credentials: lazyCredentials(storage, async () => {
      const { sealedCredentials } = await import('./runtime/adapters/credentials.ts')
      return sealedCredentials(storage, clock, globalThis)
    }),
    tabs,
    activity,
    device: browserDevice,
    connection: browserConnection,
    fonts: browserFonts(config.fonts.base, config.fonts.names),
    navigation: {
      path: page.path,
      address: page.address,
      go: (path, how = 'push') => router.go(path, how),
      leave: (url, how = 'push') => page.leave(url, how),
      reload: () => {
        if (!isUnsavedBesideForms(store.state())) page.reload()
      },
      startAgain: page.startAgain,
      restored: pageRestored,
      shown: pageShown,
    },
    newTab: { open: () => heldTab(page.openTab()) },
    redirects: (named, purpose) => safeRedirect(named, purpose, redirects, page.origin()),
  })

  startEffects(firstEffects, store, ports, SessionEnded)
  // Later scripts add the other slices and effects, then the recorder. Nothing on the first page waits for them.
  const early: RecordedEvent[] = []
  const earlyAsides: Aside[] = []
  const meantime = store.events.subscribe((event) => early.push(event))
  meantime.add(store.asides.subscribe((aside) => earlyAsides.push(aside)))
  const missed = (chunk: string) => {
    if (!page.isLeaving()) store.append(ChunkLoadFailed({ chunk }))
  }
  let loadRest = (): void => {}
  const asked = new Promise<void>((resolve) => {
    loadRest = resolve
  })
  const signedIn = import('./stages.ts').then(({ startStages }) =>
    startStages({
      store,
      ports,
      config: { reports, ...config },
      build,
      early,
      earlyAsides,
      meantime,
      asked,
      loadRest,
      judgeUnsaved: (judge) => {
        isUnsavedBesideForms = judge
      },
      missed,
    }),
  )
  const whole = signedIn.then((stages) => stages.whole)
  whole.catch(() => missed('state'))
  const recorder = async (): Promise<Recorder> => {
    loadRest()
    return (await signedIn).recorder
  }

  store.append(PortalOpened({}))
  const startedAt = early[0]?.at ?? clock.now()
  store.append(ThemeRequested({ domainLabel: page.domainLabel() }))
  return {
    ...store,
    supportCode: supportCode(startedAt),
    navigateWith: router.connect,
    drawCaptcha: lazyCaptcha(async () => {
      const { browserCaptcha } = await import('./runtime/adapters/captcha.ts')
      return browserCaptcha({
        siteKey: config.captcha.siteKey,
        script: page.withHostname(config.captcha.script),
        schedule: page.schedule,
      })
    }),
    showCreditsPage: lazyExternalPage(async () => {
      const { externalPage } = await import('./runtime/adapters/external-page.ts')
      return externalPage({
        accessToken: vault.accessToken,
        judge: (url) => ports.redirects(url, 'credits'),
        origin: page.origin(),
        schedule: page.schedule,
      })
    }),
    holdFile: transfer.hold,
    isChunkLoadError: page.isChunkLoadError,
    chunkLoadFailed: (chunk) => {
      missed(chunk)
      return page.isReloading()
    },
    signedIn,
    whole,
    loadRest,
    logSender: sendLogs && (async () => (await import('./runtime/recorder/send-log.ts')).logSender(calling, sendLogs)),
    visits: async () => (await recorder()).visits(),
    linesOf: async (...of) => (await recorder()).lines(...of),
  }
}
