// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateInput, type DateInputProps } from './date-input.tsx'

afterEach(cleanup)

const Birthday = (props: Partial<DateInputProps>) => {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <DateInput
      id="born"
      label="Date of birth"
      years={{ min: 1900, max: 2026 }}
      thisYear={2026}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const box = (name: string): HTMLInputElement => screen.getByLabelText(name)
const shown = () => ['Day', 'Month', 'Year'].map((name) => box(name).value)

describe('DateInput', () => {
  it('[ACT-2] is a group named by its legend, with a hint and a number pad for each box', () => {
    render(<Birthday autoComplete="bday" />)
    const group = screen.getByRole('group', { name: 'Date of birth' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('e.g. 28 08 1978')
    for (const [name, part] of [
      ['Day', 'day'],
      ['Month', 'month'],
      ['Year', 'year'],
    ] as const) {
      expect(box(name).inputMode).toBe('numeric')
      expect(box(name).getAttribute('autocomplete')).toBe(`bday-${part}`)
    }
  })

  it('[ACT-2] takes digits alone, and the focus stays where it is', async () => {
    render(<Birthday />)
    await userEvent.type(box('Day'), 'a2b8')
    expect(document.activeElement).toBe(box('Day'))
    await userEvent.type(box('Year'), '19785')
    expect(shown()).toEqual(['28', '', '1978'])
    expect(box('Day').getAttribute('autocomplete')).toBe('off')
  })

  it('[ACT-2] pads a box when it is left, and reports when the whole date is left', async () => {
    const onBlur = vi.fn()
    render(<Birthday onBlur={onBlur} />)
    await userEvent.type(box('Day'), '8')
    await userEvent.tab()
    expect(shown()).toEqual(['08', '', ''])
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledTimes(1)
  })

  it('[ACT-2] goes up and down by the arrows within the month and the years', async () => {
    render(<Birthday value="1980-02-28" />)
    box('Day').focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(shown()).toEqual(['29', '02', '1980'])
    box('Month').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(box('Month').value).toBe('01')
    box('Year').focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(box('Year').value).toBe('1981')
  })

  it.each(['28/08/1978', '28-08-1978', '1978-08-28'])('[ACT-2] splits %s, pasted into any box', (text) => {
    render(<Birthday />)
    fireEvent.paste(box('Month'), { clipboardData: { getData: () => text } })
    expect(shown()).toEqual(['28', '08', '1978'])
  })

  it.each(['7', '٢٨'])('[ACT-2] leaves another paste to the browser: %s', (text) => {
    render(<Birthday value="1978-08-28" />)
    const unstopped = fireEvent.paste(box('Day'), { clipboardData: { getData: () => text } })
    expect(unstopped).toBe(true)
    expect(shown()).toEqual(['28', '08', '1978'])
  })

  it('[ACT-2] marks the box that is wrong and no other, or all of them', () => {
    const { rerender } = render(<Birthday error="Check the month" wrong="month" />)
    const marked = () => ['Day', 'Month', 'Year'].filter((name) => box(name).getAttribute('aria-invalid') === 'true')
    expect(marked()).toEqual(['Month'])
    expect(document.getElementById('born-error')?.textContent).toContain('Check the month')
    expect(box('Month').getAttribute('aria-describedby')).toBe('born-error')
    rerender(<Birthday error="No such date" />)
    expect(marked()).toEqual(['Day', 'Month', 'Year'])
  })
})
