import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { root } from '../../../../tools/setup.mjs'

/**
 * Runs tests that `--to-test` wrote, in the folder MUTANT_TESTS, on this checkout; with every source changed that the file
 * MUTANT_SOURCES names: a JSON object of whole texts by path from the root.
 */
const { MUTANT_TESTS: tests = '', MUTANT_SOURCES: file = '' } = process.env
// The test of the mutated mutants alone writes this file.
const sources = file === '' ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
const mutated: Plugin = {
  name: 'mutant-sources',
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
  plugins: [mutated],
  test: {
    include: [path.join(tests, '*.test.ts')],
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    reporters: ['json'],
    chaiConfig: { truncateThreshold: 0 },
  },
})
