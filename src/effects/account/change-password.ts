import { EMPTY, of } from 'rxjs'
import { changePasswordForm } from '../../domain/account/change-password.ts'
import { ResetLinkRequested } from '../../domain/account/forgotten-password.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Clears earlier errors once the request is in flight. */
export const clearChangePassword = portalEffect({
  name: 'changePassword.clear',
  on: [ResetLinkRequested],
  policy: 'everyOne',
  emits: [FormCleared],
  run: (_, __, state) =>
    state().forms[changePasswordForm.name] ? of(FormCleared({ form: changePasswordForm.name })) : EMPTY,
})
