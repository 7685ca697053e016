import { parseArgs } from 'node:util'
import { understood } from '../replay/cli/arguments.ts'
import { funnelBy } from './funnels.ts'
import type { Shard } from './inputs.ts'
import { builtIn, type Watched } from './watched.ts'

export const help = `npm run triage -- FOLDER|GLOB|FILE…|- [options]

Judges every event log that it is given, plain or packed with gzip: folders with all that is in them, patterns such as
'logs/**/*.jsonl.gz', files, or - for a list of paths on the standard input, one a line.

What to look for, each as often as needed
  --find PATTERN       events in an order: 'LoginSucceeded … OptOutRequested{benefitId=$b} … !SelectionOptedOut{benefitId=$b}
                       within 30s'. … is anything between, → the very next event, ! an event that is not there, | another
                       name, * any letters; in braces PATH and = != < <= > >= or ~ (contains) with a value, or $name for
                       one value in several places; within 500ms, 30s, 5min or 1h of the event before
  --state PATH=VALUE   the events after which the state begins to have this value: optOut.dental.kind=failed
  --select 'NAME[:ARG] PATH=VALUE'
                       those after which a selector begins to say it: 'selectSending:dental kind=failed'
  --funnel 'NAME: PATTERN'
                       count who reaches each event of a pattern, beside the built-in journeys

Options
  --stats              also print events, journeys, and the calls of each operation
  --html FILE          write the report as one page with charts and a search
  --out FOLDER         keep a row for each log (rows.jsonl) and the report (report.json) in this folder. A second start with
                       the same folder goes on where the first one ended
  --parquet            with --out: write the rows as rows.parquet too
  --sql 'SELECT …'     with --out: query the rows with DuckDB, where it is installed; tables: logs, findings
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
  readonly watched: Watched
  readonly withStats: boolean
  /** The file of the report as a page. */
  readonly html: string | null
  readonly withParquet: boolean
  readonly sql: string | null
  readonly isJson: boolean
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean' },
      find: { type: 'string', multiple: true },
      state: { type: 'string', multiple: true },
      select: { type: 'string', multiple: true },
      funnel: { type: 'string', multiple: true },
      stats: { type: 'boolean' },
      html: { type: 'string' },
      parquet: { type: 'boolean' },
      sql: { type: 'string' },
      out: { type: 'string' },
      since: { type: 'string' },
      shard: { type: 'string' },
      merge: { type: 'boolean' },
      on: { type: 'string' },
      'build-dir': { type: 'string' },
      threads: { type: 'string' },
    },
  })

type Values = ReturnType<typeof parse>['values']

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

const watchedIn = ({ find = [], state = [], select = [], funnel = [] }: Values): Watched => {
  const funnels = funnel.map(funnelBy)
  const names = [...builtIn, ...funnels].map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`There is a funnel ‘${twice}’ already: give yours another name.`)
  const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
  return { finds: unique(find), states: unique(state), selects: unique(select), funnels }
}

/** Reads the command line; `help` for the help text. Throws a sentence where it cannot be understood. */
export const optionsOf = (args: readonly string[]): Options | 'help' => {
  const { values, positionals } = understood(() => parse(args))
  if (values.help) return 'help'
  const { out = null, since = null, on, 'build-dir': folder, merge = false, json = false } = values
  if (positionals.length === 0)
    throw new Error(
      merge
        ? 'Name the folders of the shards: npm run triage -- --merge shard-1 shard-2 (--help tells more).'
        : 'Name a folder of logs: npm run triage -- logs (--help tells more).',
    )
  if (on !== undefined && folder !== undefined) throw new Error('Name one build: --on COMMIT or --build-dir FOLDER.')
  const judging = values.shard ?? on ?? folder ?? values.threads ?? values.find ?? values.state ?? values.select
  if (merge && (judging ?? values.funnel) !== undefined)
    throw new Error('--merge judges nothing: name only shards, --out, --since and how to report.')
  if (out === null && (values.parquet === true || values.sql !== undefined))
    throw new Error('--parquet and --sql work on the rows of a report: name its folder with --out.')
  return {
    inputs: positionals,
    out,
    since,
    shard: shardOf(values.shard),
    isMerge: merge,
    build: on ?? folder ?? null,
    threads: threadsOf(values.threads),
    watched: watchedIn(values),
    withStats: values.stats === true,
    html: values.html ?? null,
    withParquet: values.parquet === true,
    sql: values.sql ?? null,
    isJson: json,
  }
}
