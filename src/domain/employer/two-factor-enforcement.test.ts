import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { session } from '../session/session.ts'
import { ALL_TWO_FACTOR } from './list-query.ts'
import {
  AffectedCounted,
  AffectedCountFailed,
  AffectedCountRequested,
  askEnforcement,
  changeEnforcement,
  dropEnforcement,
  EnforcementChanged,
  EnforcementChangeDropped,
  EnforcementChangeFailed,
  EnforcementChangeRequested,
  EnforcementFailed,
  EnforcementLoaded,
  EnforcementRequested,
  requestEnforcement,
  selectEnforcement,
  twoFactorEnforcement,
} from './two-factor-enforcement.ts'
import { twoFactorList, TwoFactorListLoaded, TwoFactorListRequested } from './two-factor-list.ts'

const given = story(twoFactorEnforcement, twoFactorList, masquerade, session)
const off = EnforcementLoaded({ enabled: false })
const asked = AffectedCountRequested({ enabled: true })
const counted = AffectedCounted({ count: 12 })
const sent = EnforcementChangeRequested({ enabled: true })
const now = (after: ReturnType<typeof given>) => selectEnforcement(after.state)

describe('the enforcement of two-factor', () => {
  it('[TFAL-1] [ENG-1] is requested, loads and fails', () => {
    expect(given().when(requestEnforcement)).toEqual(produced(EnforcementRequested({})))
    expect(now(given(EnforcementRequested({}), off)).enabled).toMatchObject({ status: 'loaded', value: false })
    const failed = given(EnforcementRequested({}), EnforcementFailed({ problem: offline }))
    expect(now(failed).enabled).toEqual({ status: 'failed', problem: offline, value: null })
  })

  it('[TFAL-1] comes with the list as well', () => {
    const page = { rows: [], total: 0, lastPage: 1 }
    const loaded = given(TwoFactorListLoaded({ query: ALL_TWO_FACTOR, page, enforced: true }))
    expect(now(loaded).enabled).toMatchObject({ value: true })
  })
})

describe('changing it', () => {
  it('[TFAL-1] first counts whom it affects', () => {
    expect(given(off).when(askEnforcement, true)).toEqual(produced(asked))
    expect(now(given(off, asked)).change).toMatchObject({ kind: 'asking', affected: { status: 'loading' } })
    expect(now(given(off, asked, counted)).change).toMatchObject({ affected: { value: 12 } })
  })

  it('[TFAL-1] is refused where it is so already, or not known, and to whoever acts for somebody', () => {
    expect(given(off).when(askEnforcement, false)).toEqual(refused('notNeeded'))
    expect(given().when(askEnforcement, true)).toEqual(refused('notNeeded'))
    const acting = given(off, MasqueradeStarted({ userId: '4021', schemeYear: '2026' }))
    expect(acting.when(askEnforcement, true)).toEqual(refused('masquerade'))
  })

  it('[TFAL-1] is sent once the number was seen, and never before', () => {
    expect(given(off, asked, counted).when(changeEnforcement)).toEqual(produced(sent))
    expect(given(off, asked).when(changeEnforcement)).toEqual(refused('notCounted'))
    const unknown = given(off, asked, AffectedCountFailed({ problem: offline }))
    expect(unknown.when(changeEnforcement)).toEqual(refused('notCounted'))
    expect(given(off).when(changeEnforcement)).toEqual(refused('notAsked'))
    expect(given(off, asked, counted, sent).when(changeEnforcement)).toEqual(refused('notAsked'))
    expect(given(off, asked, counted, sent).when(askEnforcement, true)).toEqual(refused('busy'))
  })

  it('[TFAL-1] can be left as it is', () => {
    expect(given(off, asked).when(dropEnforcement)).toEqual(produced(EnforcementChangeDropped({})))
    expect(given(off).when(dropEnforcement)).toEqual(refused('notAsked'))
    expect(now(given(off, asked, EnforcementChangeDropped({}), counted)).change).toEqual({ kind: 'none' })
  })

  it('[TFAL-1] is so once the host says so, and is announced until something else is requested', () => {
    const changed = given(off, asked, counted, sent, EnforcementChanged({ enabled: true }))
    expect(now(changed)).toMatchObject({ enabled: { value: true }, change: { kind: 'done', enabled: true } })
    const later = changed.at(5, TwoFactorListRequested({ query: ALL_TWO_FACTOR, typing: false }))
    expect(now(later).change).toEqual({ kind: 'none' })
  })

  it('[TFAL-1] stays begun while the setting is read again, and what is done is announced no more', () => {
    expect(now(given(off, asked, EnforcementRequested({}), counted)).change).toMatchObject({
      kind: 'asking',
      affected: { status: 'loaded' },
    })
    const done = given(off, asked, counted, sent, EnforcementChanged({ enabled: true }), EnforcementRequested({}))
    expect(now(done).change).toEqual({ kind: 'none' })
  })

  it('[TFAL-1] changes nothing when it fails, and can be sent again', () => {
    const failed = given(off, asked, counted, sent, EnforcementChangeFailed({ problem: offline }))
    expect(now(failed)).toMatchObject({ enabled: { value: false }, change: { kind: 'asking', problem: offline } })
    expect(failed.when(changeEnforcement)).toEqual(produced(sent))
  })
})
