import { openScreens } from '../../devtools/logs/screens/screens.ts'
import { profile } from '../../src/domain/samples.ts'
import type { DomainEvent } from '../../src/domain/kernel/event.ts'
import { ProfileLoaded } from '../../src/domain/session/session.ts'
import { AddressChanged } from '../../src/domain/shell/address.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import { expect, test } from './journey.ts'

const stateAfter = (events: readonly DomainEvent[]) => {
  const { initial, replay } = portalEvolution()
  return replay(
    initial(),
    events.map((event, index) => ({ ...event, seq: index + 1, at: 0, v: 1, causedBy: null })),
  )
}
const home = [
  ProfileLoaded({ profile, termsUpdated: false }),
  AddressChanged({ path: '/app/home/', choices: {}, words: {}, quotes: {} }),
]

test('[BED-8] the screen of a state is drawn from that state alone, and read as a screen reader would', async () => {
  const screens = await openScreens()
  try {
    await screens.show({ state: stateAfter(home), at: 0, startedAt: 0 })
    const first = await screens.tree()
    expect(first).toContain('Hello, First')
    await screens.show({ state: stateAfter([]), at: 0, startedAt: 0 }, { width: 390, height: 844 })
    expect(await screens.tree()).not.toContain('Hello, First')
    await screens.show({ state: stateAfter(home), at: 0, startedAt: 0 })
    expect(await screens.tree()).toBe(first)
    expect((await screens.picture()).length).toBeGreaterThan(1000)
    expect(screens.errors).toEqual([])
  } finally {
    await screens.close()
  }
})
