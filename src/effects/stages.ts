import type { Subscription } from 'rxjs'
import type { RecordedEvent } from '../domain/kernel/event.ts'
import type { State } from '../domain/state.ts'
import { SessionEnded } from '../domain/session/session.ts'
import { changeAddress } from '../domain/shell/address.ts'
import { signedInEvolution } from '../domain/signed-in.ts'
import { page } from './runtime/adapters/page.ts'
import type { PortalConfig } from './runtime/config.ts'
import { startLazyEffects } from './runtime/lazy-effects.ts'
import type { Ports } from './runtime/ports.ts'
import type { Recorder } from './runtime/recorder/recorder.ts'
import type { Aside, Store } from './runtime/store.ts'
import { startWithWaiting } from './runtime/waiting-events.ts'
import { crashRecorder } from './shell/crashes.ts'
import { refusalReporter } from './shell/refusal-reports.ts'
import { effects } from './signed-in.ts'

/** What the first script hands over to later ones. */
interface Beginning {
  readonly store: Store<State>
  readonly ports: Ports
  readonly config: Pick<PortalConfig, 'recordResponses' | 'reports'>
  readonly build: string
  /** Every event and aside so far; both grow until `meantime`, which adds to them, ends. */
  readonly early: readonly RecordedEvent[]
  readonly earlyAsides: readonly Aside[]
  readonly meantime: Subscription
  /** Resolves when something requests the rest. */
  readonly asked: Promise<void>
  readonly loadRest: () => void
  /** Takes over, from the state with all its slices, whether a reload would lose something besides form input. */
  readonly judgeUnsaved: (isUnsaved: (state: State) => boolean) => void
  /** Reports a chunk that failed to load. */
  readonly missed: (chunk: string) => void
}

/** When the rest loads at the latest, in ms after this script: by then home has requested what it shows. */
const REST_AFTER = 3_000

/**
 * The second and third stage of loading. The script of this module has the slices and effects of the frame around the signed-in pages and
 * of home, and starts them at once. All others, and then the recorder, load when a page asks for them, or shortly after. The state grows
 * with each stage, as if all of it had been there from the start; an effect gets the events that came before its script.
 */
export const startStages = ({
  store,
  ports,
  config: { reports, recordResponses = true },
  build,
  early,
  earlyAsides,
  meantime,
  asked,
  loadRest,
  judgeUnsaved,
  missed,
}: Beginning): { readonly whole: Promise<unknown>; readonly recorder: Promise<Recorder> } => {
  const freeze = page.development
  const whereNow = () => changeAddress(store.state(), { path: page.path(), query: page.query() })
  page.onCrash(crashRecorder(store.append, page.origin(), whereNow))
  if (reports) store.events.subscribe(refusalReporter(reports.to, build, page))
  store.grow(signedInEvolution({ freeze }), early)
  startWithWaiting(effects, early, store, ports, SessionEnded)

  const whole = asked
    .then(() => import('../domain/state.ts'))
    .then(({ portalEvolution, selectUnsavedBesideForms, pageSlices, thinned }) => {
      const evolution = portalEvolution({ freeze })
      store.grow(evolution, early)
      judgeUnsaved(selectUnsavedBesideForms)
      return { evolution, pageSlices, ...thinned }
    })
  const areas = async () => {
    await asked
    const [{ startAreas }] = await Promise.all([import('./areas.ts'), whole])
    return startAreas(store, ports)
  }
  startLazyEffects(areas, store.events, () => missed('effects'), early)
  page.schedule(() => page.whenIdle(loadRest), REST_AFTER)

  const scripts = asked.then(() =>
    Promise.all([
      import('./browser-recorder.ts'),
      import('./recorder-worker-address.ts'),
      import('../domain/commands.generated.ts'),
      // Only a build for test data contains this; no release does.
      import.meta.env.MODE === 'test-data' ? import('./runtime/recorder/unredacted.ts') : null,
    ]),
  )
  const recorder = Promise.all([whole, scripts]).then(
    ([ofState, [{ browserRecorder }, { workerScript }, known, raw]]) => {
      meantime.unsubscribe()
      return browserRecorder({
        ...known,
        ...ofState,
        workerScript,
        store,
        early,
        earlyAsides,
        header: {
          build,
          startedAt: early[0]?.at ?? ports.clock.now(),
          brand: page.domainLabel(),
          browser: page.browser(),
        },
        hasBodies: recordResponses,
        redactors: raw?.unredacted ?? null,
        randomText: page.randomText,
        schedule: page.schedule,
        now: ports.clock.now,
      })
    },
  )
  // Nothing awaits the recorder until the log is opened, which reports a missing chunk. Any other failure is a crash.
  recorder.catch((error: unknown) => {
    if (!page.isChunkLoadError(error)) throw error
  })
  return { whole, recorder }
}
