import { mkdtempSync, readFileSync, rmSync, writeFileSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import { logText, recorded } from '../replay/testing.ts'
import type { TriageReport } from './report.ts'
import { filesIn, triage } from './testing.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'triage-test-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const crash = (name: string, line: number) =>
  CrashOccurred({
    kind: 'error',
    name,
    message: 'x',
    stack: [`choose (assets/app-Ab12Cd34.js:${line}:5)`, `press (assets/app-Ab12Cd34.js:${line + 1}:7)`],
    times: 1,
  })

const logs = filesIn(path.join(folder, 'logs'), {
  'a/sound.jsonl': logText(recorded(), { build: 'v1' }),
  'a/crashed.jsonl': logText(recorded(crash('TypeError', 10), crash('TypeError', 10)), { build: 'v1', startedAt: 1 }),
  'b/crashed.jsonl.gz': gzipSync(
    logText(recorded(crash('TypeError', 20)), { build: 'v2', startedAt: 2, brand: 'oak' }),
  ),
  'b/differs.jsonl': logText(recorded(), { hash: '0000000000000000' }),
  'b/other.jsonl': logText(recorded(crash('RangeError', 90)), { build: 'v2' }),
  'empty.jsonl': '',
  'foreign.jsonl': 'Dear support, it does not work.',
  'cut.jsonl': logText(recorded(crash('RangeError', 91))).slice(0, -9),
  '.hidden/one.jsonl': 'not looked at',
})

const reportOf = async (...args: string[]): Promise<TriageReport> =>
  JSON.parse((await triage([...args, '--json'])).out) as TriageReport

describe('all logs of a folder', () => {
  it('[BED-8] are judged, grouped and counted, and what cannot be read has its own row', async () => {
    const { code, out } = await triage([logs, '--json'])
    const report = JSON.parse(out) as TriageReport
    expect(code).toBe(1)
    expect(report.logs).toEqual({ all: 8, sound: 1, wrong: 7, unreadable: 2 })
    expect(report.groups.map(({ kind, count, logs: in_ }) => [kind, count, in_.map((one) => one.path)])).toEqual(
      expect.arrayContaining([
        ['crash', 2, ['a/crashed.jsonl', 'b/crashed.jsonl.gz']],
        ['crash', 1, ['b/other.jsonl']],
        ['divergence', 1, ['b/differs.jsonl']],
        ['damage', 1, ['cut.jsonl']],
        ['unreadable', 1, ['empty.jsonl']],
        ['unreadable', 1, ['foreign.jsonl']],
      ]),
    )
    const [first] = report.groups
    expect(first).toMatchObject({
      kind: 'crash',
      times: 3,
      firstSeen: 1000,
      lastSeen: 2000,
      builds: { v1: 1, v2: 1 },
      brands: { acme: 1, oak: 1 },
      example: { path: 'b/crashed.jsonl.gz', seq: 1, events: 1 },
    })
    expect(report.builds).toEqual({
      '(not known)': { logs: 2, wrong: 2 },
      v1: { logs: 4, wrong: 3 },
      v2: { logs: 2, wrong: 2 },
    })
    expect(out).not.toContain(folder)
  })

  it('[BED-8] are taken from patterns, files and a list as well, each once', async () => {
    expect((await reportOf(`${logs}/**/*.jsonl.gz`)).logs.all).toBe(1)
    expect((await reportOf(`${logs}/a/sound.jsonl`, `${logs}/a`, `${logs}/b/*.jsonl`)).logs.all).toBe(4)
    const list = ['a/sound.jsonl', 'b/other.jsonl', 'missing.jsonl'].map((name) => `${logs}/${name}\n`).join('')
    const { code, out } = await triage(['-', '--json'], list)
    const report = JSON.parse(out) as TriageReport
    expect([code, report.logs]).toEqual([1, { all: 3, sound: 1, wrong: 2, unreadable: 1 }])
    expect(report.groups.map(({ sentence }) => sentence).join()).toContain('There is no file ')
  })

  it('[BED-8] exit with 0 where nothing is wrong, and with 2 and a sentence where nothing can be done', async () => {
    expect(await triage([`${logs}/a/sound.jsonl`])).toMatchObject({ code: 0 })
    expect(await triage(['nowhere'])).toEqual({ code: 2, out: '', err: 'There is no file or folder ‘nowhere’.\n' })
    expect((await triage([])).err).toContain('Name a folder of logs')
    expect((await triage([logs, '--since', 'gone.json'])).err).toBe('There is no report gone.json.\n')
  })

  it('[BED-8] have control characters written as escapes, in the log and in its name', async () => {
    const esc = '\u001b[2J\u009b1m'
    const named = filesIn(path.join(folder, 'control'), {
      [`a${esc}.jsonl`]: logText(recorded(crash(`E${esc}`, 1)), { build: `v${esc}`, brand: `b${esc}` }),
      [`b${esc}.jsonl`]: esc,
    })
    const said = await Promise.all([
      triage([named]),
      triage([named, '--json']),
      triage([named, '--find', 'CrashOccurred', '--stats']),
      triage([`${named}/${esc}`]),
    ])
    expect(said.filter(({ out, err }) => /(?!\n)\p{Cc}/u.test(out + err))).toEqual([])
    expect(said[0]?.out).toContain('a\\u001b[2J\\u009b1m.jsonl')
  })

  it('[BED-8] have the groups marked that an earlier report has not', async () => {
    await triage([`${logs}/a`, '--out', path.join(folder, 'earlier')])
    const report = await reportOf(logs, '--since', path.join(folder, 'earlier'))
    expect(report.groups.map(({ kind, isNew }) => [kind, isNew])).toEqual(
      expect.arrayContaining([
        ['crash', false],
        ['crash', true],
        ['unreadable', true],
      ]),
    )
  })
})

describe('rows and a report in a folder', () => {
  const bytes = (out: string, file: string): string => readFileSync(path.join(folder, out, file), 'utf8')

  it('[BED-8] keep an example of each group that shows what the group is', async () => {
    const out = path.join(folder, 'examples-of')
    const { out: text } = await triage([logs, '--out', out])
    const { groups } = JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')) as TriageReport
    const crashes = groups.filter(({ kind }) => kind === 'crash')
    expect(crashes.length).toBeGreaterThan(1)
    for (const { id, example } of crashes) {
      expect(example.shrunk).toMatchObject({ file: `examples/${id}.jsonl` })
      const again = await reportOf(path.join(out, example.shrunk?.file ?? ''))
      expect(again.groups.map((one) => one.id)).toEqual([id])
      expect(text).toContain(`; kept in examples/${id}.jsonl`)
    }
  })

  it('[BED-8] go on after a run that was killed, and keep rows of other runs apart', async () => {
    const out = path.join(folder, 'killed')
    await triage([logs, '--out', out])
    const whole = bytes('killed', 'rows.jsonl')
    const third = whole.split('\n').slice(0, 3).join('\n')
    writeFileSync(path.join(out, 'rows.jsonl'), `${third}\n`)
    appendFileSync(path.join(out, 'rows.jsonl'), `{"path":"b/oth${'x'.repeat(100_000)}`)
    await triage([logs, '--out', out])
    expect(bytes('killed', 'rows.jsonl')).toBe(whole)
    expect((await triage([logs, '--out', out, '--code', '6GZ2-M0QC'])).err).toContain('holds rows of another run')
  })

  it('[BED-8] refuse rows that are in order if a log came between them, and judge one that came after them', async () => {
    const [growing, out] = [path.join(folder, 'growing'), path.join(folder, 'grown')]
    filesIn(growing, { 'b.jsonl': logText(recorded()), 'd.jsonl': logText(recorded()) })
    await triage([growing, '--out', out])
    filesIn(growing, { 'e.jsonl': logText(recorded()) })
    const { out: text } = await triage([growing, '--out', out, '--json'])
    expect((JSON.parse(text) as TriageReport).logs.all).toBe(3)
    filesIn(growing, { 'c.jsonl': logText(recorded()) })
    const { code, err } = await triage([growing, '--out', out])
    expect([code, err]).toEqual([2, expect.stringContaining('c.jsonl came after the rows of')])
  })
})
