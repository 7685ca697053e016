import { run } from './run.ts'

/** `npm run triage:simulate -- N FOLDER [options]`: `--help` lists them. */
process.exitCode = await run(process.argv.slice(2), { out: process.stdout, err: process.stderr })
