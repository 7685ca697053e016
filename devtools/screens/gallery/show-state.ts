import { matchPath } from 'react-router-dom'
import { startBrowserMock } from '../../../mock-server/browser.ts'
import type { Mock } from '../../../mock-server/request.ts'
import { demoCode, demoPassword } from '../../../mock-server/world/seeds/people.ts'
import { defaultWorld } from '../../../mock-server/worlds.ts'
import { stopClock } from './clock.ts'
import { find, perform } from './user.ts'
import { watchRest } from './settled.ts'
import { accountOf, faultsOf, targetOf, type Screen, type ScreenState } from '../states/state.ts'
import 'fake-indexeddb/auto'

/** A storage that ends with the page. */
const memoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}

/** A channel that reaches no other page. */
class SilentChannel extends EventTarget {
  onmessage: unknown = null
  postMessage(): void {}
  close(): void {}
}

/** Gives the page its own storages and channels, so that no state of the gallery sees what another one left. */
export const standAlone = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
  Object.defineProperty(window, 'BroadcastChannel', { value: SilentChannel, configurable: true })
}

/** The hosts are inside the page: nothing else can respond at these addresses. */
const legacy = 'https://legacy.invalid'
const versioned = 'https://versioned.invalid'

/** The portal's configuration, as its server would put it into the page. */
const portalConfig = () => ({
  hosts: { legacy, versioned },
  redirects: {
    singleSignOn: ['sso.acme.example'],
    signOut: ['sso.acme.example', 'onehub.acme.example'],
    workPlatform: ['work.acme.example'],
    partner: ['partner.example'],
    credits: ['{origin}'],
    claims: ['claims.brightwell.example', 'claims.harbour-life.example', 'claims.compass-travel.example'],
  },
  captcha: { siteKey: 'stand-in', script: new URL('_mock/recaptcha/api.js', document.baseURI).href },
  fonts: { base: new URL('fonts/', document.baseURI).pathname, names: import.meta.env['FONT_NAMES'] },
  videoHosts: ['player.video.example'],
  images: [],
  sendLogs: { to: versioned, keptForDays: 30 },
})

/** The brand follows the address, and the address is the gallery's, so the world gives it to the chosen scheme. */
const applyBrand = ({ worlds }: Mock, brand: string): void => {
  const { schemes } = worlds.standard().db
  const here = location.hostname.split('.')[0] ?? 'localhost'
  const chosen = schemes.findBy({ label: brand })
  const before = schemes.findBy({ label: here })
  if (!chosen) throw new Error(`No scheme has the label '${brand}'.`)
  if (before) schemes.update(before.id, { label: 'elsewhere' })
  schemes.update(chosen.id, { label: here })
}

const logIn = async (email: string): Promise<void> => {
  const post = async (path: string, data: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${legacy}/${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
    if (!response.ok) throw new Error(`${email} cannot log in: ${path} responds with ${response.status}.`)
    return response.json()
  }
  const credentials = { email, password: demoPassword, deviceToken: 'gallery' }
  const login = await post('login', credentials)
  const asksCode = typeof login === 'object' && login !== null && 'is_should_validate_2fa' in login
  if (asksCode && login.is_should_validate_2fa === true) await post('login/mfa', { ...credentials, code: demoCode })
  localStorage.setItem('loggedIn', 'true')
}

/** Renders the portal in a state. Throws a sentence if the state cannot be reached as described. */
export const showState = async (screen: Screen, state: ScreenState, brand: string): Promise<void> => {
  standAlone()
  const clock = stopClock()
  const { mock } = startBrowserMock({
    legacyUrl: legacy,
    versionedUrl: versioned,
    storage: null,
    checks: false,
  })
  if (state.scenario) mock.worlds.make(defaultWorld, state.scenario, state.params)
  applyBrand(mock, brand)
  const who = accountOf(screen, state)
  if (who !== null) await logIn(who)
  if (state.cookies !== 'unanswered')
    localStorage.setItem('pes', '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}')
  const faults = faultsOf(state)
  const call = state.fails?.call
  const setFaults = (): void => faults.forEach((fault) => mock.worlds.standard().faults.add(fault))
  if (!call) setFaults()

  const config = document.getElementById('portal-config')
  if (!config) throw new Error('The page has no #portal-config.')
  config.textContent = JSON.stringify(portalConfig())
  config.dataset['build'] = 'gallery'
  const { settled } = watchRest()
  history.replaceState(null, '', state.at ?? screen.at)
  await (
    await import('../../../src/main.tsx')
  ).portal

  for (const step of state.steps ?? []) await perform(step, clock.pass)
  if (call) setFaults() // only now: an earlier step can need the same operation to succeed
  for (const step of call ?? []) await perform(step, clock.pass)
  const shows = targetOf(state)
  if (shows) await find(shows)
  await settled(faults.some(({ kind }) => kind === 'delay'))
  if (shows) await find(shows)
  const page = state.leadsTo ?? screen.page
  if (page !== '*' && !matchPath(page, location.pathname))
    throw new Error(`The user is at ${location.pathname}, and not on the page ${page}.`)
}
