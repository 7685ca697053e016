import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import { invariants } from '../../../src/domain/invariants.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { root } from '../../../tools/setup.mjs'
import { inspectorOf } from '../screens/build.ts'
import { sourcesUnder, bundleOf, type BundleOptions } from './bundle.ts'
import { evaluated, screensOf, type Build, type Modules } from './build.ts'

/**
 * The build of this checkout.
 * @param inspector the folder of its inspector; built on first use if not given
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

/** Bundles the domain of another folder and runs the bundle here; throws a sentence as `bundleOf` does. */
export const loadBuild = async (folder: string, options: BundleOptions = {}): Promise<Build> =>
  evaluated(await bundleOf(folder, options))
