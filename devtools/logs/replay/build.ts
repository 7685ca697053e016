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
import type { BuildScript } from './bundle.ts'

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
  /** Every effect of the build; throws a sentence if they were not built. */
  readonly effects: () => Promise<readonly AnyEffect<State>[]>
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
  readonly openLog: typeof openLog
  readonly invariants: readonly Invariant[]
  readonly modules: Modules
  readonly effects?: readonly AnyEffect<State>[]
}

/**
 * Runs the script of a build and returns the build that it exports. It shares no module with this checkout or another build, so builds
 * do not affect each other, and one folder can be built repeatedly.
 */
export const evaluated = ({ name, folder, commit, inspector, code }: BuildScript): Build => {
  const bundle = new Script(`${code}\n;replayBuild`, { filename: 'build.js' }).runInThisContext() as Bundle // `entryOf` says what it holds
  const evolution = bundle.portalEvolution()
  return {
    name,
    evolution,
    open: (bytes) => bundle.openLog(bytes, evolution.definitions),
    hashOf: bundle.hashOf,
    invariants: bundle.invariants,
    folder,
    ...screensOf(() => inspector ?? inspectorOf(commit ?? folder)),
    modules: () => Promise.resolve(bundle.modules),
    effects: () =>
      bundle.effects
        ? Promise.resolve(bundle.effects)
        : Promise.reject(new Error(`The effects of ${name} were not built.`)),
  }
}
