import { defineConfig } from '@playwright/test'
import { root } from '../../../tools/setup.mjs'

/** Runs one written test of a screen alone: it needs neither the portal nor the mock, only a built inspector. */
export default defineConfig({
  testDir: root,
  testMatch: '**/*.spec.ts',
  workers: 1,
  timeout: 180_000,
  reporter: 'json',
})
