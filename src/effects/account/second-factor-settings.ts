import { of } from 'rxjs'
import { disablingForm, SecondFactorDisabled, disablingWrite } from '../../domain/account/second-factor-settings.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { disableSecondFactor } from '../api/generated/second-factor.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalWrite, asPerson } from '../runtime/portal-calls.ts'

export const sendDisabling = portalWrite(disablingWrite, {
  name: 'secondFactorSettings.disable',
  call: ({ reason }, { api }, state) =>
    asPerson(state, ({ user }) => api(disableSecondFactor, { path: { id: user.id }, body: { reason } })),
  emits: [SecondFactorDisabled],
  done: () => SecondFactorDisabled({}),
})

/** The reason stays in the form until it is sent. */
export const clearReason = portalEffect({
  name: 'secondFactorSettings.clearReason',
  on: [SecondFactorDisabled],
  policy: 'everyOne',
  emits: [FormCleared],
  run: () => of(FormCleared({ form: disablingForm.name })),
})
