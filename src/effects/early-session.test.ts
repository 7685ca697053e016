import { expect, it } from 'vitest'
import { profile } from '../domain/samples.ts'
import { PortalOpened, ProfileLoaded, SessionEnded } from '../domain/session/session.ts'
import { ConnectionLost } from '../domain/shell/connection.ts'
import { pageSlices } from '../domain/state.ts'
import { createStore } from './runtime/store.ts'
import { startSessionLogs } from './session-logs.ts'
import { decoded, evolution, plainLog } from './runtime/recorder/recording.testing.ts'

it('[BED-7] a log begins after the end where the session ended before the recorder came', async () => {
  const early = [
    PortalOpened({}),
    ProfileLoaded({ profile, termsUpdated: false }),
    SessionEnded({ reason: 'idle', message: null, ssoLogoutUrl: null }),
    ConnectionLost({}),
  ].map((event, i) => ({
    ...event,
    seq: i + 1,
    at: 0,
    v: evolution.definitions.get(event.type)?.v ?? 1,
    causedBy: i === 2 ? 2 : null,
  }))
  const store = createStore(evolution, () => 0)
  const logs = startSessionLogs({
    ...plainLog,
    store,
    early,
    pageSlices,
    randomText: () => 'random',
    begun: () => {},
    schedule: () => () => {},
    now: () => 0,
    open: () => Promise.reject(new DOMException('off', 'SecurityError')),
  })
  expect(decoded(logs.exportLog()).events).toMatchObject([
    { type: 'PortalOpened' },
    { type: 'SessionEnded', causedBy: null },
    { type: 'ConnectionLost' },
  ])
  logs.stop()
})
