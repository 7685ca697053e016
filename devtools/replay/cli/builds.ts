import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Plugin } from 'vite'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import type { LogFile, openLog } from '../../../src/domain/log/log-file.ts'
import { invariants, type Invariant } from '../../../src/domain/invariants.ts'
import type { State } from '../../../src/domain/state.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import type { AnyEffect } from '../../../src/effects/runtime/effect.ts'
import { root } from '../../../tools/setup.mjs'
import { inspectorOf } from '../screens/build.ts'
import { openScreens, type Screens } from '../screens/screens.ts'
import { entryOf, PARTS, partOf, sourcesUnder } from './build-entry.ts'
import { openAsFormat2, openWhole, type DecodeLog } from './older-builds.ts'

/** The exports of each source of a domain, by its path from the build's root. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a log is replayed with: the domain of this checkout, or that of another folder or commit. */
export interface Build {
  /** How sentences call it. */
  readonly name: string
  readonly evolution: ReturnType<typeof portalEvolution>
  /** Opens the bytes of a log with the events of this build. */
  readonly open: (bytes: Uint8Array) => Either<string, LogFile>
  readonly hashOf: typeof hashOf
  /** Its own; those of this checkout where it is from before there were any. */
  readonly invariants: readonly Invariant[]
  /** The folder of its sources. */
  readonly folder: string
  /** Everything that its domain exports. */
  readonly modules: () => Promise<Modules>
  /** The folder of its inspector, built when it is asked for: it draws its screens. Throws a sentence where it has none. */
  readonly inspector: () => string
  /** Draws its screens, in a browser that is opened at the first use. Throws a sentence where it has no inspector. */
  readonly screens: () => Promise<Screens>
  /** Closes that browser. */
  readonly close: () => Promise<void>
  /** Every effect of the build; throws a sentence if they cannot resimulate a log. */
  readonly effects: () => Promise<readonly AnyEffect<State>[]>
}

const resimulable = (effects: readonly AnyEffect<State>[], name: string): readonly AnyEffect<State>[] => {
  if (effects.every((effect) => typeof effect.withWork === 'function')) return effects
  throw new Error(`The effects of ${name} are too old to tell a log again.`)
}

const openingOf = ({ openLog: open, decodeLog, modules }: Omit<Bundle, 'effectGroups'>): typeof openLog => {
  if (open) return modules[PARTS.log[0]]?.['NEWEST_FORMAT'] === undefined ? openAsFormat2(open) : open
  if (decodeLog) return openAsFormat2(openWhole(decodeLog))
  throw new Error('A build exports what reads a log.') // its entry does
}

/** The screens of an inspector that is built and opened at the first use. */
const screensOf = (built: () => string): Pick<Build, 'inspector' | 'screens' | 'close'> => {
  let folder: string | null = null
  let screens: Promise<Screens> | null = null
  const inspector = (): string => (folder ??= built())
  return {
    inspector,
    screens: () => (screens ??= openScreens(inspector())),
    close: async () => (await screens)?.close(),
  }
}

/**
 * The build of this checkout.
 * @param inspector the folder of its inspector; built when it is needed if not given
 */
export const ownBuild = (inspector: () => string = () => inspectorOf(root)): Build => ({
  ...screensOf(inspector),
  name: 'this checkout',
  evolution: portalEvolution(),
  open: openPortalLog,
  hashOf,
  invariants,
  folder: root,
  modules: async () => {
    const files = sourcesUnder(root, 'src/domain')
    const all = await Promise.all(
      files.map((file) => import(pathToFileURL(path.join(root, file)).href) as Promise<Modules[string]>), // any module
    )
    return Object.fromEntries(files.map((file, i) => [file, all[i] ?? {}]))
  },
  effects: async () => {
    const { effects: first } = await import('../../../src/effects/first.ts')
    const { effects: areas } = await import('../../../src/effects/areas.ts')
    return [...first, ...areas]
  },
})

