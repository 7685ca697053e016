// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useLeaveWarning } from './use-leave-warning.ts'

afterEach(cleanup)

const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('leaving what would be lost', () => {
  it('[SEL-1] asks while there is something unsaved, and no longer', () => {
    const { rerender, unmount } = renderHook(useLeaveWarning, { initialProps: false })
    expect(isAsked()).toBe(false)
    rerender(true)
    expect(isAsked()).toBe(true)
    rerender(false)
    expect(isAsked()).toBe(false)
    rerender(true)
    unmount()
    expect(isAsked()).toBe(false)
  })
})
