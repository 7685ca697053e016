import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween } from '../../engine/changes.ts'
import { keepSame } from '../screen/keep-same.ts'
import { findInTree, keyOf, marksOf, placesAbove, shortly, treeRows } from './tree-rows.ts'

const state = { home: { cards: [{ id: 'card-1' }], open: false }, empty: {}, theme: { colour: '#00695c' } }

describe('a state as a tree', () => {
  it('[BED-8] has a line for what is open alone, with its level and place', () => {
    const closed = treeRows(state, new Set())
    expect(closed.map(({ path, open }) => [path.join('.'), open])).toEqual([
      ['home', false],
      ['empty', null],
      ['theme', false],
    ])
    const open = treeRows(state, new Set([keyOf(['home']), keyOf(['home', 'cards'])]))
    expect(
      open.map(({ path, level, position, size }) => [path.join('.'), level, `${position}/${size}`]),
    ).toContainEqual(['home.cards.0', 3, '1/1'])
    expect(shortly(state.home)).toBe('{ cards, open }')
  })

  it('[BED-8] is searched by path and by value', () => {
    expect(findInTree(state, 'home.cards')).toEqual([['home', 'cards']])
    expect(findInTree(state, '00695C')).toEqual([['theme', 'colour']])
    expect(findInTree(state, ' ')).toEqual([])
    expect(placesAbove(['home', 'cards', '0'])).toEqual([keyOf(['home']), keyOf(['home', 'cards'])])
  })

  it('[BED-8] marks what an event changed, and every place above it', () => {
    const next = { ...state, home: { ...state.home, open: true }, late: 1 }
    const marks = marksOf(changesBetween(state, next))
    expect([...marks.changed.keys()]).toEqual([keyOf(['home', 'open']), 'late'])
    expect([...marks.above]).toEqual(['home'])
  })
})

const json = fc.jsonValue({ maxDepth: 4 })
// A copy as it comes out of the worker; JSON would lose the sign of a zero.
const copy = (value: unknown): unknown => structuredClone(value)

describe('two states', () => {
  it('[BED-8] differ nowhere exactly when they are equal', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(changesBetween(a, copy(a))).toEqual([])
        expect(changesBetween(a, b).length === 0).toBe(isDeepStrictEqual(a, b))
      }),
    )
  })

  it('[BED-8] share every part that is equal, and the shared state is the new one', () => {
    fc.assert(
      fc.property(json, json, json, (a, b, rest) => {
        const [old, next] = [
          { a, rest },
          { b, a: copy(a), rest: copy(rest) },
        ]
        const kept = keepSame(old, next) as typeof next
        expect(kept).toEqual(next)
        expect(Object.is(kept.a, a)).toBe(true)
        expect(Object.is(keepSame(old, copy(old)), old)).toBe(true)
      }),
    )
  })
})
