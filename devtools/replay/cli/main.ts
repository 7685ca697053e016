import { run } from './run.ts'

/**
 * `npm run replay -- FILE [mode] [options]`: `--help` lists them; docs/tester.md shows each.
 * It runs in one process (`node --import tsx`): as a parent process, tsx would end it before Ctrl-C has removed the worktrees.
 */
process.exitCode = await run(process.argv.slice(2), { out: process.stdout, err: process.stderr })
