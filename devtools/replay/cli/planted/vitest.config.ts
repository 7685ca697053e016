import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { root } from '../../../../tools/setup.mjs'

/**
 * Runs tests that `--to-test` wrote, in the folder PLANTED_TESTS, on this checkout; with every source changed that the file
 * PLANTED_SOURCES names: a JSON object of whole texts by path from the root.
 */
const { PLANTED_TESTS: tests = '', PLANTED_SOURCES: file = '' } = process.env
// The test of the planted bugs alone writes this file.
const sources = file === '' ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
const planted: Plugin = {
  name: 'planted-sources',
  enforce: 'pre',
  load: (id) =>
    sources[
      path
        .relative(root, id.split('?')[0] ?? '')
        .split(path.sep)
        .join('/')
    ] ?? null,
}

export default defineConfig({
  root,
  plugins: [planted],
  test: {
    include: [path.join(tests, '*.test.ts')],
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    reporters: ['json'],
    chaiConfig: { truncateThreshold: 0 },
  },
})
