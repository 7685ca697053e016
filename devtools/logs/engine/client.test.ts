// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { openEngine } from './client.ts'

/** An engine of another build, which sends the facts of its protocol. */
const engineOf = (protocol: number, facts: object): Worker => {
  const worker = {
    onmessage: null as ((message: { data: object }) => void) | null,
    postMessage: ({ id }: { id: number }): void =>
      worker.onmessage?.({ data: { kind: 'response', id, response: facts } }),
    terminate: (): void => {},
  }
  queueMicrotask(() => worker.onmessage?.({ data: { kind: 'ready', protocol } }))
  return worker as unknown as Worker // the members that a page uses
}

const opened = (protocol: number, facts: object) =>
  openEngine(engineOf(protocol, facts), new Blob(), async (html) => html, 1000)

describe('[BED-8] the engine of another build', () => {
  it('is refused where it speaks another protocol', async () => {
    await expect(opened(2, {})).rejects.toThrow('take one of a nearer build')
    await expect(opened(99, {})).rejects.toThrow('take one of a nearer build')
  })
})
