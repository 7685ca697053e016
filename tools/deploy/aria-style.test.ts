// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { usePreventScroll } from 'react-aria'
import { afterEach, expect, it, vi } from 'vitest'
import { ariaStyle } from './policy.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('[AUTH-1] the policy allows the style that React Aria puts into the page of a phone, to the letter', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1')
  const { unmount } = renderHook(() => usePreventScroll())
  const styles = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)
  unmount()
  expect(styles).toEqual([ariaStyle])
})
