import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/**
 * `npx tsx tools/checks/sizes.ts`, after `vite build`: what a visitor of `/` loads first, that is the entry with its static imports,
 * and the one stylesheet of all pages.
 * Prints each file and the sums, gzipped at level 9, in kB of 1000 bytes; exits 1 when the JavaScript is over 120 kB or the CSS
 * over 20 kB, or when a package that must come later, or never, is in it.
 */
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const budgets = { JavaScript: 120, CSS: 20 }
const lazy = ['@faker-js/faker', 'miragejs', 'dompurify']

type Chunk = { readonly file: string; readonly imports?: readonly string[] }

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const read = (file: string): Buffer => readFileSync(path.join(dist, file))
const manifest = path.join('.vite', 'manifest.json')
if (!existsSync(path.join(dist, manifest))) fail('There is no dist/.vite/manifest.json: run `npm run build` first.')
const chunks: Record<string, Chunk> = JSON.parse(read(manifest).toString()) // Vite's own format

const first = new Map<string, Chunk>()
const collect = (key: string): void => {
  if (first.has(key)) return
  const chunk = chunks[key] ?? fail(`The manifest has no ${key}.`)
  first.set(key, chunk)
  for (const next of chunk.imports ?? []) collect(next)
}
collect('index.html')

const weigh = (kind: keyof typeof budgets, files: readonly string[]): string | null => {
  const sizes = files.map((file) => ({ file, size: gzipSync(read(file), { level: 9 }).length / 1000 }))
  for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size))
    console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`)
  const sum = sizes.reduce((total, { size }) => total + size, 0)
  console.log(`${sum.toFixed(1).padStart(7)} kB  first ${kind} of /, of ${budgets[kind]} kB`)
  return sum > budgets[kind]
    ? `The first ${kind} of / is over its budget: load what a screen needs with that screen.`
    : null
}

/** The packages in a chunk, by its source map. */
const strangers = (file: string): string[] => {
  const map = `${file}.map`
  if (!existsSync(path.join(dist, map))) fail(`There is no dist/${map}: it lists the packages in a chunk.`)
  const { sources }: { sources: string[] } = JSON.parse(read(map).toString()) // the source map's own format
  return lazy
    .filter((name) => sources.some((source) => source.includes(`node_modules/${name}/`)))
    .map((name) => `${file} has ${name} in it: import it when it is needed.`)
}

/** A build for test data records without redaction; no other build holds any of that. */
const isRaw = readdirSync(path.join(dist, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .some((name) => read(path.join('assets', name)).includes('portal:unredacted'))
if (isRaw) fail('This build records without redaction: it was made with the mode test-data.')

const scripts = [...first.values()].map(({ file }) => file)
const styles = [
  ...read('index.html')
    .toString()
    .matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g),
].map(([, file]) => String(file))
if (styles.length !== 1) fail(`dist/index.html names ${styles.length} stylesheets: one is to hold them all.`)
const problems = [weigh('JavaScript', scripts), weigh('CSS', styles), ...scripts.flatMap(strangers)].filter(
  (problem) => problem !== null,
)
for (const problem of problems) console.error(problem)
console.log(`${scripts.length + styles.length} first files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
