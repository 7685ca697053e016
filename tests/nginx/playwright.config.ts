import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { demoDay } from '../../mock-server/world/demo-day.ts'
import journeys from '../../playwright.config.ts'
import { root } from '../../tools/setup.mjs'

const port = Number(process.env.NGINX_JOURNEY_PORT ?? 5187)

/** Journeys of the built portal behind a real nginx; the mock's hosts are on the two ports after `port`, nginx on free ones. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache', 'nginx.json') }]],
  use: { ...journeys.use, baseURL: `http://localhost:${port}` },
  projects: [{ name: 'nginx', use: { viewport: { width: 1280, height: 900 } } }],
  webServer: {
    cwd: root,
    command: `node node_modules/tsx/dist/cli.mjs mock-server/main.ts --legacy-port ${port + 1} --versioned-port ${port + 2}`,
    url: `http://localhost:${port + 1}/_mock/`,
    env: { MOCK_TODAY: demoDay },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
