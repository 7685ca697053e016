import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CostsCalculated, CostsRequested } from '../../../src/domain/benefits/costs.ts'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import { benefitId, choiceOf, quoteOf } from '../../../src/domain/samples.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import { ConnectionFound, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { CarouselTurned } from '../../../src/domain/home/carousel.ts'
import { PanelClosed, PanelOpened } from '../../../src/domain/shell/panels.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { fileIn, logText, ownFolder, recorded, replay } from './testing.ts'

const folder = ownFolder()
const events = recorded(
  PanelOpened({ panel: 'statement', subject: '1' }),
  ConnectionLost({}),
  PanelClosed({}),
  ConnectionFound({}),
  ConnectionLost({}),
)
const { initial, replay: fold } = portalEvolution()
const hash = hashOf(fold(initial(), events))
const log = fileIn(folder, 'visit.jsonl', logText(events, { hash }))
const asked = (value: number) => CostsRequested({ benefitId: benefitId('dental'), choice: choiceOf(value) })
const calculated = (value: number) =>
  CostsCalculated({
    benefitId: benefitId('dental'),
    choice: choiceOf(value),
    quote: quoteOf('q'),
    limits: { value: null, partner: null },
  })
const late = fileIn(folder, 'late.jsonl', logText(recorded(asked(1), asked(2), [calculated(2), 2], [calculated(1), 1])))
const json = (out: string): unknown => JSON.parse(out)

