import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { exampleOf, nameOf, responseTypeOf } from '../../contracts/verify/pact-file.ts'
import { pactFrom } from '../../contracts/verify/sources.ts'
import { hosts } from '../../openapi/document.ts'
import { declaredResponses, unusedOperations, variantsBy } from './declared.ts'
import { columns, type MatrixInput, type Waiver } from './matrix.ts'
import { fileOf, observedKinds, readObservations, type Observation } from './observed.ts'

const root = new URL('../../', import.meta.url)

const isWaiver = (value: unknown): value is Waiver =>
  typeof value === 'object' &&
  value !== null &&
  'operation' in value &&
  typeof value.operation === 'string' &&
  (!('status' in value) || typeof value.status === 'number') &&
  'column' in value &&
  columns.some((column) => column === value.column) &&
  'reason' in value &&
  typeof value.reason === 'string' &&
  'until' in value &&
  typeof value.until === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value.until)

/** Reads waivers. Throws a sentence for an entry that is not one. */
export const readWaivers = (text: string): readonly Waiver[] => {
  const values: unknown = JSON.parse(text)
  const wrong = Array.isArray(values) ? values.find((value) => !isWaiver(value)) : values
  if (!Array.isArray(values) || wrong !== undefined)
    throw new Error(
      `tools/matrix/waivers.json: a waiver has operation, column (${columns.join(', ')}), reason, until (yyyy-mm-dd) and maybe status; this is none: ${JSON.stringify(wrong)}.`,
    )
  return values
}

/** Whether an observation counts: its test exists, and it is not a success that the fault-injection suite met on the way to a failure. */
export const counts = (one: Observation): boolean =>
  existsSync(new URL(fileOf(one), root)) &&
  !(one.status < 300 && fileOf(one).startsWith('devtools/screens/fault-injection/'))

/** What has to run before the matrix says anything, in one sentence; null if every layer has observations. */
export const runFirst = (observations: readonly Observation[]): string | null => {
  const unseen = observedKinds.filter((kind) => !observations.some((one) => one.kind === kind))
  if (unseen.length === 0) return null
  const what =
    unseen.length === observedKinds.length ? 'No test has run here yet' : `No test has shown: ${unseen.join(', ')}`
  return `${what}, so the matrix knows nothing: run \`npm test\` first.`
}

/** The inputs of the matrix, as they are in the checkout. Observations of deleted test files do not count. */
export const readMatrixInput = (today: string): MatrixInput => ({
  declared: declaredResponses(),
  observations: readObservations().filter(counts),
  pacts: hosts.flatMap((host) => {
    const variantOf = variantsBy(host)
    return pactFrom(null, host).interactions.map((one) => {
      const { operation, status } = one
      const variant = variantOf(operation, status, responseTypeOf(one), exampleOf(one))
      const by = `contracts/pacts/portal-${host}.json › ${nameOf(one)}`
      return { operation, status, ...(variant !== null && { variant }), by }
    })
  }),
  waivers: readWaivers(readFileSync(fileURLToPath(new URL('waivers.json', import.meta.url)), 'utf8')),
  unused: unusedOperations(),
  today,
})
