import { generatedRoster } from '../../mock-server/world/roster/generated.ts'
import { everybody, isSelected, wordOf } from '../../mock-server/world/roster/roster.ts'
import { firstId } from '../../mock-server/world/roster/search.ts'
import { changesOf, employeesIn, queryOf, randomBy } from '../../mock-server/world/roster/testing.ts'

/**
 * `compare.ts SEED` evaluates some random queries by looking at each of a million employees. It prints as JSON the number of queries, and
 * for how many of them the roster gives the same result: as many employees, and the same ones at a random place of the list.
 */
const size = 1_000_000
const random = randomBy(Number(process.argv[2]))
const roster = generatedRoster(size, changesOf(random, size))
const queries = [everybody]
while (queries.length < 24) {
  const employee = roster.find(String(firstId + random(size - 100)))
  if (employee) queries.push(queryOf(random, employee))
}

interface Match {
  readonly id: string
  readonly word: string
}
const matches = queries.map((): Match[] => [])
for (const employee of employeesIn(roster))
  queries.forEach((query, i) => {
    if (isSelected(employee, query)) matches[i]?.push({ id: employee.id, word: wordOf(employee, query.sortBy) })
  })

const same = queries.filter((query, i) => {
  const direction = query.descending ? -1 : 1
  const sorted = (matches[i] ?? []).sort((a, b) => (a.word < b.word ? -direction : a.word > b.word ? direction : 0))
  const selected = roster.select(query)
  const from = random(sorted.length + 1)
  const wanted = sorted.slice(from, from + 50).map(({ id }) => id)
  const found = selected.rows(from, 50).map(({ id }) => id)
  return selected.total === sorted.length && wanted.join() === found.join()
})
console.log(JSON.stringify({ queries: queries.length, same: same.length }))
