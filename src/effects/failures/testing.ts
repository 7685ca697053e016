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
    it('[BED-3] has a row here', () => {
      const names = failing.map(({ name }) => name)
      expect(
        names.filter((name) => !(name in rows)),
        'effects without a row in src/effects/failures/: add what starts each, and the failure that it declares',
      ).toEqual([])
      expect(
        Object.keys(rows).filter((name) => !names.includes(name)),
        'rows of no effect',
      ).toEqual([])
    })

    const proven = failing.flatMap((effect) => {
      const row = rows[effect.name]
      return row ? [[effect.name, effect, row] as const] : []
    })
    it.each(proven)('[BED-3] reports it: %s', (_, effect, [a, b]) => {
      const given = [
        ProfileLoaded({ profile, termsUpdated: false }),
        SetUpKeyIssued({ secret: 'AAAA', url: 'otpauth:' }),
      ]
      runEffect({ effect, given, ports: {}, when: ['a', { a }], then: ['b', { b }] })
    })
  })
}
