import { asyncScheduler, defer, of } from 'rxjs'
import { systemClock } from './adapters/browser.ts'
import type { Clock, Credentials, HeldCredentials, Ports, Storage } from './ports.ts'

/** Stubs of some ports, or of parts of them. */
export type Stubs = {
  readonly [P in keyof Ports]?: Ports[P] extends (...args: never[]) => unknown ? Ports[P] : Partial<Ports[P]>
}

/** Ports of a test: anything it did not stub throws, with its name. */
export const stubPorts = (stubs: Stubs): Ports => {
  const missing = (name: string) => () => {
    throw new Error(`The port ${name} was used, and this test gave no stub for it.`)
  }
  const port = (name: string): unknown => {
    const given: unknown = stubs[name as keyof Stubs]
    if (typeof given === 'function') return given
    return new Proxy(given ?? missing(name), {
      get: (target, key) => Reflect.get(target, key) ?? missing(`${name}.${String(key)}`),
    })
  }
  const names = [
    'api',
    'download',
    'files',
    'clock',
    'storage',
    'persistence',
    'sealedPersistence',
    'navigation',
    'newTab',
    'device',
    'vault',
    'credentials',
    'tabs',
    'activity',
    'fonts',
    'connection',
    'redirects',
  ] as const
  return Object.fromEntries(names.map((name) => [name, port(name)])) as unknown as Ports // each port is a stub or throws
}

/** Virtual time as a clock: 0 when the test starts. */
export const virtualClock: Clock = {
  ...systemClock,
  now: () => asyncScheduler.now(),
  steady: () => asyncScheduler.now(),
}

/** Storage in memory; `entries` are by area and key, such as `local/loggedIn`. */
export const memoryStorage = (entries: Record<string, string> = {}): Storage & { entries: Record<string, string> } => ({
  entries,
  read: (area, key) => entries[`${area}/${key}`] ?? null,
  write: (area, key, value) => {
    entries[`${area}/${key}`] = value
  },
  remove: (area, key) => {
    delete entries[`${area}/${key}`]
  },
})

/** Credentials without seal and expiry; `held` is the current value. */
export const fakeCredentials = (
  now: Credentials | null = null,
): HeldCredentials & { readonly held: () => Credentials | null } => {
  let held = now
  return {
    held: () => held,
    hold: (credentials) =>
      defer(() => {
        held = credentials
        return of(undefined)
      }),
    take: () => defer(() => of(held)),
    drop: () => {
      held = null
    },
  }
}
