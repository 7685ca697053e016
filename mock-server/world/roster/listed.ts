import type { Employee } from '../employees.ts'
import { isSelected, wordOf, type EmployeeQuery, type Roster } from './roster.ts'

/** A roster of employees who are all stored. Each order is made on first use. */
export const listedRoster = (employees: readonly Employee[]): Roster => {
  const orders = new Map<string, readonly Employee[]>()
  const inOrder = ({ sortBy, descending }: EmployeeQuery): readonly Employee[] => {
    const direction = descending ? -1 : 1
    const key = `${sortBy} ${direction}`
    const known =
      orders.get(key) ??
      [...employees].sort((a, b) => {
        const [one, other] = [wordOf(a, sortBy), wordOf(b, sortBy)]
        return one < other ? -direction : one > other ? direction : 0
      })
    orders.set(key, known)
    return known
  }
  const byId = new Map(employees.map((employee) => [employee.id, employee]))
  return {
    size: employees.length,
    registered: employees.filter(({ registered }) => registered).length,
    find: (id) => byId.get(id) ?? null,
    select: (query) => {
      const all = inOrder(query)
      const isAll = query.search === '' && query.registered === null && query.twoFactor === null
      const found = isAll ? all : all.filter((employee) => isSelected(employee, query))
      return { total: found.length, rows: (from, count) => found.slice(from, from + count) }
    },
    counted: employees.map((record) => ({ record, count: 1 })),
  }
}
