import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of } from 'rxjs'
import {
  DetailsChanged,
  DetailsChangeFailed,
  DetailsChangeRequested,
  DetailsFailed,
  detailsForm,
  DetailsLoaded,
  DetailsRequested,
  detailsValues,
} from '../../domain/account/details.ts'
import { fillForm, FormFilled } from '../../domain/kernel/form.ts'
import { getUser, updateUser } from '../api/generated/account.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** What a host leaves out of its answer is as it was, or as it was sent. */
const detailsFrom = (
  { personalEmail, phone }: DataOf<typeof getUser>,
  known: { personalEmail: string | null; phone: string | null },
) => ({
  personalEmail: personalEmail === undefined ? known.personalEmail : personalEmail,
  phone: phone === undefined ? known.phone : phone,
})

export const loadDetails = portalEffect({
  name: 'details.load',
  on: [DetailsRequested],
  policy: { switchBy: one },
  emits: [DetailsLoaded, DetailsFailed],
  failure: (problem) => DetailsFailed({ problem }),
  run: (_, { api }) =>
    api(getUser, {}).pipe(
      map(
        foldW(
          ({ problem }) => DetailsFailed({ problem }),
          ({ data }) => DetailsLoaded({ details: detailsFrom(data, { personalEmail: null, phone: null }) }),
        ),
      ),
    ),
})

export const sendDetails = portalEffect({
  name: 'details.send',
  on: [DetailsChangeRequested],
  policy: { exhaustBy: one },
  emits: [DetailsChanged, DetailsChangeFailed],
  failure: (problem) => DetailsChangeFailed({ problem }),
  run: ({ data: { details } }, { api }) =>
    api(updateUser, { body: details }).pipe(
      map(
        foldW(
          ({ problem }) => DetailsChangeFailed({ problem }),
          ({ data }) => DetailsChanged({ details: detailsFrom(data, details) }),
        ),
      ),
    ),
})

/** The form begins with the host's word; what a person is typing meanwhile stays. */
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
