import { ChunkLoadFailed } from '../../src/domain/shell/chunks.ts'
import { ThemeRequested } from '../../src/domain/brand/theme.ts'
import type { DataOf, DomainEvent, RecordedEvent } from '../../src/domain/kernel/event.ts'
import { SECRET } from '../../src/domain/log/scrub.ts'
import { addressOf, AddressChanged } from '../../src/domain/shell/address.ts'
import { IdleTick } from '../../src/domain/session/idle.ts'
import { LoginRequested } from '../../src/domain/session/login.ts'
import { PortalOpened, ProfileLoaded } from '../../src/domain/session/session.ts'

/** The portal that a log is driven into, as far as driving needs it. */
export interface Driven {
  readonly append: (event: DomainEvent) => void
  /** Goes to an address of the portal, as a link does. */
  readonly go: (address: string) => void
  /** Every event so far, its own responses included. */
  readonly seen: () => readonly RecordedEvent[]
  /** Resolves once no call is under way and every one of these kinds of event was seen after `seq`, or none comes any more. */
  readonly settled: (seq: number, kinds: readonly string[]) => Promise<void>
  /** Who is signed in; secrets of a log are not there to sign in with. */
  readonly account: { readonly email: string; readonly password: string }
}

/** An event that was not driven, or whose responses differed. */
export interface Deviation {
  readonly seq: number
  readonly type: string
  readonly sentence: string
}

/** What became of a log that was driven. */
export interface DriveReport {
  /** How many events were driven. */
  readonly driven: number
  readonly deviations: readonly Deviation[]
}

/** What the page itself causes as it opens and stays open. */
const ofThePage: ReadonlySet<string> = new Set([
  PortalOpened.type,
  ThemeRequested.type,
  ChunkLoadFailed.type,
  IdleTick.type,
])

const holdsSecret = (data: unknown): boolean =>
  data === SECRET || (typeof data === 'object' && data !== null && Object.values(data).some(holdsSecret))

/** The kinds of event that came of each event, directly and by way of others, by its number. */
const consequencesOf = (events: readonly RecordedEvent[]): ReadonlyMap<number, readonly string[]> => {
  const roots = new Map<number, number>()
  const kinds = new Map<number, string[]>()
  for (const { seq, type, causedBy } of events) {
    const root = causedBy === null ? seq : (roots.get(causedBy) ?? causedBy)
    roots.set(seq, root)
    if (causedBy !== null) kinds.set(root, [...(kinds.get(root) ?? []), type])
  }
  return kinds
}

const sameKinds = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((kind) => other.includes(kind)) && other.every((kind) => one.includes(kind))

const listed = (kinds: readonly string[]): string => (kinds.length === 0 ? 'nothing' : kinds.join(', '))

type Moved = RecordedEvent<'AddressChanged', DataOf<typeof AddressChanged>>
const isMoved = (event: RecordedEvent): event is Moved => event.type === AddressChanged.type

/** Whether somebody signs in before the log ends: then the portal it is driven into begins with that. */
export const signsIn = (events: readonly RecordedEvent[]): boolean =>
  events.some(({ type }) => type === ProfileLoaded.type)

/**
 * Repeats a log's user actions in a portal, one after the other, each once the responses have arrived, with the effects on: the host goes
 * through the same changes. The login is not driven; it was done when the portal opened. What the log no longer holds, such as a password,
 * cannot be repeated and is reported, as is every event whose responses were of other types.
 */
export const drive = async (events: readonly RecordedEvent[], portal: Driven): Promise<DriveReport> => {
  const first = events.findIndex(({ type }) => type === ProfileLoaded.type)
  const recorded = consequencesOf(events)
  const deviations: Deviation[] = []
  let driven = 0
  const go = async (moved: Moved): Promise<void> => {
    const last = portal.seen().at(-1)?.seq ?? 0
    portal.go(addressOf(moved.data))
    await portal.settled(last, [AddressChanged.type])
  }
  const opened = events.slice(0, first + 1).findLast(isMoved)
  if (opened) await go(opened)
  for (const recordedEvent of events.slice(first + 1)) {
    const { seq, type, data, causedBy } = recordedEvent
    if (causedBy !== null || ofThePage.has(type)) continue
    if (isMoved(recordedEvent)) {
      await go(recordedEvent)
      continue
    }
    const deviate = (sentence: string): void => void deviations.push({ seq, type, sentence })
    const { email, password } = portal.account
    const event = type === LoginRequested.type ? LoginRequested({ email, password, captcha: null }) : { type, data }
    if (holdsSecret(event.data)) {
      deviate('It holds a secret, which no log keeps: it was left out.')
      continue
    }
    const mine = (portal.seen().at(-1)?.seq ?? 0) + 1
    const expected = recorded.get(seq) ?? []
    portal.append(event)
    driven += 1
    await portal.settled(mine, expected)
    const came = consequencesOf(portal.seen()).get(mine) ?? []
    if (!sameKinds(expected, came)) deviate(`${listed(expected)} came of it in the log, and now ${listed(came)}.`)
  }
  return { driven, deviations }
}
