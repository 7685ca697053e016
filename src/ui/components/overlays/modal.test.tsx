// @vitest-environment jsdom
import { lazy, Suspense, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'
import { SidePanel } from './side-panel.tsx'
import { eventually } from '../../../../tests/eventually.ts'
import { giveDialogs } from '../../../../tests/native-dialog.ts'
import { withoutAct } from '../../../../tests/without-act.ts'

// These tests depend on the order of React's work.
beforeAll(withoutAct)
beforeAll(giveDialogs)

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** The button, or the heading of a dialog, with this name. */
const named = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('button, h2')].find(
    (element) => element.textContent === name && element.closest('[inert]') === null,
  ) ?? null

const button = (name: string): HTMLElement => {
  const found = named(name)
  if (!found) throw new Error(`There is no ‘${name}’.`)
  return found
}

/** Presses a button and lets React draw only the urgent part. */
const pressAtOnce = async (name: string): Promise<void> => {
  button(name).focus()
  button(name).click()
  for (let step = 0; step < 5; step += 1) await Promise.resolve()
}

const escape = (how: KeyboardEventInit = {}): void => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...how })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
}

/** Calls back when an element enters the page, before the effects of the next task run. */
const asSoonAs = (name: string, then: () => void): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!named(name)) return
      observer.disconnect()
      then()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

const Help = ({ onClose }: { onClose: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog isOpen onClose={onClose} title="Help" actions={<Button onPress={() => setOpen(true)}>Save the log</Button>}>
      {open && (
        <Dialog isOpen onClose={() => setOpen(false)} title="Preview" actions={<Button onPress={vi.fn()}>Save</Button>}>
          <p>Events</p>
        </Dialog>
      )}
    </Dialog>
  )
}

const Page = () => {
  const [help, setHelp] = useState(false)
  const [question, setQuestion] = useState(false)
  return (
    <>
      <Button onPress={() => setHelp(true)}>Open help</Button>
      {help && <Help onClose={() => setHelp(false)} />}
      <SidePanel
        isOpen={question}
        onClose={() => setQuestion(false)}
        title="Leave"
        actions={<Button onPress={() => setQuestion(false)}>Stay</Button>}
      >
        <p>Words</p>
      </SidePanel>
      <Button onPress={() => setQuestion(true)}>Open panel</Button>
    </>
  )
}

const open = async (): Promise<void> => {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(<Page />)
  await eventually(() => expect(named('Open help')).not.toBeNull())
}

const openHelp = async (): Promise<void> => {
  await open()
  await pressAtOnce('Open help')
  await eventually(() => expect(document.activeElement).toBe(named('Help')))
}

describe('a person who is quick at the keyboard', () => {
  it('[SHELL-5] closes by Escape what is about to open, and nothing below it', async () => {
    await openHelp()
    await pressAtOnce('Save the log')
    expect(named('Preview')).toBeNull()
    escape()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(named('Preview')).toBeNull()
    expect(named('Help')).not.toBeNull()
    expect(document.activeElement).toBe(named('Save the log'))
  })

  it('[SHELL-5] closes by Escape what has just been drawn, and has the focus where it was', async () => {
    await openHelp()
    const drawn = asSoonAs('Preview', () => {
      expect(document.activeElement).toBe(named('Preview'))
      escape()
    })
    await pressAtOnce('Save the log')
    await drawn
    await eventually(() => expect(named('Preview')).toBeNull())
    expect(named('Help')).not.toBeNull()
    expect(document.activeElement).toBe(named('Save the log'))
  })

  it('[SHELL-5] has the focus back in the same moment in which a panel begins to close', async () => {
    await open()
    await pressAtOnce('Open panel')
    await eventually(() => expect(document.activeElement).toBe(named('Leave')))
    await pressAtOnce('Stay')
    expect(named('Leave')).toBeNull()
    expect(document.activeElement).toBe(named('Open panel'))
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[SHELL-5] closes nothing by the Escape that ends a composition: %j',
    async (how) => {
      await openHelp()
      escape(how)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(named('Help')).not.toBeNull()
      escape()
      await eventually(() => expect(named('Help')).toBeNull())
    },
  )

  it('[SHELL-5] closes one layer by one Escape', async () => {
    await openHelp()
    await pressAtOnce('Save the log')
    await eventually(() => expect(document.activeElement).toBe(named('Preview')))
    escape()
    await Promise.resolve()
    expect(named('Help')).not.toBeNull()
    await eventually(() => expect(document.activeElement).toBe(named('Save the log')))
    escape()
    await eventually(() => expect(named('Help')).toBeNull())
    await eventually(() => expect(document.activeElement).toBe(named('Open help')))
  })
})

describe('a page that a chunk brings', () => {
  it('[SHELL-5] is drawn once, however long that takes, with a closed panel in it', async () => {
    let renders = 0
    /** Takes longer than React draws at a stretch, so that the page is drawn in pieces. */
    const Slow = () => {
      renders += 1
      const until = performance.now() + 2
      while (performance.now() < until);
      return null
    }
    const Content = () => (
      <>
        <SidePanel isOpen={false} onClose={vi.fn()} title="Leave" actions={null}>
          <p>Words</p>
        </SidePanel>
        {Array.from({ length: 20 }, (_, index) => (
          <Slow key={index} />
        ))}
        <Button onPress={vi.fn()}>Drawn</Button>
      </>
    )
    const Chunk = lazy(() => Promise.resolve({ default: Content }))
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <Suspense fallback={null}>
        <Chunk />
      </Suspense>,
    )
    await eventually(() => expect(named('Drawn')).not.toBeNull())
    expect(renders).toBe(20)
  })
})
