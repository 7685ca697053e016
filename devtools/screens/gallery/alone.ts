import 'fake-indexeddb/auto'

/** A storage that ends with the page. */
const memoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}

/** A channel that reaches no other page. */
class SilentChannel extends EventTarget {
  onmessage: unknown = null
  postMessage(): void {}
  close(): void {}
}

/** Gives the page its own storages and channels, so that no state of the gallery sees what another one left. */
export const standAlone = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
  Object.defineProperty(window, 'BroadcastChannel', { value: SilentChannel, configurable: true })
}
