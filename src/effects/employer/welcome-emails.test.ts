import { describe, expect, it } from 'vitest'
import type { Recipients } from '../../domain/employer/welcome-emails.ts'
import {
  RecipientsCounted,
  RecipientsFailed,
  RecipientsRequested,
  WelcomeEmailsFailed,
  welcomeEmailsForm,
  WelcomeEmailsLeft,
  WelcomeEmailsRequested,
  WelcomeEmailsSent,
} from '../../domain/employer/welcome-emails.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { offline, profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getEmployees, resendWelcomeEmails } from '../api/generated/employees.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { clearEmailsPassword, countRecipients, sendEmails } from './welcome-emails.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const everybody: Recipients = { kind: 'notRegistered', search: '' }
const found: Recipients = { kind: 'notRegistered', search: ' moor ' }
const these: Recipients = { kind: 'these', employeeIds: ['1', '2'] }
const three = responds(getEmployees, {
  data: [],
  totalEmployeesValues: { totalEmployees: 9, totalRegisteredEmployees: 6 },
  last_page: 3,
  per_page: 1,
  total: 3,
  filters: {},
})

describe('counting the recipients', () => {
  it.each([
    [everybody, { 'filter[person_activated]': '0', page: 1, range: 1 }],
    [found, { search: 'moor', 'filter[person_activated]': '0', page: 1, range: 1 }],
  ])('[EMP-2] asks the host how many of %o have not registered', (recipients, query) => {
    const host = fakeHost(three)
    const when = ['a', { a: RecipientsRequested({ recipients }) }] as const
    const b = RecipientsCounted({ count: 3 })
    runEffect({ effect: countRecipients, given, ports: host, when, then: ['5ms b', { b }] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'client-1' }, query })
  })

  it('[EMP-2] needs no call for those who are named', () => {
    const when = ['a', { a: RecipientsRequested({ recipients: these }) }] as const
    const b = RecipientsCounted({ count: 2 })
    runEffect({ effect: countRecipients, given, ports: fakeHost(), when, then: ['b', { b }] })
  })

  it('[EMP-2] tells that it failed, and asks nobody without a session', () => {
    const when = ['a', { a: RecipientsRequested({ recipients: everybody }) }] as const
    const ports = fakeHost(fails(getEmployees, offline))
    const b = RecipientsFailed({ problem: offline })
    runEffect({ effect: countRecipients, given, ports, when, then: ['5ms b', { b }] })
    const c = RecipientsFailed({ problem: { kind: 'aborted' } })
    runEffect({ effect: countRecipients, ports: fakeHost(), when, then: ['c', { c }] })
  })

  it('[EMP-2] is called off by another choice and by leaving', () => {
    const host = fakeHost(three)
    const [a, c] = [RecipientsRequested({ recipients: everybody }), RecipientsRequested({ recipients: found })]
    const when = ['a 2ms c 2ms d', { a, c, d: WelcomeEmailsLeft({}) }] as const
    runEffect({ effect: countRecipients, given, ports: host, when, then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'cancelled'])
  })
})

describe('sending welcome emails', () => {
  const asks = (recipients: Recipients) => WelcomeEmailsRequested({ recipients, count: 3, password: 'Otter' })
  const result = { sent: 1, skipped: 1, failed: [{ id: '1', name: 'A', email: 'a@acme.example', reason: 'Full' }] }
  const failed = (problem: Problem, code: string | null = null, count: number | null = null) =>
    WelcomeEmailsFailed({ trouble: { problem, code }, count })

  it.each([
    [everybody, {}],
    [found, { search: 'moor' }],
    [these, { employees: ['1', '2'] }],
  ])('[EMP-2] is one POST to %o with the confirmed number and the password', (recipients, more) => {
    const host = fakeHost(responds(resendWelcomeEmails, result))
    const when = ['aa', { a: asks(recipients) }] as const
    const b = WelcomeEmailsSent(result)
    runEffect({ effect: sendEmails, given, ports: host, when, then: ['5ms b', { b }] })
    const input = { path: { id: 'client-1' }, body: { password: 'Otter', expected: 3, ...more } }
    expect(host.calls).toEqual([{ id: 'resendWelcomeEmails', input, ended: 'completed' }])
  })

  it.each([
    [{ code: 'wrong-password', error: 'No' }, 'wrong-password', null],
    [{ code: 'recipients-changed' as const, count: 4, error: 'No' }, 'recipients-changed', 4],
    [null, null, null],
  ])('[EMP-2] tells why nothing was sent: %o', (body, code, count) => {
    const when = ['a', { a: asks(everybody) }] as const
    const ports = fakeHost(fails(resendWelcomeEmails, refusal, body))
    runEffect({ effect: sendEmails, given, ports, when, then: ['5ms b', { b: failed(refusal, code, count) }] })
  })

  it('[EMP-2] asks nobody without a session', () => {
    const when = ['a', { a: asks(everybody) }] as const
    runEffect({ effect: sendEmails, ports: fakeHost(), when, then: ['b', { b: failed({ kind: 'aborted' }) }] })
  })

  it.each([asks(everybody), WelcomeEmailsLeft({})])('[EMP-2] the password is gone at once after %o', (event) => {
    const b = FormCleared({ form: welcomeEmailsForm.name })
    runEffect({ effect: clearEmailsPassword, ports: {}, when: ['a', { a: event }], then: ['b', { b }] })
  })
})

provesAll(countRecipients, sendEmails, clearEmailsPassword)
