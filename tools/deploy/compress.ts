import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Files worth compressing: fonts are compressed already, and source maps are not served. */
const worthIt = /[.](js|css|html|svg|json)$/
/** The smallest size worth compressing, bytes: less than a packet gains nothing. */
const FROM = 1024

/** Writes `.gz` and `.br` next to a file with this content, if that is worthwhile; returns the names of the written files. */
export const writeCompressed = async (file: string, content: Buffer): Promise<readonly string[]> => {
  if (!worthIt.test(file) || content.length < FROM) return []
  const [gz, br] = await Promise.all([
    gzipped(content, { level: 9 }),
    brotlied(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)])
  return [`${file}.gz`, `${file}.br`]
}

/** Compresses the files of a build once, at the highest level, so that no server has to. */
export const compressed = (): Plugin => {
  let outDir = ''
  return {
    name: 'compressed',
    apply: ({ mode }, { command }) => command === 'build' && mode === 'production',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    writeBundle: async () => {
      const folder = path.join(outDir, 'assets')
      await Promise.all(
        readdirSync(folder).map(async (name) => {
          const file = path.join(folder, name)
          if (worthIt.test(name)) await writeCompressed(file, await readFile(file))
        }),
      )
    },
  }
}
