import { describe, expect, it } from 'vitest'
import { demandOf, keyIn } from './set-up-key.ts'

const key = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Benefits:a?secret=JBSWY3DPEHPK3PXP' }

describe('the key in an address', () => {
  it('[TFA-2] is its secret, without the blanks that some hosts write', () => {
    expect(keyIn(key.url)).toEqual(key)
    expect(keyIn('OTPAUTH://TOTP/a?issuer=b&secret=abcd%20efgh=')?.secret).toBe('abcdefgh=')
  })

  it.each([
    '',
    'https://evil.example/totp/a?secret=JBSWY3DPEHPK3PXP',
    'javascript:otpauth://totp/a?secret=JBSWY3DPEHPK3PXP',
    'otpauth://hotp/a?secret=JBSWY3DPEHPK3PXP',
    'otpauth://totp/a',
    'otpauth://totp/a?secret=',
    'otpauth://totp/a?secret=<b>',
  ])('[TFA-2] is none in %j', (url) => {
    expect(keyIn(url)).toBeNull()
  })
})

describe('what a host demands', () => {
  const nothing = { setsUp: false, asksCode: false, url: undefined, secret: undefined }

  it('[TFA-1] is nothing, or a code', () => {
    expect(demandOf(nothing)).toBeNull()
    expect(demandOf({ ...nothing, asksCode: true })).toEqual({ step: 'code' })
  })

  it('[TFA-2] is a set-up with the secret that the host names, else the one in the address', () => {
    const setsUp = { ...nothing, setsUp: true, url: key.url }
    expect(demandOf({ ...setsUp, secret: 'GEZDGNBV' })).toEqual({ step: 'setUp', url: key.url, secret: 'GEZDGNBV' })
    expect(demandOf(setsUp)).toEqual({ step: 'setUp', ...key })
  })

  it('[TFA-2] is broken where a set-up has no usable key', () => {
    expect(demandOf({ ...nothing, setsUp: true })).toBe('broken')
    expect(demandOf({ ...nothing, setsUp: true, url: 'https://evil.example/', secret: 'GEZDGNBV' })).toBe('broken')
  })
})
