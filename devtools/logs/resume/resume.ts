import { isLeft } from 'fp-ts/lib/Either.js'
import { startBrowserMock } from '../../../mock-server/browser.ts'
import type { Mock } from '../../../mock-server/request.ts'
import { isScenarioName } from '../../../mock-server/scenarios/names.ts'
import { demoPassword } from '../../../mock-server/world/seeds/people.ts'
import { defaultWorld } from '../../../mock-server/worlds.ts'
import { inputs } from '../../../src/domain/command-inputs.ts'
import { commands } from '../../../src/domain/commands.generated.ts'
import type { Command } from '../../../src/domain/kernel/command.ts'
import type { DataOf, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { RecordedCommand } from '../../../src/domain/log/notes.ts'
import type { LogFile } from '../../../src/domain/log/log-file.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { AddressChanged } from '../../../src/domain/shell/address.ts'
import { portalEvolution, type State } from '../../../src/domain/state.ts'
import { ProfileLoaded } from '../../../src/domain/session/session.ts'
import { readConfig } from '../../../src/effects/runtime/config.ts'
import { drive, signsIn, type DriveReport } from './drive.ts'
import { compareBy, referencesIn, letterKindsOf, verdictOf } from './equivalence.ts'
import type { ResumeOptions } from './plugin.ts'
import { showProgress, showReport } from './notice.ts'

/** The part of the running portal that resuming a log uses. */
type ResumablePortal = Pick<
  Awaited<(typeof import('../../../src/main.tsx'))['portal']>,
  'append' | 'dispatch' | 'events' | 'whole'
>

/** Commands by their name in logs, without those whose input no log holds. */
const commandsByName = new Map(
  [...commands].flatMap(
    ([command, { name, input }]) =>
      input === 'inData' || inputs[name] === 'leftOut'
        ? []
        : [[name, { command: command as Command<State, unknown, unknown>, codec: input }]], // the registry names functions that screens dispatch
  ),
)

/** The maximum wait for the recorded responses to one event, ms. */
const PATIENCE = 15_000
/** After nothing has happened for this long, missing events count as not coming, ms. The script of an area can take a while. */
const QUIET = 3000
/** How long nothing may happen after a change of page, ms: the screen that is left closes what it had open. */
const CALM = 250

const begunKey = 'resume-begun'
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Loaded = RecordedEvent<'ProfileLoaded', DataOf<typeof ProfileLoaded>>
const isLoaded = (event: RecordedEvent): event is Loaded => event.type === ProfileLoaded.type

/** The mock's account for the log's user: its email has the same shape, because a log has only its pseudonym. Else one of the same kind. */
const emailOf = (mock: Mock, events: readonly RecordedEvent[], named: string | null): string => {
  if (named !== null) return named
  const user = events.find(isLoaded)?.data.profile.user
  const same = mock.worlds
    .standard()
    .dump()
    .people.find(
      ({ email, userType }) => userType === user?.userType && letterKindsOf(email) === letterKindsOf(user.email),
    )
  return same?.email ?? (user?.userType === 'employer' ? 'employer@acme.example' : 'employee@acme.example')
}

/**
 * Reads the log that `npm run log -- resume` was given and signs its user in at the page's mock. Returns a function that, once the
 * portal runs, repeats the log up to the requested event.
 */
const enterLog = async (mock: Mock, legacyUrl: string): Promise<(portal: ResumablePortal) => Promise<void>> => {
  const options = (await (await fetch('/_resume/options')).json()) as ResumeOptions // plugin.ts writes it
  const bytes = new Uint8Array(await (await fetch('/_resume/log')).arrayBuffer())
  const log = openPortalLog(bytes)
  if (isLeft(log)) throw new Error(log.left)
  const events = [...log.right].filter(({ seq }) => options.at === null || seq <= options.at)
  if (options.scenario !== null && isScenarioName(options.scenario)) mock.worlds.make(defaultWorld, options.scenario)
  const email = emailOf(mock, events, options.account)
  localStorage.setItem('pes', '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}')
  if (signsIn(events)) {
    const body = JSON.stringify({ email, password: demoPassword, deviceToken: 'resume' })
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${legacyUrl}/login`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`${email} cannot sign in at the mock: it responded with ${response.status}.`)
    localStorage.setItem('loggedIn', 'true')
  }
  sessionStorage.setItem(begunKey, 'true')
  return (portal) => resumeLog(portal, log.right, events, email, options)
}

const resumeLog = async (
  portal: ResumablePortal,
  log: LogFile,
  events: readonly RecordedEvent[],
  email: string,
  { file, at }: ResumeOptions,
): Promise<void> => {
  const seen: RecordedEvent[] = []
  let calls = 0
  let last = Date.now()
  portal.events.subscribe((event) => {
    seen.push(event)
    last = Date.now()
  })
  const network = globalThis.fetch
  globalThis.fetch = async (...sent) => {
    calls += 1
    try {
      return await network(...sent)
    } finally {
      calls -= 1
      last = Date.now()
    }
  }
  const quiet = async (isThere: () => boolean, patience: number): Promise<void> => {
    const until = Date.now() + patience
    while (Date.now() < until && !(calls === 0 && (isThere() || Date.now() - last > QUIET))) await rest(10)
  }
  await portal.whole
  const mine = events.filter(({ causedBy }) => causedBy === null).length
  showProgress(file, mine)
  await quiet(() => !signsIn(events) || seen.some(({ type }) => type === ProfileLoaded.type), PATIENCE)
  const { definitions } = portalEvolution()
  const references = referencesIn(definitions)
  const placeOf = new Map([...log].map(({ seq }, place) => [seq, place]))
  const commandOf = ({ seq }: RecordedEvent): RecordedCommand | null => {
    const place = placeOf.get(seq)
    return place === undefined ? null : log.commandAt(place)
  }
  const report: DriveReport = await drive(
    { events, commandOf },
    {
      append: portal.append,
      run: ({ name, input }) => {
        const known = commandsByName.get(name)
        if (!known) return null
        return verdictOf(portal.dispatch(known.command, known.codec ? references.inInput(known.codec, input) : input))
      },
      compare: compareBy(definitions),
      references,
      go: (address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      },
      seen: () => seen,
      account: { email, password: demoPassword },
      settled: (seq, kinds) =>
        quiet(() => {
          const since = new Set(seen.filter((event) => event.seq > seq).map(({ type }) => type))
          const isMoving = kinds.includes(AddressChanged.type) && Date.now() - last < CALM
          return !isMoving && kinds.every((kind) => since.has(kind))
        }, PATIENCE),
    },
  )
  globalThis.fetch = network
  showReport({ file, at: at ?? events.at(-1)?.seq ?? 0, of: log.length, email, report })
}

/** Starts the portal on the page's mock. After a reload it does not repeat the log: from then on you continue by hand. */
export const start = async (): Promise<void> => {
  const { hosts } = readConfig(document.getElementById('portal-config')?.textContent)
  const here = (url: string): string => url.replace('{hostname}', location.hostname)
  const legacyUrl = here(hosts.legacy)
  const { mock } = startBrowserMock({ legacyUrl, versionedUrl: here(hosts.versioned) })
  const isBegun = sessionStorage.getItem(begunKey) !== null
  const then = isBegun ? null : await enterLog(mock, legacyUrl)
  const { portal } = await import('../../../src/main.tsx')
  await then?.(await portal)
}
