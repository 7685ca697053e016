import { describe, expect, it } from 'vitest'
import { signedInEvolution } from '../domain/signed-in.ts'
import { effects as first } from './first.ts'
import { effects as signedIn } from './signed-in.ts'

describe('the effects that run before all slices have loaded', () => {
  const { definitions } = signedInEvolution()
  const effects = [...first, ...signedIn]

  it('[BED-3] are started by events, and emit events, of the slices that have', () => {
    const strangers = effects.flatMap(({ name, on, emits }) =>
      [...on, ...emits].filter(({ type }) => !definitions.has(type)).map(({ type }) => `${name}: ${type}`),
    )
    expect(strangers, 'add their slices to src/domain/signed-in.ts, or start the effect in its area').toEqual([])
  })
})
