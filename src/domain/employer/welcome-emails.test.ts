import { describe, expect, it } from 'vitest'
import { FormRefused, forms, SecretFieldEdited } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { session } from '../session/session.ts'
import type { Recipients } from './welcome-emails.ts'
import {
  chooseRecipients,
  failuresCsv,
  holdBackWelcomeEmails,
  leaveWelcomeEmails,
  prepareWelcomeEmails,
  RecipientsCounted,
  RecipientsFailed,
  RecipientsRequested,
  selectWelcomeEmails,
  sendWelcomeEmails,
  welcomeEmails,
  WelcomeEmailsFailed,
  welcomeEmailsForm,
  WelcomeEmailsHeldBack,
  WelcomeEmailsLeft,
  WelcomeEmailsPrepared,
  WelcomeEmailsRequested,
  WelcomeEmailsSent,
} from './welcome-emails.ts'

const given = story(welcomeEmails, forms, masquerade, session)
const recipients: Recipients = { kind: 'notRegistered', search: 'moor' }
const typed = SecretFieldEdited({ form: welcomeEmailsForm.name, field: 'password', value: 'Otter', problem: null })
const counted = [RecipientsRequested({ recipients }), RecipientsCounted({ count: 3 })]
const asked = WelcomeEmailsRequested({ recipients, count: 3, password: 'Otter' })
const confirming = [...counted, typed, WelcomeEmailsPrepared({})]
const now = (after: ReturnType<typeof given>) => selectWelcomeEmails(after.state)

describe('the recipients of welcome emails', () => {
  it('[EMP-2] are counted again for each choice, and never with the number of another', () => {
    expect(given().when(chooseRecipients, recipients)).toEqual(produced(RecipientsRequested({ recipients })))
    expect(now(given(...counted)).count).toMatchObject({ status: 'loaded', value: 3 })
    expect(now(given(...counted, RecipientsRequested({ recipients }))).count).toEqual({
      status: 'loading',
      value: null,
    })
    expect(now(given(...counted, RecipientsFailed({ problem: offline }))).count).toMatchObject({ status: 'failed' })
  })

  it('[EMP-2] stay as they are while it is being sent', () => {
    expect(given(...confirming, asked).when(chooseRecipients, recipients)).toEqual(refused('busy'))
  })
})

describe('preparing welcome emails', () => {
  it('[EMP-2] asks to confirm once the number and the password are there', () => {
    expect(given(...counted, typed).when(prepareWelcomeEmails)).toEqual(produced(WelcomeEmailsPrepared({})))
    expect(now(given(...confirming)).sending).toEqual({ kind: 'confirming' })
  })

  it('[EMP-2] needs the password', () => {
    const refusal = FormRefused({ form: welcomeEmailsForm.name, problems: { password: 'ownPassword' } })
    expect(given(...counted).when(prepareWelcomeEmails)).toEqual(produced(refusal))
  })

  it('[EMP-2] is refused without a number, with nobody to write to, and to whoever acts for somebody', () => {
    expect(given(RecipientsRequested({ recipients }), typed).when(prepareWelcomeEmails)).toEqual(refused('busy'))
    expect(given(typed).when(prepareWelcomeEmails)).toEqual(refused('nobody'))
    const nobody = given(RecipientsRequested({ recipients }), RecipientsCounted({ count: 0 }), typed)
    expect(nobody.when(prepareWelcomeEmails)).toEqual(refused('nobody'))
    const acting = given(...counted, typed, MasqueradeStarted({ userId: '4021', schemeYear: '2026' }))
    expect(acting.when(prepareWelcomeEmails)).toEqual(refused('masquerade'))
  })

  it('[EMP-2] can be held back, and only then', () => {
    expect(given(...confirming).when(holdBackWelcomeEmails)).toEqual(produced(WelcomeEmailsHeldBack({})))
    expect(now(given(...confirming, WelcomeEmailsHeldBack({}))).sending).toEqual({ kind: 'open' })
    expect(given(...counted).when(holdBackWelcomeEmails)).toEqual(refused('notAsked'))
  })
})

describe('sending welcome emails', () => {
  it('[EMP-2] sends what was confirmed, with its number, once', () => {
    expect(given(...confirming).when(sendWelcomeEmails)).toEqual(produced(asked))
    expect(given(...confirming, asked).when(sendWelcomeEmails)).toEqual(refused('notAsked'))
    expect(given(...counted, typed).when(sendWelcomeEmails)).toEqual(refused('notAsked'))
  })

  it('[EMP-2] tells how many were sent, skipped, and which ones failed', () => {
    const result = { sent: 1, skipped: 1, failed: [{ id: '1', name: 'A', email: 'a@acme.example', reason: 'Full' }] }
    expect(now(given(...confirming, asked, WelcomeEmailsSent(result))).sending).toEqual({ kind: 'done', ...result })
  })

  it('[EMP-2] loses neither recipients nor number when it fails', () => {
    const trouble = { problem: offline, code: null }
    const failed = given(...confirming, asked, WelcomeEmailsFailed({ trouble, count: null }))
    expect(now(failed)).toMatchObject({
      recipients,
      count: { value: 3 },
      sending: { kind: 'failed', trouble },
      failures: 1,
    })
  })

  it('[EMP-2] takes the new number over where the recipients have changed', () => {
    const trouble = { problem: offline, code: 'recipients-changed' }
    const failed = given(...confirming, asked, WelcomeEmailsFailed({ trouble, count: 4 }))
    expect(now(failed).count).toMatchObject({ status: 'loaded', value: 4 })
  })

  it('[EMP-2] begins again once the panel was left', () => {
    expect(given(...confirming).when(leaveWelcomeEmails)).toEqual(produced(WelcomeEmailsLeft({})))
    expect(now(given(...confirming, asked, WelcomeEmailsLeft({})))).toEqual(now(given()))
  })

  it('[EMP-2] the failed ones are a CSV that no spreadsheet runs', () => {
    const failures = [{ id: '1', name: '=A1, "B"', email: 'a@acme.example', reason: 'Full' }]
    expect(failuresCsv(failures, ['Name', 'Email address', 'Reason'])).toBe(
      '\uFEFFName,Email address,Reason\r\n"\'=A1, ""B""",a@acme.example,Full\r\n',
    )
  })
})
