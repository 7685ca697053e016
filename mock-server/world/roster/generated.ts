import { Faker, base } from '@faker-js/faker'
import { demoCount, demoEmployees, drawFacts, emailDomain, registeredShare } from '../employees.ts'
import type { Employee, EmployeeFacts } from '../employees.ts'
import { generatedOrder, isBefore, type Placed } from './generated-order.ts'
import { indexSet, period, type IndexSet, type Pattern, type Segment } from './index-set.ts'
import { fullNames, nameIndexOf } from './names.ts'
import type { Counted } from '../tables.ts'
import { isSelected, type EmployeeQuery, type Roster, type Selected } from './roster.ts'
import { firstId, searchRows } from './search.ts'

/** The maximum number of employees of a client, because their ids have eight digits. */
export const mostEmployees = 9 * firstId

const draw = (): readonly EmployeeFacts[] => {
  const faker = new Faker({ locale: base, seed: 1_000_000 })
  return Array.from({ length: period }, () => drawFacts(faker, faker.number.float() < registeredShare))
}

let drawn: readonly EmployeeFacts[] | null = null

/** The facts of row `i` are those of `i % period`: a thousand are drawn, on first use, for any number of rows. */
export const drawnFacts = (): readonly EmployeeFacts[] => (drawn ??= draw())

const filters = new Map<string, Pattern>()

/** The drawn rows that pass the filters of a query. */
const filterOf = (registered: boolean | null, twoFactor: boolean | null): Pattern => {
  const key = `${registered} ${twoFactor}`
  const filter =
    filters.get(key) ??
    Uint8Array.from(drawnFacts(), (facts) =>
      (registered === null || facts.registered === registered) && (twoFactor === null || facts.twoFactor === twoFactor)
        ? 1
        : 0,
    )
  filters.set(key, filter)
  return filter
}

/** The employee at an index, a pure function of the index and the number of rows. */
const employeeAt = (index: number, rows: number): Employee => {
  const [facts, name] = [drawnFacts()[index % period], fullNames[nameIndexOf(index, rows)]]
  if (!facts || !name) throw new RangeError(`There is no row ${index} of ${rows}.`)
  const id = String(firstId + index)
  return { id, employeeNumber: `AC${id}`, name: name.name, email: `${name.address}${id}${emailDomain}`, ...facts }
}

/** The row of an id; null if no row has it. */
const indexOfId = (id: string, rows: number): number | null => {
  const index = /^\d{8}$/.test(id) ? Number(id) - firstId : -1
  return index >= 0 && index < rows ? index : null
}

/** Segments without some rows. */
const without = (segments: readonly Segment[], indexes: readonly number[]): readonly Segment[] =>
  segments.flatMap(({ start, end, pattern }) => {
    const cuts = indexes.filter((index) => index >= start && index < end)
    const ends = [...cuts, end]
    return ends.map((cut, i) => ({ start: i === 0 ? start : (cuts[i - 1] ?? start) + 1, end: cut, pattern }))
  })

/** The fields of a row that an account of the world can change. */
export type EmployeeChange = Partial<Pick<Employee, 'registered' | 'twoFactor'>>

/**
 * A roster of any size that stores only what was changed: the demo accounts, who are its last employees, and the rows in
 * `changes`. A query works on ranges of rows and creates only the rows that it returns.
 */
export const generatedRoster = (size: number, changes: ReadonlyMap<string, EmployeeChange>): Roster => {
  const rows = Math.max(0, size - demoCount)
  const changed = (employee: Employee): Employee => ({ ...employee, ...changes.get(employee.id) })
  const demo = demoEmployees(drawnFacts().slice(0, Math.min(size, demoCount)))
  const changedRows = [...changes.keys()].flatMap((id) => indexOfId(id, rows) ?? []).sort((one, other) => one - other)
  const kept: readonly Placed[] = [
    ...changedRows.map((index) => ({ employee: changed(employeeAt(index, rows)), index })),
    ...demo.map((employee, i) => ({ employee: changed(employee), index: rows + i })),
  ]
  const keptById = new Map(kept.map(({ employee }) => [employee.id, employee]))
  const everyRow = indexSet(without(searchRows(rows, ''), changedRows))
  const rowsFor = ({ search, registered, twoFactor }: EmployeeQuery): IndexSet => {
    const found = search === '' ? everyRow : indexSet(without(searchRows(rows, search), changedRows))
    return registered === null && twoFactor === null ? found : found.within(filterOf(registered, twoFactor))
  }
  const placedAt = (index: number): Placed => ({ employee: employeeAt(index, rows), index })

  const selectedBy = (query: EmployeeQuery): Selected => {
    const order = generatedOrder(rowsFor(query), rows, drawnFacts(), query)
    const own = kept
      .filter(({ employee }) => isSelected(employee, query))
      .sort((one, other) => (isBefore(one, other, query) ? -1 : 1))
    const generatedAt = (place: number): Placed => placedAt(order.at(place))
    /** How many of the rows before a place are kept ones, in the merged order of kept and generated rows. */
    const ownBefore = (place: number): number => {
      let [low, high] = [Math.max(0, place - order.size), Math.min(own.length, place)]
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        const [one, opposite] = [own[middle], place - middle - 1]
        const isIn = one && (opposite >= order.size || isBefore(one, generatedAt(opposite), query))
        if (isIn) low = middle + 1
        else high = middle
      }
      return low
    }
    const total = order.size + own.length
    return {
      total,
      rows: (from, count) => {
        const found: Employee[] = []
        const first = Math.min(from, total)
        let nextOwn = ownBefore(first)
        let next = first - nextOwn
        while (found.length < count && nextOwn + next < total) {
          const one = own[nextOwn]
          const other = next < order.size ? generatedAt(next) : null
          if (one && (!other || isBefore(one, other, query))) {
            found.push(one.employee)
            nextOwn += 1
          } else if (other) {
            found.push(other.employee)
            next += 1
          }
        }
        return found
      },
    }
  }

  /** The results of queries without a search: there are few, and each is read page by page. */
  const known = new Map<string, Selected>()
  const select = (query: EmployeeQuery): Selected => {
    if (query.search !== '') return selectedBy(query)
    const key = `${query.registered} ${query.twoFactor} ${query.sortBy} ${query.descending}`
    const selected = known.get(key) ?? selectedBy(query)
    known.set(key, selected)
    return selected
  }

  const counted = (): readonly Counted<Employee>[] => {
    const counts = everyRow.counts()
    return [
      ...[...counts].flatMap((count, index) => (count > 0 ? [{ record: employeeAt(index, rows), count }] : [])),
      ...kept.map(({ employee }) => ({ record: employee, count: 1 })),
    ]
  }
  const all = counted()
  return {
    size,
    registered: all.reduce((sum, { record, count }) => (record.registered ? sum + count : sum), 0),
    find: (id) => {
      const known = keptById.get(id)
      if (known) return known
      const index = indexOfId(id, rows)
      return index === null ? null : employeeAt(index, rows)
    },
    select,
    counted: all,
  }
}
