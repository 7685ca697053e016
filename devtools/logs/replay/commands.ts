import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft } from 'fp-ts/lib/Either.js'
import { inputs } from '../../../src/domain/command-inputs.ts'
import type { KnownCommand } from '../../../src/domain/kernel/command.ts'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { RecordedCommand } from '../../../src/domain/log/notes.ts'
import type { State } from '../../../src/domain/state.ts'
import { reasonOf, thrownAt } from '../reading/sounding.ts'
import { refusalsIn, type Beside } from './beside.ts'
import type { Build, Modules } from './build.ts'
import type { Failure } from './failure.ts'
import { changesBetween, shown } from './paths.ts'

/** How commands are judged: all by what the log recorded, or one by what a tester expects. */
export interface CommandsWanted {
  readonly kind: 'commands'
  readonly expected: {
    readonly name: string
    readonly isRefused: boolean
    /** The `seq` of the event that it made, or of the last one before it was refused; null for every time it ran. */
    readonly at: number | null
  } | null
}

/** What a command does on a build. */
export type Verdict =
  | { readonly kind: 'made'; readonly event: DomainEvent }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'threw'; readonly sentence: string }

/** A command of a domain, without the types of its state and input. */
export type AnyCommand = (state: State, input: unknown, now: number) => Either<unknown, DomainEvent>

/** A command of a log, at its place. */
export interface Ran {
  readonly command: RecordedCommand
  /** Milliseconds since 1970. */
  readonly at: number
  /** The `seq` of its event, or of the last event before it was refused. */
  readonly seq: number
  readonly recorded: Verdict
}

/** Runs the commands of a log again. */
export interface CommandsAgain {
  /** The differences from what was recorded or expected, in order. */
  readonly failures: (events: readonly RecordedEvent[]) => readonly Failure[]
}

const reasonIn = (refusal: unknown): string =>
  typeof refusal === 'object' && refusal !== null && 'reason' in refusal ? String(refusal.reason) : 'refused'

/** A function of a domain that a log can name as a command. */
type Exported = readonly [name: string, value: unknown]

/** The registry of a build's commands, by name; null if the build is older than the registry. */
const registered = (modules: Modules): readonly Exported[] | null => {
  const { commands } = modules['src/domain/commands.generated.ts'] ?? {}
  return commands instanceof Map
    ? [...(commands as ReadonlyMap<unknown, KnownCommand>)].map(([command, { name }]) => [name, command]) // what that file exports
    : null
}

/** The commands of a build by their name in logs, without those whose input no log holds. */
export const commandsOf = async (build: Pick<Build, 'modules'>): Promise<ReadonlyMap<string, AnyCommand>> => {
  const modules = await build.modules()
  const all =
    registered(modules) ?? Object.values(modules).flatMap((exports): readonly Exported[] => Object.entries(exports))
  return new Map(
    all.flatMap(([name, value]): readonly (readonly [string, AnyCommand])[] =>
      typeof value === 'function' && inputs[name] !== 'leftOut' && inputs[name] !== 'inData'
        ? [[name, value as AnyCommand]] // run only if a log names it as a command
        : [],
    ),
  )
}

/** Runs a command in a state. */
export const ask = (command: AnyCommand, { command: { input }, at }: Ran, state: State): Verdict => {
  try {
    const result = command(state, input, at)
    return isLeft(result) ? { kind: 'refused', reason: reasonIn(result.left) } : { kind: 'made', event: result.right }
  } catch (error) {
    return { kind: 'threw', sentence: reasonOf(error) }
  }
}

/** A verdict as a part of a sentence. */
export const said = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'made':
      return `makes ${verdict.event.type}`
    case 'refused':
      return `is refused (${verdict.reason})`
    case 'threw':
      return `throws ${verdict.sentence}`
  }
}

/** The sort of a verdict, whatever data it holds. Two failures of a command are the same one if their sorts are equal. */
export const sortOf = (verdict: Verdict): string =>
  verdict.kind === 'made' ? `made ${verdict.event.type}` : said(verdict)

