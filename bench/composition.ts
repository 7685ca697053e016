import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { rowOf } from './measure/figures.ts'
import { gzippedSize, ofPortalBuild } from './measure/portal-build.ts'
import type { Benchmark } from './measure/result.ts'

const scripts = { 'the first script': 'index', 'the script of home and the frame': 'signed-in' } as const

/** The owner of a source's code; packages that are part of another count with it. */
const ownerOf = (source: string): string => {
  const [, name] = /.*node_modules[/](@[^/]+[/][^/]+|[^/]+)/.exec(source) ?? []
  if (name === undefined) return /[/]src[/](domain|effects|ui)[/]/.exec(source)?.[1] ?? 'the rest of the portal'
  if (/^(react|react-dom|scheduler)$/.test(name)) return 'React'
  if (name.startsWith('react-router')) return 'React Router'
  return name
}

/** The code of each owner in a script, in its order. */
const partsOf = (code: string, map: SourceMap): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>()
  for (const [row, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column++) {
      const entry = map.findEntry(row, column)
      const owner = 'originalSource' in entry && entry.originalSource ? ownerOf(entry.originalSource) : 'the bundler'
      parts.set(owner, (parts.get(owner) ?? '') + line.charAt(column))
    }
  return parts
}

/** What the scripts that people wait for consist of, by package; nothing is timed. */
export const composition: Benchmark = {
  name: 'composition',
  title: 'What the first scripts consist of',
  method:
    'the code of each package in a script of the build, by its source map, gzipped alone; so the parts add up to a little more than the script, in which they share what repeats.',
  rounds: 1,
  run: () =>
    ofPortalBuild([], (assets) => {
      const rows = Object.entries(scripts).flatMap(([what, script]) => {
        const file = readdirSync(assets).find((name) => name.startsWith(`${script}-`) && name.endsWith('.js'))
        if (file === undefined) throw new Error(`The build has no script ${script}.`)
        const code = readFileSync(path.join(assets, file), 'utf8')
        const map = new SourceMap(
          JSON.parse(readFileSync(path.join(assets, `${file}.map`), 'utf8')) as SourceMapPayload,
        ) // the bundler wrote it
        const parts = [...partsOf(code, map)].map(([owner, part]) => rowOf(what, owner, gzippedSize(part), 'kB'))
        return [rowOf(what, 'all', gzippedSize(code), 'kB'), ...parts.toSorted((a, b) => b.figure - a.figure)]
      })
      return { rows, checks: [] }
    }),
}
