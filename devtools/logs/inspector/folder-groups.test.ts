import { describe, expect, it } from 'vitest'
import { foldOf } from '../triage/fold.ts'
import { unreadable, type LogRow } from '../triage/row.ts'
import { linesBy, logsIn, reportIn, type KnownLog } from './folder-groups.ts'

const row = (path: string, build: string | null, findings: LogRow['findings'] = []): LogRow => ({
  ...unreadable(path, 1, ''),
  build,
  findings,
})
const rows = [
  row('a', 'v1'),
  row('b', 'v2', [
    {
      kind: 'refused',
      sort: 'refused requestOptOut',
      sentence: 'After event 4 the command requestOptOut was refused: mayNotLeave',
      seq: 4,
      at: 9,
      lastAt: 9,
      page: null,
      frames: [],
      times: 1,
    },
  ]),
  unreadable('c', 1, 'This is no log.'),
]
const fold = foldOf('this build')
for (const one of rows) fold.add(one)
const report = fold.report(new Set())
const known = rows.map(({ path, build, brand, browser, page, events }): KnownLog => ({ path, build, brand, browser, page, events, isWrong: false })) // oxfmt-ignore

describe('the groups of a folder', () => {
  it('[BED-8] are those of its failures, with the logs that have each', () => {
    const [line] = linesBy(report, 'failure')
    expect(line).toMatchObject({ title: 'This is no log.', kind: 'unreadable', isNew: true, count: 1, wrong: null })
    expect(logsIn(report, known, 'failure', line?.id ?? '')).toEqual([{ path: 'c', seq: null }])
  })

  it('[BED-8] are those of its refused commands, without the number of one event', () => {
    const [line] = linesBy(report, 'refused')
    expect(line).toMatchObject({ title: 'requestOptOut was refused: mayNotLeave', count: 1 })
    expect(logsIn(report, known, 'refused', line?.id ?? '')).toEqual([{ path: 'b', seq: 4 }])
  })

  it('[BED-8] are by what the logs name, those with something wrong first; what no log names is one group', () => {
    expect(linesBy(report, 'build').map(({ title, count, wrong }) => [title, count, wrong])).toEqual([
      ['(not known)', 1, 1],
      ['v1', 1, 0],
      ['v2', 1, 0],
    ])
    expect(logsIn(report, known, 'build', '(not known)')).toEqual([{ path: 'c', seq: null }])
    expect(logsIn(report, known, 'build', 'v2')).toEqual([{ path: 'b', seq: null }])
  })

  it('[BED-8] are read from a report; other JSON is none, and one of another version says so', () => {
    expect(reportIn(JSON.stringify(report))).toEqual(report)
    expect(reportIn('{"format":"benefits-portal-log"}')).toBeNull()
    expect(reportIn('{"note":"\\"benefits-portal-triage\\""}')).toBeNull()
    expect(() => reportIn('{"format":"benefits-portal-triage","formatVersion":2}')).toThrow('another version')
  })
})
