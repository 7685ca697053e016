import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { COUNTDOWN_AFTER, NOTICE_AFTER, phaseAt } from './idle-phase.ts'
import {
  idle,
  IdleExpired,
  IdleTick,
  selectIdle,
  stay,
  StayConfirmed,
  StayFailed,
  StayRequested,
  tick,
} from './idle.ts'

const given = story(idle)
const MINUTE = 60_000
const start = { lastActivityAt: 0 }

describe('quiet time', () => {
  it.each([
    [0, { kind: 'active' }],
    [13 * MINUTE - 1, { kind: 'active' }],
    [13 * MINUTE, { kind: 'noticed' }],
    [14 * MINUTE - 1, { kind: 'noticed' }],
    [14 * MINUTE, { kind: 'counting', secondsLeft: 15 }],
    [14 * MINUTE + 999, { kind: 'counting', secondsLeft: 15 }],
    [14 * MINUTE + 1000, { kind: 'counting', secondsLeft: 14 }],
    [14 * MINUTE + 14_999, { kind: 'counting', secondsLeft: 1 }],
    [14 * MINUTE + 15_000, { kind: 'expired' }],
    [8 * 60 * MINUTE, { kind: 'expired' }],
    [-MINUTE, { kind: 'active' }],
  ])('[IDLE-1] after %i ms since the last call it is %j', (quiet, phase) => {
    expect(phaseAt(1_000_000, 1_000_000 + quiet)).toEqual(phase)
  })

  it('[IDLE-1] counts down from 15 after 14 quiet minutes', () => {
    const after = given().at(COUNTDOWN_AFTER, IdleTick(start))
    expect(selectIdle(after.state).phase).toEqual({ kind: 'counting', secondsLeft: 15 })
    expect(selectIdle(after.at(COUNTDOWN_AFTER + 4000, IdleTick(start)).state).phase).toMatchObject({ secondsLeft: 11 })
  })

  it('[IDLE-1] leaves the state as it is while nothing changes', () => {
    const before = given().at(NOTICE_AFTER, IdleTick(start))
    expect(before.at(NOTICE_AFTER + 1000, IdleTick(start)).state).toBe(before.state)
    const counting = given().at(COUNTDOWN_AFTER, IdleTick(start))
    expect(counting.at(COUNTDOWN_AFTER + 500, IdleTick(start)).state).toBe(counting.state)
  })

  it('[IDLE-2] is over as soon as any tab makes a call', () => {
    const counting = given().at(COUNTDOWN_AFTER, IdleTick(start))
    const called = counting.at(COUNTDOWN_AFTER + 1000, IdleTick({ lastActivityAt: COUNTDOWN_AFTER }))
    expect(selectIdle(called.state).phase).toEqual({ kind: 'active' })
  })
})

describe('the check of each second', () => {
  it('[IDLE-1] is a tick until the countdown is at 0, and then the end', () => {
    expect(
      given()
        .at(COUNTDOWN_AFTER + 14_000)
        .when(tick, start),
    ).toEqual(produced(IdleTick(start)))
    expect(
      given()
        .at(COUNTDOWN_AFTER + 15_000)
        .when(tick, start),
    ).toEqual(produced(IdleExpired({})))
  })

  it('[IDLE-1] stays quiet after the end', () => {
    expect(
      given(IdleExpired({}))
        .at(20 * MINUTE)
        .when(tick, start),
    ).toEqual(refused('expired'))
  })
})

describe('staying logged in', () => {
  const counting = given().at(COUNTDOWN_AFTER, IdleTick(start))

  it('[IDLE-1] asks the host, and dismisses the countdown once it responded', () => {
    expect(counting.when(stay)).toEqual(produced(StayRequested({})))
    const asked = counting.at(COUNTDOWN_AFTER, StayRequested({}))
    expect(selectIdle(asked.state)).toMatchObject({ phase: { kind: 'counting' }, staying: true })
    expect(selectIdle(asked.at(COUNTDOWN_AFTER, StayConfirmed({})).state)).toEqual({
      phase: { kind: 'active' },
      staying: false,
    })
  })

  it('[IDLE-1] goes on counting when the host did not respond, and may be asked again', () => {
    const failed = counting.at(COUNTDOWN_AFTER, StayRequested({}), StayFailed({ problem: offline }))
    expect(selectIdle(failed.state).phase.kind).toBe('counting')
    expect(failed.when(stay)).toEqual(produced(StayRequested({})))
  })

  it('[IDLE-1] stays quiet while it is asked already, and after the end', () => {
    expect(given(StayRequested({})).when(stay)).toEqual(refused('busy'))
    expect(given(IdleExpired({})).when(stay)).toEqual(refused('busy'))
  })
})
