import type { DataOf } from '../kernel/event.ts'
import type { SecondFactorDemanded } from './login.ts'

/** What an authenticator app needs: the address of the QR code, and the secret in it for typing. Held in memory alone. */
export interface SetUpKey {
  secret: string
  url: string
}

/** Reads the key out of an address of the QR code; null unless it is one for time-based codes, with a secret. */
export const keyIn = (url: string): SetUpKey | null => {
  const query = /^otpauth:\/\/totp\/[^?#]*\?([^#]*)$/i.exec(url)?.[1]
  const found = new URLSearchParams(query).get('secret')?.replaceAll(/\s/g, '') ?? ''
  return /^[A-Z2-7]+=*$/i.test(found) ? { secret: found, url } : null
}

/** What a host demands after a password that was right: null where it is nothing, 'broken' where a set-up has no usable key. */
export const demandOf = (answer: {
  readonly setsUp: boolean
  readonly asksCode: boolean
  readonly url: string | undefined
  readonly secret: string | undefined
}): DataOf<typeof SecondFactorDemanded>['demand'] | 'broken' | null => {
  if (!answer.setsUp) return answer.asksCode ? { step: 'code' } : null
  const key = keyIn(answer.url ?? '')
  return key === null ? 'broken' : { step: 'setUp', url: key.url, secret: answer.secret ?? key.secret }
}
