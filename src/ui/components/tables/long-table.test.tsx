// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LongTable } from './long-table.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const people = Array.from({ length: 5_000 }, (_, index) => ({ name: `Person ${index}` }))
type Person = (typeof people)[number]

let asked = 0
const nameOf = ({ name }: Person): string => {
  asked += 1
  return name
}
const columns = [{ key: 'name', kind: 'heading' as const, header: 'Name', cell: ({ name }: Person) => name }]

const People = ({ caption }: { caption: string }) => (
  <LongTable caption={caption} columns={columns} rows={people} rowKey={nameOf} />
)

it('[APP-1] what changes beside thousands of rows recalculates none of their positions', () => {
  vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 53))
  const { rerender } = render(<People caption="People" />)
  expect(screen.getByRole('rowheader', { name: 'Person 0' })).toBeTruthy()
  expect(asked).toBeGreaterThan(people.length)
  asked = 0
  rerender(<People caption="All of them" />)
  expect(screen.getByRole('table', { name: 'All of them' })).toBeTruthy()
  expect(asked).toBeLessThan(100)
})
