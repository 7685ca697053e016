import type { Page, Request } from '@playwright/test'
import type { OperationId } from '../../devtools/screens/states/failure.ts'
import { operations } from '../../src/effects/api/generated/operations.ts'
import type { World } from './world.ts'
import { expect } from './journey.ts'

const calls = (operation: OperationId, request: Request): boolean => {
  const { method, path } = operations[operation]
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return request.method() === method && address.test(new URL(request.url()).pathname)
}

/** Waits until the page has drawn what it has, and has nothing left to do. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))))

/**
 * Holds back the responses of reads, and returns what releases them in their order. Each is drawn before the next is sent, so a slow machine
 * changes nothing about their order.
 */
export const holdReads = async (
  page: Page,
  world: World,
  reads: readonly OperationId[],
): Promise<() => Promise<void>> => {
  const received = new Set<OperationId>()
  const note = (request: Request): void => {
    for (const read of reads) if (calls(read, request)) received.add(read)
  }
  page.on('requestfinished', note)
  await world.hold(...reads)
  return async () => {
    for (const read of reads) {
      await world.release(read)
      await expect.poll(() => received.has(read), `the page received ${read}`).toBe(true)
      await untilIdle(page)
    }
    page.off('requestfinished', note)
  }
}
