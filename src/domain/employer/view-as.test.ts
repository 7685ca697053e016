import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { session } from '../session/session.ts'
import {
  requestViewAs,
  selectViewAs,
  viewAs,
  ViewAsBlocked,
  ViewAsFailed,
  ViewAsOpened,
  ViewAsRequested,
} from './view-as.ts'

const given = story(viewAs, masquerade, session)
const employeeId = '5001'
const asked = ViewAsRequested({ employeeId })

describe('seeing the portal as an employee', () => {
  it('[EMP-1] is requested', () => {
    expect(given().when(requestViewAs, employeeId)).toEqual(produced(asked))
    expect(selectViewAs(given(asked).state, employeeId)).toEqual({ kind: 'sending' })
    expect(selectViewAs(given(asked).state, '5002')).toEqual({ kind: 'open' })
  })

  it('[EMP-1] stays quiet while one is on its way, and is refused to whoever acts for somebody', () => {
    expect(given(asked).when(requestViewAs, employeeId)).toEqual(refused('busy'))
    const acting = given(MasqueradeStarted({ userId: '4021', schemeYear: '2026' }))
    expect(acting.when(requestViewAs, employeeId)).toEqual(refused('masquerade'))
  })

  it.each([
    [ViewAsOpened({ employeeId }), { kind: 'opened' }],
    [ViewAsBlocked({ employeeId }), { kind: 'blocked' }],
    [ViewAsFailed({ employeeId, problem: offline }), { kind: 'failed', problem: offline }],
  ])('[EMP-1] reports its result: %o', (event, now) => {
    const after = given(asked, event)
    expect(selectViewAs(after.state, employeeId)).toEqual(now)
    expect(after.when(requestViewAs, employeeId)).toEqual(produced(asked))
  })
})
