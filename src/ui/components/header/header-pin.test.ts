import { describe, expect, it } from 'vitest'
import { nextPin } from './header-pin.ts'

const height = 72

describe('nextPin', () => {
  it('[SHELL-1] lets the header scroll away with the page before it is out of sight', () =>
    expect(nextPin('unfixed', 0, 40, height)).toBe('unfixed'))
  it('[SHELL-1] hides the header on the first pixel down', () => {
    expect(nextPin('unfixed', 72, 73, height)).toBe('unpinned')
    expect(nextPin('pinned', 400, 401, height)).toBe('unpinned')
  })
  it('[SHELL-1] brings it back after more than 5 pixels up', () => {
    expect(nextPin('unpinned', 400, 395, height)).toBe('unpinned')
    expect(nextPin('unpinned', 400, 394, height)).toBe('pinned')
  })
  it('[SHELL-1] keeps it while the page goes further up', () =>
    expect(nextPin('pinned', 394, 393, height)).toBe('pinned'))
  it('[SHELL-1] lets it go at the top of the page', () => {
    expect(nextPin('pinned', 10, 0, height)).toBe('unfixed')
    expect(nextPin('unpinned', 10, -30, height)).toBe('unfixed')
  })
  it('[SHELL-1] never leaves it hidden where its own place comes into sight', () =>
    expect(nextPin('unpinned', 75, 71, height)).toBe('pinned'))
})
