import type { Page } from '@playwright/test'
import { password, type World } from '../../../tests/journeys/journey.ts'
import type { UserFlow } from '../states/catalogue.ts'
import type { FaultyOperation } from './faults.ts'

/** What a run of the suite needs from its test. */
export interface Session {
  readonly page: Page
  readonly world: World
  /** The address of the portal. */
  readonly portal: string
  readonly operation: FaultyOperation
  readonly flow: UserFlow
}

/** Every page starts with cookies accepted and, if somebody is logged in, the session flag. A flow that ends at a work platform gets a page there. */
export const prepareBrowser = async ({ page, flow: { who, at } }: Session): Promise<void> => {
  await page.addInitScript((isLoggedIn) => {
    if (window !== window.top) return // a frame has separate storage, or none
    localStorage.setItem('pes', '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}')
    if (isLoggedIn) localStorage.setItem('loggedIn', 'true')
  }, who !== null)
  // A page with any route has all its requests intercepted, so only this flow gets one.
  if (!at.startsWith('/wrkit-redirect-sso/')) return
  const body = '<title>Elsewhere</title><h1>The work platform</h1>'
  await page.route('https://work.acme.example/**', (route) => route.fulfill({ contentType: 'text/html', body }))
}

/** Logs in with the session cookie, and with the second factor if the account has one. */
const logIn = async ({ page, portal }: Pick<Session, 'page' | 'portal'>, email: string): Promise<void> => {
  const { hostname, port } = new URL(portal)
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await page.context().request.post(`http://${hostname}:${Number(port) + 1}/${path}`, { data })
    if (!response.ok()) throw new Error(`${email} cannot log in: ${path} responds with ${response.status()}.`)
    return response.json()
  }
  const credentials = { email, password, deviceToken: 'fault-injection' }
  const login = await post('login', credentials)
  const asksCode = typeof login === 'object' && login !== null && 'is_should_validate_2fa' in login
  if (asksCode && login.is_should_validate_2fa === true) await post('login/mfa', { ...credentials, code: '123456' })
}

/** Resets the world to what the user flow needs, without anything from an earlier case, and logs in. */
export const enter = async (
  session: Omit<Session, 'operation' | 'flow'> & { readonly flow: Pick<UserFlow, 'who' | 'scenario'> },
): Promise<void> => {
  const { world, flow } = session
  const { scenario, who } = flow
  await world.control('POST', `worlds/${world.name}/reset`, scenario ? { scenario } : {})
  if (who !== null) await logIn(session, who)
}

/** Without the stack, which names places in the built files. */
const firstLine = (message: string): string => message.split('\n')[0] ?? ''

/** Collects the errors of a page; whoever reads the list empties it. */
export const collectErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`The page threw: ${firstLine(error.message)}`))
  page.on('console', (message) => {
    // Chromium itself reports every refused or dropped response.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`The console says: ${firstLine(message.text())}`)
  })
  return errors
}
