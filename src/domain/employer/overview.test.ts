import { describe, expect, it } from 'vitest'
import { idle, loaded } from '../kernel/requests/remote.ts'
import { story } from '../kernel/testing.ts'
import { insightsSample } from '../samples.ts'
import { approvals, PendingLoaded, SelectionsApproved } from './approvals.ts'
import {
  monthNameOf,
  registrationFinding,
  selectDecided,
  squaresOf,
  takeUpFinding,
  twoFactorFinding,
  uploadToDo,
  waitingOf,
} from './overview.ts'

const pending = (benefitId: string, count: number, toCheck: number | null, oldest: string | null = null) => ({
  benefitId,
  benefitName: benefitId,
  count,
  summary: '',
  orderValue: null,
  oldest,
  toCheck,
})

describe('the selections that wait', () => {
  const cycle = pending('cycle', 5, 2, '2026-11-01')
  const leave = pending('leave', 3, 0, '2026-11-08')

  it('[DASH-1] are counted with those to check first, and the days of the oldest', () => {
    const at = Date.UTC(2026, 10, 20, 9)
    expect(waitingOf([leave, cycle], at)).toEqual({ count: 8, toCheck: 2, days: 19 })
    expect(waitingOf([pending('gym', 1, null)], at)).toEqual({ count: 1, toCheck: null, days: null })
    expect(waitingOf([pending('gym', 1, 0, '2026-11-21')], at).days).toBe(0)
  })

  it('[DASH-1] are a square each, benefit after benefit, hollow where they were just decided', () => {
    expect(squaresOf([leave, cycle], null)).toEqual([
      { kind: 'check', from: 0, count: 2 },
      { kind: 'others', from: 2, count: 3 },
      { kind: 'others', from: 5, count: 3 },
    ])
    expect(squaresOf([leave, cycle], { benefitId: 'leave', count: 4 })).toContainEqual({
      kind: 'decided',
      from: 5,
      count: 4,
    })
    expect(squaresOf([leave], { benefitId: 'cycle', count: 5 })[0]).toEqual({ kind: 'decided', from: 0, count: 5 })
    expect(squaresOf([pending('gym', 501, 0)], null)).toEqual([])
  })

  it('[APP-1] say what was decided, with its sum, unless some of it failed', () => {
    const row = (selectionId: string, orderValue: number | null) => ({
      selectionId,
      employeeName: '',
      orderValue,
      requestedOn: null,
      fields: {},
      checks: [],
    })
    const rows = [row('a', 1000), row('b', 250), row('c', null)]
    const opened = PendingLoaded({
      pending: { benefitId: 'cycle', benefitName: 'Cycle', takesReason: false, firstDeduction: null, rows },
    })
    const after = (decided: string[], failed: string[] = []) =>
      selectDecided(story(approvals)(opened, SelectionsApproved({ decision: 'approve', decided, failed })).state)
    expect(after(['a', 'b'])).toEqual({
      decision: 'approve',
      count: 2,
      sum: 1250,
      benefitId: 'cycle',
      benefitName: 'Cycle',
      left: 1,
    })
    expect(after(['a', 'c'])?.sum).toBeNull()
    expect(after(['a'], ['b'])).toBeNull()
  })
})

describe('an upload', () => {
  const upload = (status: 'completed' | 'rejected' | 'awaiting-commit') => ({
    uploadId: status,
    fileName: 'staff.csv',
    uploadedOn: '2026-11-20',
    status,
    rows: 3,
    checked: 3,
    errorCount: 0,
  })

  it('[DASH-1] [EMP-3] needs somebody if it is the newest and was refused or waits', () => {
    expect(uploadToDo([upload('rejected'), upload('completed')])?.status).toBe('rejected')
    expect(uploadToDo([upload('awaiting-commit')])?.status).toBe('awaiting-commit')
    expect(uploadToDo([upload('completed'), upload('rejected')])).toBeNull()
    expect(uploadToDo([])).toBeNull()
  })
})

describe('the finding about registrations', () => {
  const finding = (...counts: number[]) =>
    registrationFinding({
      ...insightsSample,
      months: counts.map((registrations, index) => ({
        month: `2026-${String(index + 1).padStart(2, '0')}`,
        registrations,
      })),
    })

  it('[DASH-1] compares the latest month with the eleven before, and else with the one before', () => {
    expect(finding(3, 4, 9)).toMatchObject({ count: 9, rank: 'most', month: '2026-03', most: 9 })
    expect(finding(3, 4, 1)?.rank).toBe('fewest')
    expect(finding(9, 2, 5)?.rank).toBe(3)
    expect(finding(9, 2, 9)?.rank).toBe(7)
    expect(finding(99, ...Array.from({ length: 11 }, () => 1), 7)).toMatchObject({ rank: 'most', most: 7 })
    expect(monthNameOf('2026-11')).toBe('November')
  })

  it('[DASH-1] is none with fewer than two months', () => {
    expect(finding(4)).toBeNull()
  })
})

describe('the finding about take-up', () => {
  const row = (name: string, eligible: number, taken: number, takenYearAgo: number | null = null) => ({
    benefitId: name,
    name,
    eligible,
    taken,
    takenYearAgo,
    eligibleYearAgo: takenYearAgo === null ? null : eligible,
  })
  const found = (...benefits: ReturnType<typeof row>[]) => takeUpFinding({ asOf: '2026-11-20', benefits })

  it('[DASH-1] [TAKE-1] names what grew most in a year, never what everyone has', () => {
    expect(found(row('life', 10, 10, 2), row('gym', 10, 5, 4), row('car', 10, 6, 3))).toEqual({
      kind: 'grown',
      name: 'car',
      points: 30,
      before: 30,
      now: 60,
    })
  })

  it('[DASH-1] [TAKE-1] names what most of those who can have chosen, where no growth is known', () => {
    const most = found(row('life', 10, 10), row('gym', 10, 5), row('dental', 10, 6))
    expect(most).toMatchObject({ kind: 'most', name: 'dental', share: 60 })
    expect(most?.kind === 'most' && most.benefits.map(({ name }) => name)).toEqual(['dental', 'gym'])
  })

  it('[DASH-1] [TAKE-1] says that everyone has everything, or nothing where nobody can have a benefit', () => {
    expect(found(row('life', 10, 10))).toEqual({ kind: 'everyone', count: 1 })
    expect(found(row('life', 0, 0))).toBeNull()
  })
})

describe('the finding about two-factor authentication', () => {
  it('[DASH-1] counts those who use it once the number of employees is known', () => {
    expect(twoFactorFinding(7, loaded({ employees: 10, registered: 8 }, 0))).toEqual({ employees: 10, on: 3, off: 7 })
    expect(twoFactorFinding(7, idle)).toEqual({ employees: null, on: null, off: 7 })
    expect(twoFactorFinding(11, loaded({ employees: 10, registered: 8 }, 0)).on).toBeNull()
  })
})
