import { describe, expect, it } from 'vitest'
import {
  DifferenceFailed,
  DifferenceLoaded,
  DifferenceRequested,
  everybody,
} from '../../domain/employer/eligibility-difference.ts'
import { refusal } from '../../domain/samples.ts'
import { getEligibilityDifference } from '../api/generated/uploads.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadDifference } from './eligibility-difference.ts'

const asked = DifferenceRequested({ uploadId: 'u1', query: everybody })
const narrowed = DifferenceRequested({ uploadId: 'u1', query: { benefitId: '208', change: 'lose', page: 2 } })
const person = { employeeNumber: 'AC1', benefitId: '208', change: 'lose', reason: 'Moves' } as const
const response = responds(getEligibilityDifference, {
  benefits: [{ benefitId: '208', benefitName: 'Private medical', gains: 0, losses: 1 }],
  data: [{ ...person, employeeName: 'First Last', benefitName: 'Private medical' }],
  last_page: 3,
  per_page: 10,
  total: 21,
})
const loaded = DifferenceLoaded({
  uploadId: 'u1',
  difference: {
    benefits: [{ benefitId: '208', benefit: 'Private medical', gains: 0, losses: 1 }],
    people: [{ ...person, employee: 'First Last', benefit: 'Private medical' }],
    pages: 3,
    total: 21,
  },
})

describe('loading the difference of eligibility', () => {
  it('[EMP-3] asks by the names of the OpenAPI document, and the newest query wins', () => {
    const host = fakeHost(response)
    const when = ['a 1ms n', { a: asked, n: narrowed }] as const
    runEffect({ effect: loadDifference, ports: host, when, then: ['7ms b', { b: loaded }] })
    expect(host.calls).toMatchObject([
      { input: { path: { id: 'u1' }, query: { page: 1 } }, ended: 'cancelled' },
      { input: { path: { id: 'u1' }, query: { page: 2, benefit: '208', change: 'lose' } }, ended: 'completed' },
    ])
  })

  it('[EMP-3] tells that it failed', () => {
    const ports = fakeHost(fails(getEligibilityDifference, refusal))
    const then = ['5ms b', { b: DifferenceFailed({ uploadId: 'u1', problem: refusal }) }] as const
    runEffect({ effect: loadDifference, ports, when: ['a', { a: asked }], then })
  })
})

provesAll(loadDifference)
