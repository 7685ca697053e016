import { shortText } from '../../openapi/json.ts'
import type { Reproduction } from './curl.ts'
import { statesShown, type Interaction } from './pact-file.ts'
import type { Problem } from './problems.ts'
import type { InteractionResult } from './result.ts'

const longest = 400

const short = (text: string): string => shortText(text, longest)

const problemLines = ({ path, expected, actual, message }: Problem): readonly string[] => [
  `          ${path}: ${short(message)}`,
  ...(expected === '' || path === 'state'
    ? []
    : [`            expected ${short(expected)}`, `            came     ${short(actual)}`]),
]

const callLines = ({ method, path, setup, curl }: Reproduction): readonly string[] => [
  `          ${method} ${path}`,
  ...(setup === null ? [] : [`            ${setup}`]),
  `            ${curl}`,
]

/** The lines that report a result as it comes. */
export const resultLines = ({
  interaction,
  result,
  problems,
  reproduction,
  note,
}: InteractionResult): readonly string[] => {
  const { operation, status, description } = interaction
  const name = status === null ? operation : `${operation} ${status}`
  const state = statesShown(interaction)
  return [
    `${result === 'kept' ? 'ok    ' : 'FAILED'}  ${name}  ${description}${state === '' ? '' : ` (${state})`}`,
    ...problems.flatMap(problemLines),
    ...(result === 'kept' || reproduction === null ? [] : callLines(reproduction)),
    ...(note === null ? [] : [`          note: ${note}`]),
  ]
}

/** The interactions of a host as a table: number, host, operation, status, state, description. */
export const listLines = (rows: readonly (readonly [string, Interaction])[]): readonly string[] => {
  const cells = rows.map(([host, one]) => [
    String(one.number),
    host,
    one.operation,
    String(one.status),
    statesShown(one),
    one.description,
  ])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)))
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
