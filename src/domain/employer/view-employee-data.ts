import { right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { personal, plain, reference } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'

const orNone = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const Detail = t.type({
  id: reference,
  name: personal,
  email: personal,
  employeeNumber: orNone(personal),
  jobTitle: orNone(personal),
  department: orNone(plain),
  location: orNone(plain),
  startDate: orNone(personal),
  registered: t.boolean,
  registeredOn: orNone(plain),
  lastSeen: orNone(plain),
  twoFactor: t.boolean,
})
/** One employee as an administrator sees them. Days are yyyy-mm-dd; null is unknown. */
export type EmployeeDetail = t.TypeOf<typeof Detail>

export const EmployeeRequested = defineEvent('EmployeeRequested', { employeeId: reference })
export const EmployeeLoaded = defineEvent('EmployeeLoaded', { employee: Detail })
export const EmployeeFailed = defineEvent('EmployeeFailed', { employeeId: reference, problem: Problem })

interface EmployeeState {
  employeeId: string | null
  now: Remote<EmployeeDetail>
}

export const viewEmployeeData = defineSlice({
  name: 'viewEmployeeData',
  lifetime: 'session',
  initial: (): EmployeeState => ({ employeeId: null, now: idle }),
  own: { EmployeeRequested, EmployeeLoaded, EmployeeFailed },
  on: {
    EmployeeRequested: (draft, { employeeId }) => {
      draft.now = loading(draft.employeeId === employeeId ? draft.now : idle)
      draft.employeeId = employeeId
    },
    EmployeeLoaded: (draft, { employee }, at) => {
      draft.now = loaded(employee, at)
    },
    EmployeeFailed: (draft, { problem }) => {
      draft.now = failed(draft.now, problem)
    },
  },
})

export const requestEmployee = (_: unknown, employeeId: string): Either<Refusal, DomainEvent> =>
  right(EmployeeRequested({ employeeId }))

/** The employee of this id; idle if another one was requested. */
export const selectEmployee = selector(
  [viewEmployeeData],
  ({ viewEmployeeData: { employeeId, now } }, id: string): Remote<EmployeeDetail> => (employeeId === id ? now : idle),
)
