import path from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../../../playwright.config.ts'
import { root } from '../../../../tools/setup.mjs'

const port = Number(process.env['JOURNEY_PORT'] ?? 5183)

/** The checks of the gallery's states: accessibility and pictures, with a command each. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [
    [
      process.env['GALLERY_REPORTER'] ?? 'line',
      { outputFolder: path.join(root, 'reports', 'visual'), open: 'never' }, // of the reporter `html`
    ],
  ],
  outputDir: path.join(root, 'test-results'),
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  updateSnapshots: process.env['GALLERY_UPDATE'] ? 'all' : 'none',
  expect: {
    toHaveScreenshot: {
      pathTemplate: path.join(process.env['GALLERY_PICTURES'] ?? path.join(root, '.cache', 'pictures'), '{arg}{ext}'),
      // A tenth of the range of colours; the smoothed edges of letters do not count.
      threshold: 0.1,
      maxDiffPixels: 40,
    },
  },
  use: { launchOptions: journeys.use?.launchOptions ?? {} },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --config devtools/screens/gallery/vite.config.ts --port ${port} --outDir ${process.env['GALLERY_SITE'] ?? path.join(root, 'dist-gallery')} --logLevel warn`,
    cwd: root,
    url: `http://localhost:${port}/frame.html`,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
