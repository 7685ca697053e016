import { describe, expect, it } from 'vitest'
import { seed } from './seed.ts'
import { createTables, dumpOf } from './tables.ts'

const content = seed()
const cards = () => createTables(content).cards
const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)

describe('the tables of a world', () => {
  it('[BED-4] keep the order in which records were made: a change leaves a record in its place, and one that returns is the last', () => {
    const table = cards()
    const [first, second, ...rest] = table.all()
    if (!first || !second) throw new Error('The seeds have no two cards.')
    table.update(first.id, { title: 'Changed' })
    expect(idsOf(table.all())).toEqual(idsOf([first, second, ...rest]))
    expect(table.find(first.id)).toEqual({ ...first, title: 'Changed' })
    expect(table.remove(first.id)).toBe(true)
    expect(table.remove(first.id)).toBe(false)
    table.insert(first)
    expect(idsOf(table.all())).toEqual(idsOf([second, ...rest, first]))
    expect(table.changes()).toBe(3)
  })

  it('[BED-4] refuse a second record of an id, and a change of one that is not there', () => {
    const table = cards()
    const [first] = table.all()
    if (!first) throw new Error('The seeds have no card.')
    expect(() => table.insert(first)).toThrow("There is a '")
    expect(() => table.update('nothing', { title: '' })).toThrow("There is no 'nothing' in the table 'cards'.")
    expect(table.findBy({ title: first.title })).toEqual(first)
    expect(table.where({ title: 'Nothing' })).toEqual([])
  })

  it('[BED-4] share their content with other worlds, and change none of it', () => {
    const [one, other] = [createTables(content), createTables(content)]
    const before = structuredClone(content)
    for (const { id } of one.people.all()) one.people.update(id, { locked: true })
    for (const { id } of one.cards.all()) one.cards.remove(id)
    expect(dumpOf(other)).toEqual(before)
    expect(content).toEqual(before)
  })

  it('[BED-4] make generated records when they are asked for, and store only what is changed of them', () => {
    const [first, second] = content.cards
    if (!first || !second) throw new Error('The seeds have no two cards.')
    const made: number[] = []
    const at = (place: number) => {
      made.push(place)
      return { ...first, id: `made-${place}`, title: `Card ${place}` }
    }
    const placeOf = (id: string) => (/^made-[0-3]$/.test(id) ? Number(id.slice(5)) : null)
    const table = cards()
    table.generate({ size: 4, at, placeOf, counted: [{ record: first, count: 4 }] })
    expect(made).toEqual([])
    expect(table.find(second.id)).toBeNull()
    expect(table.find('made-2')?.title).toBe('Card 2')
    expect(made).toEqual([2])
    table.update('made-1', { title: 'Changed' })
    expect(table.remove('made-0')).toBe(true)
    expect(table.remove('made-0')).toBe(false)
    expect(() => table.insert(at(3))).toThrow("There is a 'made-3'")
    table.insert(at(0))
    table.insert(second)
    expect(table.all().map(({ title }) => title)).toEqual(['Changed', 'Card 2', 'Card 3', 'Card 0', second.title])
    expect(table.counted().reduce((sum, { count }) => sum + count, 0)).toBe(5)
  })
})
