// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'
import { TabBar } from '../header/tab-bar.tsx'
import { Menu } from './menu.tsx'
import { SidePanel } from './side-panel.tsx'
import { giveDialogs } from '../../../../tests/native-dialog.ts'

beforeAll(giveDialogs)

afterEach(cleanup)

const OptOut = ({ locked = false }: { locked?: boolean }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={open}
        onClose={() => setOpen(false)}
        locked={locked}
        role="alertdialog"
        title="Opt out?"
        actions={
          <>
            <Button autoFocus onPress={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger" onPress={() => setOpen(false)}>
              Opt out
            </Button>
          </>
        }
      >
        <p>Your cover ends.</p>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('[SEL-3] opens on the safe button, and gives the focus back at Escape', async () => {
    render(<OptOut />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('alertdialog', { name: 'Opt out?' })).toBeTruthy()
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    expect(document.activeElement).toBe(cancel)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('[SHELL-5] has the focus before the page behind leaves, which it does at the next key', async () => {
    const cover = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(<OptOut />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    expect(document.activeElement).toBe(cancel)
    expect(cover).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift}')
    expect(cover).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(cancel)
    vi.restoreAllMocks()
  })

  it('[SEL-3] gives the focus back to what was pressed where a press focuses nothing, as in Safari', () => {
    render(
      <main tabIndex={-1} aria-label="Page">
        <OptOut />
      </main>,
    )
    screen.getByRole('main').focus()
    const opener = screen.getByRole('button', { name: 'Open' })
    fireEvent.click(opener)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    return waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('[SHELL-5] leaves a reader where they are when the focus goes nowhere, and takes it when its element is removed', async () => {
    const Panel = () => {
      const [there, setThere] = useState(true)
      return (
        <SidePanel isOpen onClose={vi.fn()} title="Questions">
          {there && <Button onPress={() => setThere(false)}>Answer</Button>}
        </SidePanel>
      )
    }
    render(<Panel />)
    const answer = screen.getByRole('button', { name: 'Answer' })
    answer.focus()
    answer.blur()
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
    answer.focus()
    fireEvent.click(answer)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' })))
  })

  it('[SEL-3] stays while a response is pending', async () => {
    render(<OptOut locked />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeTruthy()
  })
})

describe('SidePanel', () => {
  it('[SHELL-5] is a modal dialog named by its heading, with a Close button', async () => {
    const onClose = vi.fn()
    render(
      <SidePanel isOpen onClose={onClose} title="Terms">
        <p>Words</p>
      </SidePanel>,
    )
    expect(screen.getByRole('dialog', { name: 'Terms' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('the page behind', () => {
  const Both = ({ panel, question }: { panel: boolean; question: boolean }) => (
    <>
      <button type="button">Behind</button>
      <SidePanel isOpen={panel} onClose={vi.fn()} title="Terms">
        <p>Words</p>
      </SidePanel>
      <Dialog isOpen={question} onClose={vi.fn()} role="alertdialog" title="Leave?" actions={null}>
        <p>Sure?</p>
      </Dialog>
    </>
  )
  it('[SHELL-5] [IDLE-1] has a question above a panel that opens later, and the focus in it', () => {
    const shown: (string | null)[] = []
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function note(this: HTMLDialogElement) {
      shown.push(this.textContent)
      this.setAttribute('open', '')
    })
    const { rerender } = render(<Both panel={false} question />)
    rerender(<Both panel question />)
    expect(shown).toEqual([
      expect.stringContaining('Sure?'),
      expect.stringContaining('Words'),
      expect.stringContaining('Sure?'),
    ])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leave?' }))
    vi.restoreAllMocks()
  })

  it('[SHELL-5] stays where a selection of text began inside and ends outside', async () => {
    const onClose = vi.fn()
    render(
      <SidePanel isOpen onClose={onClose} title="Terms">
        <p>Words</p>
      </SidePanel>,
    )
    const outside = screen.getByRole('dialog')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Words') },
      { keys: '[/MouseLeft]', target: outside },
    ])
    fireEvent.click(outside)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('[SHELL-5] closes a panel by a press, and no question', async () => {
    const onClose = vi.fn()
    const { rerender } = render(
      <SidePanel isOpen onClose={onClose} title="Terms">
        <p>Words</p>
      </SidePanel>,
    )
    const press = () => userEvent.click(document.querySelector('dialog:not([inert])') ?? document.body)
    await press()
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(
      <Dialog isOpen onClose={onClose} role="alertdialog" title="Leave?" actions={null}>
        <p>Words</p>
      </Dialog>,
    )
    await press()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('Menu', () => {
  const items = (onChoose: () => void) => [
    { key: 'profile', label: 'My profile settings', onChoose },
    { key: 'log-out', label: 'Logout', onChoose: vi.fn() },
  ]

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    '[SHELL-1] opens by %j, moves by arrows, and Escape gives the focus back',
    async (key) => {
      render(<Menu label="Hi, Ada" items={items(vi.fn())} />)
      const button = screen.getByRole('button', { name: 'Hi, Ada' })
      button.focus()
      await userEvent.keyboard(key)
      const [profile, logout] = screen.getAllByRole('menuitem')
      await waitFor(() => expect(document.activeElement).toBe(profile))
      await userEvent.keyboard('{ArrowDown}')
      expect(document.activeElement).toBe(logout)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(button))
    },
  )

  it('[SHELL-1] opens by Up at its end, goes around, and to the ends and first letters', async () => {
    render(<Menu label="Hi, Ada" items={items(vi.fn())} />)
    screen.getByRole('button', { name: 'Hi, Ada' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    const [profile, logout] = screen.getAllByRole('menuitem')
    expect(document.activeElement).toBe(logout)
    for (const [key, item] of [
      ['{ArrowDown}', profile],
      ['{ArrowUp}', logout],
      ['{Home}', profile],
      ['{End}', logout],
      ['m', profile],
      ['x', profile],
      ['L', logout],
    ] as const) {
      await userEvent.keyboard(key)
      expect(document.activeElement).toBe(item)
    }
  })

  it('[SHELL-1] closes where the focus goes elsewhere, and by its button', async () => {
    render(
      <>
        <Menu label="Hi, Ada" items={items(vi.fn())} />
        <a href="#next">Next</a>
      </>,
    )
    const button = screen.getByRole('button', { name: 'Hi, Ada' })
    await userEvent.click(button)
    fireEvent.blur(document.activeElement ?? button) // the window goes behind another one
    expect(screen.getByRole('menu', { name: 'Hi, Ada' })).toBeTruthy()
    await userEvent.tab()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Next')
    await userEvent.click(button)
    await userEvent.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('[SHELL-1] does what is chosen and closes', async () => {
    const onChoose = vi.fn()
    render(<Menu label="Hi, Ada" items={items(onChoose)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Hi, Ada' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'My profile settings' }))
    expect(onChoose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

describe('TabBar', () => {
  it('[SHELL-1] covers the screen, closes at a chosen link and gives the focus back at Escape', async () => {
    render(
      <MemoryRouter>
        <TabBar
          tabs={[]}
          links={[{ to: '/app/my-benefits/', label: 'My benefits' }]}
          user={{ name: 'Ada', avatar: null }}
          more={[]}
          onHelp={() => {}}
          profileTo="/app/home/my-profile/"
          onLogOut={vi.fn()}
        />
      </MemoryRouter>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })))
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(screen.getByRole('link', { name: 'My benefits' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
