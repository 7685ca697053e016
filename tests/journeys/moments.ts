import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { treeOf } from '../../devtools/logs/screens/screens.ts'
import type { Journey, Moment } from '../../devtools/logs/fidelity/journey.ts'

/** The folder for the moments of journeys; `npm run fidelity -w portal-log` sets it. */
const folder = process.env['PORTAL_MOMENTS']

/** A page that has not settled after this long is not compared, ms. */
const PATIENCE = 2500
/** The time between two looks, ms. */
const BETWEEN = 150

/** User actions on a page: what the user saw before each is what a replay has to show. */
const acts = {
  page: ['goto', 'reload', 'goBack', 'goForward', 'close', 'setViewportSize', 'emulateMedia'],
  keyboard: ['press', 'type', 'insertText'],
  clock: ['fastForward', 'runFor', 'pauseAt', 'resume'],
  locator: ['click', 'dblclick', 'tap', 'fill', 'press', 'pressSequentially', 'check', 'uncheck', 'setChecked'].concat([
    'selectOption',
    'setInputFiles',
    'dispatchEvent',
  ]),
} as const

type Act = (...given: unknown[]) => Promise<unknown>

/** An action within this time after a key does not note the page, because no user looks at it in between, ms. */
const AT_ONCE = 25
/** When a key was last pressed on a page. */
const pressedAt = new WeakMap<Page, number>()

/** Calls `before` ahead of each call of some methods of an object. @param pageOf the page that a call is about */
const precede = (
  target: object,
  names: readonly string[],
  before: (page: Page) => Promise<void>,
  pageOf: (self: unknown) => Page,
): void => {
  for (const name of names) {
    const act = Reflect.get(target, name) as Act // each name is one of Playwright's methods
    Reflect.set(target, name, async function noted(this: unknown, ...given: unknown[]) {
      const page = pageOf(this)
      // A journey that continues at once must not be slowed down: what a key begins could be over by then.
      if (Date.now() - (pressedAt.get(page) ?? 0) > AT_ONCE) await before(page)
      const done = await act.apply(this, given)
      if (name === 'press') pressedAt.set(page, Date.now())
      return done
    })
  }
}

/** Notes the moments of the journey that runs in this worker. */
let noting: ((page: Page) => Promise<void>) | null = null
let locatorsNoted = false

/** Runs in the page before its scripts: keeps its random values, because the salt of its log is one of them. */
const keepDrawn = (): void => {
  const drawn: string[] = []
  Object.defineProperty(window, 'drawn', { value: drawn })
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (into) => {
    const made = draw(into)
    if (made instanceof Uint8Array) drawn.push([...made].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    return made
  }
}

/** The parts of a node of React's tree that are read here. */
interface Fiber {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: { readonly portal?: { readonly logs?: Logs } } | null
}
interface Logs {
  readonly visits: () => Promise<readonly { readonly id: string }[]>
  readonly linesOf: (id: string) => Promise<readonly string[] | null>
}
interface Exported {
  readonly id: string
  readonly salt: string
  readonly lines: readonly string[]
}

/** Runs in the page: its log so far as the portal exports it, or null if there is no portal with a recorder. */
const exported = async (): Promise<Exported | null> => {
  const root = document.querySelector('#root')
  const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
  if (!root || !key || !('drawn' in window)) return null
  const held = Reflect.get(root, key) as { stateNode: { current: Fiber } } // React's own root
  const waiting: (Fiber | null)[] = [held.stateNode.current]
  let logs: Logs | null = null
  while (!logs && waiting.length > 0) {
    const fiber = waiting.pop()
    if (!fiber) continue
    logs = fiber.memoizedProps?.portal?.logs ?? null
    waiting.push(fiber.sibling, fiber.child)
  }
  const found = logs
  if (!found) return null
  const late = new Promise<null>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    let turns = 0
    port1.onmessage = () => {
      if ((turns += 1) < 20_000) port2.postMessage(null)
      else resolve(null)
    }
    port2.postMessage(null)
  })
  const [id] = (await Promise.race([found.visits().catch(() => []), late])) ?? []
  const lines = id && (await found.linesOf(id.id))
  const drawn = (window as unknown as { drawn: readonly string[] }).drawn // `keepDrawn` put it there
  // The salt is the random value right after the id of the log.
  return id && lines ? { id: id.id, lines, salt: drawn[drawn.indexOf(id.id) + 1] ?? '' } : null
}

