import { NEVER } from 'rxjs'
import { expect, it } from 'vitest'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { keepMasquerade } from './keep-masquerade.ts'
import { dropMasquerade, storedMasquerade } from './masquerade.ts'

it.each(['2026', null])('[MASQ-1] a masquerade is kept by its tab alone, under a claim: year %s', (schemeYear) => {
  const storage = memoryStorage()
  const claims: string[] = []
  const claim = (name: string) => {
    claims.push(name)
    return NEVER
  }
  const ports = { storage, tabs: { claim }, device: { randomText: () => 'claim' } }
  const a = MasqueradeStarted({ userId: '4021', schemeYear })
  runEffect({ effect: keepMasquerade, ports, when: ['a', { a }], then: ['', {}] })
  expect(Object.keys(storage.entries)).toEqual(['session/masquerade'])
  expect(storedMasquerade(storage)).toEqual({ claim: 'claim', userId: '4021', schemeYear })
  expect(claims).toEqual(['claim'])
  dropMasquerade(storage)
  expect(storedMasquerade(storage)).toBeNull()
})

provesAll(keepMasquerade)
