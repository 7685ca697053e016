// @vitest-environment happy-dom
import { useRef, useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Form } from './form.tsx'

afterEach(cleanup)

it('[LOGIN-1] a submission reads what a field shows, though it was filled without an event', () => {
  const sent = vi.fn<(text: string) => void>()
  const Login = () => {
    const latest = useRef('')
    const [text, setText] = useState('')
    return (
      <Form onSubmit={() => sent(latest.current)}>
        <input
          value={text}
          onChange={({ currentTarget: { value } }) => {
            latest.current = value
            setText(value)
          }}
        />
        <button type="submit">Next</button>
      </Form>
    )
  }
  render(<Login />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  // As a browser does, past what React put on the field.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ann@acme.example')
  fireEvent.submit(screen.getByRole('button').closest('form') ?? field)
  expect(sent).toHaveBeenCalledWith('ann@acme.example')
  expect(field.value).toBe('ann@acme.example')
})
