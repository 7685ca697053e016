import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './tools/setup.mjs'

const port = Number(process.env.JOURNEY_PORT ?? 5183)
const browser = findBrowser()

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A guard against what hangs, not a judgement of speed: the longest journeys take 12 s, and three times that beside other work.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }], ['./tools/matrix/playwright-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      args: browserFlags(),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone/ },
  ],
  webServer: {
    command: `node tools/serve.mjs ${port} --built`,
    // Not when the portal answers: the mock may take longer.
    wait: { stdout: /portal and mock answer/ },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
