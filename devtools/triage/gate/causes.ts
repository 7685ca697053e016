import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesUnder } from '../../replay/cli/build-entry.ts'

/** For each source of a domain, the nearest of its imports that changed, or itself if it changed. */
export type Causes = Readonly<Record<string, readonly string[]>>

/** Matches imports of values: types change nothing at run time. */
const importing = /^\s*(?:import|export)\s(?!type\b)[^;]*?\bfrom\s+'(\.[^']+)'/gm

const importsIn = (file: string, text: string): readonly string[] =>
  [...text.matchAll(importing)].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))

const textOf = (base: string, file: string): string | null => {
  const place = path.join(base, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}

/** Compares the sources of two builds' domains, by their paths from the builds' roots. */
export const causesBetween = (good: string, head: string): Causes => {
  const files = [...new Set([...sourcesUnder(good, 'src/domain'), ...sourcesUnder(head, 'src/domain')])].toSorted()
  const changed = new Set<string>()
  const imports = new Map<string, readonly string[]>()
  for (const file of files) {
    const [was, is] = [textOf(good, file), textOf(head, file)]
    if (was !== is) changed.add(file)
    imports.set(file, [...new Set([...importsIn(file, was ?? ''), ...importsIn(file, is ?? '')])])
  }
  const nearest = (file: string): readonly string[] => {
    const seen = new Set([file])
    for (let level = [file]; level.length > 0;) {
      const found = level.filter((one) => changed.has(one))
      if (found.length > 0) return found.toSorted()
      level = [...new Set(level.flatMap((one) => imports.get(one) ?? []))].filter((one) => !seen.has(one))
      for (const one of level) seen.add(one)
    }
    return []
  }
  return Object.fromEntries(files.map((file) => [file, nearest(file)]))
}
