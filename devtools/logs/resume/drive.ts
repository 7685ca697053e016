import { ChunkLoadFailed } from '../../../src/domain/shell/chunks.ts'
import { MissingPageShown } from '../../../src/domain/shell/missing-page.ts'
import { ThemeRequested } from '../../../src/domain/brand/theme.ts'
import type { DataOf, DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { RecordedCommand } from '../../../src/domain/log/notes.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import { addressOf, AddressChanged } from '../../../src/domain/shell/address.ts'
import { IdleTick } from '../../../src/domain/session/idle.ts'
import { LoginRequested } from '../../../src/domain/session/login.ts'
import { PortalOpened, ProfileLoaded } from '../../../src/domain/session/session.ts'
import type { Compare, References, Verdict } from './equivalence.ts'

/** The parts of the portal that driving a log into it needs. */
export interface Driven {
  /** Runs a command as a screen does; null if this build has no such command or the log does not hold its input. */
  readonly run: (command: RecordedCommand) => Verdict | null
  readonly append: (event: DomainEvent) => void
  /** Goes to an address of the portal, as a link does. */
  readonly go: (address: string) => void
  /** Every event so far, including responses. */
  readonly seen: () => readonly RecordedEvent[]
  /** Resolves once no call is in progress and events of all these kinds were seen after `seq`, or nothing more happens. */
  readonly settled: (seq: number, kinds: readonly string[]) => Promise<void>
  /** Who is signed in. A log has no secrets to sign in with. */
  readonly account: { readonly email: string; readonly password: string }
  readonly compare: Compare
  readonly references: References
}

/** What is driven: the events of a log, and the commands that made them. */
export interface DrivenLog {
  readonly events: readonly RecordedEvent[]
  readonly commandOf: (event: RecordedEvent) => RecordedCommand | null
}

/** An event that was not driven, or had different consequences. */
export interface Deviation {
  readonly seq: number
  readonly type: string
  readonly sentence: string
}

/** The result of driving a log. */
export interface DriveReport {
  /** How many events were driven, or happened as the screens opened. */
  readonly driven: number
  readonly deviations: readonly Deviation[]
}

/** What the page itself causes as it opens and stays open. */
const ofThePage: ReadonlySet<string> = new Set([
  PortalOpened.type,
  ThemeRequested.type,
  ChunkLoadFailed.type,
  MissingPageShown.type,
  IdleTick.type,
])

const holdsSecret = (data: unknown): boolean =>
  data === SECRET || (typeof data === 'object' && data !== null && Object.values(data).some(holdsSecret))

/** The consequences of each event, direct and indirect, by the event's number. */
const consequencesOf = (events: readonly RecordedEvent[]): ReadonlyMap<number, readonly RecordedEvent[]> => {
  const roots = new Map<number, number>()
  const found = new Map<number, RecordedEvent[]>()
  for (const event of events) {
    const { seq, causedBy } = event
    const root = causedBy === null ? seq : (roots.get(causedBy) ?? causedBy)
    roots.set(seq, root)
    if (causedBy !== null) found.set(root, [...(found.get(root) ?? []), event])
  }
  return found
}

const kindsOf = (events: readonly RecordedEvent[]): readonly string[] => [...new Set(events.map(({ type }) => type))]
const listed = (kinds: readonly string[]): string => (kinds.length === 0 ? 'nothing' : kinds.join(', '))

/** How the consequences of an event differ from those in the log; null if they do not. */
const differenceOf = (
  recorded: readonly RecordedEvent[],
  came: readonly RecordedEvent[],
  compare: Compare,
): string | null => {
  const [then, now] = [kindsOf(recorded), kindsOf(came)]
  if (then.some((kind) => !now.includes(kind)) || now.some((kind) => !then.includes(kind)))
    return `In the log, ${listed(then)} followed; now ${listed(now)} followed.`
  for (const kind of then) {
    const one = recorded.findLast(({ type }) => type === kind)
    const other = came.findLast(({ type }) => type === kind)
    const difference = one && other && compare(one, other)
    if (difference) return `${kind} followed with other data: ${difference}.`
  }
  return null
}

type Moved = RecordedEvent<'AddressChanged', DataOf<typeof AddressChanged>>
const isMoved = (event: RecordedEvent): event is Moved => event.type === AddressChanged.type

/** Whether somebody signs in before the log ends. If so, the portal starts signed in. */
export const signsIn = (events: readonly RecordedEvent[]): boolean =>
  events.some(({ type }) => type === ProfileLoaded.type)

/**
 * Repeats a log's user actions in a portal, each once the responses to the one before have arrived. Effects run, so that the host goes
 * through the same changes. The command that made an event is run again, so that this build can refuse it; what a screen does automatically
 * as it opens is awaited, not repeated. Events of fields, and of logs without commands, are appended. The login is not driven: it was done
 * when the portal opened. What a log does not hold, such as a password, cannot be repeated and is reported, as is every event whose
 * responses have other types or other data.
 */
export const drive = async ({ events, commandOf }: DrivenLog, portal: Driven): Promise<DriveReport> => {
  const first = events.findIndex(({ type }) => type === ProfileLoaded.type)
  const recorded = consequencesOf(events)
  const deviations: Deviation[] = []
  /** Events that the screens caused automatically and that already match one of the log. */
  const taken = new Set<number>()
  let driven = 0
  /** The last event before the current page was opened. Events up to it do not match later ones of the log. */
  let since = 0

  const lastSeq = (): number => portal.seen().at(-1)?.seq ?? 0
  const own = (event: RecordedEvent): RecordedEvent | undefined =>
    portal
      .seen()
      .find(
        (one) =>
          one.seq > since &&
          one.causedBy === null &&
          one.type === event.type &&
          !taken.has(one.seq) &&
          portal.compare(event, one) === null,
      )
  const went = (event: RecordedEvent, seq: number): void => {
    driven += 1
    taken.add(seq)
    const then = recorded.get(event.seq) ?? []
    const now = consequencesOf(portal.seen()).get(seq) ?? []
    for (const kind of kindsOf(then)) {
      const [before, since] = [then, now].map((all) => all.filter(({ type }) => type === kind))
      before?.forEach((one, place) => since?.[place] && portal.references.learn(one, since[place]))
    }
    const difference = differenceOf(then, now, portal.compare)
    if (difference) deviations.push({ seq: event.seq, type: event.type, sentence: difference })
  }
  const go = async (moved: Moved): Promise<void> => {
    if (!own(moved)) {
      since = lastSeq()
      const data = portal.references.inEvent(moved)
      portal.go(addressOf(AddressChanged.codec.is(data) ? data : moved.data))
      await portal.settled(since, [AddressChanged.type])
    }
    const there = own(moved)
    if (there) taken.add((since = there.seq))
  }
  /** Repeats an event. Returns its number now, or the reason why there is none. */
  const act = (event: RecordedEvent): number | string => {
    const { type } = event
    const { email, password } = portal.account
    const command = type === LoginRequested.type ? null : commandOf(event)
    const next = lastSeq() + 1
    if (command && !holdsSecret(command.input)) {
      const verdict = portal.run(command)
      if (verdict?.kind === 'refused') return `The portal refuses it now: ${verdict.reason}.`
      if (verdict?.kind === 'made') {
        if (verdict.event.type !== type) return `${command.name} makes ${verdict.event.type} of it now.`
        const difference = portal.compare(event, verdict.event)
        if (difference) deviations.push({ seq: event.seq, type, sentence: `It has other data now: ${difference}.` })
        else portal.references.learn(event, verdict.event)
        return next
      }
    }
    const repeated =
      type === LoginRequested.type
        ? LoginRequested({ email, password, captcha: null })
        : { type, data: portal.references.inEvent(event) }
    if (holdsSecret(repeated.data)) return 'It contains a secret, which no log keeps: it was left out.'
    portal.append(repeated)
    return next
  }

  const opened = events.slice(0, first + 1).findLast(isMoved)
  if (opened) await go(opened)
  for (const event of events.slice(first + 1)) {
    if (event.causedBy !== null || ofThePage.has(event.type)) continue
    if (isMoved(event)) {
      await go(event)
      continue
    }
    const expected = kindsOf(recorded.get(event.seq) ?? [])
    const there = own(event)
    if (there) {
      await portal.settled(there.seq, expected)
      went(event, there.seq)
      continue
    }
    const seq = act(event)
    if (typeof seq === 'string') {
      deviations.push({ seq: event.seq, type: event.type, sentence: seq })
      continue
    }
    await portal.settled(seq, expected)
    went(event, seq)
  }
  return { driven, deviations }
}
