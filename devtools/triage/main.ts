import { run } from './run.ts'

/** `npm run triage -- FOLDER|GLOB|FILE…|- [options]`: `--help` lists them; docs/triage.md shows each. */
process.exitCode = await run(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  stdin: process.stdin,
})
