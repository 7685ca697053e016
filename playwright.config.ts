import { defineConfig } from '@playwright/test'
import { demoDay } from './mock-server/world/demo-day.ts'
import { browserFlags, findBrowser } from './tools/setup.mjs'

const port = Number(process.env.JOURNEY_PORT ?? 5183)
const browser = findBrowser()
/** `npm test` walks each journey at one width, and leaves out what another journey or a lower layer holds as well. */
const isBrief = process.env.PORTAL_CHECKS === 'brief'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  // One more than there are cores: a journey waits a tenth of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Guards against what hangs, never a judgement of speed: a journey takes 1 to 12 s alone, and many times that beside other work.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }], ['./tools/matrix/playwright-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      // A page of a journey lives for seconds: compiling its hot code costs more than it saves. Measurements let V8 compile.
      args: [...browserFlags(), '--js-flags=--no-maglev --no-opt'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      ...(isBrief && { grepInvert: /@phone|@thorough/ }),
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: /@phone/,
      ...(isBrief && { grepInvert: /@thorough/ }),
    },
  ],
  webServer: {
    command: `node tools/serve.mjs ${port} --built`,
    // Not when the portal responds: the mock may take longer.
    wait: { stdout: /portal and mock respond/ },
    env: { MOCK_TODAY: demoDay },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
