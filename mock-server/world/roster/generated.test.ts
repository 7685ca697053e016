import { describe, expect, it } from 'vitest'
import type { Employee } from '../employees.ts'
import { generatedRoster } from './generated.ts'
import { listedRoster } from './listed.ts'
import { changesOf, queryOf, randomBy, employeesIn } from './testing.ts'

describe('a generated roster', () => {
  it.each([
    [14, 100],
    [999, 150],
    [3_000, 150],
    [30_000, 60],
  ])('[BED-4] of %i employees selects, sorts and counts as a search through all of them does', (size, times) => {
    const random = randomBy(size)
    const roster = generatedRoster(size, changesOf(random, size))
    const all = [...employeesIn(roster)]
    expect([all.length, roster.size]).toEqual([size, size])
    const listed = listedRoster(all)
    expect(roster.registered).toBe(listed.registered)
    for (let i = 0; i < times; i++) {
      const employee = all[random(size)]
      if (!employee) throw new Error('The roster has too few employees.')
      const query = queryOf(random, employee)
      const [found, wanted] = [roster.select(query), listed.select(query)]
      const from = random(2) === 0 ? 0 : random(wanted.total + 2)
      expect([query, from, found.total, found.rows(from, 25)]).toEqual([
        query,
        from,
        wanted.total,
        wanted.rows(from, 25),
      ])
    }
  })

  it('[BED-4] counts every employee once for its figures, as what they are', () => {
    const roster = generatedRoster(12_345, changesOf(randomBy(1), 12_345))
    const by = (employees: Iterable<readonly [Employee, number]>) => {
      const counts = new Map<string, number>()
      for (const [employee, count] of employees) {
        const facts = JSON.stringify({ ...employee, id: '', employeeNumber: '', name: '', email: '' })
        counts.set(facts, (counts.get(facts) ?? 0) + count)
      }
      return counts
    }
    expect(by(roster.counted.map(({ record, count }) => [record, count] as const))).toEqual(
      by([...employeesIn(roster)].map((employee) => [employee, 1] as const)),
    )
  })
})
