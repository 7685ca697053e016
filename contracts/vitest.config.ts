import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'contracts',
    include: ['contracts/**/*.pact.test.ts'],
    environment: 'node',
    // A guard against hanging, not a judgement of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', './tools/matrix/vitest-reporter.ts'],
    // Each file writes its own pact, and nothing else outlives a test, so all can share one load of the client.
    isolate: false,
    env: { PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false' },
    globalSetup: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
  },
})
