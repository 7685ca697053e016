// @vitest-environment happy-dom
import type { Either } from 'fp-ts/lib/Either.js'
import { isRight } from 'fp-ts/lib/Either.js'
import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DomainEvent } from '../domain/kernel/event.ts'
import { forms } from '../domain/kernel/forms/form.ts'
import { story } from '../domain/kernel/testing.ts'
import { codeForm } from '../domain/session/second-factor.ts'
import { CodeInput } from './components/inputs/code-input.tsx'
import type { Portal } from './portal.ts'
import { PortalContext, useForm } from './portal.ts'

// As in a browser: React decides when effects run after rendering.
const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let before: boolean | undefined
let root: Root
beforeEach(() => {
  before = act.IS_REACT_ACT_ENVIRONMENT
  act.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  if (before === undefined) delete act.IS_REACT_ACT_ENVIRONMENT
  else act.IS_REACT_ACT_ENVIRONMENT = before
})

/** A portal with forms only. */
const portalOfForms = (): Portal => {
  const given = story(forms)
  const events: DomainEvent[] = []
  let { state } = given()
  const listeners = new Set<() => void>()
  const portal = {
    state: () => state,
    subscribe: (_: readonly string[], listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (
      command: (state: unknown, input: unknown, now: number) => Either<unknown, DomainEvent>,
      input: unknown,
    ) => {
      const result = command(state, input, 0)
      if (isRight(result)) {
        events.push(result.right)
        state = given(...events).state
        for (const listener of listeners) listener()
      }
      return result
    },
  }
  return portal as unknown as Portal // the form needs nothing else
}

const Code = () => {
  const { value, onChange } = useForm(codeForm).bind('code')
  return <CodeInput id="code" label="Code" value={value} onChange={onChange} />
}

/** Simulates a key: the browser puts the digit into the focused box and fires an event. */
const press = (digit: string): void => {
  const box = document.activeElement as HTMLInputElement // the boxes take the focus as they appear
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, digit)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('a form', () => {
  it('[TFA-1] [TFA-2] keeps what is typed in the moment in which it is drawn', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const typed = new Promise<void>((done) => {
      new MutationObserver((_, observer) => {
        if (document.getElementById('code') === null) return
        observer.disconnect()
        for (const digit of '1234') press(digit)
        done()
      }).observe(place, { childList: true, subtree: true })
    })
    root = createRoot(place)
    startTransition(() =>
      root.render(
        <PortalContext value={portalOfForms()}>
          <Code />
        </PortalContext>,
      ),
    )
    await typed
    for (const digit of '56') press(digit)
    await vi.waitFor(() =>
      expect([...place.querySelectorAll('input')].map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6']),
    )
  })
})
