import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import picomatch from 'picomatch'

/** A log to judge. */
export interface Job {
  /** Its name in reports: the path from the folder that was named, or from the current one; with `/`. */
  readonly path: string
  readonly file: string
}

/** Where logs are looked for. */
export interface Inputs {
  /** Folders, patterns, files, or `-` for a list on the standard input. */
  readonly names: readonly string[]
  readonly stdin: Readable
}

const posix = (name: string): string => name.split(path.sep).join('/')

/** The files below a folder, in the order of their paths, except hidden ones. Only one folder's names are in memory at a time. */
function* filesUnder(folder: string, prefix: string): Generator<Job> {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ entry, key: entry.isDirectory() ? `${entry.name}/` : entry.name }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const { entry, key } of entries) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(file, prefix + key)
    else if (entry.isFile() || statSync(file, { throwIfNoEntry: false })?.isFile() === true)
      yield { path: prefix + key, file }
  }
}

function* matching(jobs: Iterable<Job>, matches: (file: string) => boolean): Generator<Job> {
  for (const job of jobs) if (matches(posix(job.file))) yield job
}

/** Merges sorted sequences into one sorted sequence, each key once. */
function* merged<T>(sequences: readonly Iterable<T>[], keyOf: (one: T) => string): Generator<T> {
  const open = sequences.map((one) => one[Symbol.iterator]()).map((iterator) => ({ iterator, now: iterator.next() }))
  for (;;) {
    let least: T | null = null
    for (const { now } of open)
      if (now.done !== true && (least === null || keyOf(now.value) < keyOf(least))) least = now.value
    if (least === null) return
    yield least
    for (const one of open)
      while (one.now.done !== true && keyOf(one.now.value) === keyOf(least)) one.now = one.iterator.next()
  }
}

const isGlob = (name: string): boolean => picomatch.scan(name).isGlob

/** The paths of a list on the standard input, one per line. */
const listed = async (stdin: Readable, jobOf: (name: string) => Job): Promise<Job[]> => {
  const jobs: Job[] = []
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.trim() !== '') jobs.push(jobOf(line))
  return jobs
}

/** The folder that paths in reports are relative to: the one that is named if it is the only one, else the current one. */
export const baseOf = ([only, ...more]: readonly string[]): string => {
  if (only === undefined || more.length > 0 || only === '-') return '.'
  const found = statSync(only, { throwIfNoEntry: false })
  if (found) return found.isDirectory() ? only : '.'
  return isGlob(posix(only)) ? picomatch.scan(posix(only)).base || '.' : '.'
}

/**
 * Every log that is named, in the order of their paths, each once. Throws a sentence if a name leads to none. Folders are read while they
 * are walked; for a list and for files, only the names are in memory.
 */
export async function* jobsIn({ names, stdin }: Inputs): AsyncGenerator<Job> {
  const [only] = names.length === 1 ? names : []
  const fromHere = (name: string): Job => ({ path: posix(path.relative('', name)) || '.', file: name })
  const files: Job[] = []
  const sequences: Iterable<Job>[] = []
  const folder = (name: string): Iterable<Job> =>
    filesUnder(name, only === undefined && path.relative('', name) !== '' ? `${fromHere(name).path}/` : '')
  for (const name of names) {
    const found = name === '-' ? undefined : statSync(name, { throwIfNoEntry: false })
    if (name === '-') files.push(...(await listed(stdin, fromHere)))
    else if (found?.isDirectory() === true) sequences.push(folder(name))
    else if (found) files.push(fromHere(name))
    else if (isGlob(posix(name))) {
      const { base } = picomatch.scan(posix(name))
      if (statSync(base || '.', { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new Error(`There is no folder ‘${base}’ to look for ${name} in.`)
      sequences.push(matching(folder(base || '.'), picomatch(posix(path.normalize(name)))))
    } else throw new Error(`There is no file or folder ‘${name}’.`)
  }
  const keyOf = (job: Job): string => job.path
  const sorted = files.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  yield* merged([...sequences, sorted], keyOf)
}
