import path from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { root } from '../../../tools/setup.mjs'

const { webServer } = journeys
if (!webServer || Array.isArray(webServer)) throw new Error('The journeys name no one server.')
const whole = process.env.FAULTS === 'all'

/** The fault-injection suite: its own command, and a step of the checks. */
export default defineConfig({
  ...journeys,
  webServer: { ...webServer, cwd: root },
  testDir: '.',
  testMatch: 'fault-injection.spec.ts',
  timeout: whole ? 600_000 : 300_000,
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(root, '.cache', 'fault-injection.json') }],
    [path.join(root, 'tools', 'matrix', 'playwright-reporter.ts')],
  ],
  // A user flow that hangs fails after the time of `patience` in screen.ts, so that the other cases still run.
  use: { ...journeys.use, actionTimeout: 45_000, navigationTimeout: 45_000 },
  projects: [{ name: 'fault-injection', use: { viewport: { width: 1280, height: 900 } } }],
})
