import type { DeclaredResponse, UnusedOperation } from './declared.ts'
import type { Observation, Observed } from './observed.ts'

/** The layers that have to handle each declared response of an operation. */
export const columns = ['client', 'effect', 'handler', 'pact', 'journey'] as const

/** A column of the matrix. */
export type Column = (typeof columns)[number]

/** A hole that is allowed for a while. */
export interface Waiver {
  readonly operation: string
  /** Every declared status if left out. */
  readonly status?: number
  /** Every variant of the status if left out. */
  readonly variant?: string
  readonly column: Column
  /** Why it may be empty. */
  readonly reason: string
  /** The last day on which it counts, yyyy-mm-dd. */
  readonly until: string
}

/** What fills a cell: tests or interactions, a waiver, or nothing. */
export type Cell =
  | { readonly kind: 'filled'; readonly by: readonly string[] }
  | { readonly kind: 'waived'; readonly waiver: Waiver }
  | { readonly kind: 'hole' }

/** One declared response of an operation, with its cells. */
export interface Row extends DeclaredResponse {
  readonly cells: Readonly<Record<Column, Cell>>
}

/** The matrix, and a sentence for everything that is wrong with it. */
export interface Matrix {
  readonly rows: readonly Row[]
  readonly unused: readonly UnusedOperation[]
  readonly problems: readonly string[]
}

/** What the matrix is made of. */
export interface MatrixInput {
  readonly declared: readonly DeclaredResponse[]
  readonly observations: readonly Observation[]
  /** The interactions of the pacts. */
  readonly pacts: readonly Omit<Observation, 'kind'>[]
  readonly waivers: readonly Waiver[]
  readonly unused: readonly UnusedOperation[]
  /** yyyy-mm-dd */
  readonly today: string
}

/** What to do about an empty cell. */
const remedies: Readonly<Record<Column, string>> = {
  client:
    'no contract shows that the client decodes it. Add an interaction to contracts/<area>/<feature>.pact.test.ts.',
  effect: 'no effect was seen to deal with it. Add the effect, or its case to src/effects/<area>/<feature>.test.ts.',
  handler: 'the mock gave this response in no provider state. Mend the handler or the scenario in mock-server/.',
  pact: 'no pact has such an interaction. Add one to contracts/<area>/<feature>.pact.test.ts.',
  journey: 'no journey received it. Add a state that fails with it to devtools/screens/states/screens/, or a journey.',
}

type Named = Pick<Observed, 'operation' | 'status'> & { readonly variant?: string | null }

/** A response as a problem names it: `updateSelection 200 (application/json 2)`. */
export const responseName = ({ operation, status, variant = null }: Named): string =>
  `${operation} ${status}${variant === null ? '' : ` (${variant})`}`

const keyOf = (response: Named, column: Column): string => `${column} ${responseName(response)}`

const covers = (waiver: Waiver, { operation, status, variant }: DeclaredResponse, column: Column): boolean =>
  waiver.operation === operation &&
  waiver.column === column &&
  (waiver.variant === undefined || waiver.variant === variant) &&
  (waiver.status === undefined || waiver.status === status)

/**
 * Joins declarations with observations. A problem is an empty cell, a waiver that has expired, has no reason or is unused, and an
 * observation of an undeclared response.
 * @param judged the columns whose empty cells count
 */
export const matrixOf = (
  { declared, observations, pacts, waivers, unused, today }: MatrixInput,
  judged: readonly Column[] = columns,
): Matrix => {
  const found = new Map<string, Set<string>>()
  const seen = [...observations, ...pacts.map((one) => ({ ...one, kind: 'pact' as const }))]
  for (const { kind, by, ...response } of seen) {
    // If a status has only one success, the variant that an observation names does not matter.
    for (const key of new Set([keyOf(response, kind), keyOf({ ...response, variant: null }, kind)]))
      found.set(key, (found.get(key) ?? new Set()).add(by))
  }
  const valid = waivers.filter(({ until, reason }) => until >= today && reason.trim() !== '')
  const used = new Set<Waiver>()
  const cellOf = (response: DeclaredResponse, column: Column): Cell => {
    const by = found.get(keyOf(response, column))
    if (by) return { kind: 'filled', by: [...by].sort() }
    const waiver = valid.find((one) => covers(one, response, column))
    if (!waiver) return { kind: 'hole' }
    used.add(waiver)
    return { kind: 'waived', waiver }
  }
  const rows = declared.map((response) => ({
    ...response,
    cells: {
      client: cellOf(response, 'client'),
      effect: cellOf(response, 'effect'),
      handler: cellOf(response, 'handler'),
      pact: cellOf(response, 'pact'),
      journey: cellOf(response, 'journey'),
    },
  }))
  const holes = rows.flatMap((row) =>
    judged
      .filter((column) => row.cells[column].kind === 'hole')
      .map((column) => `${row.host} ${responseName(row)}, ${column}: ${remedies[column]}`),
  )
  const named = ({ operation, status, column }: Waiver): string =>
    `The waiver of ${operation}${status === undefined ? '' : ` ${status}`}, ${column},`
  const waiverProblems = waivers.flatMap((waiver) => {
    if (waiver.reason.trim() === '') return [`${named(waiver)} has no reason. Say why the cell may be empty.`]
    if (waiver.until < today)
      return [`${named(waiver)} ended on ${waiver.until}. Fill the cell, or say why it may wait longer.`]
    return used.has(waiver) ? [] : [`${named(waiver)} serves no empty cell. Remove it.`]
  })
  const unusedProblems = unused
    .filter(({ until, reason }) => until < today || reason.trim() === '')
    .map(
      ({ operation, until }) =>
        `${operation} is described as unused until ${until}. Use it, or say in openapi/ why not.`,
    )
  return { rows, unused, problems: [...holes, ...waiverProblems, ...unusedProblems] }
}