/** Runs in the page: other things that a screen depends on and no log holds. */
const asDrawn = () => ({
  isPrinted: matchMedia('print').matches,
  isTouched: matchMedia('(hover: none)').matches,
  scrolled: window.scrollY,
})

/** The last event of a log, and its number; there are lines without a number between events. */
const lastOf = ({ lines }: Exported): { readonly line: string; readonly seq: number } => {
  for (let place = lines.length - 1; place > 0; place--) {
    const line = lines[place] ?? ''
    const { seq } = JSON.parse(line) as { seq?: number } // the recorder's own line
    if (seq !== undefined) return { line, seq }
  }
  return { line: '', seq: 0 }
}

/**
 * Notes what a journey's pages show before each action on one of them and at the end, together with their logs; only if
 * `npm run fidelity -w portal-log` requests it. Returns a function that writes the notes.
 */
export const noteMoments = async (
  context: BrowserContext,
  first: Page,
  info: TestInfo,
): Promise<() => Promise<void>> => {
  if (folder === undefined) return () => Promise.resolve()
  const moments: Moment[] = []
  const logs = new Map<string, { salt: string; lines: readonly string[] }>()
  const open = new Map<Page, Set<unknown>>()

  const look = async (page: Page): Promise<{ log: Exported; tree: string } | null> => {
    const log = await page.evaluate(exported)
    return log && { log, tree: await treeOf(page) }
  }
  /** The page once several looks in a row have found the same; null if it has no portal. */
  const atRest = async (page: Page): Promise<{ log: Exported; tree: string; resting: boolean } | null> => {
    const end = Date.now() + PATIENCE
    let before = await look(page)
    for (let same = 0; before;) {
      await new Promise((resolve) => {
        setTimeout(resolve, BETWEEN)
      })
      const now = await look(page)
      if (!now) return null
      same = now.tree === before.tree && lastOf(now.log).seq === lastOf(before.log).seq ? same + 1 : 0
      // React holds back for a third of a second what replaces a loading page.
      const isResting = same >= (/status:.*\n? *(- heading "|Loading)/.test(now.tree) ? 4 : 2)
      if (isResting && open.get(page)?.size === 0) return { ...now, resting: true }
      if (Date.now() > end) return { ...now, resting: isResting }
      before = now
    }
    return null
  }
  const note = async (page: Page): Promise<void> => {
    if (page.isClosed() || !open.has(page)) return
    // A page that is being left has nothing more to show.
    const found = await atRest(page).catch(() => null)
    if (!found) return
    const { log, tree, resting } = found
    logs.set(log.id, log)
    const viewport = page.viewportSize()
    const drawn = await page.evaluate(asDrawn).catch(() => null)
    const size = viewport && { ...viewport, ...drawn }
    const { seq, line } = lastOf(log)
    const former = moments.at(-1)
    if (former?.log === log.id && former.seq === seq && former.tree === tree) return
    const underWay = open.get(page)?.size ?? 0
    moments.push({ log: log.id, seq, last: line, url: page.url(), size, tree, resting, underWay })
  }
  const watch = (page: Page): void => {
    const calls = new Set<unknown>()
    open.set(page, calls)
    page.on('request', (request) => {
      if (/fetch|xhr|script/.test(request.resourceType())) calls.add(request)
    })
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => void calls.delete(request))
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) calls.clear()
    })
    const isThis = () => page
    precede(page, acts.page, note, isThis)
    precede(page.keyboard, acts.keyboard, note, isThis)
  }
  noting = note
  if (!locatorsNoted) {
    locatorsNoted = true
    precede(
      Object.getPrototypeOf(first.locator('html')) as object,
      acts.locator,
      async (page) => noting?.(page),
      (self) => (self as ReturnType<Page['locator']>).page(), // only locators have it
    )
  }
  precede(
    context.clock,
    acts.clock,
    () => note(first),
    () => first,
  )
  await context.addInitScript(keepDrawn)
  watch(first)
  context.on('page', (page) => {
    if (!open.has(page)) watch(page)
  })
  return async () => {
    for (const page of open.keys()) await note(page)
    noting = null
    const journey: Journey = {
      file: path.basename(info.file),
      title: info.title,
      project: info.project.name,
      moments,
      logs: Object.fromEntries(logs),
    }
    mkdirSync(folder, { recursive: true })
    const file = path.join(folder, `${info.testId}-${info.project.name}.json`)
    // Renamed at the end, so that nobody reads half a file.
    writeFileSync(`${file}.part`, JSON.stringify(journey))
    renameSync(`${file}.part`, file)
  }
}
