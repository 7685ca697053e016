import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { selector } from '../../../src/domain/kernel/selector.ts'
import { connection, ConnectionFound, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { PanelClosed, PanelOpened, panels } from '../../../src/domain/shell/panels.ts'
import type { State } from '../../../src/domain/state.ts'
import { at } from './at.ts'
import type { Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { judgeOf, type Wanted } from './judge.ts'
import { logText, recorded, type Entry } from './testing.ts'
import { wantedBy } from './wanted.ts'

const own = ownBuild()
const opened = (subject: string) => PanelOpened({ panel: 'statement', subject })

/** This build with a handler of PanelClosed that throws, and with an invariant that a panel of the subject `odd` breaks. */
const buggy: Build = {
  ...own,
  evolution: {
    ...own.evolution,
    replay: (state: State, events: Iterable<RecordedEvent>) => {
      for (const event of events) {
        if (event.type === 'PanelClosed')
          throw new TypeError(`Panel '${String(state.panels.open?.subject)}' is 12 wide`)
        own.evolution.replay(state, [event])
      }
      return state
    },
    evolve: () => {
      throw new TypeError('It is broken.')
    },
  },
  invariants: [
    {
      name: 'panelIsEven',
      slices: ['panels'],
      broken: ({ panels: { open } }) =>
        open?.subject.startsWith('odd') ? `The panel of ‘${open.subject}’ is odd.` : null,
    },
  ],
  modules: () =>
    Promise.resolve({
      'panels.ts': {
        selectAny: selector([connection, panels], (state) => {
          if (!state.connection.online) throw new RangeError('There is no network.')
          return { panel: state.panels.open }
        }),
      },
    }),
}
const judged = async (wanted: Wanted, ...events: readonly Entry[]) =>
  (await judgeOf(buggy, wanted))(recorded(...events))
const sound = wantedBy({})

describe('a log', () => {
  it('[BED-8] fails where a handler throws, at that event', async () => {
    expect(await judged(sound, opened('a'), ConnectionLost({}))).toBeNull()
    expect(await judged(sound, opened('a'), PanelClosed({}), ConnectionLost({}))).toMatchObject({
      kind: 'thrown',
      seq: 2,
      sentence: "Event 2 (PanelClosed) throws TypeError: Panel 'a' is 12 wide",
    })
  })

  it('[BED-8] fails in the same way where only names and numbers differ', async () => {
    const one = await judged(sound, opened('a'), PanelClosed({}))
    expect((await judged(sound, ConnectionLost({}), opened('b'), PanelClosed({})))?.sort).toBe(one?.sort)
    expect((await judged(sound, opened('odd 1')))?.sort).toBe((await judged(sound, opened('odd 2')))?.sort)
    expect((await judged(sound, opened('odd 1')))?.sort).not.toBe(one?.sort)
  })

  it('[BED-8] fails at the first event after which an invariant does not hold, among the slices that it touches', async () => {
    expect(await judged(sound, opened('even'), opened('odd'), ConnectionFound({}))).toMatchObject({
      kind: 'invariant',
      seq: 2,
      sentence: 'After event 2 (PanelOpened) the invariant ‘panelIsEven’ does not hold: The panel of ‘odd’ is odd.',
    })
  })

  it('[BED-8] fails where what a selector says is not what was expected, or it throws', async () => {
    const wanted = wantedBy({ select: 'selectAny', expect: 'panel.subject=a' })
    expect(await judged(wanted, opened('a'))).toBeNull()
    expect(await judged(wanted, opened('b'))).toMatchObject({
      kind: 'expected',
      sort: 'expected selectAny().panel.subject "b"',
    })
    expect(await judged(wanted, ConnectionLost({}))).toMatchObject({
      kind: 'thrown',
      seq: null,
      sentence: 'selectAny().panel.subject throws RangeError: There is no network.',
    })
    expect(await judged(wanted, PanelClosed({}))).toMatchObject({ kind: 'thrown', seq: 1 })
  })

  it('[BED-8] compares lists and objects by what they hold', async () => {
    const wanted = wantedBy({ expect: 'panels.open={"subject":"a","panel":"statement","closing":false}' })
    expect(await judged(wanted, opened('a'))).toBeNull()
    expect((await judged(wanted, opened('b')))?.sort).toBe('expected panels.open an object')
    expect((await judged(wanted))?.sort).toBe('expected panels.open null')
  })

  it('[BED-8] has no state after an event whose handler throws, and says so', async () => {
    const bytes = new TextEncoder().encode(logText(recorded(opened('a'), PanelClosed({}), ConnectionLost({}))))
    const sentence =
      "Event 2 (PanelClosed) throws TypeError: Panel 'a' is 12 wide. There is no state after it; look at an earlier event."
    const after = (seq: number) => at(bytes, buggy, { seq, from: null, path: null })
    await expect(after(3)).rejects.toThrow(sentence)
    await expect(after(1)).rejects.toThrow('Event 1 (PanelOpened) throws TypeError: It is broken. There is no state')
  })
})
