import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { inputs } from '../../../src/domain/command-inputs.ts'
import type { KnownCommand } from '../../../src/domain/kernel/command.ts'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { RecordedCommand } from '../../../src/domain/log/notes.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import type { State } from '../../../src/domain/state.ts'
import { nearest } from '../../../tools/layers.mjs'
import { reasonOf, thrownAt } from '../reading/log-faults.ts'
import { isOf, patternOf } from './pattern.ts'
import { refusalsIn, type Annotations } from './read.ts'
import type { Build } from './build.ts'
import type { Failure } from './failure.ts'
import { changesBetween, textShapeOf, shown, type Change } from './paths.ts'

/** How commands are judged: all by what the log recorded, or one by what a tester expects. */
export interface CommandsWanted {
  readonly kind: 'commands'
  readonly expected: ExpectedCommand | null
}

/** What a tester expects of a command. */
export type ExpectedCommand =
  | {
      readonly kind: 'refused' | 'allowed'
      readonly name: string
      /** The `seq` of the event that it made, or of the last one before it was refused; null for every time it ran. */
      readonly at: number | null
    }
  /**
   * Whatever command made event `at` should make an event of this type, or none of it. As in a pattern, conditions on its data can follow:
   * `EnquiryRequested{comments~dental}`.
   */
  | { readonly kind: 'makes' | 'makesNot'; readonly type: string; readonly at: number }

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

/** The commands of a build by their name in logs, without those whose input no log holds. */
export const commandsOf = async (build: Pick<Build, 'modules'>): Promise<ReadonlyMap<string, AnyCommand>> => {
  const { commands } = (await build.modules())['src/domain/commands.generated.ts'] ?? {}
  const known = commands as ReadonlyMap<AnyCommand, KnownCommand> // what that file exports
  return new Map(
    [...known].flatMap(([command, { name }]) =>
      inputs[name] === 'leftOut' || inputs[name] === 'inData' ? [] : [[name, command] as const],
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

/** A text that a command puts together has its own pseudonym in the log: only its shape is known. */
const isReal = ({ before, after }: Change): boolean =>
  typeof before !== 'string' || !/\s/.test(before) || changesBetween(textShapeOf(before), textShapeOf(after)).length > 0

const againstRecorded = (ran: Ran, now: Verdict): Failure | null => {
  const { command, seq, recorded } = ran
  if (recorded.kind === 'made' && JSON.stringify(recorded.event.data).includes(SECRET)) return null // it read what no log holds
  const isSame = sortOf(now) === sortOf(recorded)
  const changes =
    isSame && now.kind === 'made' && recorded.kind === 'made'
      ? changesBetween(recorded.event.data, now.event.data).filter(isReal)
      : []
  if (isSame && changes.length === 0) return null
  const [first] = changes
  const what = first
    ? `${said(now)} with ${first.path} ${shown(first.after)} instead of ${shown(first.before)}`
    : said(now)
  return {
    kind: 'command',
    sort: `command ${command.name} ${sortOf(recorded)} ${sortOf(now)} ${changes.map(({ path }) => path).join()}`,
    sentence: `${placeOf(ran)} ${callOf(command)} ${what}; in the log it ${first ? 'does not' : said(recorded)}.`,
    seq,
  }
}

const againstExpected = (ran: Ran, now: Verdict, expected: ExpectedCommand, isWanted: IsWanted): Failure | null => {
  const { command, seq } = ran
  const isAsked =
    'name' in expected
      ? command.name === expected.name && (expected.at === null || expected.at === seq)
      : expected.at === seq
  if (!isAsked || isMet(expected, now, isWanted)) return null
  return {
    kind: 'command',
    sort: `command ${command.name} ${expected.kind} ${sortOf(now)}`,
    sentence: `${placeOf(ran)} ${callOf(command)} ${said(now)}; it should ${should(expected)}.`,
    seq,
  }
}

/** Whether an event is the one that a tester named. */
type IsWanted = (event: DomainEvent) => boolean

const isMet = (expected: ExpectedCommand, now: Verdict, isWanted: IsWanted): boolean => {
  switch (expected.kind) {
    case 'refused':
      return now.kind === 'refused'
    case 'allowed':
      return now.kind !== 'refused'
    case 'makes':
      return now.kind === 'made' && isWanted(now.event)
    case 'makesNot':
      return now.kind !== 'made' || !isWanted(now.event)
  }
}

/** What is expected of a command, after 'should'. */
export const should = (expected: ExpectedCommand): string => {
  switch (expected.kind) {
    case 'refused':
      return 'be refused'
    case 'allowed':
      return 'be let through'
    case 'makes':
      return `make ${expected.type}`
    case 'makesNot':
      return `not make ${expected.type}`
  }
}

const wantedIn = (text: string, { evolution }: Pick<Build, 'evolution'>): IsWanted => {
  const known = [...evolution.definitions.keys()]
  const [type = ''] = /^\w*/.exec(text) ?? []
  if (!known.includes(type))
    throw new Error(`There is no event ${type}. The nearest names are ${nearest(type, known).join(', ')}.`)
  const [step] = patternOf(text, known, 'makes').steps
  return (event) => step !== undefined && isOf(step, event)
}

/**
 * Runs every recorded command again on a build, in the state that the build has at its place in the log. Throws a sentence if a tester
 * expects something of a command that the log or the build does not have.
 */
export const commandsAgain = async (
  build: Build,
  beside: Annotations,
  { expected }: CommandsWanted,
): Promise<CommandsAgain> => {
  const known = await commandsOf(build)
  const refusals = refusalsIn(beside)
  const names = new Set([...beside.commands.values(), ...refusals].map(({ name }) => name))
  if (names.size === 0)
    throw new Error(
      'This log holds no commands: it was recorded before they were. Say what you expect of its state: --expect.',
    )
  const name = expected && ('name' in expected ? expected.name : beside.commands.get(expected.at)?.name)
  if (expected && name === undefined && 'type' in expected)
    throw new Error(`No command made event ${expected.at}. Name the event that a command made: --at N.`)
  if (name != null && !names.has(name))
    throw new Error(`The log has no command ${name}. It has ${[...names].toSorted().join(', ')}.`)
  if (name != null && !known.has(name))
    throw new Error(`The domain of ${build.name} has no command ${name} that can be asked again.`)
  const isWanted = expected && 'type' in expected ? wantedIn(expected.type, build) : () => false

  const failures = (judged: readonly RecordedEvent[]): readonly Failure[] => {
    const found: Failure[] = []
    const { initial, replay } = build.evolution
    const state = initial()
    const judge = (ran: Ran): void => {
      const command = known.get(ran.command.name)
      if (!command) return
      const now = ask(command, ran, state)
      const failure = expected ? againstExpected(ran, now, expected, isWanted) : againstRecorded(ran, now)
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
