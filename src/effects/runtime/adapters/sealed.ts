import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { defer, from, merge, map, of, switchMap, take } from 'rxjs'
import { RESTORE_WITHIN } from './persistence.ts'
import type { Clock, Persistence } from '../ports.ts'

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

/** A key that seals and opens texts, and that no script can export. */
export const newSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** Seals a text by AES-GCM with a fresh initialisation vector; the envelope is base64. */
export const sealText = async (key: CryptoKey, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text))
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** The text of an envelope; null if it was not sealed with this key, or was changed since. */
export const openText = async (key: CryptoKey, envelope: string): Promise<string | null> => {
  try {
    const bytes = toBytes(envelope)
    const iv = bytes.slice(0, IV_BYTES)
    const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes.slice(IV_BYTES))
    return new TextDecoder().decode(plain)
  } catch {
    return null // whatever broke the envelope, it holds nothing usable
  }
}

/** Where a key outlives the page: the browser stores it as an object that opens envelopes but cannot be read. */
export interface KeyStore {
  /** The key, created if there is none. */
  readonly key: () => Promise<CryptoKey>
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey }
}

/** The browser's key store, in IndexedDB. Rejects if the browser forbids it. */
export const browserKeyStore = (): KeyStore => {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const db = (): Promise<IDBPDatabase<Schema>> =>
    (opened ??= openDB<Schema>('portal-keys', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('keys')
      },
      // A logout deletes the keys, from whichever tab: `page.forgetKeys`.
      blocking: (_, __, event) => {
        ;(event.target as IDBDatabase).close() // the event has no other target than the connection
        opened = null
      },
    }))
  return {
    key: async () => {
      const [store, made] = await Promise.all([db(), newSealKey()])
      // One transaction: two tabs that open at once get the same key.
      const { store: keys, done } = store.transaction('keys', 'readwrite')
      const kept = await keys.get('drafts')
      if (!kept) await keys.put(made, 'drafts')
      await done
      return kept ?? made
    },
  }
}

/**
 * Persistence whose texts are sealed in storage: only the portal can read a person's words, and deleting the key makes every copy
 * worthless. If the browser has no place for a key, nothing is kept.
 */
export const sealedPersistence = (base: Persistence, keys: KeyStore, clock: Clock): Persistence => {
  let turn = 0
  let held: Promise<CryptoKey> | null = null
  // Requested in advance: words typed just before a reload would wait for the key and be lost.
  const key = (): Promise<CryptoKey> => (held ??= keys.key())
  return {
    save: (name, text) => {
      const mine = ++turn
      key()
        .then((seal) => sealText(seal, text))
        .then(
          (envelope) => {
            if (turn === mine) base.save(name, envelope)
          },
          () => {
            held = null
            base.drop(name) // without a key the words stay in memory, and an older copy must not return
          },
        )
    },
    drop: (name) => {
      turn += 1
      held = null
      base.drop(name)
    },
    restore: (name) =>
      merge(
        base
          .restore(name)
          .pipe(
            switchMap((envelope) =>
              envelope === null ? of(null) : defer(() => from(key().then((seal) => openText(seal, envelope)))),
            ),
          ),
        clock.after(RESTORE_WITHIN).pipe(map(() => null)),
      ).pipe(take(1)),
  }
}
