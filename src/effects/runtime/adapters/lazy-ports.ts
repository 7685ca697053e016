import { left } from 'fp-ts/lib/Either.js'
import { defer, of, switchMap } from 'rxjs'
import type { Download, HeldFile } from '../../api/download.ts'
import type { OnRead } from '../../api/response.ts'
import type { CaptchaListener, ShownCaptcha } from './captcha.ts'
import type { ShowFrame } from './external-page.ts'
import type { HeldFiles } from './files.ts'
import { lazyPort } from './lazy-port.ts'
import type { Files, HeldCredentials, Persistence, Ports, Storage } from '../ports.ts'
import { CREDENTIALS } from '../storage-keys.ts'

/** Credentials between login and second factor. Until this page load holds some, there are none: any in storage are another load's. */
export const lazyCredentials = (storage: Storage, load: () => Promise<HeldCredentials>): HeldCredentials => {
  const port = lazyPort(load)
  const drop = (): void => {
    const keeper = port.now()
    if (keeper) keeper.drop()
    else storage.remove('local', CREDENTIALS)
  }
  return {
    hold: (credentials) => defer(port.load).pipe(switchMap((keeper) => keeper.hold(credentials))),
    take: () =>
      defer(() => {
        const keeper = port.now()
        if (keeper) return keeper.take()
        drop()
        return of(null)
      }),
    drop,
  }
}

/**
 * Persistence that saves nothing if its chunk fails to load. Dropping needs no chunk, and waits for none [LOGOUT-1].
 * @param forgetKeys deletes the keys of what was sealed, which makes every copy worthless
 */
export const lazyPersistence = (
  base: Persistence,
  load: () => Promise<Persistence>,
  forgetKeys: () => void,
): Ports['sealedPersistence'] => {
  const port = lazyPort(load)
  const unavailable: Persistence = { save: () => {}, drop: base.drop, restore: () => of(null) }
  const loaded = (): Promise<Persistence> => port.load().catch(() => unavailable)
  let turn = 0
  return {
    save: (key, text) => {
      const mine = turn
      void loaded().then((sealed) => {
        if (turn === mine) sealed.save(key, text)
      })
    },
    drop: (key) => {
      turn += 1
      base.drop(key)
      port.now()?.drop(key)
    },
    forgetKeys,
    restore: (key) => defer(loaded).pipe(switchMap((sealed) => sealed.restore(key))),
  }
}

/** Keeps and fetches files. */
export interface FileTransfer {
  readonly files: HeldFiles
  readonly download: Download
}

/** `FileTransfer` that works before its chunk has loaded. */
export interface LazyFiles {
  readonly files: Files
  readonly download: Download
  /** Takes a chosen file; null if the chunk fails to load. */
  readonly hold: (file: Blob, name: string) => Promise<HeldFile | null>
  readonly clear: () => void
}

/** Files and downloads: before the first file there are none. */
export const lazyFiles = (load: () => Promise<FileTransfer>): LazyFiles => {
  const port = lazyPort(load)
  const held = (): HeldFiles | undefined => port.now()?.files
  return {
    files: {
      text: (id) => held()?.text(id) ?? Promise.resolve(null),
      form: (...of) => held()?.form(...of) ?? null,
      save: (id) => held()?.save(id) ?? false,
      drop: (id) => held()?.drop(id),
    },
    download: (operation, input) =>
      defer(() => port.load().catch(() => null)).pipe(
        switchMap((transfer) =>
          transfer
            ? transfer.download(operation, input)
            : of(left({ problem: { kind: 'network' } as const, body: null })),
        ),
      ),
    hold: (file, name) =>
      port.load().then(
        ({ files }) => files.hold(file, name),
        () => null, // the screen says that the file could not be read
      ),
    clear: () => held()?.clear(),
  }
}

/** Records repairs of responses, loaded with the first repair: a host that keeps to its OpenAPI document never needs it. */
export const lazyRepairs = (load: () => Promise<OnRead>, failed: () => void): OnRead => {
  const port = lazyPort(load)
  let needed = false
  return (operation, status, repairs) => {
    needed ||= repairs.length > 0
    if (needed) port.load().then((record) => record(operation, status, repairs), failed)
  }
}

/** Draws the bot check in an element. */
export type DrawCaptcha = (place: HTMLElement, listener: CaptchaListener) => ShownCaptcha

interface Drawn {
  readonly remove: () => void
  readonly reset?: () => void
}

/** Draws once the chunk has loaded, unless the screen has been left. */
const lazyWidget = <Given extends readonly unknown[]>(
  load: () => Promise<(...given: Given) => Drawn>,
  failed: (...given: Given) => void,
) => {
  const port = lazyPort(load)
  return (...given: Given) => {
    let shown: Drawn | null = null
    let gone = false
    port.load().then(
      (draw) => {
        if (!gone) shown = draw(...given)
      },
      () => {
        if (!gone) failed(...given)
      },
    )
    return {
      reset: () => shown?.reset?.(),
      remove: () => {
        gone = true
        shown?.remove()
      },
    }
  }
}

/** The bot check. A chunk that fails to load is a failure of the check. */
export const lazyCaptcha = (load: () => Promise<DrawCaptcha>): DrawCaptcha =>
  lazyWidget(load, (_, { failed }) => failed())

/** Frames an external page. A chunk that fails to load is reported as the page's time-out. */
export const lazyExternalPage = (load: () => Promise<ShowFrame>): ShowFrame =>
  lazyWidget(load, (_, __, { timedOut }) => timedOut())
