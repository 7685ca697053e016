import type { Page, Request } from '@playwright/test'
import type { FaultyOperation } from './faults.ts'

/** A page's requests for one operation since the last reset. */
export interface Calls {
  readonly reset: () => void
  readonly begun: () => number
  /** Requests that got a response, were dropped or were given up. */
  readonly over: () => number
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

/** Whether `PATCH /selection/9001` is a request of the operation. */
export const isRequestOf = ({ method, path }: FaultyOperation, request: string): boolean => {
  const [sent, url = ''] = request.split(' ')
  return sent === method.toUpperCase() && patternOf(path).test(url.split('?')[0] ?? '')
}

/** Watches the calls of an operation; `portal` is the address of the portal, whose hosts are on the next two ports. */
export const watchCalls = (page: Page, { host, method, path }: FaultyOperation, portal: string): Calls => {
  const port = Number(new URL(portal).port) + (host === 'legacy' ? 1 : 2)
  const pattern = patternOf(path)
  const isOurs = (request: Request): boolean => {
    const url = new URL(request.url())
    return request.method() === method && Number(url.port) === port && pattern.test(url.pathname)
  }
  let begun = 0
  let over = 0
  page.on('request', (request) => {
    if (isOurs(request)) begun += 1
  })
  const end = (request: Request): void => {
    if (isOurs(request)) over += 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    reset: () => {
      begun = 0
      over = 0
    },
    begun: () => begun,
    over: () => over,
  }
}
