import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { signedInSlices } from '../../src/domain/signed-in.ts'
import { slices } from '../../src/domain/state.ts'
import { browsers } from '../browsers.ts'
import { newerThanBrowsers } from './newer-apis.ts'

/**
 * `npx tsx tools/checks/sizes.ts`, after `vite build`: measures what a visitor of `/` loads first (the entry with its static imports, and
 * its stylesheet) and the scripts that home waits for. Prints each file and the sums, gzipped at level 9, in kB of
 * 1000 bytes; exits 1 if a sum is over its budget below, if it contains a package or a slice that must come later or never, or if a script
 * uses what a supported browser lacks.
 */
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const budgets = { 'first JavaScript of /': 130, 'first CSS of /': 20, 'JavaScript of home': 190 }
const lazy = ['@faker-js/faker', 'miragejs', 'dompurify']
const notOnHome = ['@faker-js/faker', 'miragejs', '@visx/shape']

type Chunk = { readonly file: string; readonly imports?: readonly string[] }

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const read = (file: string): Buffer => readFileSync(path.join(dist, file))
const manifest = path.join('.vite', 'manifest.json')
if (!existsSync(path.join(dist, manifest))) fail('There is no dist/.vite/manifest.json: run `npm run build` first.')
const chunks: Record<string, Chunk> = JSON.parse(read(manifest).toString()) // Vite's own format

/** The files of these chunks and of all that they import. */
const loadedWith = (...keys: readonly string[]): readonly string[] => {
  const found = new Map<string, Chunk>()
  const collect = (key: string): void => {
    if (found.has(key)) return
    const chunk = chunks[key] ?? fail(`The manifest has no ${key}.`)
    found.set(key, chunk)
    for (const next of chunk.imports ?? []) collect(next)
  }
  for (const key of keys) collect(key)
  return [...found.values()].map(({ file }) => file)
}

/** The chunk of a group that `vite.config.ts` names. */
const groupOf = (name: string): string =>
  Object.keys(chunks).find((key) => /^assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(chunks[key]?.file ?? '')?.[1] === name) ??
  fail(`The manifest has no chunk '${name}'.`)

const weigh = (kind: keyof typeof budgets, files: readonly string[]): string | null => {
  const sizes = files.map((file) => ({ file, size: gzipSync(read(file), { level: 9 }).length / 1000 }))
  for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size))
    console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`)
  const sum = sizes.reduce((total, { size }) => total + size, 0)
  console.log(`${sum.toFixed(1).padStart(7)} kB  ${kind}, of ${budgets[kind]} kB`)
  return sum > budgets[kind] ? `The ${kind} is over its budget: load what a screen needs with that screen.` : null
}

/** A sentence for each unwanted package in a chunk, according to its source map. */
const strangers = (file: string, unwanted = lazy): string[] => {
  const map = `${file}.map`
  if (!existsSync(path.join(dist, map))) fail(`There is no dist/${map}: it lists the packages in a chunk.`)
  const { sources }: { sources: string[] } = JSON.parse(read(map).toString()) // the source map's own format
  return unwanted
    .filter((name) => sources.some((source) => source.includes(`node_modules/${name}/`)))
    .map((name) => `${file} has ${name} in it: import it when it is needed.`)
}

/** What would break home: a component or effect that reads a slice or makes an event that only `state.ts` adds. */
const laterSlices = (file: string): string[] => {
  const code = read(file).toString()
  const early: ReadonlySet<string> = new Set(signedInSlices.map(({ name }) => name))
  return slices
    .filter(({ name, own }) => !early.has(name) && Object.values(own).some(({ type }) => code.includes(`\`${type}\``)))
    .map(
      ({ name }) => `${file} has the slice '${name}', which home is drawn without: add it to src/domain/signed-in.ts.`,
    )
}

/** A sentence for each API in a file that a supported browser lacks. */
const newerApis = (file: string): string[] =>
  newerThanBrowsers(read(file).toString()).map(
    (name) => `${file} uses ${name}, which a browser of package.json's list lacks: see tools/checks/newer-apis.ts.`,
  )

/** What is told to people says which browsers work. */
const untold = ['README.md', 'index.html'].flatMap((file) => {
  const told = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').replaceAll(/<[^>]*>/g, '')
  return browsers
    .filter(({ name, version }) => !new RegExp(`${name}\\D*${version.replace('.', '\\.')}\\b`).test(told))
    .map(({ name, version }) => `${file} does not say that ${name} ${version} works, as package.json's list does.`)
})

/** Whether this is a build for test data, which records without redaction; no other build contains that code. */
const all = readdirSync(path.join(dist, 'assets')).flatMap((name) => (name.endsWith('.js') ? [`assets/${name}`] : []))
const isRaw = all.some((file) => read(file).includes('portal:unredacted'))
if (isRaw) fail('This build records without redaction: it was made with the mode test-data.')

const scripts = loadedWith('index.html')
const home = loadedWith('index.html', groupOf('signed-in'))
const styles = [
  ...read('index.html')
    .toString()
    .matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g),
].map(([, file]) => String(file))
if (styles.length !== 1)
  fail(`dist/index.html names ${styles.length} stylesheets: one is to hold what the first page needs.`)
const problems = [
  weigh('first JavaScript of /', scripts),
  weigh('first CSS of /', styles),
  weigh('JavaScript of home', home),
  ...scripts.flatMap((file) => strangers(file)),
  ...home.flatMap((file) => [...strangers(file, notOnHome), ...laterSlices(file)]),
  ...['index.html', ...all].flatMap(newerApis),
  ...untold,
].filter((problem) => problem !== null)
for (const problem of problems) console.error(problem)
console.log(`${scripts.length + styles.length} first files, ${home.length} of home, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
