import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'

/**
 * A host's response did not fit the OpenAPI document, and the portal continues without the parts that did not: `repaired` are the places
 * that took their defaults, `lost` are those whose rows were left out. Places are paths with `*` for every row, so they say nothing about a
 * person. Recorded when this changes for an operation; both lists are empty once its responses fit again.
 */
export const ResponseRepaired = defineEvent('ResponseRepaired', {
  operation: plain,
  status: t.number,
  repaired: t.array(plain),
  lost: t.array(t.type({ place: plain, rows: t.number })),
})

export const responses = defineSlice({
  name: 'responses',
  lifetime: 'page',
  /** How many rows are missing from the last response of an operation. */
  initial: (): { lost: Record<string, number> } => ({ lost: {} }),
  own: { ResponseRepaired },
  on: {
    ResponseRepaired: ({ lost: missing }, { operation, lost }) => {
      const rows = lost.reduce((sum, one) => sum + one.rows, 0)
      if (rows > 0) missing[operation] = rows
      else delete missing[operation]
    },
  },
})

/** How many rows of the last response of each operation were unreadable, in total: lists, and totals over them, lack these. */
export const selectLostRows = selector([responses], (state): number =>
  Object.values(state.responses.lost).reduce((sum, rows) => sum + rows, 0),
)
