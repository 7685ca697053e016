import type { Page } from '@playwright/test'
import { password, type World } from '../../tests/journeys/journey.ts'
import type { Swept } from './faults.ts'
import type { Way } from './flow.ts'

/** What a run of the sweep needs of its test. */
export interface Stage {
  readonly page: Page
  readonly world: World
  /** The address of the portal. */
  readonly portal: string
  readonly operation: Swept
  readonly way: Way
}

/** Every page begins with the cookies accepted, and with the flag of a session where somebody is signed in. */
export const prepareBrowser = ({ page, way: { who } }: Stage): Promise<unknown> =>
  page.addInitScript((signedIn) => {
    if (window !== window.top) return // a frame has a storage of its own, or none
    localStorage.setItem('pes', '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}')
    if (signedIn) localStorage.setItem('loggedIn', 'true')
  }, who !== null)

/** Signs in by the session's cookie; with the second factor where the account has one. */
const signIn = async ({ page, portal }: Pick<Stage, 'page' | 'portal'>, email: string): Promise<void> => {
  const { hostname, port } = new URL(portal)
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.context().request.post(`http://${hostname}:${Number(port) + 1}/${path}`, { data })
    if (!answer.ok()) throw new Error(`${email} may not sign in: ${path} answers ${answer.status()}.`)
    return answer.json()
  }
  const credentials = { email, password, deviceToken: 'sweep' }
  const login = await post('login', credentials)
  const asksCode = typeof login === 'object' && login !== null && 'is_should_validate_2fa' in login
  if (asksCode && login.is_should_validate_2fa === true) await post('login/mfa', { ...credentials, code: '123456' })
}

/** The world as the way needs it, with nothing of an earlier case. */
export const enter = async (stage: Omit<Stage, 'operation'>): Promise<void> => {
  const { world, way } = stage
  const { scenario, who } = way
  await world.control('POST', `worlds/${world.name}/reset`, scenario ? { scenario } : {})
  if (who !== null) await signIn(stage, who)
}

/** Without the stack, whose places are those of the built files. */
const firstLine = (told: string): string => told.split('\n')[0] ?? ''

/** Collects what a page complains of; the list is emptied by whoever reads it. */
export const hearComplaints = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`The page threw: ${firstLine(error.message)}`))
  page.on('console', (message) => {
    // Chromium reports every refused or dropped answer by itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`The console says: ${firstLine(message.text())}`)
  })
  return complaints
}
