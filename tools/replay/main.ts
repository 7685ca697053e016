import { readFileSync } from 'node:fs'
import { replayLog } from './replay.ts'

/** `npm run replay -- FILE`: exit 0 when the log replays to its hash, 1 when it does not, 2 when it cannot be read. */
const run = (file: string | undefined): number => {
  if (file === undefined) {
    console.error('Name a log file: npm run replay -- portal-log.jsonl')
    return 2
  }
  try {
    const { events, hash, expected, problems } = replayLog(readFileSync(file, 'utf8'))
    for (const problem of problems) console.error(problem)
    console.log(`${events} events, state hash ${hash}`)
    if (expected === null) console.log('The file names no hash to compare with.')
    else if (expected === hash) console.log('This is the hash of the browser that recorded it.')
    else console.log(`The browser that recorded it had ${expected}.`)
    return problems.length > 0 || (expected !== null && expected !== hash) ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
}

process.exitCode = run(process.argv[2])
