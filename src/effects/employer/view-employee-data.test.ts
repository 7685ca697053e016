import { describe, expect, it } from 'vitest'
import { EmployeeFailed, EmployeeLoaded, EmployeeRequested } from '../../domain/employer/view-employee-data.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getEmployee } from '../api/generated/employees.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadEmployee } from './view-employee-data.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const employee = {
  id: '5001',
  name: 'A',
  email: 'a@acme.example',
  employeeNumber: null,
  jobTitle: null,
  department: null,
  location: null,
  startDate: null,
  registered: true,
  registeredOn: null,
  lastSeen: null,
  twoFactor: false,
}
const when = ['a', { a: EmployeeRequested({ employeeId: '5001' }) }] as const
const failed = (problem: Parameters<typeof EmployeeFailed>[0]['problem']) =>
  EmployeeFailed({ employeeId: '5001', problem })

describe('loading one employee', () => {
  it('[EMP-1] brings them', () => {
    const host = fakeHost(responds(getEmployee, employee))
    runEffect({ effect: loadEmployee, given, ports: host, when, then: ['5ms b', { b: EmployeeLoaded({ employee }) }] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'client-1', employee: '5001' } })
  })

  it('[EMP-1] tells that it failed, and asks nobody without a session', () => {
    const ports = fakeHost(fails(getEmployee, offline))
    runEffect({ effect: loadEmployee, given, ports, when, then: ['5ms b', { b: failed(offline) }] })
    const host = fakeHost()
    runEffect({ effect: loadEmployee, ports: host, when, then: ['b', { b: failed({ kind: 'aborted' }) }] })
    expect(host.calls).toEqual([])
  })
})

provesAll(loadEmployee)
