// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { componentExamples } from './component-examples.ts'

/** What an observer tells of an element. */
type Seen = Pick<ResizeObserverEntry, 'target' | 'contentRect'>

// jsdom has none of these: React Aria looks elements up, charts ask how wide they are, a long table whether this is a phone.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    #tell: (entries: readonly Seen[]) => void
    constructor(tell: (entries: readonly Seen[]) => void) {
      this.#tell = tell
    }
    observe(place: Element): void {
      this.#tell([{ target: place, contentRect: place.getBoundingClientRect() }])
    }
    unobserve(): void {}
    disconnect(): void {}
  },
)
// A row is as high as a long table takes it to be, so that it draws those in sight and measures none anew.
const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 61))
afterAll(() => {
  box.mockRestore()
  vi.unstubAllGlobals()
})

interface Fiber {
  readonly type: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Every component that React holds below a place, as its own tree tells: no list that could be forgotten. */
const drawnBelow = (fiber: Fiber | null, found: Set<unknown>): Set<unknown> => {
  for (let at = fiber; at; at = at.sibling) {
    found.add(at.type)
    drawnBelow(at.child, found)
  }
  return found
}

const fiberOf = (container: Element): Fiber => {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  const fiber = key === undefined ? null : (Reflect.get(container, key) as { stateNode: { current: Fiber } }) // React's own
  if (fiber === null) throw new Error('React keeps its tree elsewhere by now: look for it where the container says.')
  return fiber.stateNode.current
}

const drawnBy = (Drawn: ComponentType): Set<unknown> => {
  const { container } = render(
    <MemoryRouter>
      <Drawn />
    </MemoryRouter>,
  )
  return drawnBelow(fiberOf(container), new Set())
}

afterEach(cleanup)

it.each(Object.entries(componentExamples))('[BED-3] the specimen %s is drawn', (_, drawing) => {
  expect(drawnBy(drawing).has(drawing)).toBe(true)
})

it('[BED-3] every component of the kit is drawn by a specimen of the gallery', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../../src/ui/components/**/*.tsx', '!../../src/ui/components/**/*.test.tsx'],
    {
      eager: true,
    },
  )
  const components = Object.values(files).flatMap((exports) =>
    Object.entries(exports).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function'),
  )
  expect(components.length).toBeGreaterThan(60)
  const drawn = new Set(Object.values(componentExamples).flatMap((drawing) => [...drawnBy(drawing)]))
  expect(components.filter(([, component]) => !drawn.has(component)).map(([name]) => name)).toEqual([])
})
