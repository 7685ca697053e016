import { of, tap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { ChoiceMade, DraftRestored, FieldEdited, FormCleared } from '../../domain/kernel/forms/form.ts'
import { profile, profileOf } from '../../domain/samples.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { PortalOpened, ProfileLoaded } from '../../domain/session/session.ts'
import { memoryStorage, virtualClock } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { expireDrafts, keepDrafts, restoreDrafts } from './drafts.ts'

const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const comments = FieldEdited({ form: 'contact', field: 'comments', value: 'When?', problem: null })
const subject = ChoiceMade({ form: 'contact', field: 'subject', value: 'benefits', problem: null })
const other = FieldEdited({ form: 'login', field: 'email', value: 'a@b.cd', problem: null })
const cleared = FormCleared({ form: 'contact' })
const path = '/contact-us/'

const saved = (
  when: readonly [string, Record<string, typeof comments | typeof subject | typeof cleared>],
  given: readonly DomainEvent[] = [signedIn],
) => {
  const saves: unknown[] = []
  const sealedPersistence = { save: (key: string, text: string) => void saves.push([key, JSON.parse(text)]) }
  const navigation = { path: () => path }
  runEffect({ effect: keepDrafts, given, ports: { sealedPersistence, navigation }, when, then: ['', {}] })
  return saves
}

describe('keeping drafts', () => {
  it('[STATE-1] saves what was typed into a form of the list, with whose it is', () => {
    const values = { subject: 'benefits', comments: 'When?' }
    expect(saved(['ab', { a: subject, b: comments }])).toEqual([
      ['persist:root', { version: 1, user: 'user-1', path, forms: { contact: { subject: 'benefits' } } }],
      ['persist:root', { version: 1, user: 'user-1', path, forms: { contact: values } }],
    ])
  })

  it('[STATE-1] forgets a draft that was sent', () => {
    expect(saved(['ab', { a: comments, b: cleared }])[1]).toEqual([
      'persist:root',
      { version: 1, user: 'user-1', path, forms: {} },
    ])
  })

  it('[STATE-1] saves nothing of other forms, and nothing while nobody is signed in', () => {
    expect(saved(['a', { a: other }])).toEqual([])
    expect(saved(['a', { a: comments }], [])).toEqual([])
  })

  it('[MASQ-1] saves and restores nothing while somebody acts for another person', () => {
    const acting = MasqueradeStarted({ userId: 'user-1', schemeYear: '2026' })
    expect(saved(['a', { a: comments }], [acting, signedIn])).toEqual([])
    runEffect({ effect: restoreDrafts, given: [acting], ports: {}, when: ['a', { a: signedIn }], then: ['', {}] })
  })
})

describe('restoring drafts', () => {
  const restore = (
    kept: string | null,
    restored: DraftRestoredData | null,
    by = profile,
    entries: Record<string, string> = {},
  ) => {
    const did: string[] = []
    const storage = memoryStorage(entries)
    const ports = {
      storage,
      navigation: { go: (to: string, how?: string) => void did.push(`${how} ${to}`) },
      sealedPersistence: { restore: () => of(kept), drop: (key: string) => void did.push(`drop ${key}`) },
    }
    const when = ['a', { a: ProfileLoaded({ profile: by, termsUpdated: false }) }] as const
    const then = restored === null ? (['', {}] as const) : (['b', { b: DraftRestored(restored) }] as const)
    runEffect({ effect: restoreDrafts, ports, when, then })
    expect(storage.entries).toEqual({})
    return did
  }
  type DraftRestoredData = Parameters<typeof DraftRestored>[0]
  const kept = (forms: object, more = {}) => JSON.stringify({ version: 1, user: 'user-1', forms, ...more })
  const words = { form: 'contact', values: { comments: 'When?' }, choices: {} }
  const waiting = { 'local/draftsKeptUntil': '9' }

  it('[STATE-1] brings back the words of the same person', () => {
    const values = { subject: 'benefits', comments: 'When?' }
    const [typed, chosen] = [{ comments: 'When?' }, { subject: 'benefits' }]
    expect(restore(kept({ contact: values }, { path }), { form: 'contact', values: typed, choices: chosen })).toEqual(
      [],
    )
  })

  it('[AUTH-1] leads the same person back to their page where the session ended without their doing', () => {
    const draft = kept({ contact: { comments: 'When?' } }, { path })
    expect(restore(draft, words, profile, waiting)).toEqual(['replace /contact-us/'])
    expect(restore(kept({ contact: { comments: 'When?' } }), words, profile, waiting)).toEqual([])
    expect(restore(kept({}, { path }), null, profile, waiting)).toEqual([])
  })

  it('[BED-8] [STATE-1] tells numbers and ticks of a choice from words, which may name a person', () => {
    const choices = { value: '£1,500', 'person:6003': 'yes', level: '' }
    restore(kept({ 'choice-210': { ...choices, other: 'Zoë' } }), {
      form: 'choice-210',
      values: { other: 'Zoë' },
      choices,
    })
  })

  it("[STATE-1] [AUTH-1] shows nobody another person's, and drops them", () => {
    const draft = kept({ contact: { comments: 'When?' } }, { path })
    expect(restore(draft, null, profileOf({ id: 'user-2' }), waiting)).toEqual(['drop persist:root'])
  })

  it.each([
    null,
    '{',
    '{"version":0}',
    kept({}),
    kept({ login: { email: 'a@b.cd' } }),
    kept({ contact: { gone: 'x' } }),
  ])('[STATE-1] brings back nothing from %j', (text) => {
    restore(text, null)
  })
})

describe('drafts that wait for their author', () => {
  const expire = (entries: Record<string, string>, meanwhile = () => {}) => {
    const storage = memoryStorage(entries)
    const dropped: string[] = []
    const ports = {
      storage,
      clock: { ...virtualClock, after: (ms: number) => virtualClock.after(ms).pipe(tap(meanwhile)) },
      sealedPersistence: { drop: (key: string) => void dropped.push(key) },
    }
    runEffect({ effect: expireDrafts, ports, when: ['a', { a: PortalOpened({}) }], then: ['', {}] })
    return { dropped, left: storage.entries, storage }
  }

  it('[AUTH-1] are dropped when their hour is over, at once where it was over before', () => {
    for (const until of ['0', '50']) {
      const { dropped, left } = expire({ 'local/draftsKeptUntil': until })
      expect([dropped, left]).toEqual([['persist:root'], {}])
    }
  })

  it('[AUTH-1] stay where somebody signed in meanwhile, or no session ended', () => {
    const entries: Record<string, string> = { 'local/draftsKeptUntil': '50' }
    const { dropped } = expire(entries, () => {
      delete entries['local/draftsKeptUntil']
    })
    expect(dropped).toEqual([])
    expect(expire({}).dropped).toEqual([])
  })
})

provesAll(keepDrafts, restoreDrafts, expireDrafts)
