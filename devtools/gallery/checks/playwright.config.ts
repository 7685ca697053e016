import { defineConfig } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { root } from '../../../tools/setup.mjs'

const port = Number(process.env['JOURNEY_PORT'] ?? 5183)

/** The checks of the gallery's states: accessibility and pictures, with a command each. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [[process.env['GALLERY_REPORTER'] ?? 'line']],
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  updateSnapshots: process.env['GALLERY_UPDATE'] ? 'all' : 'none',
  use: { launchOptions: journeys.use?.launchOptions ?? {} },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --config devtools/gallery/vite.config.ts --port ${port} --logLevel warn`,
    cwd: root,
    url: `http://localhost:${port}/frame.html`,
    reuseExistingServer: process.env['GALLERY_REUSE'] === '1',
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
