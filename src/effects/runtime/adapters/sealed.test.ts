import 'fake-indexeddb/auto'
import { firstValueFrom, NEVER, of } from 'rxjs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { systemClock } from './browser.ts'
import { page } from './page.ts'
import type { Persistence } from '../ports.ts'
import { browserKeyStore, newSealKey, openText, sealedPersistence, sealText, type KeyStore } from './sealed.ts'
import { eventually } from '../../../../tests/eventually.ts'

const memory = () => {
  const entries = new Map<string, string>()
  const base: Persistence = {
    save: (key, text) => void entries.set(key, text),
    drop: (key) => void entries.delete(key),
    restore: (key) => of(entries.get(key) ?? null),
  }
  return { entries, base }
}

describe('a sealed text', () => {
  it('[STATE-1] opens with its key alone, and never looks the same twice', async () => {
    const key = await newSealKey()
    const envelope = await sealText(key, 'My name is spelt wrong')
    expect(envelope).not.toContain('spelt')
    expect(await sealText(key, 'My name is spelt wrong')).not.toBe(envelope)
    expect(await openText(key, envelope)).toBe('My name is spelt wrong')
    expect(await openText(await newSealKey(), envelope)).toBeNull()
    for (const broken of ['', '{', '%', `${envelope.slice(0, -4)}AAA=`]) expect(await openText(key, broken)).toBeNull()
  })

  it('[STATE-1] has a key that cannot be exported', async () => {
    await expect(crypto.subtle.exportKey('raw', await newSealKey())).rejects.toThrow('not extractable')
  })
})

describe('sealed persistence', () => {
  const keys = (): KeyStore & { readonly forget: () => void } => {
    let key: Promise<CryptoKey> | null = null
    return {
      key: () => (key ??= newSealKey()),
      forget: () => {
        key = null
      },
    }
  }

  it('[STATE-1] keeps no word that can be read, and gives the newest back', async () => {
    const { entries, base } = memory()
    const persistence = sealedPersistence(base, keys(), systemClock)
    persistence.save('persist:root', 'first words')
    persistence.save('persist:root', 'newest words')
    await eventually(() => expect(entries.size).toBe(1))
    expect(JSON.stringify([...entries])).not.toContain('words')
    expect(await firstValueFrom(persistence.restore('persist:root'))).toBe('newest words')
  })

  it('[STATE-1] lets a word that was sealed late replace no newer one', async () => {
    const { entries, base } = memory()
    let letFirst = (): void => {}
    const slow = new Promise<void>((resolve) => {
      letFirst = resolve
    })
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    const sealing = vi.spyOn(crypto.subtle, 'encrypt')
    onTestFinished(() => sealing.mockRestore())
    sealing.mockImplementationOnce((...sealed) => slow.then(() => encrypt(...sealed)))
    const persistence = sealedPersistence(base, keys(), systemClock)
    persistence.save('persist:root', 'old words')
    persistence.save('persist:root', 'new words')
    await eventually(() => expect(entries.size).toBe(1))
    const newest = entries.get('persist:root')
    letFirst()
    const other = await newSealKey()
    for (const turn of ['as', 'long', 'as', 'the', 'old', 'words', 'take']) await sealText(other, turn)
    expect(entries.get('persist:root')).toBe(newest)
  })

  it('[LOGOUT-1] can open nothing once it was dropped, not even a copy', async () => {
    const { entries, base } = memory()
    const store = keys()
    const persistence = sealedPersistence(base, store, systemClock)
    persistence.save('persist:root', 'words')
    await eventually(() => expect(entries.size).toBe(1))
    const copy = entries.get('persist:root') ?? ''
    persistence.drop('persist:root')
    store.forget()
    expect(entries.size).toBe(0)
    entries.set('persist:root', copy)
    expect(await firstValueFrom(persistence.restore('persist:root'))).toBeNull()
  })

  it('[STATE-1] keeps nothing where the browser has no place for a key', async () => {
    const { entries, base } = memory()
    entries.set('persist:root', 'an older copy')
    const persistence = sealedPersistence(base, { key: () => Promise.reject(new Error('off')) }, systemClock)
    persistence.save('persist:root', 'words')
    await eventually(() => expect(entries.size).toBe(0))
    persistence.drop('persist:root')
    expect(await firstValueFrom(persistence.restore('persist:root'))).toBeNull()
  })

  it('[STATE-1] goes on without it after 5 s', () => {
    vi.useFakeTimers()
    const seen: unknown[] = []
    const hanging: KeyStore = { key: () => new Promise(() => {}) }
    const { base } = memory()
    sealedPersistence({ ...base, restore: () => NEVER }, hanging, systemClock)
      .restore('persist:root')
      .subscribe((text) => seen.push(text))
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual([null])
    vi.useRealTimers()
  })
})

describe('the key store of the browser', () => {
  it('[STATE-1] keeps its key over page loads, until a tab deletes it', async () => {
    // The fake IndexedDB uses structured cloning, which Node cannot do with a key: any object stands for one.
    vi.stubGlobal('crypto', { subtle: { generateKey: () => Promise.resolve({ made: Math.random() }) } })
    const first = await browserKeyStore().key()
    expect(await browserKeyStore().key()).toEqual(first)
    const open = browserKeyStore()
    await open.key()
    page.forgetKeys()
    expect(await browserKeyStore().key(), 'no open connection holds the deletion up').not.toEqual(first)
    expect(await open.key()).not.toEqual(first)
    vi.unstubAllGlobals()
  })
})
