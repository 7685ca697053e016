import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null

/** The bytes of a log file; throws a sentence if there is none, or it cannot be read. */
export const bytesOf = (file: string): Uint8Array => {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error })
    if (code === 'EISDIR')
      throw new Error(`${file} is a folder. Name a log file, such as portal-log.jsonl.`, { cause: error })
    throw new Error(`${file} cannot be read (${code ?? String(error)}).`, { cause: error })
  }
}

/** The value in a JSON file; null if it holds something else, which the caller reports. Throws a sentence if it cannot be read. */
export const jsonIn = (file: string): unknown => {
  const text = new TextDecoder().decode(bytesOf(file))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether there is a folder of this name. */
export const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true

export const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() === true

/** Throws a sentence if the file exists already, so that nothing is overwritten. */
export const mustBeNew = (file: string): void => {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file, or remove it first.`)
}

/** Writes a text; throws a sentence if that fails. */
export const writeText = (file: string, text: string): void => {
  try {
    writeFileSync(file, text)
  } catch (error) {
    const why = codeOf(error) === 'ENOENT' ? 'its folder is not there' : (codeOf(error) ?? String(error))
    throw new Error(`${file} cannot be written: ${why}.`, { cause: error })
  }
}
