// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodeInput } from './code-input.tsx'
import { eventually } from '../../../../tests/eventually.ts'

afterEach(cleanup)

const sent = vi.fn<(code: string) => void>()
beforeEach(() => sent.mockClear())

const Form = ({ error = null, attempt = 0 }: { error?: string | null; attempt?: number }) => {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(value)
      }}
    >
      <CodeInput key={attempt} id="code" label="Authentication code" error={error} value={value} onChange={setValue} />
      <button type="submit">Login</button>
    </form>
  )
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const shown = () => boxes().map((box) => box.value)
const box = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${number} of 6` })
const focused = () => document.activeElement?.getAttribute('aria-label')
const six = ['1', '2', '3', '4', '5', '6']

describe('CodeInput', () => {
  it('[TFA-1] is a named group of six numeric boxes, the first for a one-time code, with the focus', () => {
    render(<Form />)
    expect(screen.getByRole('group', { name: 'Authentication code' })).toBeTruthy()
    expect(boxes().map((one) => one.getAttribute('inputmode'))).toEqual(Array(6).fill('numeric'))
    expect(boxes().map((one) => one.getAttribute('autocomplete'))).toEqual(['one-time-code', ...Array(5).fill('off')])
    expect(focused()).toBe('Digit 1 of 6')
  })

  it('[TFA-1] moves on with each digit and takes nothing else', async () => {
    render(<Form />)
    await userEvent.keyboard('1a2-')
    expect(shown()).toEqual(['1', '2', '', '', '', ''])
    expect(focused()).toBe('Digit 3 of 6')
    await userEvent.keyboard('34567')
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '7'])
  })

  it('[TFA-1] takes digits of any script and width', async () => {
    render(<Form />)
    await userEvent.paste('１２３ ٤٥٦')
    expect(shown()).toEqual(six)
  })

  it('[TFA-1] moves back and clears with Backspace', async () => {
    render(<Form />)
    await userEvent.keyboard('123{Backspace}')
    expect([shown().join(''), focused()]).toEqual(['12', 'Digit 3 of 6'])
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    expect([shown().join(''), focused()]).toEqual(['', 'Digit 1 of 6'])
  })

  it('[TFA-1] moves with the arrows, and a digit replaces the one in its box', async () => {
    render(<Form />)
    await userEvent.keyboard('123456{ArrowLeft}{ArrowLeft}9')
    expect(shown()).toEqual(['1', '2', '3', '9', '5', '6'])
    expect(focused()).toBe('Digit 5 of 6')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('Digit 6 of 6')
    box(1).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('Digit 1 of 6')
  })

  it.each(['123456', '123 456', '123-456', ' 1 2 3 4 5 6\n', 'Code: 123456.', '1234567'])(
    '[TFA-1] fills all boxes with %j, pasted into any of them',
    async (text) => {
      render(<Form />)
      await userEvent.click(box(3))
      await userEvent.paste(text)
      expect(shown()).toEqual(six)
      expect(focused()).toBe('Digit 6 of 6')
    },
  )

  it('[TFA-1] spreads a few pasted digits from the box on, and ignores words', async () => {
    render(<Form />)
    await userEvent.click(box(5))
    await userEvent.paste('123')
    expect(shown()).toEqual(['', '', '', '', '1', '2'])
    await userEvent.paste('no digits')
    expect(shown()).toEqual(['', '', '', '', '1', '2'])
  })

  it('[TFA-1] takes a code that the browser fills into the first box', async () => {
    render(<Form />)
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    native?.set?.call(box(1), '123456')
    box(1).dispatchEvent(new Event('input', { bubbles: true }))
    await eventually(() => expect(shown()).toEqual(six))
  })

  it('[TFA-1] submits with Enter once all boxes are full, and leads to the first empty one before', async () => {
    render(<Form />)
    await userEvent.keyboard('12{ArrowRight}4{Enter}')
    expect(sent).not.toHaveBeenCalled()
    expect(focused()).toBe('Digit 3 of 6')
    await userEvent.keyboard('3')
    await userEvent.click(box(5))
    await userEvent.keyboard('56{Enter}')
    expect(sent.mock.calls).toEqual([['123456']])
  })

  it('[TFA-1] goes back to the first box with each attempt, and names its error', () => {
    const { rerender } = render(<Form />)
    box(4).focus()
    rerender(<Form attempt={1} error="Enter all six digits of the code" />)
    expect(focused()).toBe('Digit 1 of 6')
    expect(box(2).getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(box(1).getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Error: Enter all six digits of the code')
  })
})
