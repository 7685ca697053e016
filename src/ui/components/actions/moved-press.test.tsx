// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMovedPresses } from './moved-press.ts'

const pressed = vi.fn<(name: string) => void>()

const Page = ({ disabled = false, hidden = false }: { disabled?: boolean; hidden?: boolean }) => {
  useMovedPresses()
  return (
    <main>
      <div aria-hidden={hidden}>
        <button type="button" disabled={disabled} onClick={() => pressed('Help')}>
          <b>Help</b>
        </button>
      </div>
      <button type="button" onClick={() => pressed('Delete')}>
        Delete
      </button>
    </main>
  )
}

const help = () => screen.getByText('Help').parentElement ?? expect.fail('no button')
const at = (top: number) => vi.spyOn(help(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
const end = { clientX: 50, clientY: 20 }

/** Presses Help at 50, 20, where it is; the browser then sees this click. */
const press = (on: Element, { down = {}, up = {} }: { down?: MouseEventInit; up?: MouseEventInit } = {}): boolean => {
  const begins = new MouseEvent('pointerdown', { bubbles: true, ...end, ...down })
  screen.getByText('Help').dispatchEvent(Object.assign(begins, { isPrimary: true }))
  return on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...end, ...up }))
}

const reachedPage = (): void => pressed('page')
beforeEach(() => document.body.addEventListener('click', reachedPage))
afterEach(() => {
  document.body.removeEventListener('click', reachedPage)
  cleanup()
  pressed.mockClear()
  vi.restoreAllMocks()
})

describe('a press', () => {
  it('[BED-4] on what moved away meanwhile counts for it, and never for what lies there now', () => {
    render(<Page />)
    at(300)
    expect(press(screen.getByText('Delete'))).toBe(false)
    expect(pressed.mock.calls).toEqual([['Help'], ['page']])
    pressed.mockClear()
    press(screen.getByRole('main'), { up: { clientX: 54, clientY: 26 } })
    expect(pressed.mock.calls).toEqual([['Help'], ['page']])
  })

  it('[BED-4] that ends on what it began on counts once', () => {
    render(<Page />)
    at(0)
    expect(press(screen.getByText('Help'))).toBe(true)
    expect(pressed.mock.calls).toEqual([['Help'], ['page']])
  })

  it.each([
    { name: 'the pointer was moved away', up: { clientX: 50, clientY: 320 } },
    { name: 'it was not the main button', down: { button: 2 } },
    { name: 'a link would open elsewhere', down: { ctrlKey: true } },
  ])('[BED-4] counts for what the browser says where $name', (how) => {
    render(<Page />)
    at(300)
    expect(press(screen.getByText('Delete'), how)).toBe(true)
    expect(pressed.mock.calls).toEqual([['Delete'], ['page']])
  })

  it('[BED-4] on what was covered instead of moved is not passed through', () => {
    render(<Page />)
    at(0)
    press(screen.getByText('Delete'))
    expect(pressed.mock.calls).toEqual([['Delete'], ['page']])
  })

  it('[BED-4] on what moved behind an overlay, or became unavailable, does nothing', () => {
    const { rerender } = render(<Page hidden />)
    at(300)
    press(screen.getByText('Delete'))
    expect(pressed.mock.calls).toEqual([['Delete'], ['page']])
    pressed.mockClear()
    rerender(<Page disabled />)
    press(screen.getByRole('main'))
    expect(pressed).not.toHaveBeenCalled()
  })
})
