import { setTimeout as pause } from 'node:timers/promises'
import type { Driver } from './driver.ts'

/** What a person looks for: a kind of element, and its name or text. */
export type Kind = keyof typeof kinds
const kinds = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, textarea, select',
  menuitem: '[role=menuitem]',
  words: 'p, li, strong, span, td',
}

/** A guard against what hangs, never a judgement of speed. */
const LIMIT = 30_000

interface Found {
  readonly x: number
  readonly y: number
  readonly hasFocus: boolean
  readonly value: string | undefined
  /** What lies over its middle, or why it cannot be pressed; null if it can. */
  readonly blocked: string | null
}

/**
 * Runs in the page: finds what is visible in the topmost dialog, or in the page if none is open. A name of a field is a label; `start` marks
 * what only has to begin with the name.
 */
const find = (selector: string, source: string): Found | null => {
  const name = new RegExp(source)
  const isShown = (one: Element) =>
    one.getClientRects().length > 0 &&
    one.closest('[inert], [aria-hidden=true]') === null &&
    getComputedStyle(one).visibility === 'visible'
  const nameOf = (one: Element): string => {
    const by = one.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement ? [...(one.labels ?? [])] : [one] // oxfmt-ignore
    const parts = by.length > 0 ? by.map((id) => document.getElementById(id)) : labels
    const name =
      one.getAttribute('aria-label') ??
      parts.map((part) => (part instanceof HTMLElement ? part.innerText : '')).join(' ')
    return name.replaceAll(/\s+/g, ' ').trim()
  }
  const place = [...document.querySelectorAll('dialog[open]')].filter(isShown).at(-1) ?? document
  const one = [...place.querySelectorAll<HTMLInputElement>(selector)].find((one) => isShown(one) && name.test(nameOf(one))) // oxfmt-ignore
  if (!one) return null
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = one.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isHit = [one, ...(one.labels ?? [])].some((part) => part.contains(hit))
  const isBusy = one.disabled || ['aria-busy', 'aria-disabled'].some((name) => one.getAttribute(name) === 'true')
  const isMoving = document.getAnimations().some(({ effect, playState }) => playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(one)) // oxfmt-ignore
  const lies = isHit ? null : `${hit?.outerHTML.slice(0, 80)} lies over it`
  const isLoading = document.readyState !== 'complete' || document.querySelector('[data-part=awaited]') !== null
  const blocked = isLoading ? 'the page loads' : isBusy ? 'it is busy' : isMoving ? 'it moves' : lies
  return { x, y, hasFocus: one === document.activeElement, value: one.value, blocked }
}

const control = '\uE009'
/** Keys that are no letters, as WebDriver names them. */
export const keys = { enter: '\uE007', escape: '\uE00C', tab: '\uE004' }

const exact = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source

/** Somebody at a browser. Everything waits until it can be done, and rejects with a sentence if it never can. */
export const visitorOf = ({ send }: Driver, origin: string) => {
  const evaluate = <Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
    send('ExecuteScript', {
      // The compiler wraps functions in a helper to keep their names.
      script: `const __name = (one) => one; return (${String(work)})(...arguments)`,
      args,
    }) as Promise<Result> // as the page returned it

  /** Repeats a question to the page until it has an answer other than null. */
  const until = async <Result>(what: string, ask: () => Promise<Result | null>): Promise<Result> => {
    const since = Date.now()
    let last = ''
    while (Date.now() - since < LIMIT) {
      try {
        const result = await ask()
        if (result !== null) return result
      } catch (error) {
        last = error instanceof Error ? error.message : '' // the page is being replaced, say
      }
      await pause(20)
    }
    const seen = await evaluate(() => {
      const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
      return `${location.href}\n${(dialog ?? document.body).innerText.slice(0, 1500)}`
    }).catch(String)
    throw new Error(`Never: ${what}. ${last}\nThe page was ${seen}`)
  }
  const look = (kind: Kind, name: string | RegExp) => evaluate(find, kinds[kind], exact(name))
  const act = (type: 'key' | 'pointer', actions: readonly Readonly<Record<string, unknown>>[]) =>
    send('PerformActions', { actions: [{ type, id: type, actions }] })
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  const withControl = (value: string) =>
    act('key', [
      { type: 'keyDown', value: control },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'keyUp', value: control },
    ])
  const seen = (kind: Kind, name: string | RegExp) => until(`the ${kind} ${name} is seen`, () => look(kind, name))
  const press = async (kind: Kind, name: string | RegExp): Promise<void> => {
    let before = ''
    const { x, y } = await until(`the ${kind} ${name} can be pressed`, async () => {
      const found = await look(kind, name)
      if (found?.blocked) throw new Error(found.blocked)
      const now = JSON.stringify(found)
      const isStill = now === before
      before = now
      return isStill ? found : null
    })
    await act('pointer', [
      { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }
  const hasFocus = (kind: Kind, name: string | RegExp) =>
    until(`the ${kind} ${name} has the focus`, async () => ((await look(kind, name))?.hasFocus ? true : null))
  const holds = (name: string | RegExp, value: string) =>
    until(`the field ${name} holds ${value}`, async () => ((await look('field', name))?.value === value ? true : null))
  return {
    evaluate,
    until,
    type,
    withControl,
    seen,
    press,
    /** Resolves once the page before has gone: until then a press would be one there. */
    open: async (place: string): Promise<void> => {
      await evaluate(() => void (document.documentElement.dataset['left'] = ''))
      await send('Navigate', { url: `${origin}${place}` })
      await until('the page is left', () => evaluate(() => ('left' in document.documentElement.dataset ? null : true)))
    },
    back: () => send('Back'),
    forward: () => send('Forward'),
    isAt: (place: string) =>
      until(`the address is ${place}`, async () => ((await evaluate(() => location.pathname)) === place ? true : null)),
    hasFocus,
    holds,
    fill: async (name: string | RegExp, text: string): Promise<void> => {
      await press('field', name)
      await hasFocus('field', name)
      await withControl('a')
      await type(text)
      await holds(name, text)
    },
    attach: async (selector: string, file: string): Promise<void> => {
      const field = await until(`${selector} is there`, () =>
        send('FindElement', { using: 'css selector', value: selector }),
      )
      await send('ElementSendKeys', { id: Object.values(Object(field))[0], text: file })
    },
  }
}
export type Visitor = ReturnType<typeof visitorOf>
