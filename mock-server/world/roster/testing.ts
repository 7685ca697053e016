import type { Employee } from '../employees.ts'
import type { EmployeeChange } from './generated.ts'
import { sortable, type EmployeeQuery, type Roster } from './roster.ts'
import { firstId } from './search.ts'

/** For tests: numbers from 0 up to `below`, the same for the same seed. */
export const randomBy = (seed: number) => {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof randomBy>

const pick = <A>(random: Random, all: readonly [A, ...A[]]): A => all[random(all.length)] ?? all[0]

const partOf = (random: Random, text: string): string => {
  const start = random(text.length)
  return text.slice(start, start + 1 + random(random(4) === 0 ? 12 : 4))
}

/** What somebody may type: parts of names, email addresses and ids, and texts that are in none. */
const wordsOf = (random: Random, { name, email, id }: Employee): string => {
  switch (random(6)) {
    case 0:
      return ''
    case 1:
      return partOf(random, name.toLowerCase())
    case 2:
      return partOf(random, email)
    case 3:
      return partOf(random, id)
    case 4:
      return pick(random, [
        '@',
        '.',
        ' ',
        'smith',
        'a',
        '@acme',
        'q1',
        '0@a',
        'h.1',
        '.1000',
        '00',
        '1.0',
        'x@acme',
        '9@b',
      ])
    default:
      return pick(random, [name.toLowerCase(), email, id])
  }
}

/** For tests: a query that may select an employee. */
export const queryOf = (random: Random, employee: Employee): EmployeeQuery => ({
  search: wordsOf(random, employee),
  registered: pick(random, [null, null, true, false]),
  twoFactor: pick(random, [null, null, true, false]),
  sortBy: pick(random, [...sortable]),
  descending: random(2) === 1,
})

/** For tests: changes of some rows, as accounts make them, and of one row that does not exist. */
export const changesOf = (random: Random, size: number): ReadonlyMap<string, EmployeeChange> =>
  new Map(
    Array.from({ length: 12 }, (_, i): readonly [string, EmployeeChange] => [
      i === 0 ? '99999999' : i === 1 ? '4021' : String(firstId + random(size)),
      { registered: random(2) === 0, twoFactor: random(2) === 0 },
    ]),
  )

/** For tests: every employee of a generated roster in its order, with the demo accounts last. */
export function* employeesIn(roster: Roster): Generator<Employee> {
  let employee = roster.find(String(firstId))
  for (let id = firstId + 1; employee; id++) {
    yield employee
    employee = roster.find(String(id))
  }
  for (let id = 4000; id < 4100; id++) {
    const account = roster.find(String(id))
    if (account) yield account
  }
}
