// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { lateExternalPage } from './late-external-page.ts'

const page = { url: 'https://credits.acme.example/', title: 'Your credits' }
const settle = () => new Promise((resolve) => setTimeout(resolve))
const made = (load: 'comes' | 'fails') => {
  const remove = vi.fn()
  const show = vi.fn(() => ({ remove }))
  const told = { loaded: vi.fn(), timedOut: vi.fn() }
  const late = lateExternalPage(() => (load === 'comes' ? Promise.resolve(show) : Promise.reject(new Error('Offline'))))
  const place = document.createElement('div')
  return { shown: late(place, page, told), show, remove, told, place }
}

describe('a frame whose script comes later', () => {
  it('[CCV-2] is shown once it is there, and goes with its screen', async () => {
    const { shown, show, remove, told, place } = made('comes')
    await settle()
    expect(show).toHaveBeenCalledExactlyOnceWith(place, page, told)
    shown.remove()
    expect(remove).toHaveBeenCalledOnce()
  })

  it('[CCV-2] is not shown to a screen that is gone', async () => {
    const { shown, show } = made('comes')
    shown.remove()
    await settle()
    expect(show).not.toHaveBeenCalled()
  })

  it('[CCV-2] can be tried again where the script does not come', async () => {
    const failing = made('fails')
    await settle()
    expect(failing.told.timedOut).toHaveBeenCalledOnce()
    const left = made('fails')
    left.shown.remove()
    await settle()
    expect(left.told.timedOut).not.toHaveBeenCalled()
  })
})
