import path from 'node:path'
import config from '../../playwright.config.ts'

/**
 * `npx playwright test --config tests/journeys/modes.config.ts`, after a build: the journeys of login, home, My benefits, the set-up and the dashboard against hosts that send only what `openapi/`
 * requires (`minimal`), or null for everything else (`nulls`). A journey that is about an optional field names it (`reads`).
 */
const named =
  /\/(access|session-end|reload|sso|second-factor|employee|benefits|compare-options|claims|selections|cover|review|employer|employer-access|tolerant)\.spec\.ts$/

export default {
  ...config,
  testDir: '.',
  testMatch: named,
  reporter: [['list']],
  webServer: { ...config.webServer, cwd: path.resolve(import.meta.dirname, '../..') },
  projects: (['minimal', 'nulls'] as const).map((responses) => ({
    name: responses,
    use: { viewport: { width: 1280, height: 900 }, responses },
  })),
}
