import { readFileSync } from 'node:fs'
import path from 'node:path'
import { featureFiles, nearest } from '../../../tools/layers.mjs'
import { root } from '../../../tools/setup.mjs'
import type { Build } from './build.ts'
import { sourcesUnder } from './build-entry.ts'
import { keysOf } from './paths.ts'
import { selectorNamed } from './selectors.ts'
import type { Wanted } from './judge.ts'

/** The requirement of a test that is only about the log itself. */
const OF_REPLAY = 'BED-8'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Throws a sentence if docs/requirements.md lists no requirement of this id. */
export const requirementNamed = (id: string): string => {
  const all = [...read('docs/requirements.md').matchAll(/^\| ([A-Z]+-\d+) /gm)].map(([, one = '']) => one)
  if (all.includes(id)) return id
  throw new Error(`docs/requirements.md lists no ${id}. The nearest are ${nearest(id, all).join(', ')}.`)
}

const isSliceNamed = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && 'initial' in value && 'name' in value && value.name === name

/** The source file of the selector, slice or effect that an expectation is about. Null if it is about none. */
const sourceOf = async (build: Build, wanted: Wanted): Promise<string | null> => {
  switch (wanted.kind) {
    case 'expected': {
      if (wanted.from) return (await selectorNamed(build, wanted.from.name)).file
      const [slice] = keysOf(wanted.path) ?? []
      const modules = Object.entries(await build.modules())
      return (
        modules.find(([, exports]) => Object.values(exports).some((one) => isSliceNamed(one, String(slice))))?.[0] ??
        null
      )
    }
    case 'overlap': {
      const declared = `name: '${wanted.overlap.effect}'`
      return sourcesUnder(root, 'src/effects').find((file) => read(file).includes(declared)) ?? null
    }
    case 'commands': {
      const { expected } = wanted
      if (!expected) return null
      const name = 'name' in expected ? expected.name : expected.type
      const modules = Object.entries(await build.modules())
      return modules.find(([, exports]) => Object.hasOwn(exports, name))?.[0] ?? null
    }
    case 'shows':
    case 'draws':
    case 'sound':
      return null
  }
}

/**
 * The requirement id for a test of this expectation: the one that most tests of the same feature have, or that of replay if they have none.
 */
export const requirementOf = async (build: Build, wanted: Wanted): Promise<string> => {
  const source = await sourceOf(build, wanted)
  if (source === null) return OF_REPLAY
  const [area, feature] = [path.posix.basename(path.posix.dirname(source)), path.posix.basename(source, '.ts')]
  const counts = new Map<string, number>()
  for (const one of featureFiles(root)) {
    if (one.area !== area || one.feature !== feature || !/[.]test[.]tsx?$/.test(one.file)) continue
    for (const [, id = ''] of read(one.file).matchAll(/['`"]\[([A-Z]+-\d+)\]/g))
      if (!id.startsWith('BED-')) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? OF_REPLAY
}
