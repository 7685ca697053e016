// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Table } from '../tables/table.tsx'

afterEach(cleanup)

const people = ['Ada', 'Brunel', 'Curie'].map((name) => ({ name }))
type Person = (typeof people)[number]

const drawn: string[] = []
const columns = [
  {
    key: 'name',
    kind: 'heading' as const,
    header: 'Name',
    cell: ({ name }: Person) => {
      drawn.push(name)
      return name
    },
  },
]
const labelOf = ({ name }: Person): string => `Select ${name}`

const People = ({ disabled = false }: { disabled?: boolean }) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [onTick] = useState(() => (rows: readonly Person[], ticked: boolean): void => {
    const names = rows.map(({ name }) => name)
    setChosen((before) => [...before.filter((name) => !names.includes(name)), ...(ticked ? names : [])])
  })
  const all = chosen.length === 0 ? 'none' : chosen.length === people.length ? 'all' : 'some'
  return (
    <Table
      caption="People"
      columns={columns}
      rows={people}
      rowKey={({ name }) => name}
      ticks={{
        name: 'person',
        label: 'Select all',
        all,
        isTicked: ({ name }) => chosen.includes(name),
        disabled,
        labelOf,
        onTick,
      }}
    />
  )
}

const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name })
const states = (): readonly boolean[] => people.map((person) => box(labelOf(person)).checked)

it('[APP-1] a row has a box that is named after it, and one above ticks and clears them all', () => {
  render(<People />)
  fireEvent.click(box('Select Brunel'))
  expect(states()).toEqual([false, true, false])
  expect(box('Select all').indeterminate).toBe(true)
  fireEvent.click(box('Select all'))
  expect(states()).toEqual([true, true, true])
  expect(box('Select all').checked).toBe(true)
  fireEvent.click(box('Select all'))
  expect(states()).toEqual([false, false, false])
})

it('[APP-1] a tick redraws its own row and no other', () => {
  render(<People />)
  drawn.length = 0
  fireEvent.click(box('Select Brunel'))
  expect(drawn).toEqual(['Brunel'])
  expect(box('Select Brunel').closest('tr')?.dataset['selected']).toBe('true')
})

it('[APP-1] no box can be changed while what was chosen is on its way', () => {
  render(<People disabled />)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([
    true,
    true,
    true,
    true,
  ])
})
