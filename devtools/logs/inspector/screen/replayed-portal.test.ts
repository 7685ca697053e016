import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { requestOptOut } from '../../../../src/domain/benefits/opt-out.ts'
import { benefitId } from '../../../../src/domain/samples.ts'
import { closePanel, openPanel } from '../../../../src/domain/shell/panels.ts'
import { portalEvolution } from '../../../../src/domain/state.ts'
import { replayedPortal } from './replayed-portal.ts'

const open = { panel: 'opt-out', subject: 'dental', closing: false } as const
const start = (touched = true) => {
  const refused: string[] = []
  const first = { ...portalEvolution().initial(), panels: { open } }
  return {
    refused,
    first,
    ...replayedPortal(
      first,
      { at: 0, startedAt: Date.UTC(2020, 0, 1) + 1 },
      (what) => refused.push(what),
      () => touched,
    ),
  }
}

describe('the portal over a replayed state', () => {
  it('[BED-7] [BED-8] shows the support code of the visit, whichever moment of it is drawn first', () => {
    expect(start().portal.logs.supportCode).toBe('0000-0001')
  })

  it('[BED-8] accepts a command, changes nothing, and reports what a person tried', () => {
    const { portal, refused } = start()
    const before = portal.state()
    expect(isRight(portal.dispatch(openPanel, { panel: 'opt-out', subject: 'dental' }))).toBe(true)
    expect(isLeft(portal.dispatch(requestOptOut, benefitId('dental')))).toBe(true)
    portal.saveFile({ name: 'x.csv', type: 'text/csv', text: '' })
    expect(portal.state()).toBe(before)
    expect(refused).toEqual(['PanelOpened', 'a command that the portal refuses', 'saving x.csv'])
  })

  it('[BED-8] does not report what a screen does automatically as it opens', () => {
    const { portal, refused } = start(false)
    portal.dispatch(closePanel, undefined)
    expect(refused).toEqual([])
  })

  it('[BED-8] opens the panel of the log once the page is there that draws it', async () => {
    const { portal, show, moved, first } = start()
    expect(portal.state().panels.open).toBeNull()
    let woken = 0
    const stop = portal.subscribe(['panels'], () => woken++)
    expect(portal.state().panels.open).toEqual(open)
    await Promise.resolve()
    expect(woken).toBe(1)
    stop()
    moved()
    show({ panels: first.panels }, 1)
    expect(portal.state().panels.open).toBeNull()
  })

  it('[BED-8] wakes the readers of the slices that differ, and keeps the others as they are', () => {
    const { portal, show, first } = start()
    const woken: string[] = []
    for (const slice of ['home', 'theme']) portal.subscribe([slice], () => woken.push(slice))
    const theme = portal.state().theme
    show({ home: { ...first.home, cards: { status: 'loading' } }, theme: structuredClone(first.theme) }, 1)
    expect(woken).toEqual(['home'])
    expect(portal.state().theme).toBe(theme)
  })
})
