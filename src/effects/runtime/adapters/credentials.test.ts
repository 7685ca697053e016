import { firstValueFrom, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { systemClock } from './browser.ts'
import { sealedCredentials } from './credentials.ts'
import { HELD_FOR } from '../ports.ts'
import { CREDENTIALS } from '../storage-keys.ts'
import { memoryStorage } from '../fakes.testing.ts'

const credentials = { email: 'first.last@acme.example', password: 'Pass-word-9-umbrella' }
const kept = `local/${CREDENTIALS}`

/** A page load with a clock and a timer under the test's control, on a storage that earlier loads can have used. */
const pageLoad = (storage = memoryStorage()) => {
  const time = { now: 1_000_000 }
  const timer = new Subject<void>()
  const waited: number[] = []
  const after = (ms: number) => {
    waited.push(ms)
    return timer
  }
  const page = new EventTarget()
  const port = sealedCredentials(storage, { ...systemClock, now: () => time.now, after }, page)
  return {
    ...port,
    close: () => page.dispatchEvent(new Event('pagehide')),
    storage,
    time,
    timer,
    waited,
    hold: (what = credentials) => firstValueFrom(port.hold(what)),
    take: () => firstValueFrom(port.take()),
  }
}

describe('credentials between login and second factor', () => {
  it('[TFA-4] can be taken again and again, until they are dropped', async () => {
    const { hold, take, drop, close, storage } = pageLoad()
    expect(await take()).toBeNull()
    await hold()
    expect([await take(), await take()]).toEqual([credentials, credentials])
    drop()
    expect(storage.entries).toEqual({})
    await hold()
    close()
    expect(storage.entries, 'a closed tab leaves nothing').toEqual({})
    expect(await take()).toBeNull()
  })

  it('[TFA-4] are never written as plain text, and never twice the same', async () => {
    const { hold, storage } = pageLoad()
    await hold()
    const first = storage.entries[kept] ?? ''
    await hold()
    const second = storage.entries[kept] ?? ''
    expect(Object.keys(storage.entries)).toEqual([kept])
    expect(second).not.toBe(first)
    for (const envelope of [first, second, atob(first), atob(second)])
      expect(envelope).not.toMatch(/first|acme|umbrella|sealedAt/)
  })

  it('[TFA-4] are under a key that nobody can export', async () => {
    const made: CryptoKey[] = []
    const generate = crypto.subtle.generateKey.bind(crypto.subtle)
    Object.defineProperty(crypto.subtle, 'generateKey', {
      configurable: true,
      value: async (...args: Parameters<typeof generate>) => {
        const key = await generate(...args)
        if ('extractable' in key) made.push(key)
        return key
      },
    })
    await pageLoad().hold()
    Reflect.deleteProperty(crypto.subtle, 'generateKey')
    expect(made.map(({ extractable, algorithm }) => [extractable, algorithm.name])).toEqual([[false, 'AES-GCM']])
  })

  it('[TFA-4] are those of the last login', async () => {
    const { hold, take } = pageLoad()
    const other = { email: 'other@acme.example', password: 'other' }
    await hold()
    await hold(other)
    expect(await take()).toEqual(other)
  })

  it('[TFA-4] hold a password of any script', async () => {
    const { hold, take } = pageLoad()
    const any = { email: 'a@b.cd', password: 'пароль-密碼-🔑' }
    await hold(any)
    expect(await take()).toEqual(any)
  })
})

describe('an envelope', () => {
  it('[TFA-4] is removed five minutes later, whoever asks for it', async () => {
    const { hold, timer, waited, storage } = pageLoad()
    await hold()
    expect(waited).toEqual([300_000])
    timer.next()
    expect(storage.entries).toEqual({})
  })

  it.each([
    ['opens just before its time', HELD_FOR - 1, true],
    ['is expired at its time', HELD_FOR, false],
    ['is expired after a night of sleep that stopped the timer', 8 * 3_600_000, false],
    ['is expired once the clock was put back before it', -1, false],
  ])('[TFA-4] %s', async (_, later, opens) => {
    const { hold, take, time, storage } = pageLoad()
    await hold()
    time.now += later
    expect(await take()).toEqual(opens ? credentials : null)
    expect(kept in storage.entries).toBe(opens)
  })

  it('[TFA-4] of another page load cannot be opened, and is removed', async () => {
    const { hold, storage } = pageLoad()
    await hold()
    const reloaded = pageLoad(storage)
    expect(await reloaded.take()).toBeNull()
    expect(storage.entries).toEqual({})
  })

  it.each([
    ['has one byte changed', (envelope: string) => (envelope.startsWith('A') ? 'B' : 'A') + envelope.slice(1)],
    ['was cut', (envelope: string) => envelope.slice(0, 20)],
    ['is no envelope', () => 'not base64 !'],
    ['is empty', () => ''],
  ])('[TFA-4] returns nothing and is removed when it %s', async (_, change) => {
    const { hold, take, storage } = pageLoad()
    await hold()
    storage.entries[kept] = change(storage.entries[kept] ?? '')
    expect(await take()).toBeNull()
    expect(storage.entries).toEqual({})
  })

  it('[TFA-4] that is dropped while it is sealed or opened has no effect', async () => {
    const { hold, take, drop, storage } = pageLoad()
    const sealing = hold()
    drop()
    await sealing
    expect(storage.entries).toEqual({})
    await hold()
    const opening = take()
    drop()
    expect(await opening).toBeNull()
  })
})
