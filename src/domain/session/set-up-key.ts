import type { DataOf } from '../kernel/event.ts'
import type { SecondFactorDemanded } from './login.ts'

/** What an authenticator app needs: the address of the QR code, and the secret in it for typing. In memory only. */
export interface SetUpKey {
  secret: string
  url: string
}

/** Extracts the key from the address of a QR code; null unless it is for time-based codes and has a secret. */
export const keyIn = (url: string): SetUpKey | null => {
  const query = /^otpauth:\/\/totp\/[^?#]*\?([^#]*)$/i.exec(url)?.[1]
  const found = new URLSearchParams(query).get('secret')?.replaceAll(/\s/g, '') ?? ''
  return /^[A-Z2-7]+=*$/i.test(found) ? { secret: found, url } : null
}

/** What a host requires after a correct password: null for nothing, 'broken' for a set-up without a usable key. */
export const demandOf = (login: {
  readonly setsUp: boolean
  readonly asksCode: boolean
  readonly url: string | undefined
  readonly secret: string | undefined
}): DataOf<typeof SecondFactorDemanded>['demand'] | 'broken' | null => {
  if (!login.setsUp) return login.asksCode ? { step: 'code' } : null
  const key = keyIn(login.url ?? '')
  return key === null ? 'broken' : { step: 'setUp', url: key.url, secret: login.secret ?? key.secret }
}
