// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveDialogs } from '../../../../tests/native-dialog.ts'
import { CookieSettingsDialog } from './cookie-settings-dialog.tsx'

beforeAll(giveDialogs)
afterEach(cleanup)

describe('CookieSettingsDialog', () => {
  const open = (onSave: (video: boolean) => void) =>
    render(<CookieSettingsDialog isOpen onClose={vi.fn()} videoEnabled={false} onSave={onSave} />)

  it('[COOKIE-1] saves the choice of video cookies', async () => {
    const onSave = vi.fn()
    open(onSave)
    await userEvent.click(screen.getByRole('switch', { name: 'Video player cookies' }))
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledWith(true)
  })

  it('[COOKIE-1] saves essential cookies alone where nothing was turned on', async () => {
    const onSave = vi.fn()
    open(onSave)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledWith(false)
  })
})
