import { readFileSync } from 'node:fs'
import path from 'node:path'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { LogNote, RecordedCommand } from '../../../src/domain/log/notes.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import { SetUpCodeRequested } from '../../../src/domain/session/second-factor-setup.ts'
import { ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { openPanel, PanelClosed, PanelOpened } from '../../../src/domain/shell/panels.ts'
import { annotationsIn, readLog } from './read.ts'
import type { Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { judgeOf } from './judge.ts'
import { failingLog } from './shrinking.ts'
import { fileIn, header, ownFolder, recorded, replay } from './testing.ts'
import { wantedBy, type Asked } from './wanted.ts'

const folder = ownFolder()
const own = ownBuild()
const panel = { panel: 'statement', subject: '1' } as const
const events = recorded(PanelOpened(panel), ConnectionLost({}), PanelClosed({}), PanelOpened(panel))
const commands = new Map<number, RecordedCommand>([
  [1, { name: 'openPanel', input: panel }],
  [3, { name: 'closePanel' }],
  [4, { name: 'openPanel', input: panel }],
])
const refused: LogNote = { kind: 'refused', line: 0, at: 2500, after: 2, name: 'sendAll', input: 7, reason: 'busy' }
const text = encodeLog(header, events, { notes: [refused], commandOf: ({ seq }) => commands.get(seq) ?? null })
const log = fileIn(folder, 'visit.jsonl', text)
const bytes = new TextEncoder().encode(text)

/** This build with other commands. */
const buildWith = (name: string, exports: Readonly<Record<string, unknown>>): Build => ({
  ...own,
  name,
  modules: () => {
    const all = Object.entries({ openPanel, closePanel: () => right(PanelClosed({})), ...exports })
    const registry = new Map(all.map(([name, command]) => [command, { name }]))
    return Promise.resolve({ 'src/domain/commands.generated.ts': { commands: registry } })
  },
})
const busy = { sendAll: () => left({ reason: 'busy' }) }
const judged = async (build: Build, asked: Asked) =>
  (await judgeOf(build, wantedBy(asked), annotationsIn(bytes)))(readLog(bytes, build).events)

describe('the commands of a log', () => {
  it('[BED-8] are let through and refused again as they were recorded', async () => {
    expect(await judged(buildWith('here', busy), { commands: true })).toBeNull()
    expect((await replay(log, '--commands')).code).toBe(0)
    expect(JSON.parse((await replay(log, '--json')).out)).toMatchObject({
      refused: [{ after: 2, name: 'sendAll', reason: 'busy' }],
      failure: null,
    })
  })

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'refuses one that was let through',
      { ...busy, closePanel: () => left({ reason: 'notOpen' }) },
      'At event 3 (PanelClosed) closePanel() is refused (notOpen); in the log it makes PanelClosed.',
    ],
    [
      'lets one through that was refused',
      { sendAll: () => right(ConnectionLost({})) },
      'After event 2 sendAll(7) makes ConnectionLost; in the log it is refused (busy).',
    ],
    [
      'refuses one for another reason',
      { sendAll: () => left({ reason: 'empty' }) },
      'After event 2 sendAll(7) is refused (empty); in the log it is refused (busy).',
    ],
    [
      'makes another event',
      { ...busy, openPanel: () => right(PanelOpened({ panel: 'statement', subject: '2' })) },
      'At event 1 (PanelOpened) openPanel({"panel":"statement","subject":"1"}) makes PanelOpened with subject "2" instead of "1"; in the log it does not.',
    ],
    [
      'throws',
      {
        sendAll: () => {
          throw new TypeError('It is broken.')
        },
      },
      'After event 2 sendAll(7) throws TypeError: It is broken.; in the log it is refused (busy).',
    ],
  ])('[BED-8] show a build that %s', async (_, exports, sentence) => {
    expect(await judged(buildWith('here', exports), { commands: true })).toMatchObject({ kind: 'command', sentence })
  })

  it('[BED-8] are not judged where they read a secret, which no log holds', async () => {
    const asked = recorded(SetUpCodeRequested({ way: 'settings', pass: 'first', code: SECRET, password: null }))
    const bytesOf = new TextEncoder().encode(
      encodeLog(header, asked, { notes: [], commandOf: () => ({ name: 'sendSetUpCode' }) }),
    )
    const judge = await judgeOf(own, wantedBy({ commands: true }), annotationsIn(bytesOf))
    expect(judge(readLog(bytesOf, own).events)).toBeNull()
  })

  it('[BED-8] are those that the build registers, whatever else bears their names', async () => {
    const registry = new Map<unknown, object>([[openPanel, { name: 'openPanel', input: null }]])
    const build: Build = {
      ...own,
      modules: () =>
        Promise.resolve({
          'src/domain/commands.generated.ts': { commands: registry },
          'src/domain/helpers.ts': { openPanel: () => undefined, closePanel: () => undefined },
        }),
    }
    expect(await judged(build, { commands: true })).toBeNull()
  })

  it('[BED-8] are asked in the state of their place', async () => {
    const closes = (state: typeof own.evolution extends { initial: () => infer S } ? S : never) =>
      state.panels.open && !state.connection.online ? right(PanelClosed({})) : left({ reason: 'notOpen' })
    expect(await judged(buildWith('here', { ...busy, closePanel: closes }), { commands: true })).toBeNull()
  })

  it('[BED-8] can be expected to be refused or let through, each time or at one event', async () => {
    const build = buildWith('here', busy)
    expect(await judged(build, { refuses: 'sendAll' })).toBeNull()
    expect(await judged(build, { allows: 'closePanel' })).toBeNull()
    expect(await judged(build, { refuses: 'openPanel', at: 4 })).toMatchObject({
      seq: 4,
      sentence: expect.stringMatching(
        /^At event 4 \(PanelOpened\) openPanel.* makes PanelOpened; it should be refused.$/,
      ) as string,
    })
    expect(await judged(build, { makes: 'PanelOpened', at: 4 })).toBeNull()
    expect(await judged(build, { makesNot: 'ConnectionLost', at: 4 })).toBeNull()
    expect(await judged(build, { makes: 'ConnectionLost', at: 4 })).toMatchObject({
      sentence: expect.stringMatching(/makes PanelOpened; it should make ConnectionLost\.$/) as string,
    })
    expect(await judged(build, { makes: 'PanelOpened{panel=statement}', at: 4 })).toBeNull()
    expect(await judged(build, { makes: 'PanelOpened{subject=9}', at: 4 })).toMatchObject({
      sentence: expect.stringMatching(/makes PanelOpened; it should make PanelOpened\{subject=9\}\.$/) as string,
    })
    expect(() => wantedBy({ makes: 'ConnectionLost' })).toThrow('Say which command should make it')
    expect(await judged(build, { allows: 'sendAll' })).toMatchObject({
      sentence: 'After event 2 sendAll(7) is refused (busy); it should be let through.',
    })
  })

  it('[BED-8] that a good build judges in the same way do not count', async () => {
    const strict = { openPanel: () => left({ reason: 'always' }) }
    const [bad, good] = [
      buildWith('bad', { ...strict, sendAll: () => right(ConnectionLost({})) }),
      buildWith('good', { ...strict, ...busy }),
    ]
    const wanted = wantedBy({ commands: true })
    const judgedLog = { events, beside: annotationsIn(bytes) }
    expect((await failingLog(judgedLog, bad, good, wanted)).failure.sentence).toContain(
      'sendAll(7) makes ConnectionLost',
    )
    await expect(failingLog(judgedLog, good, good, wanted)).rejects.toThrow('The log fails on good as well: At event 1')
    const expected = wantedBy({ makes: 'ConnectionLost', at: 4 })
    const other = buildWith('other', { openPanel: () => right(PanelClosed({})) })
    await expect(failingLog(judgedLog, other, good, expected)).rejects.toThrow(
      'The log fails on good as well: At event',
    )
  })

  it('[BED-8] stay in a log that is shrunk', async () => {
    const short = path.join(folder, 'short.jsonl')
    const asked = ['--refuses', 'closePanel', '--at', '3']
    const { code, out } = await replay(log, '--shrink', short, ...asked)
    expect([code, out]).toEqual([0, expect.stringContaining('closePanel() makes PanelClosed; it should be refused.')])
    expect(readFileSync(short, 'utf8')).toContain('"command":{"name":"closePanel"}')
    expect((await replay(short, ...asked)).code).toBe(1)
  })

  it('[BED-8] are named where a tester expects something of another', async () => {
    expect((await replay(log, '--refuses', 'logIn')).err).toBe(
      'The log has no command logIn. It has closePanel, openPanel, sendAll.\n',
    )
    expect((await replay(log, '--refuses', 'sendAll')).err).toBe(
      'The domain of this checkout has no command sendAll that can be asked again.\n',
    )
    const older = fileIn(folder, 'older.jsonl', encodeLog(header, events))
    expect((await replay(older, '--commands')).err).toContain('This log holds no commands')
  })
})
