import { it } from 'vitest'
import { ResetLinkRequested } from '../../domain/account/forgotten-password.ts'
import { FormCleared, FormRefused } from '../../domain/kernel/forms/form.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { clearChangePassword } from './change-password.ts'

it('[PROF-1] a request that is on its way takes away what was missing before', () => {
  const when = ['a', { a: ResetLinkRequested({ email: 'a@b.cd', captcha: 'token' }) }] as const
  const given = [FormRefused({ form: 'change-password', problems: { captcha: 'captcha' } })]
  const then = ['b', { b: FormCleared({ form: 'change-password' }) }] as const
  runEffect({ effect: clearChangePassword, given, ports: {}, when, then })
  runEffect({ effect: clearChangePassword, ports: {}, when, then: ['', {}] })
})

provesAll(clearChangePassword)
