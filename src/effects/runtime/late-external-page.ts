import type { ShowFrame, ShownFrame } from './external-page.ts'

/** What frames a page, loaded with the first page that is framed: a script that does not come is told of as a time-out. */
export const lateExternalPage =
  (load: () => Promise<ShowFrame>): ShowFrame =>
  (place, page, told) => {
    let shown: ShownFrame | null = null
    let gone = false
    load().then(
      (show) => {
        if (!gone) shown = show(place, page, told)
      },
      () => {
        if (!gone) told.timedOut()
      },
    )
    return {
      remove: () => {
        gone = true
        shown?.remove()
      },
    }
  }
