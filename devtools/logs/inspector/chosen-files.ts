/** A file and its path, with `/`, within what was chosen. */
export interface ChosenFile {
  readonly path: string
  readonly file: File
}

/** What was chosen or dropped together. */
export interface Chosen {
  /** The name of the folder; null if only files were chosen. */
  readonly folder: string | null
  readonly files: readonly ChosenFile[]
}

const below = (path: string): string => path.split('/').slice(1).join('/')

/** The files from a chooser, which puts the folder's name in front of its files' paths. */
export const chosenIn = (files: Iterable<File>): Chosen => {
  const all = [...files]
  const [first] = all[0]?.webkitRelativePath.split('/') ?? []
  return first
    ? { folder: first, files: all.map((file) => ({ path: below(file.webkitRelativePath), file })) }
    : { folder: null, files: all.map((file) => ({ path: file.name, file })) }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject)
  })

/** A directory gives its entries in parts; an empty part is the end. */
const entriesOf = async (directory: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = directory.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (part.length === 0) return all
    all.push(...part)
  }
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

const filesBelow = async (entry: FileSystemEntry, path: string): Promise<readonly ChosenFile[]> => {
  if (isFile(entry)) return [{ path, file: await fileOf(entry) }]
  if (!isDirectory(entry)) return []
  const found: ChosenFile[] = []
  for (const one of await entriesOf(entry))
    found.push(...(await filesBelow(one, path === '' ? one.name : `${path}/${one.name}`)))
  return found
}

/** What was dropped, with everything below each folder. Call it while the drop is being handled: browsers forget it afterwards. */
export const droppedIn = async ({ items, files }: DataTransfer): Promise<Chosen> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const all = [...files]
  const [first] = entries.filter(isDirectory)
  if (!first) return { folder: null, files: all.map((file) => ({ path: file.name, file })) }
  const isAlone = entries.length === 1
  const found: ChosenFile[] = []
  for (const entry of entries) found.push(...(await filesBelow(entry, isAlone ? '' : entry.name)))
  return { folder: isAlone ? first.name : `${entries.length} files and folders`, files: found }
}

/** Whether a file is read: all are, except hidden ones, as in `npm run log -- triage`. */
export const isVisible = ({ path }: ChosenFile): boolean => !path.split('/').some((part) => part.startsWith('.'))
