// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withoutAct } from '../../../../tests/without-act.ts'
import { Checkbox } from './checkbox.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const Password = ({ onSubmit = () => undefined }: { onSubmit?: () => void }) => {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <PasswordField id="password" label="Password" autoComplete="current-password" value={value} onChange={setValue} />
      <button type="submit">Login</button>
    </form>
  )
}

describe('TextField', () => {
  it('ties its hint and its error to the control', () => {
    render(
      <TextField
        id="email"
        label="Email address"
        hint="At work"
        error="Enter an email address"
        value=""
        onChange={vi.fn()}
      />,
    )
    const input = screen.getByLabelText('Email address')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['At work', 'Error: Enter an email address'])
  })

  it('[LOGIN-9] is a plain text field for an address, because browsers rewrite its domain in one for email', () => {
    render(<TextField id="email" label="Email address" type="email" value="ann@müller.de" onChange={() => {}} />)
    const { type, inputMode, value } = screen.getByLabelText<HTMLInputElement>('Email address')
    expect([type, inputMode, value]).toEqual(['text', 'email', 'ann@müller.de'])
  })

  it('is not invalid without an error', () => {
    render(<TextField id="email" label="Email address" value="" onChange={vi.fn()} error={null} />)
    expect(screen.getByLabelText('Email address').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.getByLabelText('Email address').hasAttribute('aria-describedby')).toBe(false)
  })

  it('gives each change as text', async () => {
    const onChange = vi.fn()
    render(<TextField id="email" label="Email address" value="a" onChange={onChange} />)
    await userEvent.type(screen.getByLabelText('Email address'), 'b')
    expect(onChange).toHaveBeenCalledWith('ab')
  })
})

describe('PasswordField', () => {
  it('[LOGIN-1] shows and hides the password, and says so', async () => {
    render(<Password />)
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.getAttribute('type')).toBe('text')
    expect(screen.getByRole('status').textContent).toBe('Your password is visible')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.getAttribute('type')).toBe('password')
    expect(screen.getByRole('status').textContent).toBe('Your password is hidden')
  })

  it('[LOGIN-1] hides the password again when its form is sent, and the toggle sends nothing', async () => {
    const onSubmit = vi.fn()
    render(<Password onSubmit={onSubmit} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })
})

describe('Checkbox', () => {
  it('is mixed where some of a list are ticked', () => {
    render(<Checkbox id="all" label="Select all" checked="mixed" onChange={vi.fn()} />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    expect(box.indeterminate).toBe(true)
    expect(box.checked).toBe(false)
  })

  it('is ticked through its label, and stays named where the label is hidden', async () => {
    const onChange = vi.fn()
    render(
      <Checkbox id="row" label="Select the first" labelShown="to-screen-readers" checked={false} onChange={onChange} />,
    )
    await userEvent.click(screen.getByText('Select the first'))
    expect(onChange).toHaveBeenCalledWith(true)
    expect(screen.getByRole('checkbox', { name: 'Select the first' })).toBeTruthy()
  })
})

describe('Switch', () => {
  it('[COOKIE-1] cannot be changed where it is fixed', async () => {
    render(
      <Switch id="essential" label="Essential cookies" checked state="fixed" words={{ on: 'Always on', off: 'Off' }} />,
    )
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Essential cookies' })
    await userEvent.click(toggle)
    expect(toggle.checked).toBe(true)
    expect(screen.getByText('Always on')).toBeTruthy()
  })
})

describe('Select', () => {
  it('gives the chosen value and never the placeholder', async () => {
    const onChange = vi.fn()
    render(
      <Select
        id="subject"
        label="Subject"
        placeholder="Choose a subject"
        value=""
        options={[{ value: 'login', label: 'Logging in' }]}
        onChange={onChange}
      />,
    )
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Logging in')
    expect(onChange.mock.calls).toEqual([['login']])
  })
})

describe('ErrorSummary', () => {
  const form = (submission: number, problems: ErrorSummaryProps['problems']) => (
    <>
      <ErrorSummary submission={submission} problems={problems} />
      <TextField id="email" label="Email address" value="" onChange={vi.fn()} />
    </>
  )
  const wrong = [{ fieldId: 'email', message: 'Enter an email address' }]

  it('takes the focus at every submission that finds problems', () => {
    const { rerender } = render(form(0, []))
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(form(1, wrong))
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
    screen.getByLabelText('Email address').focus()
    rerender(form(1, wrong))
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
    const read = screen.getByRole('alert')
    rerender(form(2, wrong))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    // A screen reader says the title of one that is already known twice.
    expect(read.isConnected).toBe(false)
  })

  it('has the focus by the time that it is in the page, so that a quick Tab goes on from it', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const focused: boolean[] = []
    const seen = new MutationObserver(() => {
      const alert = screen.queryByRole('alert')
      if (alert !== null) focused.push(document.activeElement === alert)
    })
    const restore = withoutAct()
    try {
      root.render(form(0, []))
      await screen.findByLabelText('Email address')
      screen.getByLabelText('Email address').focus()
      seen.observe(place, { childList: true, subtree: true })
      root.render(form(1, wrong))
      await screen.findByRole('alert')
    } finally {
      restore()
    }
    seen.disconnect()
    root.unmount()
    place.remove()
    expect(focused[0]).toBe(true)
  })

  it('[CONTACT-1] names the field of a problem whose words do not', () => {
    const message = 'This field is required'
    render(
      form(1, [
        { fieldId: 'email', label: 'Email address', message },
        { fieldId: 'about', label: 'What is it about?', message },
        { fieldId: 'name', message: 'Name is required' },
      ]),
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Email address: This field is required',
      'What is it about? This field is required',
      'Name is required',
    ])
  })

  it('leads to the field that is wrong', async () => {
    render(form(1, wrong))
    await userEvent.click(screen.getByRole('link', { name: 'Enter an email address' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
  })
})
