import path from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { root } from '../../tools/setup.mjs'

const { webServer } = journeys
if (!webServer || Array.isArray(webServer)) throw new Error('The journeys name no one server.')
const whole = process.env.SWEEP === 'all'

/** The fault sweep: its own command, and a step of the checks. */
export default defineConfig({
  ...journeys,
  webServer: { ...webServer, cwd: root },
  testDir: '.',
  testMatch: 'sweep.spec.ts',
  timeout: whole ? 180_000 : 90_000,
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(root, '.cache', 'sweep.json') }],
    [path.join(root, 'tools', 'matrix', 'playwright-reporter.ts')],
  ],
  // A way that cannot be gone is told, so that the other cases are still seen. How soon an answer shows is judged by `patience`.
  use: { ...journeys.use, actionTimeout: 15_000, navigationTimeout: 15_000 },
  projects: [{ name: 'sweep', use: { viewport: { width: 1280, height: 900 } } }],
})
