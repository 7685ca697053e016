import { expect, it, vi } from 'vitest'
import { lazyPort } from './lazy-port.ts'

it('[SHELL-4] an adapter is loaded when it is first needed, and made once', async () => {
  const load = vi.fn(async () => ({ made: true }))
  const port = lazyPort(load)
  expect([port.now(), load.mock.calls.length]).toEqual([null, 0])
  const [one, other] = await Promise.all([port.load(), port.load()])
  expect([one === other, port.now() === one, load.mock.calls.length]).toEqual([true, true, 1])
})

it('[SHELL-4] an adapter that could not be loaded is loaded again by the next call', async () => {
  const load = vi.fn(async () => 'adapter').mockRejectedValueOnce(new TypeError('offline'))
  const port = lazyPort(load)
  await expect(port.load()).rejects.toThrow('offline')
  expect(port.now()).toBeNull()
  expect(await port.load()).toBe('adapter')
})
