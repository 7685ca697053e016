import { traceErrors } from './quiet-errors.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { visitorState } from './domain/first.ts'
import type { State } from './domain/state.ts'
import { openPortal, type RunningPortal } from './effects/portal.ts'
import { readConfig, type PortalConfig } from './effects/runtime/config.ts'
import { page } from './effects/runtime/adapters/page.ts'
import './ui/components/theme/global-style.ts'
import { App } from './ui/shell/app.tsx'

traceErrors()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw the portal in.')
const place = document.getElementById('portal-config')

/** The configuration; if it is wrong the page says so, because nothing else can be drawn. */
const configured = (): PortalConfig => {
  try {
    return readConfig(place?.textContent)
  } catch (error) {
    root.setAttribute('role', 'alert')
    root.textContent = String(error)
    throw error
  }
}

const saveLog = (lines: readonly string[]): void =>
  page.save(
    'portal-log.jsonl',
    new Blob(
      lines.map((line) => `${line}\n`),
      { type: 'application/x-ndjson' },
    ),
  )

const draw = (portal: RunningPortal): void => {
  const isDrawn = root.hasChildNodes()
  const app = (
    <App
      portal={{
        ...portal,
        ...(isDrawn && { drawnFrom: visitorState() as State }), // the login reads only the first slices
        year: page.year(),
        logs: {
          ...portal,
          save: saveLog,
          saveUnseen: async () => saveLog((await portal.linesOf()) ?? []),
        },
        saveFile: ({ name, type, text }) => page.save(name, new Blob([text], { type })),
        schedule: page.schedule,
        print: page.print,
      }}
    />
  )
  const options = { onCaughtError: page.screenCrashed }
  root.dispatchEvent(new Event('taken'))
  if (isDrawn) hydrateRoot(root, app, options)
  else createRoot(root, options).render(app)
}

/** In separate tasks, and the first page in slices, so that a slow phone can respond in between. */
const start = async (): Promise<RunningPortal> => {
  // Before any other script runs. The builds `demo` and `resume` replace `fetch` by a mock instead.
  if (import.meta.env.MODE !== 'demo' && import.meta.env.MODE !== 'resume') page.takeFetch()
  const config = configured()
  // The static demo contains the mock; any other build omits all of it.
  if (import.meta.env.MODE === 'demo') {
    const { startBrowserMock } = await import('../mock-server/browser.ts')
    startBrowserMock({
      legacyUrl: page.withHostname(config.hosts.legacy),
      versionedUrl: page.withHostname(config.hosts.versioned),
      checks: false,
    })
  }
  await page.ownTask()
  const running = openPortal(config, place?.dataset.build ?? 'unknown')
  await page.ownTask()
  startTransition(() => draw(running))
  return running
}

/** The running portal; `npm run log -- resume` continues with it. */
export const portal = start()
