import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cannotRun, printable, type Streams } from './replay/arguments.ts'

/** A command of the program: its arguments and streams, to its exit code. */
type Command = (args: readonly string[], streams: Streams & { readonly stdin: NodeJS.ReadStream }) => Promise<number>

// Each command loads its own modules: `resume` needs a bundler, `triage` starts in a tenth of a second without one.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  replay: async () => (await import('./replay/run.ts')).run,
  triage: async () => (await import('./triage/run.ts')).run,
  inspect: async () => (await import('./inspect/run.ts')).run,
  resume: async () => (await import('./resume/run.ts')).run,
}

const help = `npm run log -- COMMAND …   (portal-log COMMAND … where it is installed)

  replay FILE     checks a log; shows states and screens; shrinks, tests and bisects a failure
  triage FOLDER   checks many logs and groups what is wrong
  inspect         opens the inspector in a browser
  resume FILE     opens the portal where a log ends, to continue by hand

Each command lists its options with --help.
docs/tester.md says which one to use for what you saw.
`

/**
 * `portal-log`: everything that reads logs, as one program. Exit codes: 0 nothing is wrong, 1 something was found, 2 it cannot run.
 * It runs in one process (`node --import tsx`): as a parent process, tsx would end it before Ctrl-C has removed the worktrees.
 */
const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  const streams = { out: process.stdout, err: process.stderr, stdin: process.stdin }
  if (name === undefined || name === '--help' || name === '-h') {
    streams.out.write(help)
    return name === undefined ? 2 : 0
  }
  if (name === '--version') {
    const text = readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')
    streams.out.write(`${(JSON.parse(text) as { version: string }).version}\n`) // this package's own manifest
    return 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) {
    streams.err.write(
      `There is no command ‘${printable(name)}’. The commands are: ${Object.keys(commands).join(', ')}.\n`,
    )
    return 2
  }
  return (await load())(args, streams).catch((error: unknown) => cannotRun(error, args, streams))
}

process.exitCode = await main(process.argv.slice(2))
