// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useLeaveWarning } from './use-leave-warning.ts'

/** Other tests share this window, so no click may navigate. */
const stay = (event: Event): void => event.preventDefault()
beforeEach(() => window.addEventListener('click', stay, true))
afterEach(() => {
  cleanup()
  window.removeEventListener('click', stay, true)
  document.body.onclick = null
  document.body.replaceChildren()
})

const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('leaving what would be lost', () => {
  it('[SEL-1] asks while there is something unsaved, and no longer', () => {
    const { rerender, unmount } = renderHook((isUnsaved: boolean) => useLeaveWarning(isUnsaved), {
      initialProps: false,
    })
    expect(isAsked()).toBe(false)
    rerender(true)
    expect(isAsked()).toBe(true)
    rerender(false)
    expect(isAsked()).toBe(false)
    rerender(true)
    unmount()
    expect(isAsked()).toBe(false)
  })

  const routed = (href: string, attributes = ''): boolean => {
    document.body.innerHTML = `<a href="${href}" ${attributes}><b>Go</b></a>`
    let asked = false
    document.body.onclick = () => {
      asked = true
    }
    document.querySelector('b')?.click()
    return asked
  }

  it('[TERMS-1] loads the page of a link, so that the browser asks, and leaves links within the page to themselves', () => {
    const { unmount } = renderHook(() => useLeaveWarning(true, 'links'))
    expect(routed('/privacy-statement/')).toBe(false)
    expect([routed('#part'), routed('mailto:a@b.cd'), routed('/x', 'target="_blank"')]).toEqual([true, true, true])
    unmount()
    expect(routed('/privacy-statement/')).toBe(true)
  })

  it('[SEL-1] leaves the links of other pages to the router', () => {
    renderHook(() => useLeaveWarning(true))
    expect(routed('/privacy-statement/')).toBe(true)
  })
})
