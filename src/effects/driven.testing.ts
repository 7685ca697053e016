import * as fc from 'fast-check'
import { payloads, type Leaves } from '../domain/kernel/codecs/arbitrary.testing.ts'
import type { DomainEvent } from '../domain/kernel/event.ts'
import { profile } from '../domain/samples.ts'
import { SetUpKeyIssued } from '../domain/session/second-factor-setup.ts'
import { ProfileLoaded } from '../domain/session/session.ts'
import { effects as areas } from './areas.ts'
import { effects as first } from './first.ts'
import type { portalEffect } from './runtime/portal-effect.ts'

type Driven = ReturnType<typeof portalEffect>

/** Every effect of the portal, for tests that drive them by their declarations. */
export const everyEffect: readonly Driven[] = [...first, ...areas]

/** The state before any trigger: somebody is signed in and can set up a second factor. */
export const given = [
  ProfileLoaded({ profile, termsUpdated: false }),
  SetUpKeyIssued({ secret: 'AAAA', url: 'otpauth:' }),
]

/** All strings are the same letter, so that all ids match, and every response belongs to its request. */
export const leaves = (letter: string): Leaves => ({
  text: () => fc.constant(letter),
  number: fc.constantFrom(0, 1),
  named: { integer: fc.constantFrom(0, 1), day: fc.constantFrom('2026-11-20', '2027-02-03') },
})

/** Triggers of an effect, generated from their codecs. */
export const triggersOf = ({ on }: Driven): fc.Arbitrary<DomainEvent> =>
  fc
    .tuple(fc.constantFrom(...on), fc.constantFrom('a', 'b'))
    .chain(([{ type, codec }, letter]) => payloads(codec, leaves(letter)).map(({ value }) => ({ type, data: value })))
