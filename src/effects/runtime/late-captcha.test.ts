// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { lateCaptcha } from './late-captcha.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const made = (load: 'comes' | 'fails') => {
  const widget = { reset: vi.fn(), remove: vi.fn() }
  const draw = vi.fn(() => widget)
  const told = { shown: vi.fn(), solved: vi.fn(), expired: vi.fn(), failed: vi.fn() }
  const late = lateCaptcha(() => (load === 'comes' ? Promise.resolve(draw) : Promise.reject(new Error('Offline'))))
  const place = document.createElement('div')
  return { shown: late(place, told), draw, widget, told, place }
}

describe('a bot check whose script comes later', () => {
  it('[LOGIN-4] is drawn once it is there, and does what its screen asks', async () => {
    const { shown, draw, widget, told, place } = made('comes')
    shown.reset()
    await settle()
    expect(draw).toHaveBeenCalledExactlyOnceWith(place, told)
    expect(widget.reset).not.toHaveBeenCalled()
    shown.reset()
    expect(widget.reset).toHaveBeenCalledOnce()
    shown.remove()
    expect(widget.remove).toHaveBeenCalledOnce()
  })

  it('[LOGIN-4] is not drawn for a screen that is gone', async () => {
    const { shown, draw } = made('comes')
    shown.remove()
    await settle()
    expect(draw).not.toHaveBeenCalled()
  })

  it('[LOGIN-4] fails in sight where its script does not come', async () => {
    const failing = made('fails')
    await settle()
    expect(failing.told.failed).toHaveBeenCalledOnce()
    const left = made('fails')
    left.shown.remove()
    await settle()
    expect(left.told.failed).not.toHaveBeenCalled()
  })
})
