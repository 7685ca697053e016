// @vitest-environment happy-dom
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DomainEvent } from '../domain/kernel/event.ts'
import { forms } from '../domain/kernel/forms/form.ts'
import { story } from '../domain/kernel/testing.ts'
import { codeForm } from '../domain/session/second-factor.ts'
import { CodeInput } from './components/inputs/code-input.tsx'
import { PortalContext, useEffectsAtOnce, useForm, type Portal } from './portal.ts'
import { eventually } from '../../tests/eventually.ts'
import { withoutAct } from '../../tests/without-act.ts'

let restore: () => void
let root: Root
beforeEach(() => {
  restore = withoutAct()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  restore()
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
  const { value, onChange } = useForm(codeForm).bind('code').control
  return <CodeInput id="code" label="Code" value={value} onChange={onChange} />
}

/** Simulates a key: the browser puts the digit into the focused box and fires an event. */
const press = (digit: string): void => {
  const box = document.activeElement as HTMLInputElement // the boxes take the focus as they appear
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, digit)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Draws content as a navigation does, and calls back as soon as the element is on the page. */
const drawn = (content: ReactNode, id: string, then: () => void): Promise<HTMLElement> => {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  return new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (document.getElementById(id) === null) return
      observer.disconnect()
      then()
      done(place)
    }).observe(place, { childList: true, subtree: true })
    startTransition(() => root.render(content))
  })
}

describe('a page', () => {
  it('[APP-1] [TFAL-1] has begun to read again before a person can begin to change anything', async () => {
    const order: string[] = []
    const Read = () => {
      useEffect(() => void order.push('read'), [])
      return <p id="read">Read</p>
    }
    const WholePage = () => {
      useEffectsAtOnce()
      return <Read />
    }
    await drawn(<WholePage />, 'read', () => order.push('press'))
    expect(order).toEqual(['read', 'press'])
  })
})

describe('a form', () => {
  it('[TFA-1] [TFA-2] keeps what is typed in the moment in which it is drawn', async () => {
    const place = await drawn(
      <PortalContext value={portalOfForms()}>
        <Code />
      </PortalContext>,
      'code',
      () => {
        for (const digit of '1234') press(digit)
      },
    )
    for (const digit of '56') press(digit)
    await eventually(() =>
      expect([...place.querySelectorAll('input')].map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6']),
    )
  })
})
