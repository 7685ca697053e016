import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import {
  closePanel,
  openPanel,
  PanelClosed,
  PanelLeft,
  PanelOpened,
  panels,
  selectIsCovered,
  selectPanel,
} from './panels.ts'

const given = story(panels)
const panel = { panel: 'opt-out', subject: 'dental' } as const

describe('a side panel', () => {
  it('[SHELL-5] opens by name with what it is about', () => {
    expect(given().when(openPanel, panel)).toEqual(produced(PanelOpened(panel)))
    expect(selectPanel(given(PanelOpened(panel)).state)).toEqual({ ...panel, closing: false })
  })

  it('[SHELL-5] gives way to the next one', () => {
    const next = { ...panel, subject: 'gym' }
    expect(selectPanel(given(PanelOpened(panel), PanelOpened(next)).state)).toEqual({ ...next, closing: false })
  })

  it('[SHELL-5] closes, and stays quiet where none is open', () => {
    expect(given(PanelOpened(panel)).when(closePanel)).toEqual(produced(PanelClosed({})))
    expect(given().when(closePanel)).toEqual(refused('closed'))
  })

  it('[SHELL-5] stays while it slides away, and is gone once it has left', () => {
    const closing = given(PanelOpened(panel), PanelClosed({}))
    expect(selectPanel(closing.state)).toEqual({ ...panel, closing: true })
    expect(closing.when(closePanel)).toEqual(refused('closed'))
    expect(selectPanel(closing.at(300, PanelLeft({ panel: 'opt-out' })).state)).toBeNull()
  })

  it('[SHELL-5] covers the page until it closes', () => {
    expect(selectIsCovered(given().state)).toBe(false)
    expect(selectIsCovered(given(PanelOpened(panel)).state)).toBe(true)
    expect(selectIsCovered(given(PanelOpened(panel), PanelClosed({})).state)).toBe(false)
  })

  it('[SHELL-5] that was opened again meanwhile does not leave', () => {
    const again = given(PanelOpened(panel), PanelClosed({}), PanelOpened(panel), PanelLeft({ panel: 'opt-out' }))
    expect(selectPanel(again.state)).toEqual({ ...panel, closing: false })
  })
})
