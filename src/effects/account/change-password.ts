import { EMPTY, of } from 'rxjs'
import { changePasswordForm } from '../../domain/account/change-password.ts'
import { ResetLinkRequested } from '../../domain/account/forgotten-password.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** What was missing at an earlier try is no longer shown once the request is under way. */
export const clearChangePassword = portalEffect({
  name: 'changePassword.clear',
  on: [ResetLinkRequested],
  policy: 'everyOne',
  emits: [FormCleared],
  run: (_, __, state) =>
    state().forms[changePasswordForm.name] ? of(FormCleared({ form: changePasswordForm.name })) : EMPTY,
})
