// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('is pressed by a click, by Enter and by Space', async () => {
    const onPress = vi.fn()
    render(<Button onPress={onPress}>Next</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  it('ignores presses while busy, keeps the focus and says what it is doing', async () => {
    const onPress = vi.fn()
    render(
      <Button busy={{ label: 'Processing...', active: true }} onPress={onPress}>
        Approve
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Processing...' })
    await userEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('does not send its form twice while busy', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (active: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={{ label: 'Loading...', active }}>
          Login
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    rerender(form(true))
    await userEvent.click(screen.getByRole('button', { name: 'Loading...' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
