import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { OptOutFailed, OptOutRequested, SelectionOptedOut } from '../../../src/domain/benefits/opt-out.ts'
import { benefitId, selectionId } from '../../../src/domain/samples.ts'
import { supportCode } from '../../../src/domain/log/support-code.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { LogNote } from '../../../src/domain/log/notes.ts'
import { ConnectionFound, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { header, logText, recorded } from '../replay/testing.ts'
import type { TriageReport } from './report.ts'
import { filesIn, triage } from './testing.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'triage-find-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const about = (id: string) => ({ benefitId: benefitId(id), selectionId: selectionId('one') })
const asked = (id: string) => OptOutRequested(about(id))
const done = (id: string) => SelectionOptedOut(about(id))
const failed = OptOutFailed({ benefitId: benefitId('dental'), problem: { kind: 'network' } })
const call = (operation: string, ms: number, problem: string | null): LogNote => ({
  ...{ kind: 'call', line: 0, at: 1500, after: 1, operation, method: 'GET', status: null, cause: 1 },
  ms,
  problem,
})

const logs = filesIn(path.join(folder, 'logs'), {
  'done.jsonl': encodeLog({ ...header, build: 'v1' }, recorded(asked('dental'), [done('dental'), 1]), {
    notes: [call('sendOptOut', 100, null), call('sendOptOut', 900, 'timeOut')],
    commandOf: () => null,
  }),
  'failed.jsonl': logText(
    recorded(ConnectionLost({}), ConnectionFound({}), asked('dental'), [failed, 3], asked('health')),
    {
      build: 'v2',
    },
  ),
  'left.jsonl': logText(recorded(asked('dental'), asked('dental'), asked('health'), [done('health'), 3])),
})
const reportOf = async (...args: string[]): Promise<TriageReport> =>
  JSON.parse((await triage([logs, ...args, '--json'])).out) as TriageReport

describe('what is looked for in all logs', () => {
  it('[BED-8] is found by events, by the state and by selectors, with the matching events', async () => {
    const pattern = 'OptOutRequested{benefitId=$b} … !SelectionOptedOut{benefitId=$b} within 30s'
    const failure = 'OptOutFailed{problem.kind=network}'
    const [unanswered, broken, state, selector] = (
      await reportOf(
        ...['--find', pattern, '--find', failure],
        ...['--state', 'optOut.dental.kind=failed', '--select', 'selectOptOut:health kind=done'],
      )
    ).finds
    expect(unanswered).toEqual({
      query: pattern,
      logs: 2,
      matches: 4,
      found: [
        { path: 'failed.jsonl', count: 2, matches: [[3], [5]] },
        { path: 'left.jsonl', count: 2, matches: [[1], [2]] },
      ],
    })
    expect(broken?.found).toEqual([{ path: 'failed.jsonl', count: 1, matches: [[4]] }])
    expect(state?.found).toEqual([{ path: 'failed.jsonl', count: 1, matches: [[4]] }])
    expect(selector?.found).toEqual([{ path: 'left.jsonl', count: 1, matches: [[4]] }])
  })

  it('[BED-8] is the visit that showed a support code, however that is written', async () => {
    const visits = filesIn(path.join(folder, 'visits'), {
      'one.jsonl': logText(recorded(asked('dental')), { startedAt: Date.UTC(2026, 10, 25, 9) }),
      'other.jsonl': logText(recorded(asked('dental')), { startedAt: Date.UTC(2026, 10, 25, 9) + 1 }),
    })
    const code = supportCode(Date.UTC(2026, 10, 25, 9))
    const { out, code: exit } = await triage([visits, '--code', ` ${code.toLowerCase().replace('-', ' ')} `])
    expect(exit).toBe(1)
    expect(out).toContain(`support code ${code}: 1 match in 1 log\n  one.jsonl: event 1`)
    expect(out).not.toContain('other.jsonl')
    const elsewhere = await triage([visits, '--code', '0000-0000'])
    expect([elsewhere.code, elsewhere.out]).toEqual([0, expect.stringContaining('0000-0000: 0 matches in 0 logs')])
  })

  it('[BED-8] decides the exit code, and is refused with a sentence where it cannot be understood', async () => {
    expect((await triage([logs, '--find', 'OptOutFailed'])).code).toBe(1)
    expect((await triage([logs, '--find', 'LoginFailed'])).code).toBe(0)
    const refusals = {
      'The nearest names are OptOutRequested': ['--find', 'OptOutRequestd'],
      'the state of this checkout has no optOuts': ['--state', 'optOuts.dental=1'],
      'The nearest names are selectOptOut': ['--select', 'selectOptOuts kind=done'],
      'There is a funnel ‘opt out’ already': ['--funnel', 'opt out: OptOutRequested … SelectionOptedOut'],
      'such as 6GZ2-M0QC': ['--code', 'one.jsonl'],
      'a funnel counts events that happen': ['--funnel', 'x: OptOutRequested … !SelectionOptedOut'],
    }
    for (const [sentence, args] of Object.entries(refusals)) {
      const { code, err } = await triage([logs, ...args])
      expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
    }
  })
})

describe('the statistics of all logs', () => {
  it('[BED-8] count events, attempts at a journey, and calls with their failures by release', async () => {
    const { stats } = await reportOf('--funnel', 'back: ConnectionLost … ConnectionFound … OptOutFailed')
    expect(stats.types['OptOutRequested']).toEqual({ events: 6, logs: 3 })
    expect(stats.funnels['opt out']).toMatchObject({
      started: 5,
      finished: 2,
      steps: [
        { reached: 5, left: 3 },
        { reached: 2, left: 0 },
      ],
    })
    expect(stats.funnels['back']).toMatchObject({ started: 1, finished: 1 })
    expect(stats.operations['sendOptOut']).toMatchObject({
      ...{ count: 2, failed: 1, longest: 900, problems: { timeOut: 1 }, p95: 900 },
      builds: { v1: { count: 2, failed: 1 } },
    })
    const { out } = await triage([logs, '--stats'])
    expect(out).toContain('Journey ‘opt out’: 5 started, 2 finished (40.0%)')
    expect(out).toMatch(/sendOptOut on v1 +2 +1 +50\.0%/)
  })
})
