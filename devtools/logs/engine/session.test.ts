import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { BenefitsLoaded } from '../../../src/domain/benefits/eligible.ts'
import { benefit } from '../../../src/domain/samples.ts'
import { SessionEnded } from '../../../src/domain/session/session.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { yielding, Superseded } from './yielding.ts'
import { isOpenAt } from './calls.ts'
import { FLAG } from './protocol.ts'
import { openSession } from './session.ts'
import { header, banner, visit, recorded, bytesOf, utf16, noHandlers, open } from './session.testing.ts'

const progress = yielding(
  () => true,
  () => {},
)
const found = async (query: {
  text?: string
  area?: string
  show?: 'person' | 'effects' | 'failures' | 'changed' | 'problems'
}) => {
  const places = await (await open()).find({ text: '', area: null, show: 'all', ...query }, progress)
  return [...places].map((place) => visit[place]?.type)
}

describe('a log that is open in the inspector', () => {
  it('[BED-8] tells of each event its area, its cause, who brought it about and whether it failed', async () => {
    const { facts } = await open()
    const { columns, types } = facts
    expect(types.map(({ name, area }) => `${area}/${name}`)).toEqual([
      'session/PortalOpened',
      'brand/ThemeRequested',
      'brand/ThemeLoaded',
      'session/ProfileLoaded',
      'home/BannersRequested',
      'form/FieldEdited',
      'home/BannersLoaded',
      'home/BannersFailed',
      'session/IdleTick',
    ])
    expect([...columns.cause]).toEqual([-1, 0, 1, -1, -1, -1, 4, -1, 7, 3, -1])
    expect(columns.flags[8]).toBe(FLAG.effect | FLAG.failed)
    expect(columns.flags[9]).toBe(FLAG.clock)
    expect(columns.flags[3]).toBe(0)
  })

  it('[BED-8] folds to the state of any event, and names what the event changed', async () => {
    const session = await open()
    const { initial, replay } = portalEvolution()
    const { state, changes, event } = session.moment(6, null)
    expect(hashOf(state)).toBe(hashOf(replay(initial(), recorded(visit).slice(0, 6))))
    expect(event?.type).toBe('FieldEdited')
    expect(changes.map(({ path }) => path.join('.'))).toEqual(['forms.login-email'])
    expect(session.moment(0, null).event).toBeNull()
    expect(session.hash(6)).toBe(hashOf(state))
  })

  it('[BED-8] returns the slices between two places, forwards and back, and they make up the whole', async () => {
    const session = await open([...visit, SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null })])
    for (const [from, to] of [
      [2, 9],
      [9, 2],
      [11, 12],
      [12, 3],
    ] as const) {
      const part = session.moment(to, from).state
      expect({ ...session.moment(from, null).state, ...part }).toEqual(session.moment(to, null).state)
      expect(Object.keys(part).length).toBeLessThan(session.facts.slices.length)
    }
  })

  it('[BED-8] never shows HTML that was not made safe first', async () => {
    const session = await open()
    expect(JSON.stringify(session.moment(7, null))).not.toContain('onclick')
    expect(JSON.stringify(session.moment(7, null))).toContain('<p>Hello</p>')
    const nothing = await openSession(bytesOf(encodeLog(header, recorded(visit))), () => Promise.resolve([]))
    expect(JSON.stringify(nothing.moment(7, null))).not.toContain('Hello')
  })

  it('[BED-8] says how the calls ended, and which are pending at an event', async () => {
    const { calls } = (await open()).facts
    expect(calls.map(({ index, ms, result }) => [index, ms, result])).toEqual([
      [1, 100, 'responded'],
      [4, 200, 'responded'],
      [7, 100, 'failed'],
      [10, null, 'open'],
    ])
    const openAt = (place: number) => calls.filter((call) => isOpenAt(call, place)).map(({ index }) => index)
    expect([3, 5, 6, 10].map(openAt)).toEqual([[], [4], [], [10]])
  })

  it('[BED-8] finds events by type, data, area, maker, failure and change', async () => {
    expect(await found({ text: 'THEME' })).toEqual(['ThemeRequested', 'ThemeLoaded'])
    expect(await found({ text: 'ada@' })).toEqual(['FieldEdited'])
    expect(await found({ area: 'home', text: 'failed' })).toEqual(['BannersFailed'])
    expect(await found({ show: 'failures' })).toEqual(['BannersFailed'])
    expect(await found({ show: 'effects' })).toEqual([
      'ThemeRequested',
      'ThemeLoaded',
      'BannersLoaded',
      'BannersFailed',
    ])
    expect((await found({ show: 'person' })).length).toBe(2)
    expect(await found({ show: 'changed' })).not.toContain('PortalOpened')
    expect(await found({ show: 'changed' })).toContain('FieldEdited')
  })

  it('[BED-8] ends a search whose result is not wanted any more', async () => {
    const many = Array.from({ length: 4000 }, (_, i) => banner(`<p>${i}</p>`))
    const session = await open(many)
    const unwanted = (): Promise<void> => Promise.reject(new Superseded())
    await expect(session.find({ text: 'x', area: null, show: 'all' }, unwanted)).rejects.toBeInstanceOf(Superseded)
  })

  it('[BED-8] reads what it can of a damaged file, and refuses what is not a log with a sentence', async () => {
    const text = encodeLog(header, recorded(visit)).replace('"ThemeRequested"', '"Gone"')
    const { facts } = await openSession(bytesOf(`${text}{"seq"`), noHandlers)
    expect(facts.length).toBe(visit.length - 1)
    expect(facts.damage).toEqual([
      { place: 'line 3', sentence: 'This build knows no event Gone.' },
      { place: 'line 13', sentence: 'This line is cut off: the file ends in the middle of it.' },
      {
        place: 'line 4',
        sentence: 'Event 3 (ThemeLoaded) says that event 2 caused it, which is not in the file before it.',
      },
    ])
    await expect(openSession(bytesOf('no log'), noHandlers)).rejects.toThrow('This file is not an event log')
  })

  it.each<[string, (log: string) => Uint8Array<ArrayBuffer>]>([
    ['packed with gzip', (log) => Uint8Array.from(gzipSync(log))],
    ['in UTF-16 with the line ends of Windows', (log) => utf16(log.replaceAll('\n', '\r\n'))],
  ])('[BED-8] reads a log whole that is %s', async (_, file) => {
    const { facts } = await openSession(file(encodeLog(header, recorded(visit))), noHandlers)
    expect([facts.length, facts.damage, facts.header?.brand]).toEqual([visit.length, [], 'acme'])
  })

  it('[BED-8] reads a log without its header, a part of a gzip file, and names a newer format', async () => {
    const [, ...lines] = encodeLog(header, recorded(visit)).split('\n')
    const headless = await openSession(bytesOf(lines.join('\n')), noHandlers)
    expect([headless.facts.length, headless.facts.header, headless.facts.damage[0]?.place]).toEqual([
      visit.length,
      null,
      'line 1',
    ])

    const many = encodeLog(header, recorded(Array.from({ length: 2000 }, (_, i) => banner(`<p>${Math.sin(i)}</p>`))))
    const packed = gzipSync(many)
    const part = await openSession(Uint8Array.from(packed.subarray(0, packed.length * 0.7)), noHandlers)
    expect(part.facts.length).toBeGreaterThan(500)
    expect(part.facts.damage[0]?.sentence).toContain('cut off or damaged')

    const newer = encodeLog(header, []).replace(/"formatVersion":\d/, '"formatVersion":99')
    await expect(openSession(bytesOf(newer), noHandlers)).rejects.toThrow('This log is of format 99')
    await expect(openSession(Uint8Array.of(0x1f, 0x8b, 9, 9), noHandlers)).rejects.toThrow('nothing of it can be')
  })

  it('[BED-8] finds where an invariant breaks, each time that it does', async () => {
    const [twice, once] = [BenefitsLoaded({ benefits: [benefit, benefit] }), BenefitsLoaded({ benefits: [benefit] })]
    const session = await open([once, twice, twice, once, twice])
    const problems = await session.problems(progress)
    expect(problems.map(({ place, kind }) => `${place} ${kind}`)).toEqual(['1 invariant', '4 invariant'])
    expect(problems[0]?.sentence).toContain('the invariant ‘benefitsAreNamedOnce’ does not hold')
    expect([...(await session.find({ text: '', area: null, show: 'problems' }, progress))]).toEqual([1, 4])
    expect(await (await open()).problems(progress)).toEqual([])
  })

  it('[BED-8] finds that it comes to another state than its browser had, and a request from which nothing followed', async () => {
    const call = { kind: 'call', line: 0, at: 1100, after: 11, operation: 'getHomePageBanner', method: 'GET', status: 503, ms: 9, cause: 11, problem: 'refused' } as const // oxfmt-ignore
    const text = encodeLog({ ...header, hash: '0123456789abcdef' }, recorded(visit), { notes: [call], commandOf: () => null }) // oxfmt-ignore
    const problems = await (await openSession(bytesOf(text), noHandlers)).problems(progress)
    expect(problems).toMatchObject([
      { place: 10, kind: 'unanswered', sentence: expect.stringContaining('nothing followed from it') as string },
      { place: 10, kind: 'otherState' },
    ])
  })

  it('[BED-8] judges no invariant where its lines are out of order', async () => {
    const text = encodeLog(header, recorded([...visit, BenefitsLoaded({ benefits: [benefit, benefit] })]))
    const [first, ...rest] = text.trimEnd().split('\n')
    const session = await openSession(bytesOf([first, ...rest.toReversed()].join('\n')), noHandlers)
    expect(session.facts.damage.length).toBeGreaterThan(0)
    expect(await session.problems(progress)).toEqual([])
  })

  it('[BED-8] says what each selector makes of the state, which of them an event changed, and what one says of an argument', async () => {
    const session = await open()
    const rows = session.selectors(7, true)
    const rowOf = (name: string) => rows.find((row) => row.name === name)
    expect(rowOf('selectBanners')).toMatchObject({ area: 'home', takesArgument: false, changed: true })
    expect(rowOf('selectProfile')).toMatchObject({ area: 'session', changed: false })
    expect(rowOf('selectBanners')?.digest).not.toBe(
      session.selectors(6, true).find(({ name }) => name === 'selectBanners')?.digest,
    )
    expect(rowOf('selectListed')).toMatchObject({ takesArgument: true, text: '' })
    const banners = session.selected(7, 'selectBanners', null)
    expect(JSON.stringify(banners)).toContain('"kind":"value"')
    expect(JSON.stringify(banners)).toContain('Hello')
    expect(session.selected(7, 'selectListed', 'dental')).toEqual({ kind: 'value', value: null })
    expect(() => session.selected(7, 'selectNothing', null)).toThrow('no selector selectNothing')
  })

  it('[BED-8] gives equal hashes to equal states, whatever slices are left out', async () => {
    const [one, other] = [await open(), await open([...visit.slice(0, 6), banner('<p>Else</p>'), ...visit.slice(7)])]
    const { slices } = one.facts
    const [a, b] = [await one.hashes(slices, progress), await other.hashes(slices, progress)]
    expect([...a.states].findIndex((hash, i) => hash !== b.states[i])).toBe(7)
    expect([...a.events].findIndex((hash, i) => hash !== b.events[i])).toBe(6)
    const rest = slices.filter((slice) => slice !== 'home')
    expect([...(await one.hashes(rest, progress)).states]).toEqual([...(await other.hashes(rest, progress)).states])
  })
})
