import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { alternate, median, rowsOf } from '../measure/figures.ts'
import { inProcess, type Printed } from '../measure/process.ts'
import type { Benchmark } from '../measure/result.ts'
import { hashInChromium } from './log-in-chromium.ts'

const LENGTH = 1_000_000

type Round = Printed['log/log-round.ts']

const names = ['parseAlone', 'byHand', 'portal'] as const

/** A log of a million events from file to state, every one validated; then jumps to random events of it, and the same file in Chromium. */
export const log: Benchmark = {
  name: 'log',
  title: 'Bulk replay of a log',
  method:
    'processor time to turn a log file of a million events into the state, with every event checked. The ratio is to hand-written code that parses, checks, and uses one switch in place. `JSON.parse` of the same bytes, line by line, is included for comparison. Jumps go to random events of the log, and are compared with a full replay.',
  rounds: 5,
  run: async ({ rounds, seed }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-log-'))
    const file = path.join(folder, 'log.jsonl')
    try {
      inProcess('log/log-write.ts', file, String(seed), String(LENGTH))
      const bytes = statSync(file).size
      const round = (name: string): Round => inProcess('log/log-round.ts', name, file, String(seed))
      const all = await alternate(names, rounds, round)
      const jumps = Array.from({ length: Math.min(rounds, 3) }, () => round('jumps'))
      const seconds = {
        parseAlone: all.parseAlone.map((one) => one.seconds),
        byHand: all.byHand.map((one) => one.seconds),
        portal: all.portal.map((one) => one.seconds),
      }
      const jump = median(jumps.map((one) => one.jump ?? Number.NaN))
      const peak = Math.max(...all.portal.map((one) => one.peak)) * 1024
      const hashes = new Set([
        await hashInChromium(file),
        ...[...all.byHand, ...all.portal, ...jumps].map(({ hash }) => hash),
      ])
      return {
        rows: [
          ...rowsOf('a million events from file to state', 's', seconds, {
            peer: 'byHand',
            names: {
              parseAlone: '`JSON.parse` of the same bytes alone',
              byHand: 'hand-written: parse, check, switch',
              portal: 'the portal',
            },
            goals: { portal: { of: 'ratio', bound: 'at most', value: 1.15 } },
          }),
          {
            what: 'peak memory, compared with the size of the file',
            contender: 'the portal',
            figure: peak / 1e6,
            unit: 'MB',
            ratio: peak / bytes,
            goal: { of: 'ratio', bound: 'at most', value: 2.5 },
          },
          {
            what: 'a jump to any event, compared with a full replay',
            contender: 'the portal',
            figure: jump,
            unit: 'ms',
            ratio: jump / 1000 / median(seconds.portal),
            goal: { of: 'ratio', bound: 'at most', value: 1 / 400 },
          },
        ],
        checks: [
          {
            what: 'the hand-written code, the portal, its jumps and Chromium end with the same state hash',
            held: hashes.size === 1,
          },
        ],
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
