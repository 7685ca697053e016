import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { operations } from '../../src/effects/api/generated/operations.ts'
import type { Touched } from './touched.ts'

/** Something that a new document turned red. */
export interface Red {
  /** The operation that it is about; null if that is not clear. */
  readonly operation: string | null
  /** Where: a file, or the title of a contract. */
  readonly place: string
  readonly sentence: string
}

/** What the three checks printed or wrote. */
export interface Output {
  /** The checkout with the new document. */
  readonly root: string
  readonly generated: string
  readonly types: string
  /** The file with the contracts' results, in Vitest's JSON format. */
  readonly report: string
}

const ids = Object.keys(operations)

/** The one operation that a file imports, or the first. */
const operationIn = (text: string): string | null => ids.find((id) => new RegExp(`\\b${id}\\b`).test(text)) ?? null

interface Results {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

const contractsIn = ({ root, report }: Output): readonly Red[] => {
  if (!existsSync(report))
    return [{ operation: null, place: 'contracts/', sentence: 'The contracts could not be run.' }]
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Results // Vitest's own format
  return testResults.flatMap(({ name, message, assertionResults }): readonly Red[] => {
    const file = path.relative(root, name)
    const operation = operationIn(readFileSync(name, 'utf8'))
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message === '' ? [] : [{ operation, place: file, sentence: firstLine(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      operation,
      place: `${file} › ${fullName}`,
      sentence: firstLine(failureMessages.join('\n')),
    }))
  })
}

/** Everything that turned red, in the order of the checks. */
export const redOf = (output: Output): readonly Red[] => [
  ...output.generated
    .split('\n')
    .filter((line) => line !== '' && !/^\d+ operations, /.test(line) && !/ was written|^Wrote /.test(line))
    .map((line): Red => ({ operation: operationIn(line), place: 'openapi/', sentence: line })),
  ...[...output.types.matchAll(/^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(([, file = '', sentence = '']): Red => {
    const place = path.join(output.root, file)
    return { operation: existsSync(place) ? operationIn(readFileSync(place, 'utf8')) : null, place: file, sentence }
  }),
  ...contractsIn(output),
]

/** The report: by operation, the screens that it is behind and what is red. */
export const reportOf = (red: readonly Red[], touched: (operation: string) => Touched): string => {
  if (red.length === 0) return 'Nothing turns red: the portal works with this document.'
  const groups = new Map(
    [...new Set(red.map(({ operation }) => operation))].map(
      (operation) => [operation, red.filter((one) => one.operation === operation)] as const,
    ),
  )
  return [...groups]
    .map(([operation, found]) => {
      const screens = operation === null ? [] : touched(operation).screens
      const shown = screens.map(
        ({ file, routes }) => `  screen ${file}${routes.length > 0 ? ` (${routes.join(', ')})` : ''}`,
      )
      return [
        operation ?? 'No single operation',
        ...shown,
        ...found.map(({ place, sentence }) => `  ${place}: ${sentence}`),
      ].join('\n')
    })
    .join('\n\n')
}
