import { EMPTY, of } from 'rxjs'
import {
  areTyped,
  DetailsChanged,
  DetailsChangeFailed,
  detailsRead,
  detailsWrite,
  detailsForm,
  DetailsLoaded,
  DetailsRequested,
  detailsValues,
} from '../../domain/account/details.ts'
import { fillForm, FormFilled } from '../../domain/kernel/forms/form.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { getUser, updateUser } from '../api/generated/account.ts'
import type { DataOf } from '../api/operation.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalRead, portalWrite } from '../runtime/portal-calls.ts'
import { findEffect, rereadEffect } from '../runtime/portal-reread.ts'

/** A field that the host omits from its response is taken from `known`: null after a read, as sent after a change. */
const detailsFrom = (
  { personalEmail, phone }: DataOf<typeof getUser>,
  known: { personalEmail: string | null; phone: string | null },
) => ({
  personalEmail: personalEmail === undefined ? known.personalEmail : personalEmail,
  phone: phone === undefined ? known.phone : phone,
})

export const loadDetails = portalRead(detailsRead, {
  name: 'details.load',
  call: (_, { api }) => api(getUser),
  data: (user) => ({ details: detailsFrom(user, { personalEmail: null, phone: null }) }),
  known: ({ details }) => valueOf(details.now),
})

export const sendDetails = portalWrite(detailsWrite, {
  name: 'details.send',
  call: ({ details }, { api }) => api(updateUser, { body: details }),
  emits: [DetailsChanged],
  done: ({ data }, { details }) => DetailsChanged({ details: detailsFrom(data, details) }),
})

/** Fills the form with the host's data, without overwriting what a person is typing. */
export const fillDetails = portalEffect({
  name: 'details.fill',
  on: [DetailsLoaded, DetailsChanged],
  policy: 'everyOne',
  emits: [FormFilled],
  run: ({ type, data: { details } }, _, state) =>
    type === 'DetailsLoaded' && state().forms[detailsForm.name]
      ? EMPTY
      : of(fillForm(detailsForm, detailsValues(details))),
})

export const rereadDetails = rereadEffect(DetailsChangeFailed, {
  name: 'details.reread',
  emits: [DetailsRequested],
  reads: () => [DetailsRequested({})],
})

export const findDetailsSaved = findEffect(DetailsLoaded, {
  name: 'details.find',
  emits: [DetailsChanged],
  change: ({ details }) => details.saving,
  found: ({ details }, state) => (areTyped(state, details) ? [DetailsChanged({ details })] : []),
})
