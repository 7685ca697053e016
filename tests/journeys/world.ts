import { expect } from '@playwright/test'
import { held } from '../../devtools/screens/states/state.ts'
import type { Fault } from '../../mock-server/faults.ts'
import type { ResponseCount } from '../../mock-server/journal.ts'

/** The mock's world of one test, shared with no other. */
export class World {
  readonly #legacy: string
  readonly name: string
  constructor(legacy: string, name: string) {
    this.#legacy = legacy
    this.name = name
  }

  /** Calls a control of the mock in this world. */
  async control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#legacy}/_mock/${path}`, {
      method,
      headers: {
        ...(path.startsWith('worlds') ? {} : { 'x-mock-world': this.name }),
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The mock refused ${method} ${path}: ${response.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** Makes the next calls of an operation go wrong; all of them if `times` is left out. */
  async fault(fault: Fault): Promise<void> {
    await this.control('POST', 'faults', fault)
  }

  /** How many calls the faults still have to hit: a call cancelled before it reaches the host uses none up. */
  async faultsLeft(): Promise<number> {
    const { faults } = (await this.control('GET', 'faults')) as { faults: { times?: number }[] } // the mock's own list
    return faults.reduce((sum, { times }) => sum + (times ?? 0), 0)
  }

  /** How often the host carried out each change, however often it was sent; one entry for each different content. */
  async made(): Promise<readonly { readonly request: string; readonly count: number }[]> {
    return ((await this.control('GET', 'made')) as { made: { request: string; count: number }[] }).made // the mock's own list
  }

  /**
   * Holds back the responses of operations until they are released: what a page shows meanwhile can then be looked at however slow the journey
   * is.
   */
  async hold(...operations: readonly string[]): Promise<void> {
    for (const operation of operations) await this.fault(held(operation))
  }

  /** Ends the faults of one operation; its calls that wait continue. */
  async release(operation: string): Promise<void> {
    await this.control('DELETE', `faults?operation=${operation}`)
  }

  /** Ends all faults; calls that wait for one continue. */
  async clearFaults(): Promise<void> {
    await this.control('DELETE', 'faults')
  }

  /** The responses that the portal got in this world. */
  async responseCounts(): Promise<readonly ResponseCount[]> {
    return ((await this.control('GET', `response-counts?world=${this.name}`)) as { counts: ResponseCount[] }).counts // the mock's own list
  }

  /** How often the portal called an operation in this world. */
  async calls(operation: string): Promise<number> {
    const ofOperation = (await this.responseCounts()).filter((one) => one.operation === operation)
    return ofOperation.reduce((sum, { count }) => sum + count, 0)
  }

  /** Waits for that many calls of an operation, then checks that there are no more: a page can show what it knows before it calls. */
  async expectCalls(operation: string, count: number, message = operation): Promise<void> {
    await expect.poll(() => this.calls(operation), message).toBeGreaterThanOrEqual(count)
    expect(await this.calls(operation), message).toBe(count)
  }
}
