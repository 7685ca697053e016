import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../../../tools/setup.mjs'

/** Source files of a folder, without tests, by path from the build's root, in order. */
export const sourcesUnder = (base: string, folder: string): readonly string[] =>
  readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !/[.]test[.]ts$|[/](kit|samples)[.]ts$|[/.]testing[.]ts$/.test(file))
    .toSorted()

/** The parts that every build has; the newest of them came with the registry of commands. */
const PARTS = {
  portalEvolution: 'src/domain/state.ts',
  hashOf: 'src/domain/kernel/data/hash.ts',
  openLog: 'src/domain/log/log-file.ts',
  invariants: 'src/domain/invariants.ts',
  commands: 'src/domain/commands.generated.ts',
} as const

/** The first part that a folder lacks; undefined if it is a build. */
export const lackedBy = (base: string): string | undefined =>
  Object.values(PARTS).find((file) => !existsSync(path.join(base, file)))

/** The module with the exports of a build's bundle. */
export const entryOf = (base: string, withEffects: boolean): string => {
  const files = sourcesUnder(base, 'src/domain')
  const from = (file: string): string => JSON.stringify(path.join(base, file))
  return [
    ...Object.entries(PARTS)
      .slice(0, 4)
      .map(([name, file]) => `export { ${name} } from ${from(file)}`),
    ...files.map((file, i) => `import * as module${i} from ${from(file)}`),
    `export const modules = { ${files.map((file, i) => `${JSON.stringify(file)}: module${i}`).join(', ')} }`,
    ...(withEffects
      ? [
          `import { effects as first } from ${from('src/effects/first.ts')}`,
          `import { effects as areas } from ${from('src/effects/areas.ts')}`,
          'export const effects = [...first, ...areas]',
        ]
      : []),
  ].join('\n')
}

/** How a build is bundled. `change` can alter a source as it is read; its path is relative to the build's root. */
export interface BundleOptions {
  readonly name?: string
  /** The commit that the folder is a checkout of: its inspector is then built only once. */
  readonly commit?: string
  /** The folder of its inspector, if it is built already. */
  readonly inspector?: string
  readonly withEffects?: boolean
  readonly change?: (file: string, text: string) => string
}

/** A build as one script, which `evaluated` runs: in this process, or in a worker that gets it as its data. */
export interface BuildScript {
  readonly name: string
  readonly folder: string
  readonly commit: string | null
  readonly inspector: string | null
  readonly code: string
}

const sourcesOf = (base: string, entry: string, { withEffects = false, change }: BundleOptions): Plugin => ({
  name: 'replay-sources',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => {
    if (id === entry) return entryOf(base, withEffects)
    return change && id.startsWith(path.join(base, 'src') + path.sep)
      ? change(path.relative(base, id).split(path.sep).join('/'), readFileSync(id, 'utf8'))
      : null
  },
})

const bundled = async (base: string, options: BundleOptions): Promise<string> => {
  const { build } = await import('vite') // only if a build has to be bundled: it takes a second to load
  const entry = path.join(base, 'replay-entry.ts')
  const output = await build({
    configFile: false,
    root: base,
    logLevel: 'silent',
    publicDir: false,
    plugins: [sourcesOf(base, entry, options)],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      reportCompressedSize: false,
      lib: { entry, formats: ['iife'], name: 'replayBuild', fileName: 'build' },
    },
  })
  const [first] = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (first?.type !== 'chunk') throw new Error('The bundler gave no script.')
  return first.code
}

const firstLine = (error: unknown): string => {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim())
  // The bundler's message starts with the number of errors.
  return lines.find((line) => line !== '' && !line.startsWith('Build failed with')) ?? 'no reason was given.'
}

/** A cache of bundles: the same sources and packages give the same script. */
const CACHE = path.join(root, '.cache', 'replay-builds')
const KEPT = 12

/** A hash of what a bundle is made of: every source that it can import, the packages, and this code. */
const keyOf = (base: string, withEffects: boolean): string => {
  const hash = createHash('sha256').update(entryOf(base, withEffects).replaceAll(base, ''))
  const add = (file: string): void => {
    hash.update(`\n${path.basename(file)}\n`).update(existsSync(file) ? readFileSync(file) : '')
  }
  const folders = withEffects ? ['src/domain', 'src/effects'] : ['src/domain']
  for (const file of folders.flatMap((folder) => sourcesUnder(base, folder))) add(path.join(base, file))
  add(path.join(base, 'package-lock.json'))
  add(path.join(root, 'devtools/logs/replay/bundle.ts'))
  return hash.digest('hex').slice(0, 24)
}

/** Keeps only the newest bundles: each takes some megabytes. */
const prune = (): void => {
  const files = readdirSync(CACHE).map((file) => path.join(CACHE, file))
  const age = new Map(files.map((file) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]))
  for (const file of files.toSorted((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0)).slice(KEPT))
    rmSync(file, { force: true })
}

const cached = async (base: string, options: BundleOptions): Promise<string> => {
  const file = path.join(CACHE, `${keyOf(base, options.withEffects === true)}.js`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = await bundled(base, options)
  mkdirSync(CACHE, { recursive: true })
  // Another process can be bundling the same sources: renaming makes sure that no reader finds half a file.
  writeFileSync(`${file}.${process.pid}`, code)
  renameSync(`${file}.${process.pid}`, file)
  prune()
  return code
}

/**
 * Bundles the domain of a folder, and its effects on request; taken from the cache if nothing changed. Throws a sentence if the folder
 * holds no portal, or one that cannot be built.
 */
export const bundleOf = async (folder: string, options: BundleOptions = {}): Promise<BuildScript> => {
  const { name = folder, commit = null, inspector = null, change } = options
  const lacked = lackedBy(folder)
  if (lacked !== undefined)
    throw new Error(
      `${name} has no ${lacked}: it is not a checkout of the portal, or one from before logs could be replayed.`,
    )
  const base = realpathSync(folder)
  const code = await (change ? bundled : cached)(base, options).catch((error: unknown) => {
    throw new Error(`The domain of ${name} cannot be built: ${firstLine(error)}`)
  })
  return { name, folder: base, commit, inspector, code }
}
