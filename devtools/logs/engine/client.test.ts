// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { openEngine } from './client.ts'

/** An engine of another build, which sends the facts of its protocol. */
const engineOf = (protocol: number, facts: object): Worker => {
  const worker = {
    onmessage: null as ((message: { data: object }) => void) | null,
    postMessage: ({ id }: { id: number }): void => worker.onmessage?.({ data: { kind: 'answer', id, answer: facts } }),
    terminate: (): void => {},
  }
  queueMicrotask(() => worker.onmessage?.({ data: { kind: 'ready', protocol } }))
  return worker as unknown as Worker // the members that a page uses
}

const opened = (protocol: number, facts: object) =>
  openEngine(
    engineOf(protocol, facts),
    async () => new ArrayBuffer(0),
    async (html) => html,
    1000,
  )

describe('[BED-8] an engine of an older build', () => {
  it('has the results of its calls under the name of the second protocol', async () => {
    const call = { index: 1, responses: [2], ms: 30, outcome: 'responded', hostCalls: [] }
    const { facts, isOld } = await opened(2, { calls: [call], damage: [], notes: [], remarks: [] })
    expect(isOld).toBe(false)
    expect(facts.calls).toEqual([{ index: 1, responses: [2], ms: 30, result: 'responded', hostCalls: [] }])
  })

  it('has the calls and the damage of the first protocol', async () => {
    const call = { index: 1, answers: [], ms: null, outcome: 'unanswered' }
    const { facts, isOld } = await opened(1, { calls: [call], problems: [{ line: 3, sentence: 'It is cut off.' }] })
    expect(isOld).toBe(true)
    expect(facts).toMatchObject({
      calls: [{ index: 1, responses: [], ms: null, result: 'open', hostCalls: [] }],
      damage: [{ place: 'line 3', sentence: 'It is cut off.' }],
    })
  })

  it('is refused where it speaks a newer protocol', async () => {
    await expect(opened(99, {})).rejects.toThrow('take one of a nearer build')
  })
})
