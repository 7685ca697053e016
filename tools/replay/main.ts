import { run } from './run.ts'

/** `npm run replay -- FILE [mode] [options]`: `--help` lists them; docs/tester.md shows each. */
process.exitCode = await run(process.argv.slice(2), { out: process.stdout, err: process.stderr })
