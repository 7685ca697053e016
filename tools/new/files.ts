import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of a checkout. Paths are relative to its folder, with `/`. */
export interface Files {
  readonly has: (file: string) => boolean
  /** Throws if there is no such file. */
  readonly text: (file: string) => string
  /** Every file in a folder and below it. */
  readonly under: (folder: string) => readonly string[]
}

/** The files of a folder, with others that are not written yet in front of them. */
export const filesAt = (root: string, over: ReadonlyMap<string, string> = new Map()): Files => ({
  has: (file) => over.has(file) || existsSync(path.join(root, file)),
  text: (file) => over.get(file) ?? readFileSync(path.join(root, file), 'utf8'),
  under: (folder) => [
    ...new Set([
      ...readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
      ...[...over.keys()].filter((file) => file.startsWith(`${folder}/`)),
    ]),
  ],
})
