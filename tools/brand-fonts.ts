import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The weights that a scheme's fonts come in. */
const weights = [300, 400, 500, 700]

const packages: Readonly<Record<string, string>> = { Rubik: 'rubik', Poppins: 'poppins', 'Work Sans': 'work-sans' }

/** The fonts of the demo brands: the names that the portal may ask its own origin for. */
export const fontNames: readonly string[] = Object.keys(packages)

/** Where their packages lie. */
export const fontPackages: readonly string[] = Object.values(packages).map(
  (family) => `node_modules/@fontsource/${family}`,
)

const files = (): Map<string, string> => {
  const { resolve } = createRequire(import.meta.url)
  return new Map(
    Object.values(packages).flatMap((family) => {
      const folder = path.dirname(resolve(`@fontsource/${family}/package.json`))
      return weights.flatMap((weight): [string, string][] => [
        [`fonts/${family}-${weight}.woff2`, path.join(folder, 'files', `${family}-latin-${weight}-normal.woff2`)],
        [
          `fonts/${family}-ext-${weight}.woff2`,
          path.join(folder, 'files', `${family}-latin-ext-${weight}-normal.woff2`),
        ],
      ])
    }),
  )
}

/** Serves the demo brands' fonts from the portal's own origin as `/fonts/<name>-<weight>.woff2` and `/fonts/<name>-ext-<weight>.woff2`, and puts them into a build. */
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
