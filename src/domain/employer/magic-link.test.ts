import { describe, expect, it } from 'vitest'
import { FormRefused, forms, SecretFieldEdited } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { compileRedaction } from '../log/redaction.ts'
import { SECRET } from '../log/scrub.ts'
import { offline } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { session } from '../session/session.ts'
import {
  hideMagicLink,
  leaveMagicLink,
  magicLink,
  MagicLinkFailed,
  magicLinkForm,
  MagicLinkHidden,
  MagicLinkIssued,
  MagicLinkLeft,
  MagicLinkRequested,
  MagicLinkTicked,
  requestMagicLink,
  selectMagicLink,
} from './magic-link.ts'

const given = story(magicLink, forms, masquerade, session)
const employeeId = '5001'
const link = 'https://portal.example/sso-login/magic-1'
const typed = SecretFieldEdited({ form: magicLinkForm.name, field: 'password', value: 'Otter', problem: null })
const asked = MagicLinkRequested({ employeeId, password: 'Otter' })
const issued = MagicLinkIssued({ employeeId, link })
const now = (after: ReturnType<typeof given>) => selectMagicLink(after.state, employeeId).now

describe('asking for a magic link', () => {
  it("[EMP-2] sends the administrator's own password", () => {
    expect(given(typed).when(requestMagicLink, employeeId)).toEqual(produced(asked))
  })

  it('[EMP-2] needs a password', () => {
    const refusal = FormRefused({ form: magicLinkForm.name, problems: { password: 'ownPassword' } })
    expect(given().when(requestMagicLink, employeeId)).toEqual(produced(refusal))
  })

  it('[EMP-2] stays quiet while one is on its way, and is refused to whoever acts for somebody', () => {
    expect(given(typed, asked).when(requestMagicLink, employeeId)).toEqual(refused('busy'))
    const acting = given(typed, MasqueradeStarted({ userId: '4021', schemeYear: '2026' }))
    expect(acting.when(requestMagicLink, employeeId)).toEqual(refused('masquerade'))
  })

  it('[EMP-2] tells a wrong password, and each time again', () => {
    const trouble = { problem: offline, code: 'wrong-password' }
    const failed = given(
      asked,
      MagicLinkFailed({ employeeId, trouble }),
      asked,
      MagicLinkFailed({ employeeId, trouble }),
    )
    expect(selectMagicLink(failed.state, employeeId)).toEqual({ now: { kind: 'failed', trouble }, failures: 2 })
  })
})

describe('a magic link in sight', () => {
  it('[EMP-2] is there for 60 seconds, and counts down by the clock', () => {
    const shown = given(asked).at(1000, issued)
    expect(now(shown)).toEqual({ kind: 'shown', link, hiddenAt: 61_000, secondsLeft: 60 })
    expect(now(shown.at(2000, MagicLinkTicked({})))).toMatchObject({ secondsLeft: 59 })
    expect(now(shown.at(60_500, MagicLinkTicked({})))).toMatchObject({ secondsLeft: 1 })
    expect(now(shown.at(90_000, MagicLinkTicked({})))).toMatchObject({ secondsLeft: 0 })
  })

  it('[EMP-2] belongs to one employee', () => {
    expect(selectMagicLink(given(asked, issued).state, '5002').now).toEqual({ kind: 'open' })
  })

  it.each(['time', 'person'] as const)('[EMP-2] is in the state no more once it is hidden by %s', (because) => {
    const hidden = given(asked, issued, MagicLinkHidden({ because }))
    expect(now(hidden)).toEqual({ kind: 'hidden', because })
    expect(JSON.stringify(hidden.state)).not.toContain(link)
    expect(now(hidden.at(5, MagicLinkTicked({})))).toEqual({ kind: 'hidden', because })
  })

  it('[EMP-2] can be hidden by hand while it is there, and only then', () => {
    expect(given(asked, issued).when(hideMagicLink)).toEqual(produced(MagicLinkHidden({ because: 'person' })))
    expect(given(asked).when(hideMagicLink)).toEqual(refused('notShown'))
  })

  it('[EMP-2] is forgotten when the panel is left', () => {
    expect(given(asked, issued).when(leaveMagicLink)).toEqual(produced(MagicLinkLeft({})))
    expect(JSON.stringify(given(asked, issued, MagicLinkLeft({})).state)).not.toContain(link)
  })

  it('[EMP-2] [BED-7] neither the password nor the link is recorded', () => {
    const redacted = [MagicLinkRequested, MagicLinkIssued].map(({ codec }, index) =>
      compileRedaction(codec, (value) => value)([asked, issued][index]?.data),
    )
    expect(redacted).toEqual([
      { employeeId, password: SECRET },
      { employeeId, link: SECRET },
    ])
  })
})
