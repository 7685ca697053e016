// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

const typing = (word: string) => {
  const send = vi.fn()
  const hook = renderHook((given: string) => useTypedSearch(given, send), { initialProps: word })
  const type = (search: string) => act(() => hook.result.current.type(search))
  return { ...hook, send, type, search: () => hook.result.current.search }
}

describe('a search that stands in the address', () => {
  it('[EMP-1] shows what is typed before the address follows, and keeps it when it does', () => {
    const { send, type, search, rerender } = typing('')
    type('c')
    type('ca')
    expect([search(), send.mock.calls]).toEqual(['ca', [['c'], ['ca']]])
    rerender('c')
    expect(search()).toBe('ca')
    rerender('ca')
    expect(search()).toBe('ca')
  })

  it('[EMP-1] takes the word that Back brings', () => {
    const { type, search, rerender } = typing('')
    type('care')
    rerender('care')
    rerender('')
    expect(search()).toBe('')
  })

  it('[EMP-1] is empty again after a Back that came before the address followed', () => {
    const { type, search } = typing('')
    type('care')
    act(() => void window.dispatchEvent(new Event('popstate')))
    expect(search()).toBe('')
  })
})
