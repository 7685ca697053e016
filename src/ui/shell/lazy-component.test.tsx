// @vitest-environment jsdom
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { withoutAct } from '../../../tests/without-act.ts'
import { fetchAhead, lazyComponent } from './lazy-component.tsx'

// These tests depend on when React draws.
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
  const Loaded = lazyComponent(() => script, 'waiting ')
  const Lazy = lazy(async () => ({ default: await script }))
  const page = draw(
    <>
      <Loaded />
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
  const Loaded = lazyComponent(async () => Panel, 'waiting')
  fetchAhead([Loaded])
  await turns()
  let seen = ''
  const page = draw(<Loaded />)
  new MutationObserver(() => (seen += page.textContent)).observe(page, { childList: true, subtree: true })
  await turns()
  expect(page.textContent).toBe('panel')
  expect(seen).toBe('panel')
})

it('fails where it is drawn if its script does not arrive', async () => {
  const Loaded = lazyComponent((): Promise<ComponentType> => Promise.reject(new Error('No script.')))
  fetchAhead([Loaded])
  const page = draw(
    <Boundary>
      <Loaded />
    </Boundary>,
  )
  await turns()
  expect(page.textContent).toBe('failed')
})

it('is fetched once', async () => {
  let fetched = 0
  const Loaded = lazyComponent(async () => {
    fetched += 1
    return Panel
  })
  draw(
    <>
      <Loaded />
      <Loaded />
    </>,
  )
  await turns()
  expect(fetched).toBe(1)
})
