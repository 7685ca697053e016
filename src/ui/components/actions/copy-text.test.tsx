// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Announcements } from '../feedback/announcer.tsx'
import { CopyText } from './copy-text.tsx'
import { eventually } from '../../../../tests/eventually.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const words = { copy: 'Copy', copied: 'The key was copied.', failed: 'Please copy it yourself.' }
const draw = () => {
  const user = userEvent.setup()
  render(
    <>
      <CopyText label="Your key" value="ABCDEFGHIJ" words={words} />
      <Announcements />
    </>,
  )
  return user
}

describe('CopyText', () => {
  it('[TFA-2] shows the text in groups of four and copies it without the blanks', async () => {
    const user = draw()
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJ')
    await eventually(() => expect(screen.getByRole('status').textContent).toBe(words.copied))
  })

  it('[TFA-2] says what to do where the browser does not copy', async () => {
    const user = draw()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await eventually(() => expect(screen.getByRole('status').textContent).toBe(words.failed))
  })
})
