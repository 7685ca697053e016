import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { defer, from, type Subscription } from 'rxjs'
import { HELD_FOR, type Clock, type Credentials, type HeldCredentials, type Storage } from '../ports.ts'
import { CREDENTIALS } from '../storage-keys.ts'
import { newSealKey, openText, sealText } from './sealed.ts'

const Letter = t.type({ email: t.string, password: t.string, sealedAt: t.number })

/** Null if the envelope was not sealed with this key, was changed since, or holds something else. */
const letterIn = async (key: CryptoKey, envelope: string): Promise<t.TypeOf<typeof Letter> | null> => {
  const text = await openText(key, envelope)
  if (text === null) return null
  const letter = Letter.decode(JSON.parse(text)) // the envelope opened, so this module wrote it
  return isRight(letter) ? letter.right : null
}

/**
 * Holds email address and password in local storage while a second factor is pending: sealed by AES-GCM with a fresh initialisation vector,
 * under a non-extractable key that exists only in memory. An envelope lasts `HELD_FOR` and no longer than the page: a timer removes it, and opening it compares the
 * time, in case the machine slept. An envelope from the future, after the clock was set back, counts as expired. A page load without the
 * key cannot open anything.
 */
export const sealedCredentials = (
  storage: Storage,
  clock: Clock,
  page: Pick<EventTarget, 'addEventListener'>,
): HeldCredentials => {
  let held: { readonly key: CryptoKey; readonly expiry: Subscription } | null = null
  /** Counts holds and drops, so that work in progress notices that it is obsolete. */
  let turn = 0

  const drop = (): void => {
    turn += 1
    held?.expiry.unsubscribe()
    held = null
    storage.remove('local', CREDENTIALS)
  }

  page.addEventListener('pagehide', drop)

  const hold = async ({ email, password }: Credentials): Promise<void> => {
    drop()
    const mine = turn
    const key = await newSealKey()
    const envelope = await sealText(key, JSON.stringify({ email, password, sealedAt: clock.now() }))
    if (turn !== mine) return
    storage.write('local', CREDENTIALS, envelope)
    held = { key, expiry: clock.after(HELD_FOR).subscribe(drop) }
  }

  const take = async (): Promise<Credentials | null> => {
    const mine = turn
    const envelope = storage.read('local', CREDENTIALS)
    const letter = held && envelope !== null ? await letterIn(held.key, envelope) : null
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
