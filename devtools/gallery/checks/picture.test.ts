import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../tools/setup.mjs'
import { catalogue } from '../../screen-states/catalogue.ts'
import { alikeOnPurpose, clipOf } from './picture.ts'
import { fileOf, picturesFolder } from './record.ts'

const phone = { width: 390, height: 844 }

describe('what a picture shows', () => {
  const state = { isMain: false, window: phone, page: 3000, subject: null }

  it('[BED-3] is the whole page of a main state, and at least the window', () => {
    expect(clipOf({ ...state, isMain: true })).toEqual({ x: 0, y: 0, width: 390, height: 3000 })
    expect(clipOf({ ...state, isMain: true, page: 500 })).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const list = { ...state, isMain: true, page: 9000, subject: { top: 900, bottom: 8900 } }
    expect(clipOf(list)).toEqual({ x: 0, y: 0, width: 390, height: 6000 })
  })

  it("[BED-3] begins above the state's subject if that ends below the picture, and never ends below the page", () => {
    const from = (top: number, bottom: number) => clipOf({ ...state, subject: { top, bottom } })
    expect(clipOf(state)).toEqual({ x: 0, y: 0, width: 390, height: 1200 })
    expect(from(1100, 1200).y).toBe(0)
    expect(from(1190.5, 1201)).toEqual({ x: 0, y: 790, width: 390, height: 1200 })
    expect(from(200, 2500).y).toBe(0)
    expect(from(2900, 2950)).toEqual({ x: 0, y: 1800, width: 390, height: 1200 })
  })
})

describe('the stored pictures', () => {
  it('[BED-3] differ from state to state of a screen: one that is the same as another cannot show its state', () => {
    const stored = readdirSync(path.join(root, picturesFolder)).filter((file) => file.endsWith('.webp'))
    const alike = new Map<string, readonly { readonly file: string; readonly id: string }[]>()
    for (const file of stored) {
      const state = catalogue.find(({ id }) => file.startsWith(`${fileOf(id)}.`))
      if (!state) continue
      const bytes = readFileSync(path.join(root, picturesFolder, file))
      const key = `${state.name} ${createHash('sha256').update(bytes).digest('hex')}`
      alike.set(key, [...(alike.get(key) ?? []), { file, id: state.id }])
    }
    const groups = [...alike.values()].filter((group) => group.length > 1)
    const unexplained = groups.filter((group) => group.filter(({ id }) => !(id in alikeOnPurpose)).length > 1)
    expect(unexplained.map((group) => group.map(({ file }) => file))).toEqual([])
    const explained = groups.flat().map(({ id }) => id)
    expect(Object.keys(alikeOnPurpose).filter((id) => !explained.includes(id))).toEqual([])
  })
})
