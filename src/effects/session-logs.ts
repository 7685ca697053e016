import { AddressChanged } from '../domain/shell/address.ts'
import type { RecordedEvent } from '../domain/kernel/event.ts'
import type { Evolution } from '../domain/kernel/evolve.ts'
import { PortalOpened, ProfileLoaded, SessionEnded } from '../domain/session/session.ts'
import type { slices, State } from '../domain/state.ts'
import { type RecorderOptions, type Recorder, startRecorder } from './runtime/recorder/recorder.ts'

type PortalSlice = (typeof slices)[number]
type Options = RecorderOptions<PortalSlice>

/** What the logs of a page load need. */
export interface SessionLogsOptions extends Omit<Options, 'owner' | 'id' | 'salt'> {
  readonly evolution: Options['evolution'] & Pick<Evolution<PortalSlice>, 'slicesOf'>
  /** The slices that outlive a session. */
  readonly pageSlices: ReadonlySet<string>
  readonly randomText: () => string
  /** Notified of the id of each log that begins. */
  readonly begun: (id: string) => void
}

/** Whose a log is: a masquerade's belongs to that masquerade, never to the person who is viewed. */
const ownerOf = ({ session: { now }, masquerade }: State): string | null =>
  now.kind === 'signedIn' ? `${masquerade.now === null ? '' : 'masquerade:'}${now.profile.user.id}` : null

const OUTSIDE = { path: '/', choices: {}, words: {}, quotes: {} }
const isInside = ({ type, data }: RecordedEvent): boolean =>
  type === AddressChanged.type && String(Object(data).path).startsWith('/app')

const isLogout = ({ session: { now } }: State): boolean => now.kind === 'signedOut' && now.reason === 'loggedOut'

/**
 * The logs of a page load: one for each session. At a session's end its log is complete, and nobody but its owner sees it again; a logout
 * deletes all of theirs [BED-7]. The next one begins with the events of the page itself, so that it replays to the same state:
 * slices that do not outlive a session are as they were at the start, and the others follow from their own events.
 */
export const startSessionLogs = ({
  store,
  early,
  earlyAsides,
  pageSlices,
  randomText,
  begun,
  ...options
}: SessionLogsOptions): Recorder => {
  const { slicesOf } = options.evolution
  let ofPage: readonly RecordedEvent[] = []
  /** Of the session slice, only its end outlives a session. */
  const note = (event: RecordedEvent): void => {
    const { type } = event
    const isEnd = type === SessionEnded.type
    const isOfPage = slicesOf(event).some((name) => name !== 'session' && pageSlices.has(name))
    if (!isEnd && !isOfPage && type !== PortalOpened.type) return
    const others = isEnd || type === AddressChanged.type ? ofPage.filter((one) => one.type !== type) : ofPage
    ofPage = [...others, event]
  }
  /** The events with which the log after a session's end begins, without the page of the portal that the person was on. */
  const afterEnd = (): readonly RecordedEvent[] => {
    ofPage = ofPage.map((event) => (isInside(event) ? { ...event, ...AddressChanged(OUTSIDE) } : event))
    return ofPage
  }
  const begin = (first: readonly RecordedEvent[], asides: Options['earlyAsides']) => {
    const id = randomText()
    begun(id)
    const log = { owner: ownerOf(store.state()) }
    const recorder = startRecorder({
      ...options,
      store,
      early: first,
      earlyAsides: asides,
      id,
      salt: randomText(),
      owner: () => log.owner,
    })
    return { log, recorder }
  }

  let first: readonly RecordedEvent[] = []
  for (const event of early) {
    note(event)
    first = event.type === SessionEnded.type ? afterEnd() : [...first, event]
  }
  const endedAt = early.findLast(({ type }) => type === SessionEnded.type)?.seq ?? -1
  let now = begin(
    first,
    earlyAsides.filter((aside) => (aside.kind === 'broken' ? aside.event.seq : aside.seq) > endedAt),
  )
  const subscription = store.events.subscribe((event) => {
    note(event)
    if (event.type === ProfileLoaded.type) now.log.owner = ownerOf(store.state())
    if (event.type !== SessionEnded.type) return
    const { owner } = now.log
    // A logout by address, before the portal knows who it is: nobody is sure whose the kept logs are.
    const forgotten = owner === null ? 'everybody' : { owner }
    void now.recorder.end(isLogout(store.state()) ? forgotten : 'nobody')
    now = begin(afterEnd(), [])
  })
  return {
    exportLog: () => now.recorder.exportLog(),
    visits: () => now.recorder.visits(),
    lines: (id) => now.recorder.lines(id),
    flush: () => now.recorder.flush(),
    end: (forgets) => now.recorder.end(forgets),
    keptIn: () => now.recorder.keptIn(),
    stop: () => {
      subscription.unsubscribe()
      now.recorder.stop()
    },
  }
}
