import { isFile } from '../replay/files.ts'
import { foldOf, type Fold } from './fold.ts'
import { merged } from './inputs.ts'
import { filesOf, prepare, readFacts, openRows, rowsIn, type RunFacts } from './out-folder.ts'

/** The folder of a report, from its own name or that of the report in it. */
const folderOf = (name: string): string => name.replace(/[\\/]?report\.json$/, '') || '.'

const factsIn = (folder: string): RunFacts => {
  const facts = readFacts(folder)
  if (!facts || !isFile(filesOf(folder).rows))
    throw new Error(`${folder} holds no rows: judge a shard with --out ${folder}.`)
  return facts
}

const shardName = ({ shard }: RunFacts): string => (shard ? `${shard.part}/${shard.of}` : 'all')

/** Throws a sentence if shards do not fit together, or one is missing. */
const mustFit = (folders: readonly string[], all: readonly RunFacts[]): void => {
  const [first] = all
  const alike = (facts: RunFacts | undefined): string => JSON.stringify({ ...facts, shard: null })
  const other = all.findIndex((facts) => alike(facts) !== alike(first))
  if (other >= 0)
    throw new Error(
      `${folders[other]} was judged otherwise than ${folders[0]}: judge all shards with one build, and look for the same.`,
    )
  const of = first?.shard?.of
  if (of === undefined || all.some(({ shard }) => shard?.of !== of)) {
    if (all.length === 1) return
    throw new Error('Only shards of one run can be merged: each has to be judged with --shard N/M and the same M.')
  }
  for (let part = 1; part <= of; part++)
    if (!all.some(({ shard }) => shard?.part === part)) throw new Error(`Shard ${part}/${of} is missing.`)
  const names = all.map(shardName)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`Shard ${twice} is named twice.`)
}

/** The rows of all shards, and the folders that have them. */
export interface Merged {
  readonly fold: Fold
  readonly folders: readonly string[]
}

/** Joins the rows of shards into those of one run, and writes them to `out` if given. Memory does not grow with the rows. */
export const mergeReports = (names: readonly string[], out: string | null): Merged => {
  const folders = names.map(folderOf)
  const all = folders.map(factsIn)
  mustFit(folders, all)
  const [first] = all
  const fold = foldOf(first?.build ?? '', first?.watched)
  if (out !== null && first) {
    if (isFile(filesOf(out).rows))
      throw new Error(`${out} holds rows already. Name another folder, or remove this one.`)
    prepare(out, { ...first, shard: null })
  }
  const rows = out === null ? null : openRows(filesOf(out).rows, () => undefined)
  try {
    for (const row of merged(
      folders.map((folder) => rowsIn(filesOf(folder).rows)),
      ({ path }) => path,
    )) {
      rows?.add(row)
      fold.add(row)
    }
  } finally {
    rows?.close()
  }
  return { fold, folders }
}
