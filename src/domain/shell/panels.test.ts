import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/kit.ts'
import { closePanel, openPanel, PanelClosed, PanelOpened, panels, selectPanel } from './panels.ts'

const given = story(panels)
const panel = { panel: 'opt-out', subject: 'dental' } as const

describe('a side panel', () => {
  it('[SHELL-5] opens by name with what it is about', () => {
    expect(given().when(openPanel, panel)).toEqual(produced(PanelOpened(panel)))
    expect(selectPanel(given(PanelOpened(panel)).state)).toEqual(panel)
  })

  it('[SHELL-5] gives way to the next one', () => {
    const next = { ...panel, subject: 'gym' }
    expect(selectPanel(given(PanelOpened(panel), PanelOpened(next)).state)).toEqual(next)
  })

  it('[SHELL-5] closes, and stays quiet where none is open', () => {
    expect(given(PanelOpened(panel)).when(closePanel)).toEqual(produced(PanelClosed({})))
    expect(selectPanel(given(PanelOpened(panel), PanelClosed({})).state)).toBeNull()
    expect(given().when(closePanel)).toEqual(refused('closed'))
  })
})
