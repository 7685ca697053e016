import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Source files of a folder that are no tests, by path from the build's root, in order. */
export const sourcesUnder = (base: string, folder: string): readonly string[] =>
  readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !/[.]test[.]ts$|[/](kit|testing|samples)[.]ts$/.test(file))
    .toSorted()

/** Opens logs; older builds have none. */
const LOG_FILE = 'src/domain/kernel/log-file.ts'
/** The effects of all areas; older builds load each area's, listed in one of two files. */
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

/** The source of an entry that exports the domain of a checkout, and its effects where they are wanted. */
export const entryOf = (base: string, withEffects: boolean): string => {
  const files = sourcesUnder(base, 'src/domain')
  const from = (file: string): string => JSON.stringify(path.join(base, file))
  return [
    `export { portalEvolution } from ${from('src/domain/state.ts')}`,
    `export { hashOf } from ${from('src/domain/kernel/hash.ts')}`,
    files.includes(LOG_FILE)
      ? `export { openLog } from ${from(LOG_FILE)}`
      : `export { decodeLog } from ${from('src/domain/kernel/log.ts')}`,
    ...files.map((file, i) => `import * as module${i} from ${from(file)}`),
    `export const modules = { ${files.map((file, i) => `${JSON.stringify(file)}: module${i}`).join(', ')} }`,
    ...(withEffects ? effectsOf(base, from) : []),
  ].join('\n')
}
