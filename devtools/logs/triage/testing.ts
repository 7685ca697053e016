import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { reasonOf } from '../reading/log-faults.ts'
import type { mapped, Task } from './pool.ts'
import { run } from './run.ts'

/** Writes files below a folder, by their paths. */
export const filesIn = (folder: string, files: Readonly<Record<string, string | Uint8Array>>): string => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

/** Does the work of a pool in this thread, because starting a worker takes a second. */
const inThisThread: typeof mapped = async function* <Setup, Item, Row>(
  { module, setup, lost }: Parameters<typeof mapped<Setup, Item, Row>>[0],
  items: AsyncIterable<Item>,
) {
  const { task } = (await import(module.href)) as { readonly task: Task<Setup, Item, Row> } // a task module exports it
  const perform = await task(setup)
  for await (const item of items) {
    let row: Row
    try {
      row = await perform(item)
    } catch (error) {
      row = lost(item, reasonOf(error))
    }
    yield row
  }
}

/** Runs the whole command; with `--threads`, in workers. */
export const triage = async (
  args: readonly string[],
  stdin = '',
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  let [out, err] = ['', '']
  const streams = {
    out: { write: (text: string) => (out += text) },
    err: { write: (text: string) => (err += text) },
    stdin: Readable.from([stdin]),
  }
  const code = await (args.includes('--threads') ? run(args, streams) : run(args, streams, inThisThread))
  return { code, out, err }
}
