import { isLeft } from 'fp-ts/lib/Either.js'
import { EMPTY, of } from 'rxjs'
import type { Details } from '../../domain/account/details.ts'
import {
  areTyped,
  type details as detailsSlice,
  DetailsChanged,
  DetailsChangeFailed,
  DetailsChangeRequested,
  detailsRead,
  detailsForm,
  DetailsLoaded,
  DetailsRequested,
  detailsValues,
  isSame,
} from '../../domain/account/details.ts'
import { fillForm, FormFilled, type forms } from '../../domain/kernel/forms/form.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import { getUser, updateUser } from '../api/generated/account.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalRead } from '../runtime/portal-calls.ts'
import { findEffect, rereadEffect } from '../runtime/portal-reread.ts'
import { unlessOvertaken } from '../runtime/unless-overtaken.ts'

/** A field that the host omits from its response is taken from `known`: null after a read, as sent after a change. */
const detailsFrom = (
  { personalEmail, phone }: DataOf<typeof getUser>,
  known: { personalEmail: string | null; phone: string | null },
) => ({
  personalEmail: personalEmail === undefined ? known.personalEmail : personalEmail,
  phone: phone === undefined ? known.phone : phone,
})

const nothing: Details = { personalEmail: null, phone: null }

export const loadDetails = portalRead(detailsRead, {
  name: 'details.load',
  call: (_, { api }) => api(getUser),
  data: (user) => ({ details: detailsFrom(user, nothing) }),
  known: ({ details }) => valueOf(details.now),
})

/** Saves the details, unless they have changed since this tab read them: loading them then says so. */
export const sendDetails = portalEffect({
  name: 'details.send',
  on: [DetailsChangeRequested],
  policy: { exhaustBy: one },
  emits: [DetailsChanged, DetailsLoaded, DetailsChangeFailed],
  failure: (problem) => DetailsChangeFailed({ problem }),
  run: ({ data: { details } }, { api }, state) =>
    unlessOvertaken({
      read: api(getUser),
      overtaken: (user) => {
        const now = detailsFrom(user, nothing)
        const before = valueOf(state().details.now)
        return !before || isSame(now, before) || isSame(now, details) ? [] : [DetailsLoaded({ details: now })]
      },
      send: (on) => api(updateUser, { body: details, ...on }),
      settle: (result) =>
        isLeft(result)
          ? DetailsChangeFailed({ problem: result.left.problem })
          : DetailsChanged({ details: detailsFrom(result.right.data, details) }),
    }),
})

/** Whether the form holds something that the person typed, rather than what it was filled with. */
const isTyped = (state: StateWith<typeof detailsSlice | typeof forms>): boolean => {
  const { saving } = state.details
  return state.forms[detailsForm.name] !== undefined && !(saving.kind === 'overtaken' && areTyped(state, saving.before))
}

/** Fills the form with the host's data, without overwriting what a person is typing. */
export const fillDetails = portalEffect({
  name: 'details.fill',
  on: [DetailsLoaded, DetailsChanged],
  policy: 'everyOne',
  emits: [FormFilled],
  run: ({ type, data: { details } }, _, state) =>
    type === 'DetailsLoaded' && isTyped(state()) ? EMPTY : of(fillForm(detailsForm, detailsValues(details))),
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
