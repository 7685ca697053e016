import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import type { EmployeeDetail } from './view-employee-data.ts'
import {
  EmployeeFailed,
  EmployeeLoaded,
  EmployeeRequested,
  requestEmployee,
  selectEmployee,
  viewEmployeeData,
} from './view-employee-data.ts'

const given = story(viewEmployeeData)
const asked = EmployeeRequested({ employeeId: '5001' })
const employee: EmployeeDetail = {
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

describe('one employee', () => {
  it('[EMP-1] is requested, and loads', () => {
    expect(given().when(requestEmployee, '5001')).toEqual(produced(asked))
    const loaded = given(asked).at(5, EmployeeLoaded({ employee }))
    expect(selectEmployee(loaded.state, '5001')).toEqual({ status: 'loaded', value: employee, at: 5 })
  })

  it('[EMP-1] shows nobody else while another one loads, and the same one while they load again', () => {
    const other = given(asked, EmployeeLoaded({ employee }), EmployeeRequested({ employeeId: '5002' }))
    expect(selectEmployee(other.state, '5002')).toEqual({ status: 'loading', value: null })
    expect(selectEmployee(other.state, '5001')).toEqual({ status: 'idle' })
    const again = given(asked, EmployeeLoaded({ employee }), asked)
    expect(selectEmployee(again.state, '5001')).toEqual({ status: 'loading', value: employee })
  })

  it('[EMP-1] fails with the problem', () => {
    const failed = given(asked, EmployeeFailed({ employeeId: '5001', problem: offline }))
    expect(selectEmployee(failed.state, '5001')).toEqual({ status: 'failed', problem: offline, value: null })
  })
})
