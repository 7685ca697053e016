import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

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
