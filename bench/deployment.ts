import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { rowOf } from './measure/figures.ts'
import { gzippedSize, ofPortalBuild } from './measure/portal-build.ts'
import { root } from './measure/process.ts'
import type { Benchmark } from './measure/result.ts'

/** The module that a deployment changes, by the text of its row. */
const changes = {
  'a page: contact': 'src/ui/content/contact.tsx',
  'a page: employee insights': 'src/ui/employer/insights.tsx',
  'a panel: opt out': 'src/ui/benefits/opt-out.tsx',
  'the slice of a page: the wizard': 'src/domain/benefits/wizard.ts',
  'the effects of a page: uploads': 'src/effects/employer/uploads.ts',
  'a component of many pages: the table': 'src/ui/components/tables/table.tsx',
} as const
/** These modules are bundled with what every page waits for: one file instead of several requests. */
const behindAll = { home: 'src/ui/home/cards.tsx', 'the login': 'src/ui/session/login.tsx' } as const

/** Adds a statement to a module, as a change of its code would. */
const changing = (file: string): Plugin => ({
  name: 'a-change',
  enforce: 'pre',
  transform: (code, id) => (id === path.join(root, file) ? `${code}\nglobalThis.changed = true` : null),
})

/** The files of a build that browsers keep: name, and kB gzipped. */
const built = (file: string | null): Promise<ReadonlyMap<string, number>> =>
  ofPortalBuild(
    file === null ? [] : [changing(file)],
    (assets) =>
      new Map(
        readdirSync(assets)
          .filter((name) => /[.](js|css)$/.test(name))
          .map((name) => [name, gzippedSize(readFileSync(path.join(assets, name)))]),
      ),
  )

/** What a browser has to load again after a deployment that changes one module; nothing is timed. */
export const deployment: Benchmark = {
  name: 'deployment',
  title: 'What a deployment makes a browser load again',
  method:
    'the portal built twice, the second time with one more statement in the named part. Each figure is the gzipped size of the scripts and styles whose names differ; `index.html`, which a browser always asks for, is not in it, and neither is the worker of the recorder, which loads for a large response alone.',
  rounds: 1,
  run: async () => {
    const before = await built(null)
    const cost = async (file: string): Promise<number> => {
      const after = await built(file)
      const renamed = [...after].filter(([name]) => !before.has(name))
      if (renamed.length === 0) throw new Error(`A change of ${file} renamed no file.`)
      return renamed.reduce((sum, [, size]) => sum + size, 0)
    }
    const rows = []
    for (const [what, file] of Object.entries(changes))
      rows.push(rowOf(what, 'loaded again', await cost(file), 'kB', { bound: 'at most', value: 30 }))
    for (const [what, file] of Object.entries(behindAll)) rows.push(rowOf(what, 'loaded again', await cost(file), 'kB'))
    return { rows, checks: [] }
  },
}
