import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Subscription } from 'rxjs'
import { defer, from } from 'rxjs'
import { CREDENTIALS_KEY } from './late-credentials.ts'
import type { Clock, Credentials, HeldCredentials, Storage } from './ports.ts'

/** How long an envelope can be opened, ms. */
export const HELD_FOR = 5 * 60_000

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

const Letter = t.type({ email: t.string, password: t.string, sealedAt: t.number })

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

const seal = async (key: CryptoKey, letter: t.TypeOf<typeof Letter>): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = new TextEncoder().encode(JSON.stringify(letter))
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, plain)
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** Null where the envelope was not sealed with this key, or was changed since. */
const open = async (key: CryptoKey, envelope: string): Promise<t.TypeOf<typeof Letter> | null> => {
  try {
    const bytes = toBytes(envelope)
    const iv = bytes.slice(0, IV_BYTES)
    const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes.slice(IV_BYTES))
    const letter = Letter.decode(JSON.parse(new TextDecoder().decode(plain)))
    return isRight(letter) ? letter.right : null
  } catch {
    return null // whatever broke the envelope, the person signs in again
  }
}

/**
 * Holds e-mail address and password in local storage while a second factor is asked for (access-and-shell §3, §4): sealed
 * by AES-GCM with a fresh initialisation vector, under a key of its own that cannot be exported and lives in memory alone.
 * An envelope lasts `HELD_FOR`: a timer removes it, and whoever opens it compares the time, for a machine that slept. One
 * from the future, after the clock was put back, counts as expired. A page load without the key can open nothing.
 */
export const sealedCredentials = (storage: Storage, clock: Clock): HeldCredentials => {
  let held: { readonly key: CryptoKey; readonly expiry: Subscription } | null = null
  /** Counts holds and drops, so that work in progress notices that it came too late. */
  let turn = 0

  const drop = (): void => {
    turn += 1
    held?.expiry.unsubscribe()
    held = null
    storage.remove('local', CREDENTIALS_KEY)
  }

  const hold = async ({ email, password }: Credentials): Promise<void> => {
    drop()
    const mine = turn
    const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
    const envelope = await seal(key, { email, password, sealedAt: clock.now() })
    if (turn !== mine) return
    storage.write('local', CREDENTIALS_KEY, envelope)
    held = { key, expiry: clock.after(HELD_FOR).subscribe(drop) }
  }

  const take = async (): Promise<Credentials | null> => {
    const mine = turn
    const envelope = storage.read('local', CREDENTIALS_KEY)
    const letter = held && envelope !== null ? await open(held.key, envelope) : null
    if (turn !== mine) return null
    const age = letter ? clock.now() - letter.sealedAt : null
    if (letter && age !== null && age >= 0 && age < HELD_FOR) return { email: letter.email, password: letter.password }
    drop()
    return null
  }

  return {
    hold: (credentials) => defer(() => from(hold(credentials))),
    take: () => defer(() => from(take())),
    drop,
  }
}
