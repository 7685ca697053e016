import { parseArgs } from 'node:util'
import type { Shard } from './inputs.ts'

export const help = `npm run triage -- FOLDER|GLOB|FILE…|- [options]

Judges every event log that it is given, plain or packed with gzip: folders with all that is in them, patterns such as
'logs/**/*.jsonl.gz', files, or - for a list of paths on the standard input, one a line.

Options
  --out FOLDER         keep a row for each log (rows.jsonl) and the report (report.json) in this folder. A second start with
                       the same folder goes on where the first one ended
  --since REPORT       mark the groups that this earlier report has not
  --shard N/M          judge the N-th of M parts of the logs
  --merge              the arguments are reports of shards: join them to the report of one run
  --on COMMIT          judge with the domain of that commit instead of this checkout's
  --build-dir FOLDER   judge with the domain of that folder
  --threads N          as many worker threads; one for each processor if not given
  --json               the report as one JSON value on the standard output; docs/triage.md describes it
  --compare GOOD[..HEAD]
                       replay all logs on two builds, and name those that change and what changes; HEAD is this checkout if
                       not named. A build is a commit or a folder. With it go only:
    --approved FILE      changes that are meant: they do not fail
    --approve REASON     write all that changes to that file
    --screens            draw the screens of the logs that do not change otherwise; --width PX draws a phone's
    --shard, --threads, --json
  --help               this text

Exit codes: 0 nothing wrong; 1 something was found; 2 cannot be done.
`

/** The command line, understood. */
export interface Options {
  readonly inputs: readonly string[]
  readonly out: string | null
  readonly since: string | null
  readonly shard: Shard | null
  readonly isMerge: boolean
  /** The commit or folder to judge with; null for this checkout. */
  readonly build: string | null
  readonly threads: number | null
  readonly isJson: boolean
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean' },
      out: { type: 'string' },
      since: { type: 'string' },
      shard: { type: 'string' },
      merge: { type: 'boolean' },
      on: { type: 'string' },
      'build-dir': { type: 'string' },
      threads: { type: 'string' },
    },
  })

const parsed = (args: readonly string[]): ReturnType<typeof parse> => {
  try {
    return parse(args)
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`${sentence.replace(/\. .*$/, '')}. --help lists what there is.`, { cause: error })
  }
}

/** A part of all logs, as `3/20`; null where none is named. Throws a sentence where it is none. */
export const shardOf = (text: string | undefined): Shard | null => {
  if (text === undefined) return null
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { part: Number(part), of: Number(of) }
  if (part === undefined || shard.part < 1 || shard.part > shard.of)
    throw new Error(`‘--shard ${text}’: name one of several parts, such as --shard 3/20.`)
  return shard
}

/** A number of threads; null where none is named. Throws a sentence where it is none. */
export const threadsOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`‘--threads ${text}’: give a whole number from 1 to 999.`)
  return Number(text)
}

/** Reads the command line; `help` for the help text. Throws a sentence where it cannot be understood. */
export const optionsOf = (args: readonly string[]): Options | 'help' => {
  const { values, positionals } = parsed(args)
  if (values.help) return 'help'
  const { out = null, since = null, on, 'build-dir': folder, merge = false, json = false } = values
  if (positionals.length === 0)
    throw new Error(
      merge
        ? 'Name the folders of the shards: npm run triage -- --merge shard-1 shard-2 (--help tells more).'
        : 'Name a folder of logs: npm run triage -- logs (--help tells more).',
    )
  if (on !== undefined && folder !== undefined) throw new Error('Name one build: --on COMMIT or --build-dir FOLDER.')
  if (merge && (values.shard ?? on ?? folder ?? values.threads) !== undefined)
    throw new Error('--merge judges nothing: leave out --shard, --on, --build-dir and --threads.')
  return {
    inputs: positionals,
    out,
    since,
    shard: shardOf(values.shard),
    isMerge: merge,
    build: on ?? folder ?? null,
    threads: threadsOf(values.threads),
    isJson: json,
  }
}
