import { parseArgs } from 'node:util'
import { understood } from './arguments.ts'
import type { Variation } from './what-if.ts'
import type { Place } from './at.ts'
import { selectedBy, type Asked } from './wanted.ts'

export const help = `npm run log -- replay FILE [mode] [options]

Replays an event log of the portal, plain or gzipped.

Modes
  (none), --check      reads every line, replays, compares the hash, and looks for exceptions and broken invariants
  --at N [PATH]        the state after event N, and what event N changed; 0 is the state before the first event.
                       PATH selects a part of the state: --at 171 costs.dental
  --select NAME[:ARG] [PATH]
                       the result of a selector after the last event, or with --at N after event N:
                       --select selectCosts:dental
  --screen             the accessibility tree of the screen after the last event, or with --at N after event N;
                       --width N (default 1280)
  --diff OTHER         the first event at which another log differs, or this log on another build.
                       OTHER is a log, a folder of the portal, or a git commit. Builds are compared by their states and
                       selectors, and with --screens also by their screens
  --shrink [OUT]       the shortest log that fails in the same way, written to OUT, which must be a new file, or to
                       FILE-short.jsonl
  --to-test OUT        a test that fails in the same way as the log; shrinks the log first, and runs the test: it must
                       be red on this build and green on a good one. OUT ends with .test.ts, or with --shows or --draws
                       .spec.ts
  --bisect GOOD..BAD   the first commit at which the log fails
  --orders [OUT]       tries other orders of the pending responses, and reports those that break an invariant or throw;
                       writes the log of the first one to OUT. --tries N (default 500) and --seed N
  --faults [OUT]       tries failures in place of each response, and reports them in the same way
  --effects            simulates the log again under the policies of the effects, and lists the events that are missing

What counts as a failure
  (nothing)            a handler throws, or an invariant is broken
  --expect PATH=VALUE  the state after the last event, or with --at N after event N, has another value:
                       optOut.dental.kind=done. VALUE is JSON or plain text; ‘nothing’ means that there is no value
  --select NAME[:ARG]  PATH is in the result of this selector: --select selectSending:dental --expect kind=choice
  --shows TEXT, --shows-not TEXT
                       the screen after the last event, or with --at N after event N, must or must not show this text
  --draws              the screen after the last event, or with --at N after event N, must be drawn without an error.
                       To shrink, test or bisect a log with a crash, this is judged of the screen before the crash
  --commands           a recorded command has another result in this build than in the log: it is refused, it is no
                       longer refused, or it makes another event
  --refuses NAME, --allows NAME
                       the command with this name must be refused, or allowed; with --at N only at event N
  --makes EVENT, --makes-not EVENT
                       with --at N: the command that made event N must make an event of this type, or must not;
                       conditions on its data can follow: 'EnquiryRequested{comments~dental}'
  --effects            with --expect: the value is checked in the log as this build's effects emit it
  --overlap "EFFECT RULE KEY"
                       the calls of an effect overlap wrongly among requests with the same KEY. RULE is one (never two
                       calls at once), newest (no response that is out of date) or all (no request is dropped)

Options
  --on COMMIT          use the domain of that commit instead of this checkout's
  --build-dir FOLDER   use the domain of that folder instead of this checkout's
  --good BUILD         shrink and to-test: the shorter log must not fail on this build, a folder or a commit. If you
                       name none, to-test tries the last release, the commit where the branch left main, and the commit
                       before; ‘none’ if no build is known to be good
  --requirement ID     to-test: the requirement that the test names, such as SEL-2
  --whole              to-test: do not shrink first
  --json               print one JSON value on standard output; devtools/logs/reference.md describes it
  --help               show this text

Exit codes: 0 nothing is wrong, or the command succeeded; 1 something was found; 2 the command cannot run.
`

/** What the command is to do. */
export type Mode =
  | { readonly kind: 'check' }
  | { readonly kind: 'at'; readonly place: Place }
  | { readonly kind: 'screen'; readonly seq: number | null }
  | { readonly kind: 'diff'; readonly other: string; readonly withScreens: boolean }
  | { readonly kind: 'shrink'; readonly out: string; readonly isNamed: boolean }
  | { readonly kind: 'toTest'; readonly out: string; readonly isWhole: boolean }
  | { readonly kind: 'bisect'; readonly good: string; readonly bad: string }
  | { readonly kind: 'effects' }
  | { readonly kind: 'variants'; readonly variation: Variation }

