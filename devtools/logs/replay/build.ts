import { Script } from 'node:vm'
import type { Either } from 'fp-ts/lib/Either.js'
import type { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import type { LogFile, openLog } from '../../../src/domain/log/log-file.ts'
import type { Device } from '../../../src/domain/log/log.ts'
import type { Invariant } from '../../../src/domain/invariants.ts'
import type { portalEvolution, State } from '../../../src/domain/state.ts'
import type { AnyEffect } from '../../../src/effects/runtime/effect.ts'
import { inspectorOf } from '../screens/build.ts'
import type { Screens } from '../screens/screens.ts'
import { PARTS } from './build-entry.ts'
import type { BuildScript } from './bundle.ts'
import { openAsFormat2, openWhole, type DecodeLog } from './older-builds.ts'

/** The exports of each source of a domain, by its path from the build's root. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a log is replayed with: the domain of this checkout, or that of another folder or commit. */
export interface Build {
  /** Its name in sentences. */
  readonly name: string
  readonly evolution: ReturnType<typeof portalEvolution>
  /** Opens the bytes of a log with the events of this build. */
  readonly open: (bytes: Uint8Array) => Either<string, LogFile>
  readonly hashOf: typeof hashOf
  /** Its own, or this checkout's if it is older than the first ones. */
  readonly invariants: readonly Invariant[]
  /** The folder of its sources. */
  readonly folder: string
  /** Everything that its domain exports. */
  readonly modules: () => Promise<Modules>
  /** The folder of its inspector, which draws its screens; built on first use. Throws a sentence if it has none. */
  readonly inspector: () => string
  /** Draws its screens in a browser, which opens on first use. Throws a sentence if it has no inspector. */
  readonly screens: () => Promise<Screens>
  /** From now on its screens are drawn, and its days are told, as on this device: the one on which the log was recorded. */
  readonly recordedOn: (device: Device) => void
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

/** The screens of an inspector, which is built and opened on first use. */
export const screensOf = (built: () => string): Pick<Build, 'inspector' | 'screens' | 'recordedOn' | 'close'> => {
  let folder: string | null = null
  let screens: Promise<Screens> | null = null
  let device: Device | null = null
  const inspector = (): string => (folder ??= built())
  return {
    inspector,
    // Loaded only when a screen is drawn: the browser driver is large.
    screens: () =>
      (screens ??= import('../screens/screens.ts').then(({ openScreens }) => openScreens(inspector(), device))),
    recordedOn: (recorded) => {
      device = recorded
      process.env['TZ'] = recorded.timeZone
    },
    close: async () => (await screens)?.close(),
  }
}

/** The interface of a build's bundle, with the exports of `entryOf`. */
interface Bundle {
  readonly portalEvolution: typeof portalEvolution
  readonly hashOf: typeof hashOf
  /** One of the two: older builds have `decodeLog`. */
  readonly openLog?: typeof openLog
  readonly decodeLog?: DecodeLog
  readonly invariants: readonly Invariant[]
  readonly modules: Modules
  readonly effectGroups?: () => Promise<readonly (readonly AnyEffect<State>[])[]>
}

/** An evolution of an older build cannot report which slices an event touches, so each event can touch all. */
const knowingSlices = (evolution: Build['evolution']): Build['evolution'] => {
  if (typeof evolution.slicesOf === 'function') return evolution
  const all = Object.keys(evolution.initial())
  return { ...evolution, slicesOf: () => all }
}

/**
 * Runs the script of a build and returns the build that it exports. It shares no module with this checkout or another build, so builds
 * do not affect each other, and one folder can be built repeatedly.
 */
export const evaluated = ({ name, folder, commit, inspector, code }: BuildScript): Build => {
  const bundle = new Script(`${code}\n;replayBuild`, { filename: 'build.js' }).runInThisContext() as Bundle // `entryOf` says what it holds
  const [evolution, open] = [knowingSlices(bundle.portalEvolution()), openingOf(bundle)]
  return {
    name,
    evolution,
    open: (bytes) => open(bytes, evolution.definitions),
    hashOf: bundle.hashOf,
    invariants: bundle.invariants,
    folder,
    ...screensOf(() => inspector ?? inspectorOf(commit ?? folder)),
    modules: () => Promise.resolve(bundle.modules),
    effects: async () => {
      if (!bundle.effectGroups) throw new Error(`The effects of ${name} were not built.`)
      return resimulable((await bundle.effectGroups()).flat(), name)
    },
  }
}
