import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
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

/** Runs the whole command; its workers are threads of this process. */
export const triage = async (
  args: readonly string[],
  stdin = '',
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  let [out, err] = ['', '']
  // Only one worker, because starting each takes a second.
  const code = await run(args.includes('--threads') ? args : [...args, '--threads', '1'], {
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
    stdin: Readable.from([stdin]),
  })
  return { code, out, err }
}
