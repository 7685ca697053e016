import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

const { baseURL: _, ...use } = journeys.use ?? {}

/** The static demo on a host of static files: its own command, `node tools/test-demo.mjs`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone/ },
  ],
})
