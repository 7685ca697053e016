import { describe, expect, it } from 'vitest'
import { chosenIn, droppedIn, isVisible } from './chosen-files.ts'

const file = (name: string, folder?: string): File =>
  Object.defineProperty(new File(['x'], name), 'webkitRelativePath', {
    value: folder === undefined ? '' : `${folder}/${name}`,
  })

const fileEntry = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (found: (one: File) => void) => found(file(name)),
})

/** A directory that gives its entries one at a time, as browsers can. */
const directory = (name: string, entries: readonly object[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...entries]
    return { readEntries: (found: (part: readonly object[]) => void) => found(left.splice(0, 1)) }
  },
})

/** The parts of a browser's drop that the code reads. */
const dropOf = (entries: readonly (object | null)[], files: readonly File[] = []): DataTransfer =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer

const pathsOf = ({ files }: { readonly files: readonly { readonly path: string }[] }) => files.map(({ path }) => path)

describe('what is chosen', () => {
  it('[BED-8] of a folder has the paths below it', () => {
    const chosen = chosenIn([file('one.jsonl', 'logs'), file('two.jsonl', 'logs/day')])
    expect([chosen.folder, pathsOf(chosen)]).toEqual(['logs', ['one.jsonl', 'day/two.jsonl']])
  })

  it('[BED-8] as files has their names', () => {
    const chosen = chosenIn([file('one.jsonl')])
    expect([chosen.folder, pathsOf(chosen)]).toEqual([null, ['one.jsonl']])
  })

  it('[BED-8] by dropping a folder has all that is below it', async () => {
    const logs = directory('logs', [fileEntry('b.jsonl'), directory('day', [fileEntry('a.jsonl')])])
    const chosen = await droppedIn(dropOf([logs]))
    expect([chosen.folder, pathsOf(chosen)]).toEqual(['logs', ['b.jsonl', 'day/a.jsonl']])
  })

  it('[BED-8] by dropping folders and files has each below its name', async () => {
    const chosen = await droppedIn(dropOf([directory('logs', [fileEntry('a.jsonl')]), fileEntry('b.jsonl')]))
    expect([chosen.folder, pathsOf(chosen)]).toEqual(['2 files and folders', ['logs/a.jsonl', 'b.jsonl']])
  })

  it('[BED-8] by dropping files alone has their names', async () => {
    const chosen = await droppedIn(dropOf([fileEntry('a.jsonl')], [file('a.jsonl')]))
    expect([chosen.folder, pathsOf(chosen)]).toEqual([null, ['a.jsonl']])
    expect(pathsOf(await droppedIn(dropOf([null], [file('a.jsonl')])))).toEqual(['a.jsonl'])
  })

  it('[BED-8] leaves out what is hidden', () => {
    const paths = ['a.jsonl', '.DS_Store', '.git/a.jsonl', 'day/.a.jsonl']
    expect(paths.filter((path) => isVisible({ path, file: file(path) }))).toEqual(['a.jsonl'])
  })
})
