// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { drawings } from './drawings.ts'

// jsdom has none of these: React Aria looks elements up, charts ask how wide they are, a long table whether this is a phone.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
)
afterAll(() => void vi.unstubAllGlobals())

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
  const fiber: unknown = key === undefined ? null : Reflect.get(container, key)
  if (fiber === null) throw new Error('React keeps its tree elsewhere by now: look for it where the container says.')
  return fiber as Fiber // React's own
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

it('[BED-3] every component of the kit is drawn by a specimen of the gallery', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>(['../ui/kit/*.tsx', '!../ui/kit/*.test.tsx'], {
    eager: true,
  })
  const components = Object.values(files).flatMap((exports) =>
    Object.entries(exports).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function'),
  )
  const drawn = new Set<unknown>()
  for (const drawing of Object.values(drawings)) for (const type of drawnBy(drawing)) drawn.add(type)
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter(([, component]) => !drawn.has(component)).map(([name]) => name)).toEqual([])
})