/** The command line, understood. */
export interface Options {
  readonly file: string
  readonly mode: Mode
  readonly asked: Asked
  readonly isJson: boolean
  /** What to replay with instead of this checkout. */
  readonly build: { readonly kind: 'commit' | 'folder'; readonly name: string } | null
  /** A build on which the log is known not to fail: a folder or a commit. */
  readonly good: string | null
  /** The requirement id in a written test's title. */
  readonly requirement: string | null
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean' },
      check: { type: 'boolean' },
      at: { type: 'string' },
      diff: { type: 'string' },
      screens: { type: 'boolean' },
      screen: { type: 'boolean' },
      commands: { type: 'boolean' },
      refuses: { type: 'string' },
      allows: { type: 'string' },
      makes: { type: 'string' },
      'makes-not': { type: 'string' },
      shows: { type: 'string' },
      'shows-not': { type: 'string' },
      draws: { type: 'boolean' },
      width: { type: 'string' },
      shrink: { type: 'boolean' },
      orders: { type: 'boolean' },
      faults: { type: 'boolean' },
      tries: { type: 'string' },
      seed: { type: 'string' },
      'to-test': { type: 'string' },
      bisect: { type: 'string' },
      effects: { type: 'boolean' },
      expect: { type: 'string' },
      select: { type: 'string' },
      overlap: { type: 'string' },
      on: { type: 'string' },
      'build-dir': { type: 'string' },
      good: { type: 'string' },
      requirement: { type: 'string' },
      whole: { type: 'boolean' },
    },
  })
type Values = ReturnType<typeof parse>['values']

const wholeNumber = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^\d+$/.test(text)) throw new Error(`‘--${name} ${text}’: give a whole number.`)
  return Number(text)
}

const eventOf = (text: string | undefined): number | undefined => {
  if (text !== undefined && !/^\d+$/.test(text))
    throw new Error(`‘--at ${text}’: name the number of an event, such as --at 57.`)
  return text === undefined ? undefined : Number(text)
}

const isJudged = ({
  expect,
  shows,
  'shows-not': showsNot,
  draws,
  refuses,
  allows,
  makes,
  'makes-not': not,
}: Values): boolean => [expect, shows, showsNot, draws, refuses, allows, makes, not].some((one) => one !== undefined)

const modeOf = (values: Values, file: string, out: string | undefined): Mode => {
  const modes: Mode[] = []
  if (values.check) modes.push({ kind: 'check' })
  if (values.screen) modes.push({ kind: 'screen', seq: eventOf(values.at) ?? null })
  else if (!isJudged(values) && (values.at !== undefined || values.select !== undefined)) {
    const from = values.select === undefined ? null : selectedBy(values.select)
    modes.push({ kind: 'at', place: { seq: eventOf(values.at) ?? null, from, path: out ?? null } })
  }
  if (values.diff !== undefined) modes.push({ kind: 'diff', other: values.diff, withScreens: values.screens === true })
  if (values.shrink)
    modes.push({
      kind: 'shrink',
      out: out ?? `${file.replace(/(\.jsonl)?(\.gz)?$/, '')}-short.jsonl`,
      isNamed: out !== undefined,
    })
  if (values['to-test'] !== undefined) {
    modes.push({ kind: 'toTest', out: values['to-test'], isWhole: values.whole === true })
  }
  if (values.bisect !== undefined) {
    const [good, bad, ...more] = values.bisect.split('..')
    if (!good || !bad || more.length > 0)
      throw new Error(`‘--bisect ${values.bisect}’: name two commits, such as --bisect v1.2..HEAD.`)
    modes.push({ kind: 'bisect', good, bad })
  }
  if (values.orders) {
    const [tries, seed] = [wholeNumber('tries', values.tries) ?? 500, wholeNumber('seed', values.seed) ?? 1]
    modes.push({ kind: 'variants', variation: { kind: 'orders', seed, tries, out: out ?? null } })
  }
  if (values.faults) modes.push({ kind: 'variants', variation: { kind: 'faults', out: out ?? null } })
  const [mode, another] = modes
  if (mode && another) throw new Error('Ask for one mode at a time; --help lists them.')
  if (mode) return mode
  return values.effects && values.expect === undefined ? { kind: 'effects' } : { kind: 'check' }
}

/** Reads the command line; `help` for the help text. Throws a sentence if it cannot be understood. */
export const optionsOf = (args: readonly string[]): Options | 'help' => {
  const { values, positionals } = understood(() => parse(args))
  if (values.help) return 'help'
  const [file, out, ...more] = positionals
  if (file === undefined) throw new Error('Name a log file: npm run log -- replay portal-log.jsonl (see --help).')
  const mode = modeOf(values, file, out)
  const takesName = ['shrink', 'variants', 'at'].includes(mode.kind)
  if (more.length > 0 || (out !== undefined && !takesName))
    throw new Error(`‘${[...more, out].at(0)}’ is one file too many: name the log first, then the mode (see --help).`)
  const { on, 'build-dir': folder } = values
  if (on !== undefined && folder !== undefined) throw new Error('Name one build: --on COMMIT or --build-dir FOLDER.')
  const build =
    on !== undefined
      ? ({ kind: 'commit', name: on } as const)
      : folder !== undefined
        ? ({ kind: 'folder', name: folder } as const)
        : null
  return {
    file,
    mode,
    asked: {
      ...values,
      at: eventOf(values.at),
      width: wholeNumber('width', values.width) ?? undefined,
      showsNot: values['shows-not'],
      makesNot: values['makes-not'],
    },
    isJson: values.json === true,
    build,
    good: values.good ?? null,
    requirement: values.requirement ?? null,
  }
}
