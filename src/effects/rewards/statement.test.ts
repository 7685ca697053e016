import { describe, expect, it } from 'vitest'
import { StatementFailed, StatementLoaded, StatementRequested } from '../../domain/rewards/statement.ts'
import { offline } from '../../domain/samples.ts'
import { getContributions } from '../api/generated/rewards.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadStatement } from './statement.ts'

const groupCode = 'pension'
const wire = [{ month: 2 as const, year: 2026, employeeContribution: 18750, employerContribution: null }]
const rows = [
  { month: 2, year: 2026, employee: 18750, employer: null, displayDate: 'February 2026', time: Date.UTC(2026, 1, 1) },
]
const loaded = StatementLoaded({ groupCode, rows })

describe('loading a statement', () => {
  const when = ['a', { a: StatementRequested({ groupCode }) }] as const

  it('[STMT-1] makes the rows of what the host sends', () => {
    const host = fakeHost(responds(getContributions, wire))
    runEffect({ effect: loadStatement, ports: host, when, then: ['5ms b', { b: loaded }] })
    expect(host.calls.map(({ input }) => input)).toEqual([{ path: { id: 'pension' } }])
  })

  it('[STMT-1] tells that it failed', () => {
    const ports = fakeHost(fails(getContributions, offline))
    const b = StatementFailed({ groupCode, problem: offline })
    runEffect({ effect: loadStatement, ports, when, then: ['5ms b', { b }] })
  })

  it('[STMT-1] drops an earlier call for a later one of the same group alone', () => {
    const host = fakeHost(responds(getContributions, wire))
    const events = { ...when[1], o: StatementRequested({ groupCode: 'ccv' }) }
    const then = ['6ms o 1ms b', { o: StatementLoaded({ groupCode: 'ccv', rows }), b: loaded }] as const
    runEffect({ effect: loadStatement, ports: host, when: ['ao 1ms a', events], then })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed', 'completed'])
  })
})

provesAll(loadStatement)
