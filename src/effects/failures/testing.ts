import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { profile } from '../../domain/samples.ts'
import { SetUpKeyIssued } from '../../domain/session/second-factor-setup.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { runEffect } from '../runtime/testing.ts'

type PortalEffect = Parameters<typeof runEffect>[0]['effect']

/**
 * Proves that each effect reports a port that throws. `rows` hold, by effect name, its trigger and its declared failure; an effect without
 * a row, and a row without an effect, are reported.
 */
export const proveFailures = (
  effects: readonly PortalEffect[],
  rows: Readonly<Record<string, readonly [DomainEvent, DomainEvent]>>,
): void => {
  const failing = effects.filter(({ emits }) => emits.some(({ type }) => type.endsWith('Failed')))

  describe('an effect whose ports throw', () => {
    it('[BED-3] has its failure here', () => {
      expect(Object.keys(rows).sort()).toEqual(failing.map(({ name }) => name).sort())
    })

    it.each(failing.map((effect) => [effect.name, effect] as const))('[BED-3] reports it: %s', (name, effect) => {
      const [a, b] = rows[name] ?? []
      if (!a || !b) throw new Error(`${name} has no failure in this test.`)
      const given = [
        ProfileLoaded({ profile, termsUpdated: false }),
        SetUpKeyIssued({ secret: 'AAAA', url: 'otpauth:' }),
      ]
      runEffect({ effect, given, ports: {}, when: ['a', { a }], then: ['b', { b }] })
    })
  })
}
