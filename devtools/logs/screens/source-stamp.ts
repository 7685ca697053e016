import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A name that changes whenever a source of a build does: a build under this name need not be made again, and is never replaced while
 * another command serves it.
 * @param folder the checkout
 * @param sources its folders and files that the build reads; those that do not exist are left out
 */
export const sourceStamp = (folder: string, sources: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const source of sources) {
    const place = path.join(folder, source)
    const kind = statSync(place, { throwIfNoEntry: false })
    if (!kind) continue
    const files = kind.isFile() ? [''] : readdirSync(place, { recursive: true, encoding: 'utf8' }).toSorted()
    for (const name of files) {
      const { size, mtimeMs } = statSync(path.join(place, name))
      hash.update(`${path.join(source, name)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}
