/** `unfixed` scrolls with the page, `pinned` stays at the top of the window, `unpinned` has slid out of sight. */
export type HeaderPin = 'unfixed' | 'pinned' | 'unpinned'

const upTolerance = 5
const downTolerance = 0
const pinStart = 0

/** The header's state after the page has scrolled from one offset to another, in pixels. */
export const nextPin = (pin: HeaderPin, from: number, to: number, headerHeight: number): HeaderPin => {
  if (to <= pinStart) return 'unfixed'
  if (to > from) return to > pinStart + headerHeight && to - from > downTolerance ? 'unpinned' : pin
  return pin === 'unpinned' && (from - to > upTolerance || to <= pinStart + headerHeight) ? 'pinned' : pin
}
