import { right, type Either } from 'fp-ts/lib/Either.js'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { address, AddressChanged, pathOf } from './address.ts'

/** An error is shown instead of the page at this address, because its script could not be loaded. */
export const MissingPageShown = defineEvent('MissingPageShown', { path: plain })

export const missingPage = defineSlice({
  name: 'missingPage',
  lifetime: 'page',
  initial: (): { path: string | null } => ({ path: null }),
  own: { MissingPageShown },
  on: {
    MissingPageShown: (draft, { path }) => {
      draft.path = path
    },
  },
  extraReducers: (on) => [
    on(AddressChanged, (draft, { path }) => {
      // Returning to the page loads it again.
      if (path !== draft.path) draft.path = null
    }),
  ],
})

/** Records what an error boundary shows, so that a replay shows it as well. */
export const showMissingPage = (_: unknown, path: string): Either<never, DomainEvent> =>
  right(MissingPageShown({ path: pathOf(path) }))

/** Whether an error is shown instead of the page. */
export const selectPageMissing = selector(
  [missingPage, address],
  ({ missingPage: { path }, address: { now } }): boolean => path !== null && path === now?.path,
)