const callOf = ({ name, input }: RecordedCommand): string => `${name}(${input === undefined ? '' : shown(input, 60)})`

const placeOf = ({ seq, recorded }: Ran): string =>
  recorded.kind === 'made' ? `At event ${seq} (${recorded.event.type})` : `After event ${seq}`

const againstRecorded = (ran: Ran, now: Verdict): Failure | null => {
  const { command, seq, recorded } = ran
  const isSame = sortOf(now) === sortOf(recorded)
  const changes =
    isSame && now.kind === 'made' && recorded.kind === 'made' ? changesBetween(recorded.event.data, now.event.data) : []
  if (isSame && changes.length === 0) return null
  const [first] = changes
  const what = first
    ? `${said(now)} with ${first.path} ${shown(first.after)} instead of ${shown(first.before)}`
    : said(now)
  return {
    kind: 'command',
    sort: `command ${command.name} ${sortOf(recorded)} ${sortOf(now)} ${changes.map(({ path }) => path).join()}`,
    sentence: `${placeOf(ran)} ${callOf(command)} ${what}; in the log it ${said(recorded)}.`,
    seq,
  }
}

const againstExpected = (
  ran: Ran,
  now: Verdict,
  { name, isRefused, at }: NonNullable<CommandsWanted['expected']>,
): Failure | null => {
  const { command, seq } = ran
  if (command.name !== name || (at !== null && at !== seq) || (now.kind === 'refused') === isRefused) return null
  return {
    kind: 'command',
    sort: `command ${name} ${String(isRefused)} ${sortOf(now)}`,
    sentence: `${placeOf(ran)} ${callOf(command)} ${said(now)}; it should ${isRefused ? 'be refused' : 'be let through'}.`,
    seq,
  }
}

/**
 * Runs every recorded command again on a build, in the state that the build has at its place in the log. Throws a sentence if a tester
 * expects something of a command that the log or the build does not have.
 */
export const commandsAgain = async (
  build: Build,
  beside: Beside,
  { expected }: CommandsWanted,
): Promise<CommandsAgain> => {
  const known = await commandsOf(build)
  const refusals = refusalsIn(beside)
  const names = new Set([...beside.commands.values(), ...refusals].map(({ name }) => name))
  if (names.size === 0)
    throw new Error(
      'This log holds no commands: it was recorded before they were. Say what you expect of its state: --expect.',
    )
  if (expected && !names.has(expected.name))
    throw new Error(`The log has no command ${expected.name}. It has ${[...names].toSorted().join(', ')}.`)
  if (expected && !known.has(expected.name))
    throw new Error(`The domain of ${build.name} has no command ${expected.name} that can be asked again.`)

  const failures = (judged: readonly RecordedEvent[]): readonly Failure[] => {
    const found: Failure[] = []
    const { initial, replay } = build.evolution
    const state = initial()
    const judge = (ran: Ran): void => {
      const command = known.get(ran.command.name)
      if (!command) return
      const now = ask(command, ran, state)
      const failure = expected ? againstExpected(ran, now, expected) : againstRecorded(ran, now)
      if (failure) found.push(failure)
    }
    let next = 0
    const refusedBefore = (seq: number): void => {
      for (let note = refusals[next]; note && note.after < seq; note = refusals[++next]) {
        const { after, at, reason } = note
        judge({ command: note, at, seq: after, recorded: { kind: 'refused', reason } })
      }
    }
    for (const event of judged) {
      refusedBefore(event.seq)
      const command = beside.commands.get(event.seq)
      const { type, data } = event
      if (command) judge({ command, at: event.at, seq: event.seq, recorded: { kind: 'made', event: { type, data } } })
      try {
        replay(state, [event])
      } catch (error) {
        return [...found, thrownAt(event, error)]
      }
    }
    refusedBefore(Infinity)
    return found
  }
  return { failures }
}
