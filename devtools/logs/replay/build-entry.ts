import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../tools/setup.mjs'

/** Source files of a folder, without tests, by path from the build's root, in order. */
export const sourcesUnder = (base: string, folder: string): readonly string[] =>
  readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !/[.]test[.]ts$|[/](kit|samples)[.]ts$|[/.]testing[.]ts$/.test(file))
    .toSorted()

/** Where each part of a build is: today's file first, then that of older builds. */
export const PARTS = {
  state: ['src/domain/state.ts'],
  hash: ['src/domain/kernel/data/hash.ts', 'src/domain/kernel/hash.ts'],
  log: ['src/domain/log/log.ts', 'src/domain/kernel/log.ts'],
  /** The fast reader of logs; the first builds have none. */
  logFile: ['src/domain/log/log-file.ts', 'src/domain/kernel/log-file.ts'],
} as const

/** The file of a part in a build; undefined if it has none. */
export const partOf = (base: string, part: keyof typeof PARTS): string | undefined =>
  PARTS[part].find((file) => existsSync(path.join(base, file)))
/** The effects of all areas; older builds load those of each area, listed in one of two files. */
const AREAS = 'src/effects/areas.ts'
const ALL_EFFECTS = 'src/effects/all.ts'
const LATE_EFFECTS = 'src/effects/late.ts'

/** The lines that export the effects of a build. */
const effectsOf = (base: string, from: (file: string) => string): readonly string[] => {
  const has = (file: string): boolean => existsSync(path.join(base, file))
  const first = `import { effects as firstEffects } from ${from('src/effects/first.ts')}`
  if (has(AREAS))
    return [
      first,
      `import { effects as areas } from ${from(AREAS)}`,
      'export const effectGroups = async () => [firstEffects, areas]',
    ]
  return [
    ...(has(ALL_EFFECTS)
      ? [`import { firstEffects, lateEffects } from ${from(ALL_EFFECTS)}`]
      : [first, `import { lateEffects } from ${from(LATE_EFFECTS)}`]),
    'export const effectGroups = async () => [firstEffects, ...(await Promise.all(lateEffects.map(({ load }) => load()))).map(({ effects }) => effects)]',
  ]
}

const INVARIANTS = 'src/domain/invariants.ts'

/** Whether a build has invariants of its own. */
export const hasInvariants = (base: string): boolean => existsSync(path.join(base, INVARIANTS))

/** The module with the exports of a build's bundle. */
export const entryOf = (base: string, withEffects: boolean): string => {
  const files = sourcesUnder(base, 'src/domain')
  const from = (file: string): string => JSON.stringify(path.join(base, file))
  const part = (name: keyof typeof PARTS): string => from(partOf(base, name) ?? PARTS[name][0])
  return [
    `export { portalEvolution } from ${part('state')}`,
    `export { hashOf } from ${part('hash')}`,
    `export { invariants } from ${JSON.stringify(path.join(hasInvariants(base) ? base : root, INVARIANTS))}`,
    partOf(base, 'logFile') ? `export { openLog } from ${part('logFile')}` : `export { decodeLog } from ${part('log')}`,
    ...files.map((file, i) => `import * as module${i} from ${from(file)}`),
    `export const modules = { ${files.map((file, i) => `${JSON.stringify(file)}: module${i}`).join(', ')} }`,
    ...(withEffects ? effectsOf(base, from) : []),
  ].join('\n')
}
