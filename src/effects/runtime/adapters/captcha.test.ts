// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserCaptcha, FRAME_LEAVES_AFTER, LOADS_WITHIN, type CaptchaListener } from './captcha.ts'
import { page } from './page.ts'

type Options = Parameters<NonNullable<Window['grecaptcha']>['render']>[1]

beforeEach(() => {
  vi.useFakeTimers()
  // The document would try to fetch the script: the tests decide what happens to it.
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  delete window.grecaptcha
  scripts.length = 0
})

const script = 'https://captcha.test/api.js'
const scripts: HTMLScriptElement[] = []

/** A page with a drawn captcha; `said` is what it reports to its screen. */
const drawn = () => {
  const rendered: Options[] = []
  const resets: number[] = []
  const said: string[] = []
  const listener: CaptchaListener = {
    shown: () => said.push('shown'),
    solved: (token) => said.push(`solved ${token}`),
    expired: () => said.push('expired'),
    failed: () => said.push('failed'),
  }
  const draw = browserCaptcha({ siteKey: 'key', script, schedule: page.schedule })
  const place = document.body.appendChild(document.createElement('div'))
  const arrive = async () => {
    window.grecaptcha = {
      ready: (work) => work(),
      render: (box, options) => {
        box.append(document.createElement('picture')) // instead of the frame, which this document cannot load
        return rendered.push(options) - 1
      },
      reset: (widget) => resets.push(widget),
    }
    scripts.at(-1)?.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { draw: () => draw(place, listener), arrive, rendered, resets, said, place }
}
const frames = () => document.querySelectorAll('picture').length

describe('the captcha of the page', () => {
  it('[LOGIN-4] loads its script once, and draws with the configured key', async () => {
    const captcha = drawn()
    captcha.draw()
    expect(scripts.map(({ src }) => src)).toEqual([script])
    await captcha.arrive()
    captcha.draw()
    await vi.advanceTimersByTimeAsync(0)
    expect(scripts).toHaveLength(1)
    expect(captcha.rendered.map(({ sitekey }) => sitekey)).toEqual(['key', 'key'])
    expect(captcha.said).toEqual(['shown', 'shown'])
  })

  it('[LOGIN-4] is drawn in its narrow form where the place is narrow', async () => {
    const { draw, arrive, rendered, place } = drawn()
    vi.spyOn(place, 'clientWidth', 'get').mockReturnValueOnce(288).mockReturnValue(304)
    draw()
    await arrive()
    draw()
    await vi.advanceTimersByTimeAsync(0)
    expect(rendered.map(({ size }) => size)).toEqual(['compact', 'normal'])
  })

  it('[LOGIN-4] tells what comes of it, and asks again when it is reset', async () => {
    const { draw, arrive, rendered, resets, said } = drawn()
    const widget = draw()
    await arrive()
    rendered[0]?.callback('token')
    rendered[0]?.['expired-callback']()
    rendered[0]?.['error-callback']()
    widget.reset()
    expect(said).toEqual(['shown', 'solved token', 'expired', 'failed'])
    expect(resets).toEqual([0])
  })

  it('[LOGIN-4] fails with its script, and a retry loads that again', async () => {
    const { draw, arrive, said } = drawn()
    draw()
    scripts[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    expect(said).toEqual(['failed'])
    draw()
    expect(scripts.map(({ src }) => src)).toEqual([script, `${script}?try=2`])
    await arrive()
    await vi.advanceTimersByTimeAsync(LOADS_WITHIN)
    expect(said).toEqual(['failed', 'shown'])
  })

  it.each([
    ['hangs', () => {}],
    ['is another', () => scripts[0]?.dispatchEvent(new Event('load'))],
  ])('[LOGIN-4] fails after 10 s when the script %s', async (_, come) => {
    const { draw, said } = drawn()
    draw()
    come()
    await vi.advanceTimersByTimeAsync(LOADS_WITHIN - 1)
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual(['failed'])
  })

  it('[LOGIN-4] its frame leaves 5 s after its screen, and tells nobody any more', async () => {
    const { draw, arrive, rendered, said } = drawn()
    const widget = draw()
    await arrive()
    widget.remove()
    widget.remove()
    rendered[0]?.callback('token')
    expect(said).toEqual(['shown'])
    await vi.advanceTimersByTimeAsync(FRAME_LEAVES_AFTER - 1)
    expect(frames()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(frames()).toBe(0)
    expect(document.body.children).toHaveLength(1)
  })

  it('[LOGIN-4] draws nothing on a screen that has gone', async () => {
    const { draw, arrive, rendered, said } = drawn()
    draw().remove()
    await arrive()
    expect([rendered, said]).toEqual([[], []])
  })
})
