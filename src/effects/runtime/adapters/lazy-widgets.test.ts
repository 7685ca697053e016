// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { lazyCaptcha, lazyExternalPage } from './lazy-ports.ts'

type Script = 'comes' | 'fails'
const settle = () => new Promise((resolve) => setTimeout(resolve))
const loading =
  <A>(script: Script, loaded: A) =>
  () =>
    script === 'comes' ? Promise.resolve(loaded) : Promise.reject(new Error('Offline'))

const captcha = (script: Script) => {
  const widget = { reset: vi.fn(), remove: vi.fn() }
  const draw = vi.fn(() => widget)
  const listener = { shown: vi.fn(), solved: vi.fn(), expired: vi.fn(), failed: vi.fn() }
  const place = document.createElement('div')
  const shown = lazyCaptcha(loading(script, draw))(place, listener)
  return { shown, draw, widget, given: [place, listener], failed: listener.failed }
}

const framed = (script: Script) => {
  const widget = { remove: vi.fn() }
  const draw = vi.fn(() => widget)
  const listener = { loaded: vi.fn(), timedOut: vi.fn() }
  const place = document.createElement('div')
  const page = { url: 'https://credits.acme.example/', title: 'Your credits' }
  const shown = lazyExternalPage(loading(script, draw))(place, page, listener)
  return { shown, draw, widget, given: [place, page, listener], failed: listener.timedOut }
}

describe.each([
  ['[LOGIN-4] a bot check', captcha],
  ['[CCV-2] a frame', framed],
])('%s whose chunk is loaded when needed', (_, make) => {
  it('is drawn once it is there, and goes with its screen', async () => {
    const { shown, draw, widget, given } = make('comes')
    expect(draw).not.toHaveBeenCalled()
    await settle()
    expect(draw).toHaveBeenCalledExactlyOnceWith(...given)
    shown.remove()
    expect(widget.remove).toHaveBeenCalledOnce()
  })

  it('is not drawn for a screen that is gone', async () => {
    const { shown, draw } = make('comes')
    shown.remove()
    await settle()
    expect(draw).not.toHaveBeenCalled()
  })

  it('fails in sight where its chunk cannot be loaded, and is silent where its screen is gone', async () => {
    const failing = make('fails')
    await settle()
    expect(failing.failed).toHaveBeenCalledOnce()
    const left = make('fails')
    left.shown.remove()
    await settle()
    expect(left.failed).not.toHaveBeenCalled()
  })
})

it('[LOGIN-4] a bot check starts again once it is there', async () => {
  const { shown, widget } = captcha('comes')
  shown.reset()
  await settle()
  expect(widget.reset).not.toHaveBeenCalled()
  shown.reset()
  expect(widget.reset).toHaveBeenCalledOnce()
})
