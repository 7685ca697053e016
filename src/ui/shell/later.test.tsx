// @vitest-environment jsdom
import type { ComponentType, ReactNode } from 'react'
import { Component, lazy, Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { withoutAct } from '../../../tests/without-act.ts'
import { fetchAhead, later } from './later.tsx'

// When React draws is tested here.
beforeAll(withoutAct)

let root: Root | undefined
afterEach(() => root?.unmount())

const draw = (what: ReactNode): HTMLElement => {
  const place = document.createElement('div')
  root = createRoot(place, { onCaughtError: () => {} })
  root.render(what)
  return place
}

/** Lets React do all work that waits for no time to pass. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const Panel = () => <p>panel</p>

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override render(): ReactNode {
    return this.state.failed ? 'failed' : this.props.children
  }
}

it('is drawn as soon as its script has arrived, which a Suspense boundary delays by up to 300 ms', async () => {
  let arrive = (): void => {}
  const script = new Promise<ComponentType>((resolve) => (arrive = () => resolve(Panel)))
  const Later = later(() => script, 'waiting ')
  const Lazy = lazy(async () => ({ default: await script }))
  const page = draw(
    <>
      <Later />
      <Suspense fallback="fallback">
        <Lazy />
      </Suspense>
    </>,
  )
  await turns()
  expect(page.textContent).toBe('waiting fallback')
  arrive()
  await turns()
  expect(page.firstElementChild?.textContent).toBe('panel')
  expect(page.textContent).toBe('panelfallback')
})

it('is there at once where its script was fetched ahead', async () => {
  const Later = later(async () => Panel, 'waiting')
  fetchAhead([Later])
  await turns()
  let seen = ''
  const page = draw(<Later />)
  new MutationObserver(() => (seen += page.textContent)).observe(page, { childList: true, subtree: true })
  await turns()
  expect(page.textContent).toBe('panel')
  expect(seen).toBe('panel')
})

it('fails where it is drawn if its script does not arrive', async () => {
  const Later = later((): Promise<ComponentType> => Promise.reject(new Error('No script.')))
  fetchAhead([Later])
  const page = draw(
    <Boundary>
      <Later />
    </Boundary>,
  )
  await turns()
  expect(page.textContent).toBe('failed')
})

it('is fetched once', async () => {
  let fetched = 0
  const Later = later(async () => {
    fetched += 1
    return Panel
  })
  draw(
    <>
      <Later />
      <Later />
    </>,
  )
  await turns()
  expect(fetched).toBe(1)
})
