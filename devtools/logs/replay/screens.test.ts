import { describe, expect, it } from 'vitest'
import type { Slices } from '../engine/protocol.ts'
import { markedLines } from '../reading/differing-lines.ts'
import type { ScreenMoment, Screens } from '../screens/screens.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import { ConnectionFound, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { PanelClosed, PanelOpened } from '../../../src/domain/shell/panels.ts'
import type { DomainEvent } from '../../../src/domain/kernel/event.ts'
import type { Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { diffBuilds } from './diff-builds.ts'
import type { DiffReport } from './diff.ts'
import { beforeCrash, screen, isShown } from './shows.ts'
import { judgeOf } from './judge.ts'
import { logText, recorded } from './testing.ts'
import { wantedBy, type Asked } from './wanted.ts'

const own = ownBuild()
const quiet = { tell: () => undefined, done: () => undefined }
const bytesOf = (...events: readonly DomainEvent[]) => new TextEncoder().encode(logText(recorded(...events)))
const opened = PanelOpened({ panel: 'statement', subject: '1' })

/** A build whose screens are these lines. */
const drawing = (name: string, lines: (state: Slices, width: number) => readonly string[]) => {
  const drawn: ScreenMoment[] = []
  const errors: string[] = []
  let now: readonly string[] = []
  const screens: Screens = {
    show: (moment, size) => {
      drawn.push(moment)
      now = lines(moment.state, size?.width ?? 1280)
      return Promise.resolve()
    },
    later: () => Promise.resolve(),
    tree: () => Promise.resolve(now.join('\n')),
    picture: () => Promise.reject(new Error('There is no picture.')),
    errors,
    close: () => Promise.resolve(),
  }
  const build: Build = { ...own, name, screens: () => Promise.resolve(screens) }
  return { build, drawn, errors }
}
const online = (state: Slices): boolean => (state['connection'] as { online: boolean }).online
const plain = (state: Slices) => ['- main:', `  - heading "${online(state) ? 'Welcome' : 'Offline'}" [level=1]`]

describe('what a screen shows', () => {
  it.each([
    ['heading "Check your choice" [level=1]', true],
    ['Check your choice', true],
    ['Check your choice £15.30 a month', true],
    ['You say "yes"', true],
    ['Check your cover', false],
    ['heading "Check" £15.30', false],
  ])('[BED-8] is found in a line or in all that it says: %s', (text, found) => {
    const lines = [
      '- main:',
      '  - heading "Check your choice" [level=1]',
      '  - paragraph: £15.30  a month',
      '  - button "You say \\"yes\\"" [disabled]',
    ]
    expect(isShown(lines, text)).toBe(found)
  })

  it('[BED-8] is printed as its accessibility tree after an event, at any width', async () => {
    const { build, drawn } = drawing('here', (state, width) => [...plain(state), `  - text: ${width} wide`])
    const { json, lines, code } = await screen(bytesOf(ConnectionLost({}), ConnectionFound({})), build, 1, 390)
    expect(code).toBe(0)
    expect(lines).toEqual(['/', '- main:', '  - heading "Offline" [level=1]', '  - text: 390 wide'])
    expect(json).toMatchObject({ build: 'here', path: '/', event: { seq: 1, type: 'ConnectionLost' } })
    expect(drawn).toMatchObject([{ at: 1000 }])
  })

  it('[BED-8] makes a log fail, at its end or after an event', async () => {
    const { build } = drawing('here', plain)
    const judged = async (asked: Asked) =>
      (await judgeOf(build, wantedBy(asked)))(recorded(opened, ConnectionLost({}), PanelClosed({})))
    expect(await judged({ shows: 'Offline' })).toBeNull()
    expect(await judged({ shows: 'Welcome', at: 1 })).toBeNull()
    expect(await judged({ showsNot: 'Welcome' })).toBeNull()
    expect(await judged({ shows: 'Welcome' })).toEqual({
      kind: 'screen',
      sort: 'screen / true Welcome',
      sentence: 'The screen at / after the last event does not show ‘Welcome’.',
      seq: null,
    })
    expect(await judged({ showsNot: 'Offline', at: 2 })).toMatchObject({
      sentence: 'The screen at / after event 2 shows ‘Offline’.',
      seq: 2,
    })
  })
})

describe('a screen that crashes', () => {
  const crash = CrashOccurred({ kind: 'screen', name: 'TypeError', message: 'Bbbb', stack: [], times: 1 })
  const crashing = () => {
    const { build, errors } = drawing('here', (state) => {
      if (online(state)) errors.push('A warning that is no error')
      else errors.push('TypeError: x is not a function\n    at draw (a.js:1:2)')
      return plain(state)
    })
    return build
  }
  const judged = async (asked: Asked) =>
    (await judgeOf(crashing(), wantedBy(asked)))(recorded(opened, ConnectionLost({}), crash))

  it('[BED-8] is judged by drawing it, whatever the log says of crashes', async () => {
    expect(await judged({ draws: true })).toEqual({
      kind: 'screen',
      sort: 'draws / TypeError',
      sentence: 'The screen at / after the last event crashes as it is drawn: TypeError: x is not a function',
      seq: null,
    })
    expect(await judged({ draws: true, at: 1 })).toBeNull()
  })

  it('[BED-8] is the one after the event before the first crash', () => {
    expect(beforeCrash(recorded(opened, ConnectionLost({}), crash, crash))).toBe(2)
    expect(beforeCrash(recorded(crash))).toBeNull()
    expect(beforeCrash(recorded(opened))).toBeNull()
  })
})

describe('the screens of two builds', () => {
  const compared = async (bytes: Uint8Array, here: typeof plain, there: typeof plain) => {
    const [mine, theirs] = [drawing('here', here), drawing('there', there)]
    const { code, json, lines } = await diffBuilds(bytes, mine.build, theirs.build, quiet, { width: null })
    return { code, lines, drawn: mine.drawn.length, ...(json as DiffReport) }
  }
  const wrong = (state: Slices) => plain(state).map((line) => line.replace('Offline', 'Online'))

  it('[BED-8] are compared where the state changed, and the difference is marked line by line', async () => {
    const { code, lines, divergence, drawn } = await compared(
      bytesOf(opened, ConnectionFound({}), ConnectionLost({}), PanelClosed({})),
      wrong,
      plain,
    )
    expect([code, drawn]).toEqual([1, 2])
    expect(divergence).toMatchObject({ event: { seq: 3, type: 'ConnectionLost' }, inState: [], inSelectors: [] })
    expect(lines).toEqual([
      'Event 3 (ConnectionLost) is the first after which the screens differ; states and selectors are the same.',
      '',
      'On the screen after it (- here, + there):',
      '  - main:',
      '-   - heading "Online" [level=1]',
      '+   - heading "Offline" [level=1]',
      ...lines.slice(6),
    ])
  })

  it('[BED-8] that are the same are counted', async () => {
    const { code, lines, screens } = await compared(bytesOf(opened, ConnectionFound({}), PanelClosed({})), wrong, plain)
    expect([code, screens]).toEqual([0, { drawn: 2, of: 2 }])
    expect(lines).toContain('Their screens are the same at 2 of 2 points where they can differ.')
  })

  it('[BED-8] are sampled in a long log, and the first that differs is found all the same', async () => {
    const panels = (count: number) =>
      Array.from({ length: count }, (_, i) => PanelOpened({ panel: 'statement', subject: `${i}` }))
    const { divergence, drawn } = await compared(
      bytesOf(...panels(802), ConnectionLost({}), ...panels(100)),
      wrong,
      plain,
    )
    expect(divergence?.event).toEqual({ seq: 803, type: 'ConnectionLost' })
    expect(drawn).toBeLessThan(200)
  })
})

describe('the difference of two texts', () => {
  it('[BED-8] keeps the lines around it, and leaves the rest out', () => {
    const [one, other] = [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'x', 'd', 'e', 'f'],
    ]
    expect(markedLines(one, other)).toEqual(['  a', '  b', '- c', '+ x', '  d', '  e', '+ f'])
    expect(markedLines(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'x', 'd', 'e'], 1)).toEqual(['  b', '- c', '+ x', '  d'])
    expect(markedLines(one, one, 2)).toEqual([])
  })
})
