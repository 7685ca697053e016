import { parseArgs } from 'node:util'
import { startedAtOf, supportCode } from '../../../src/domain/log/support-code.ts'
import { understood } from '../replay/arguments.ts'
import { funnelBy } from './matching.ts'
import { builtIn, type Watched } from './watched.ts'

export const help = `npm run log -- triage FOLDER|GLOB|FILE…|- [options]

Checks event logs, plain or gzipped. Name folders (with all their subfolders), patterns such as 'logs/**/*.jsonl.gz',
files, or - for a list of paths on standard input, one on each line.

What to look for (you can repeat each option)
  --find PATTERN       events in an order: 'LoginSucceeded … OptOutRequested{benefitId=$b} … !SelectionOptedOut{benefitId=$b}
                       within 30s'. … is anything in between, → the very next event, ! an event that is absent,
                       | another name, * any letters. In braces: PATH, then = != < <= > >= or ~ (contains), then a value,
                       or $name for the same value in several places. within 500ms, 30s, 5min or 1h of the event before
  --state PATH=VALUE   the events after which the state first has this value: optOut.dental.kind=failed
  --select 'NAME[:ARG] PATH=VALUE'
                       the events after which a selector's result first has it: 'selectSending:dental kind=failed'
  --code CODE          the logs of the visit that showed this support code
  --funnel 'NAME: PATTERN'
                       count how many reach each event of a pattern, in addition to the built-in journeys

Options
  --stats              also print events, journeys, and the calls of each operation
  --out FOLDER         write a row for each log (rows.jsonl) and the report (report.json) to this folder. If you start
                       again with the same folder, the run continues where the last one ended
  --since REPORT       mark the groups that are not in this earlier report
  --on COMMIT          check with the domain of that commit instead of this checkout's
  --build-dir FOLDER   check with the domain of that folder
  --threads N          the number of worker threads; default one for each processor
  --json               print the report as one JSON value on standard output; devtools/logs/reference.md describes it
  --help               show this text

Exit codes: 0 nothing is wrong; 1 something was found; 2 the command cannot run.
`

/** The command line, understood. */
export interface Options {
  readonly inputs: readonly string[]
  readonly out: string | null
  readonly since: string | null
  /** The commit or folder to judge with; null for this checkout. */
  readonly build: string | null
  readonly threads: number | null
  readonly watched: Watched
  readonly withStats: boolean
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
      code: { type: 'string', multiple: true },
      stats: { type: 'boolean' },
      out: { type: 'string' },
      since: { type: 'string' },
      on: { type: 'string' },
      'build-dir': { type: 'string' },
      threads: { type: 'string' },
    },
  })

type Values = ReturnType<typeof parse>['values']

/** A number of threads; null if none is named. Throws a sentence if the text is not such a number. */
export const threadsOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`‘--threads ${text}’: give a whole number from 1 to 999.`)
  return Number(text)
}

const codeOf = (text: string): string => {
  const startedAt = startedAtOf(text)
  if (startedAt === null)
    throw new Error(
      `‘--code ${text}’: a support code is eight letters and digits without I, L, O and U, such as 6GZ2-M0QC.`,
    )
  return supportCode(startedAt)
}

const watchedIn = ({ find = [], state = [], select = [], funnel = [], code = [] }: Values): Watched => {
  const funnels = funnel.map(funnelBy)
  const names = [...builtIn, ...funnels].map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`There is a funnel ‘${twice}’ already: give yours another name.`)
  const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
  return {
    finds: unique(find),
    states: unique(state),
    selects: unique(select),
    codes: unique(code.map(codeOf)),
    funnels,
  }
}

/** Reads the command line; `help` for the help text. Throws a sentence if it cannot be understood. */
export const optionsOf = (args: readonly string[]): Options | 'help' => {
  const { values, positionals } = understood(() => parse(args))
  if (values.help) return 'help'
  const { out = null, since = null, on, 'build-dir': folder, json = false } = values
  if (positionals.length === 0) throw new Error('Name a folder of logs: npm run log -- triage logs (see --help).')
  if (on !== undefined && folder !== undefined) throw new Error('Name one build: --on COMMIT or --build-dir FOLDER.')
  return {
    inputs: positionals,
    out,
    since,
    build: on ?? folder ?? null,
    threads: threadsOf(values.threads),
    watched: watchedIn(values),
    withStats: values.stats === true,
    isJson: json,
  }
}
