import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConnectionFound, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { PanelClosed, PanelOpened } from '../../../src/domain/shell/panels.ts'
import { fileIn, logText, ownFolder, recorded, replay } from './testing.ts'

const folder = ownFolder()
const events = recorded(
  PanelOpened({ panel: 'statement', subject: '1' }),
  ConnectionLost({}),
  PanelClosed({}),
  ConnectionFound({}),
  ConnectionLost({}),
)
const log = fileIn(folder, 'visit.jsonl', logText(events))
const json = (out: string): unknown => JSON.parse(out)

describe('a value of a log', () => {
  it('[BED-8] shows one value alone: of the state, or of a selector', async () => {
    const shown = async (...args: readonly string[]) => {
      const { code, out, err } = await replay(log, ...args)
      return [code, err, json(out)]
    }
    expect(await shown('--at', '3', 'panels.open.closing')).toEqual([0, '', true])
    expect(await shown('--select', 'selectPanel')).toEqual([0, '', { panel: 'statement', subject: '1', closing: true }])
    expect(await shown('--select', 'selectPanel', 'closing', '--at', '1')).toEqual([0, '', false])
    expect(await shown('--select', 'selectPanel', '--at', '0')).toEqual([0, '', null])
    expect(await shown('--select', 'selectCosts:dental', 'busy', '--json')).toEqual([
      0,
      '',
      {
        build: 'this checkout',
        event: { seq: 5, type: 'ConnectionLost' },
        select: { name: 'selectCosts', arg: 'dental' },
        path: 'busy',
        value: false,
      },
    ])
    expect((await replay(log, '--at', '3', 'costs.dental')).out).toBe('nothing\n')
  })

  it('[BED-8] judges what a tester expects after an event, and shrinks to it', async () => {
    const expects = ['--expect', 'connection.online=true', '--at']
    expect((await replay(log, ...expects, '4')).code).toBe(0)
    const { code, out } = await replay(log, ...expects, '3')
    expect([code, out.split('\n').at(-2)]).toEqual([1, 'connection.online is false after event 3; true was expected.'])
    const short = path.join(folder, 'after-3.jsonl')
    expect((await replay(log, '--shrink', short, ...expects, '3')).code).toBe(0)
    expect(readFileSync(short, 'utf8').trimEnd().split('\n').slice(1)).toEqual([
      expect.stringContaining('"seq":2') as string,
    ])
    expect((await replay(log, ...expects, '6')).err).toContain('The log has no event 6;')
  })
})
