import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontFile, fontWeights } from '../src/effects/runtime/adapters/fonts.ts'

/** The fonts of the demo brands: the names that the portal can request from its own origin. */
export const fontNames: readonly string[] = ['Rubik', 'Poppins', 'Work Sans']

const packageOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The folders of their packages. */
export const fontPackages: readonly string[] = fontNames.map((name) => `node_modules/@fontsource/${packageOf(name)}`)

const subsets = { '': 'latin', '-ext': 'latin-ext' } as const

const files = (): Map<string, string> => {
  const { resolve } = createRequire(import.meta.url)
  return new Map(
    fontNames.flatMap((name) => {
      const family = packageOf(name)
      const folder = path.dirname(resolve(`@fontsource/${family}/package.json`))
      return fontWeights.flatMap((weight) =>
        (['', '-ext'] as const).map((part): [string, string] => [
          `fonts/${fontFile(name, part, weight)}`,
          path.join(folder, 'files', `${family}-${subsets[part]}-${weight}-normal.woff2`),
        ]),
      )
    }),
  )
}

/** Serves the demo brands' fonts from the portal's own origin under `/fonts/`, and copies them into a build. */
export const brandFonts = (): Plugin => ({
  name: 'brand-fonts',
  configureServer: (server) => {
    const all = files()
    server.middlewares.use((request, response, next) => {
      const file = all.get((request.url ?? '').slice(1))
      if (file === undefined) return next()
      response.setHeader('Content-Type', 'font/woff2')
      response.end(readFileSync(file))
    })
  },
  generateBundle() {
    for (const [fileName, file] of files()) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
  },
})