/** The interface of a build's bundle, with the exports of `entryOf`. */
interface Bundle {
  readonly portalEvolution: typeof portalEvolution
  readonly hashOf: typeof hashOf
  /** One of the two: older builds have `decodeLog`. */
  readonly openLog?: typeof openLog
  readonly decodeLog?: DecodeLog
  readonly modules: Modules
  readonly effectGroups?: () => Promise<readonly (readonly AnyEffect<State>[])[]>
}

/** How `loadBuild` makes a build. `change` can alter a source as it is read; its path is relative to the build's root. */
export interface BuildOptions {
  readonly name?: string
  /** The commit that was checked out into the folder: its inspector is then built once. */
  readonly commit?: string
  /** The folder of its inspector, where one is built already. */
  readonly inspector?: string
  readonly withEffects?: boolean
  readonly change?: (file: string, text: string) => string
}

const same = (_: string, text: string): string => text
/** How selectors of older builds hid whether they take an argument: their own `length` says it. */
const wrapping = /Object\.assign\(\(state: StateWith<S\[number\]>, arg: Arg\) => select\(state, arg\),/

/**
 * Bundles the domain of another folder, and its effects on request, and runs the bundle here. A bundle shares no
 * module with this checkout or with another build, so builds stand side by side, and one folder can be built again and again.
 * Throws a sentence where the folder holds no portal, or one that cannot be built.
 */
export const loadBuild = async (folder: string, options: BuildOptions = {}): Promise<Build> => {
  const { name = folder, commit, inspector, withEffects = false, change } = options
  for (const needed of ['state', 'log', 'hash'] as const)
    if (!partOf(folder, needed))
      throw new Error(
        `${name} has no ${PARTS[needed][0]}: it is not a checkout of the portal, or one from before logs could be replayed.`,
      )
  const base = realpathSync(folder)
  const entry = path.join(base, 'replay-entry.ts')
  const sources: Plugin = {
    name: 'replay-sources',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => {
      if (id === entry) return entryOf(base, withEffects)
      if (!id.startsWith(path.join(base, 'src') + path.sep)) return null
      const file = path.relative(base, id).split(path.sep).join('/')
      const isWrapped = file === 'src/domain/kernel/selector.ts'
      if (!change && !isWrapped) return null
      const text = readFileSync(id, 'utf8')
      return (change ?? same)(file, isWrapped ? text.replace(wrapping, 'Object.assign(select.bind(null),') : text)
    },
  }
  const bundle = await bundled(base, entry, sources).catch((error: unknown) => {
    throw new Error(`The domain of ${name} cannot be built: ${firstLine(error)}`)
  })
  const [evolution, open] = [knowingSlices(bundle.portalEvolution()), openingOf(bundle)]
  return {
    name,
    evolution,
    open: (bytes) => open(bytes, evolution.definitions),
    hashOf: bundle.hashOf,
    invariants:
      (bundle.modules['src/domain/invariants.ts']?.['invariants'] as typeof invariants | undefined) ?? invariants, // what that file exports
    folder: base,
    ...screensOf(() => inspector ?? inspectorOf(commit ?? base)),
    modules: () => Promise.resolve(bundle.modules),
    effects: async () => {
      if (!bundle.effectGroups) throw new Error(`The effects of ${name} were not built.`)
      return resimulable((await bundle.effectGroups()).flat(), name)
    },
  }
}

/** An evolution of an older build cannot report which slices an event touches, so each event can touch all. */
const knowingSlices = (evolution: Build['evolution']): Build['evolution'] => {
  if (typeof evolution.slicesOf === 'function') return evolution
  const all = Object.keys(evolution.initial())
  return { ...evolution, slicesOf: () => all }
}

const firstLine = (error: unknown): string => {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim())
  // The bundler heads its message with how many errors there were.
  return lines.find((line) => line !== '' && !line.startsWith('Build failed with')) ?? 'no reason was given.'
}

const bundled = async (base: string, entry: string, sources: Plugin): Promise<Bundle> => {
  const { build } = await import('vite') // only for another build: it takes a second to load
  const output = await build({
    configFile: false,
    root: base,
    logLevel: 'silent',
    publicDir: false,
    plugins: [sources],
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
  return new Script(`${first.code}\n;replayBuild`, { filename: 'build.js' }).runInThisContext() as Bundle // `entryOf` says what it holds
}