describe('npm run log -- replay', () => {
  it('[BED-8] replays a log to the hash of the browser that recorded it', async () => {
    const said = {
      code: 0,
      out: `5 events, state hash ${hash}\nThis is the hash of the browser that recorded it.\n`,
      err: '',
    }
    expect(await replay(log)).toEqual(said)
    expect(await replay(log, '--check')).toEqual(said)
  })

  it('[BED-8] tells another hash, damage and gaps, with exit code 1', async () => {
    const file = fileIn(folder, 'damaged.jsonl', logText(events, { hash }).replace('PanelClosed', 'PanelBurnt'))
    const { code, out } = await replay(file)
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      'Line 4: This build knows no event PanelBurnt.',
      'The file: 1 number is missing (number 3): merged edits and quiet ticks leave such gaps.',
      expect.stringMatching(/^4 events, state hash [0-9a-f]{16}$/),
      `The browser that recorded it had ${hash}: not every line could be read as it was written.`,
      '',
    ])
  })

  it('[BED-8] writes control characters of a log, a file name or an option as escapes', async () => {
    const esc = '\u001b]0;x\u0007\u009b2J\u202e'
    const [crash] = recorded(
      CrashOccurred({ kind: 'error', name: `E${esc}`, message: 'x', stack: [`f${esc} (a.js:1:2)`], times: 1 }),
    )
    const text = logText(crash ? [...events, { ...crash, seq: 6, at: 6000 }] : [], { build: `v${esc}` })
    const bad = fileIn(folder, `bad${esc}.jsonl`, text.replace('PanelClosed', `P${JSON.stringify(esc).slice(1, -1)}`))
    const said = await Promise.all([
      replay(bad),
      replay(bad, '--json'),
      replay(bad, '--at', '6'),
      replay(bad, '--diff', log),
      replay(log, '--diff', bad),
      replay(log, '--expect', `a${esc}=1`),
      replay(log, '--at', '1', `a${esc}`),
      replay(`${bad}.gone`),
      replay(log, `--${esc}`),
    ])
    const written = said.map(({ out, err }) => out + err)
    expect(written.filter((one) => /(?!\n)\p{Cc}|\u202e/u.test(one))).toEqual([])
    expect(written[0]).toContain('This build knows no event P\\u001b]0;x\\u0007\\u009b2J\\u202e.')
    expect(json(said[1]?.out ?? '')).toMatchObject({ header: { build: `v${esc}` } })
  })

  it("[BED-8] never says of a damaged log that its hash is the browser's, though it is the one in the file", async () => {
    const changed = logText(events, { hash }).replace('"at":2000', '"at":2001')
    const file = fileIn(folder, 'edited.jsonl', changed)
    const { code, out } = await replay(file)
    expect([code, out.split('\n').slice(0, 1)]).toEqual([
      1,
      ['Line 3: This line was changed, or lines before it are missing.'],
    ])
    expect(out).toContain(`state hash ${hash}`)
    expect(out).not.toContain('This is the hash of the browser')
    expect(json((await replay(file, '--json')).out)).toMatchObject({ hashMatches: null })
  })

  it('[BED-8] names the first event after which an invariant does not hold', async () => {
    const file = fileIn(
      folder,
      'slide.jsonl',
      logText(recorded(ConnectionLost({}), CarouselTurned({ to: 4 }), CarouselTurned({ to: 5 }))),
    )
    const { code, out } = await replay(file, '--json')
    expect(code).toBe(1)
    expect(json(out)).toEqual({
      build: 'this checkout',
      header: expect.objectContaining({ build: 'v1', brand: 'acme' }) as object,
      events: 3,
      hash: expect.any(String) as string,
      hashMatches: null,
      damage: [],
      notes: [],
      refused: [],
      failure: {
        kind: 'invariant',
        seq: 2,
        sentence: 'After event 2 (CarouselTurned) the invariant ‘slideIsThere’ does not hold: Slide 5 is shown of 0.',
      },
    })
  })

  it('[BED-8] checks what a tester expects of the state and of a selector', async () => {
    expect((await replay(log, '--expect', 'connection.online=false')).code).toBe(0)
    const { code, out } = await replay(log, '--select', 'selectPanel', '--expect', 'closing=false')
    expect([code, out.split('\n').at(-2)]).toEqual([
      1,
      'selectPanel().closing is true after the last event; false was expected.',
    ])
  })

  it('[BED-8] shows the state after an event, and what the event changed', async () => {
    const { code, out } = await replay(log, '--at', '3')
    expect(code).toBe(0)
    expect(out).toContain(
      'Event 3, PanelClosed, 1970-01-01T00:00:03.000Z, caused by a person or the clock\n{}\n\nIt changed:\n  panels.open.closing: false → true\n\nThe state after event 3:\n{',
    )
    expect(json((await replay(log, '--at', '3', '--json')).out)).toMatchObject({
      event: { seq: 3 },
      changes: [{ path: 'panels.open.closing', before: false, after: true }],
      state: { panels: { open: { panel: 'statement', closing: true } }, connection: { online: false } },
    })
    expect(json((await replay(log, '--at', '0', '--json')).out)).toMatchObject({
      event: null,
      changes: [],
      state: { panels: { open: null } },
    })
  })

  it('[BED-8] says of a state that the log does not come to what the browser had', async () => {
    const other = fileIn(folder, 'other.jsonl', logText(events, { hash: '0123456789abcdef' }))
    expect((await replay(other, '--at', '3')).err).toContain('This log does not come to the state of the browser')
    expect((await replay(log, '--at', '3')).err).toBe('')
  })

  it('[BED-8] names the nearest events where there is none of a number', async () => {
    const gap = fileIn(folder, 'gap.jsonl', logText(events.filter(({ seq }) => seq !== 3)))
    expect(await replay(gap, '--at', '3')).toEqual({
      code: 2,
      out: '',
      err: 'The log has no event 3; it can be one of several that were merged, or have been left out. The nearest are 2 (ConnectionLost) and 4 (ConnectionFound).\n',
    })
  })

  it('[BED-8] names the first event at which two logs differ', async () => {
    const other = fileIn(folder, 'other.jsonl', logText(events).replace('"subject":"1"', '"subject":"2"'))
    const { code, out } = await replay(log, '--diff', other)
    expect(code).toBe(1)
    expect(out.split('\n').filter(Boolean)).toEqual([
      `Entry 1 is the first to differ: event 1 (PanelOpened) here, event 1 in ${other}; their parts differ.`,
      `In the event (this log → ${other}):`,
      '  data.subject: "1" → "2"',
      `In the state after it (this log → ${other}):`,
      '  panels.open.subject: "1" → "2"',
    ])
    const later = fileIn(folder, 'later.jsonl', logText(events.slice(0, 4), { startedAt: 9 }))
    expect((await replay(log, '--diff', later)).out).toContain(
      `${later} has ended, and this log goes on with event 5 (ConnectionLost).`,
    )
    expect((await replay(log, '--diff', log, '--json')).code).toBe(0)
  })

  it('[BED-8] tells pseudonyms of two recordings by their shape', async () => {
    const other = fileIn(
      folder,
      'again.jsonl',
      logText(events, { startedAt: 9 }).replace('"subject":"1"', '"subject":"7"'),
    )
    expect((await replay(log, '--diff', other)).code).toBe(0)
  })

  it('[BED-8] shrinks a log, and leaves the file of what is left', async () => {
    const out = path.join(folder, 'short.jsonl')
    const said = await replay(log, '--shrink', out, '--expect', 'connection.online=true')
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(said.out).toMatch(
      /^connection.online is false after the last event; true was expected.\n5 events became 1 in \d+ runs. One unit is left.\n/,
    )
    expect(said.out).toContain('It may fail only because it is so short: with --good BUILD,')
    expect(readFileSync(out, 'utf8').trimEnd().split('\n').at(-1)).toContain('"type":"ConnectionLost"')
    expect((await replay(log, '--shrink', '--expect', 'connection.online=true', '--json')).code).toBe(0)
    expect(existsSync(path.join(folder, 'visit-short.jsonl'))).toBe(true)
  })

  it('[BED-8] says that there is nothing to shrink where nothing fails', async () => {
    expect(await replay(log, '--shrink')).toEqual({
      code: 2,
      out: '',
      err: 'Nothing fails in this log, so there is nothing to shrink. Say what you expect: --expect, --shows, --refuses or --overlap (see --help).\n',
    })
  })

  it.each(['--shrink', '--orders'])(
    '[BED-8] judges no invariant of a log whose lines are out of order: %s',
    async (mode) => {
      const [first, ...rest] = logText(events).trimEnd().split('\n')
      const { code, err } = await replay(
        fileIn(folder, 'reversed.jsonl', [first, ...rest.toReversed()].join('\n')),
        mode,
      )
      expect([code, err]).toEqual([2, expect.stringContaining('so nothing is said about invariants and exceptions')])
    },
  )

  it.each(['--effects', '--at=5', '--overlap=costs.load newest benefitId'])(
    '[BED-8] says first that a log comes to another state than its browser had: %s',
    async (mode) => {
      const other = fileIn(folder, 'other.jsonl', logText(events, { hash: '0123456789abcdef' }))
      const { out, err } = await replay(other, ...mode.split('='))
      expect(out + err).toMatch(/does not come to the state of the browser|The browser that recorded it had 0123/)
    },
  )

  it('[BED-8] names the events that the policies of this build do not emit', async () => {
    const { code, out } = await replay(late, '--effects')
    expect([code, out]).toEqual([
      1,
      '1 of 4 events are not emitted by the effects of this checkout:\n  event 4 (CostsCalculated): costs.load was cancelled by event 2 (CostsRequested)\n',
    ])
    expect((await replay(log, '--effects')).out).toBe('The effects of this checkout emit all 5 events as recorded.\n')
  })

  it('[BED-8] judges a log as the effects tell it again', async () => {
    const expects = ['--expect', 'costs.dental.quoted.choice.values.value=2']
    expect((await replay(late, '--effects', ...expects)).code).toBe(0)
    expect((await replay(late, '--overlap', 'costs.load newest benefitId')).code).toBe(0)
  })
})
