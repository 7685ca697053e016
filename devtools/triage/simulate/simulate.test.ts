import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { TriageReport } from '../report.ts'
import { triage } from '../testing.ts'
import { run } from './run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'triage-simulate-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const simulate = async (...args: readonly string[]): Promise<{ readonly code: number; readonly err: string }> => {
  let err = ''
  const code = await run(args, { out: { write: () => true }, err: { write: (text) => (err += text) } })
  return { code, err }
}
const bytesIn = (name: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(path.join(folder, name, '0000')).map((file) => [
      file,
      readFileSync(path.join(folder, name, '0000', file), 'base64'),
    ]),
  )

describe('simulated logs', () => {
  it('[BED-8] are the same for the same seed, whatever others are made, and are logs of many kinds', async () => {
    const of = (name: string): string => path.join(folder, name)
    expect(await simulate('30', of('one'), '--threads', '1')).toMatchObject({ code: 0 })
    await simulate('6', of('two'), '--threads', '2')
    await simulate('6', of('other'), '--threads', '1', '--seed', '2')
    const [one, two, other] = ['one', 'two', 'other'].map(bytesIn)
    expect(two?.size).toBe(6)
    for (const [file, bytes] of two ?? []) {
      expect(one?.get(file)).toBe(bytes)
      expect(other?.get(file)).not.toBe(bytes)
    }
    const report = JSON.parse((await triage([of('one'), '--json'])).out) as TriageReport
    expect(report.logs.all).toBe(30)
    expect(report.logs.sound).toBeGreaterThan(24)
    for (const { length } of [report.builds, report.brands, report.browsers, report.days].map(Object.keys))
      expect(length).toBeGreaterThan(3)
    const { operations } = report.stats
    expect(Object.values(operations).reduce((sum, { failed }) => sum + failed, 0)).toBeGreaterThan(0)
  })

  it('[BED-8] are refused with a sentence where they cannot be made', async () => {
    expect(await simulate('many', 'logs')).toEqual({
      code: 2,
      err: expect.stringContaining('N, how many logs to make'),
    })
    expect(await simulate('1')).toEqual({ code: 2, err: expect.stringContaining('Name one new folder') })
    expect(await simulate('1', folder)).toEqual({ code: 2, err: expect.stringContaining('is there already') })
  })
})
