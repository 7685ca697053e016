import { asyncScheduler } from 'rxjs'
import { call, testMock } from '../../../mock-server/testing.ts'
import { demoPassword } from '../../../mock-server/world/seeds/people.ts'
import type { BenefitId, SelectionId } from '../../../src/domain/benefits/benefit.ts'
import { OptOutRequested, requestOptOut } from '../../../src/domain/benefits/opt-out.ts'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { benefitId, html, profile } from '../../../src/domain/samples.ts'
import { PortalOpened, ProfileLoaded, SessionEnded } from '../../../src/domain/session/session.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { createClient } from '../../../src/effects/api/client.ts'
import { effects as benefits } from '../../../src/effects/benefits.ts'
import { loadBenefits } from '../../../src/effects/benefits/eligible.ts'
import { startEffects } from '../../../src/effects/runtime/effect.ts'
import { stubPorts } from '../../../src/effects/runtime/fakes.testing.ts'
import { createStore } from '../../../src/effects/runtime/store.ts'
import { compareBy, referencesIn, verdictOf } from './equivalence.ts'
import type { Driven } from './drive.ts'

export const account = { email: 'employee@acme.example', password: demoPassword }
export const taken = OptOutRequested({ benefitId: '201' as BenefitId, selectionId: '9001' as SelectionId }) // ids from the mock's seed

/** The portal's benefits over a separate mock, signed in; `settled` waits until its calls have ended. */
export const openPortal = async () => {
  const { mock } = testMock()
  const login = await call(mock, 'POST', '/login', { body: { ...account, deviceToken: 'test' } })
  const cookie = String(login.headers['Set-Cookie']).split(';')[0] ?? ''
  const setup = await call(mock, 'GET', '/login/setup', { headers: { cookie } })
  const { access_token: accessToken } = setup.json as { access_token: string } // as the OpenAPI document describes it
  const calls: Promise<unknown>[] = []
  const api = createClient({
    hosts: { legacy: 'http://legacy.test', versioned: 'http://versioned.test' },
    session: () => ({ accessToken, masquerade: null }),
    sanitise: () => Promise.resolve(html),
    onCall: () => {},
    random: () => 0,
    randomText: () => 'key',
    scheduler: asyncScheduler,
    fetch: (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const responding = request.text().then(async (body) => {
        const host = url.hostname.startsWith('legacy') ? 'legacy' : 'versioned'
        const headers = Object.fromEntries(request.headers)
        const response = await mock.respond({
          host,
          method: request.method,
          url: url.pathname + url.search,
          headers,
          body,
        })
        if (response.kind === 'dropped') throw new TypeError('dropped')
        return new Response(response.body, { status: response.status, headers: response.headers })
      })
      calls.push(responding)
      return responding
    },
  })
  const store = createStore(portalEvolution(), () => 0)
  const seen: RecordedEvent[] = []
  store.events.subscribe((event) => seen.push(event))
  startEffects([...benefits, loadBenefits], store, stubPorts({ api }), SessionEnded)
  store.append(PortalOpened({}))
  store.append(ProfileLoaded({ profile, termsUpdated: false }))
  const settled = async (): Promise<void> => {
    for (let last = -1; last !== seen.length || calls.length > 0;) {
      last = seen.length
      await Promise.all(calls.splice(0))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const selection = (): unknown =>
    mock.worlds
      .standard()
      .dump()
      .selections.find(({ id }) => id === '9001')
  const run: Driven['run'] = ({ name, input }) =>
    name === 'requestOptOut' ? verdictOf(store.dispatch(requestOptOut, benefitId(String(input)))) : null
  const references = referencesIn(definitions)
  const portal: Driven = {
    run,
    append: store.append,
    go: () => {},
    seen: () => seen,
    settled,
    account,
    compare,
    references,
  }
  return { portal, selection }
}

export const { definitions } = portalEvolution()
export const compare = compareBy(definitions)
