import { describe, expect, it } from 'vitest'
import { CostsCalculated, CostsDropped, CostsRequested } from '../../../src/domain/benefits/costs.ts'
import { OptOutRequested, SelectionOptedOut } from '../../../src/domain/benefits/opt-out.ts'
import { BenefitRequested } from '../../../src/domain/benefits/detail.ts'
import { PolicyLoaded, PolicyRequested } from '../../../src/domain/content/policies.ts'
import { benefitId, choiceOf, html, quoteOf, selectionId } from '../../../src/domain/samples.ts'
import { SessionEnded } from '../../../src/domain/session/session.ts'
import { ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { ownBuild } from './builds.ts'
import { recorded, type Entry } from './testing.ts'
import { brokenOverlap, resimulate, type Overlap } from './resimulate.ts'

const build = ownBuild()
const effects = await build.effects()
const id = benefitId('dental')
const asked = (value: number) => CostsRequested({ benefitId: id, choice: choiceOf(value) })
const calculated = (value: number) =>
  CostsCalculated({
    benefitId: id,
    choice: choiceOf(value),
    quote: quoteOf('q'),
    limits: { value: null, partner: null },
  })
const optOut = OptOutRequested({ benefitId: id, selectionId: selectionId('s') })
const optedOut = SelectionOptedOut({ benefitId: id, selectionId: selectionId('s') })
const ended = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
const simulate = (...events: readonly Entry[]) => resimulate(build.evolution, effects, recorded(...events))
const missing = (...events: readonly Entry[]) => simulate(...events).missing.map(({ seq }) => seq)

describe('a log that is simulated again', () => {
  it('[BED-8] is the same where the effects have the policies under which it was recorded', () => {
    const log = recorded(
      ConnectionLost({}),
      asked(1),
      [calculated(1), 2],
      asked(2),
      CostsDropped({ benefitId: id }),
      ended,
    )
    expect(resimulate(build.evolution, effects, log)).toMatchObject({ emitted: log, missing: [] })
  })

  it('[BED-8] leaves out the response of a read after a later one', () => {
    expect(missing(asked(1), asked(2), [calculated(2), 2], [calculated(1), 1])).toEqual([4])
  })

  it('[BED-8] leaves out the response of a change that was dropped, and what followed from it', () => {
    const follow = BenefitRequested({ benefitId: id })
    expect(missing(optOut, optOut, [optedOut, 2], [follow, 3], [optedOut, 1], [follow, 5])).toEqual([3, 4])
    expect(missing(optOut, [optedOut, 1], optOut, [optedOut, 3])).toEqual([])
  })

  it('[BED-8] leaves out responses after the session has ended', () => {
    expect(missing(asked(1), ended, [calculated(1), 1])).toEqual([3])
  })

  it('[BED-8] says how each run ended', () => {
    const { runs } = simulate(asked(1), asked(2), [calculated(2), 2], optOut, optOut)
    const ends = runs.filter(({ effect }) => effect === 'costs.load' || effect === 'optOut.send').map(({ end }) => end)
    expect(ends).toEqual([
      { kind: 'cancelled', after: 2, by: 'CostsRequested', bySession: false },
      { kind: 'responded', after: 3 },
      { kind: 'open' },
      { kind: 'dropped', after: 5 },
    ])
  })
})

describe('calls that overlap', () => {
  const broken = (overlap: Overlap, ...events: readonly Entry[]) =>
    brokenOverlap(simulate(...events), overlap)?.sentence ?? null
  const run = (trigger: number, end: 'open' | number, ...responses: readonly number[]) => ({
    effect: 'costs.load',
    trigger: { ...recorded(asked(1))[0]!, seq: trigger },
    responses: responses.map((seq) => ({ ...recorded(calculated(1))[0]!, seq })),
    end: end === 'open' ? ({ kind: 'open' } as const) : ({ kind: 'responded', after: end } as const),
  })
  const byBenefit = (rule: Overlap['rule']): Overlap => ({ effect: 'costs.load', rule, key: 'benefitId' })

  it('[BED-8] break “one” where a second is made before the first has a response', () => {
    expect(brokenOverlap({ runs: [run(1, 3, 3), run(4, 'open')] }, byBenefit('one'))).toBeNull()
    expect(brokenOverlap({ runs: [run(1, 3, 3), run(2, 'open')] }, byBenefit('one'))).toEqual({
      seq: 2,
      sentence:
        'costs.load (benefitId "dental") has two calls on their way: event 2 made one while that of event 1 had no response.',
    })
  })

  it('[BED-8] break “newest” where a response comes after a later request', () => {
    expect(brokenOverlap({ runs: [run(1, 2, 2), run(3, 4, 4)] }, byBenefit('newest'))).toBeNull()
    expect(brokenOverlap({ runs: [run(1, 4, 4), run(2, 3, 3)] }, byBenefit('newest'))).toEqual({
      seq: 4,
      sentence:
        'costs.load (benefitId "dental") emits a response that is out of date: event 4 (CostsCalculated) belongs to event 1, which event 2 had superseded.',
    })
  })

  it('[BED-8] break “all” where a request is given up or never carried out, and not where the session ended', () => {
    const all = { effect: 'policies.load', rule: 'all', key: '' } as const
    const privacy = PolicyRequested({ policy: 'privacy' })
    expect(broken(all, privacy, PolicyRequested({ policy: 'terms' }))).toBeNull()
    expect(broken(all, privacy, [PolicyLoaded({ policy: 'privacy', html: html('') }), 1], privacy)).toBeNull()
    expect(broken(all, privacy, privacy)).toBe(
      'policies.load gave up the request of event 1: event 2 (PolicyRequested) cancelled it.',
    )
    expect(broken({ effect: 'optOut.send', rule: 'all', key: 'selectionId' }, optOut, optOut)).toBe(
      'optOut.send (selectionId "s") did nothing at event 2: an earlier one was on its way.',
    )
    expect(broken({ effect: 'costs.load', rule: 'all', key: 'benefitId' }, asked(1), ended)).toBeNull()
  })
})
