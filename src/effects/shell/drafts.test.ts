import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { ChoiceMade, DraftRestored, FieldEdited, FormCleared } from '../../domain/kernel/forms/form.ts'
import { profile, profileOf } from '../../domain/samples.ts'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { keepDrafts, restoreDrafts } from './drafts.ts'

const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const comments = FieldEdited({ form: 'contact', field: 'comments', value: 'When?', problem: null })
const subject = ChoiceMade({ form: 'contact', field: 'subject', value: 'benefits', problem: null })
const other = FieldEdited({ form: 'login', field: 'email', value: 'a@b.cd', problem: null })
const cleared = FormCleared({ form: 'contact' })

const saved = (
  when: readonly [string, Record<string, typeof comments | typeof subject | typeof cleared>],
  given: readonly DomainEvent[] = [signedIn],
) => {
  const saves: unknown[] = []
  const sealedPersistence = { save: (key: string, text: string) => void saves.push([key, JSON.parse(text)]) }
  runEffect({ effect: keepDrafts, given, ports: { sealedPersistence }, when, then: ['', {}] })
  return saves
}

describe('keeping drafts', () => {
  it('[STATE-1] saves what was typed into a form of the list, with whose it is', () => {
    const values = { subject: 'benefits', comments: 'When?' }
    expect(saved(['ab', { a: subject, b: comments }])).toEqual([
      ['persist:root', { version: 1, user: 'user-1', forms: { contact: { subject: 'benefits' } } }],
      ['persist:root', { version: 1, user: 'user-1', forms: { contact: values } }],
    ])
  })

  it('[STATE-1] forgets a draft that was sent', () => {
    expect(saved(['ab', { a: comments, b: cleared }])[1]).toEqual([
      'persist:root',
      { version: 1, user: 'user-1', forms: {} },
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
  const restore = (kept: string | null, restored: DraftRestoredData | null, by = profile) => {
    const ports = { sealedPersistence: { restore: () => of(kept) } }
    const when = ['a', { a: ProfileLoaded({ profile: by, termsUpdated: false }) }] as const
    const then = restored === null ? (['', {}] as const) : (['b', { b: DraftRestored(restored) }] as const)
    runEffect({ effect: restoreDrafts, ports, when, then })
  }
  type DraftRestoredData = Parameters<typeof DraftRestored>[0]
  const kept = (forms: object) => JSON.stringify({ version: 1, user: 'user-1', forms })

  it('[STATE-1] brings back the words of the same person', () => {
    const values = { subject: 'benefits', comments: 'When?' }
    const [typed, chosen] = [{ comments: 'When?' }, { subject: 'benefits' }]
    restore(kept({ contact: values }), { form: 'contact', values: typed, choices: chosen })
  })

  it('[BED-8] [STATE-1] tells numbers and ticks of a choice from words, which may name a person', () => {
    const choices = { value: '£1,500', 'person-6003': 'yes', level: '' }
    restore(kept({ 'choice-210': { ...choices, other: 'Zoë' } }), {
      form: 'choice-210',
      values: { other: 'Zoë' },
      choices,
    })
  })

  it("[STATE-1] leaves another person's alone", () => {
    restore(kept({ contact: { comments: 'When?' } }), null, profileOf({ id: 'user-2' }))
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

provesAll(keepDrafts, restoreDrafts)
