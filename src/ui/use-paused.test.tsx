// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PortalContext, type Portal } from './portal.ts'
import { usePaused } from './use-paused.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const typing = () => {
  // Its own count: React and other test files of this worker have timers, too.
  const waiting = new Set<unknown>()
  // The hook needs nothing else of the portal.
  const portal = {
    schedule: (work: () => void, ms: number) => {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        work()
      }, ms)
      waiting.add(timer)
      return () => {
        waiting.delete(timer)
        clearTimeout(timer)
      }
    },
  } as unknown as Portal
  const hook = renderHook((typed: string) => usePaused(typed), {
    initialProps: '',
    wrapper: ({ children }: { children: ReactNode }) => <PortalContext value={portal}>{children}</PortalContext>,
  })
  return { ...hook, waiting }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a list under a search', () => {
  it('[BEN-1] follows once, when the letters pause', async () => {
    const { result, rerender, unmount, waiting } = typing()
    for (const typed of ['d', 'de', 'den']) {
      rerender(typed)
      await pass(100)
      expect(result.current).toBe('')
    }
    await pass(60)
    expect(result.current).toBe('den')
    rerender('dent')
    rerender('den')
    await pass(200)
    expect(result.current).toBe('den')
    rerender('dental')
    expect(waiting.size).toBe(1)
    unmount()
    expect(waiting.size).toBe(0)
  })
})
