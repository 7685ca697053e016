import type { ChangedOperation } from './changes.ts'
import type { Touched } from './touched.ts'

/** A changed operation with everything that it touches. */
export interface Impact extends ChangedOperation {
  /** The host, or the file, whose description changed. */
  readonly description: string
  readonly touched: Touched
}

const block = (name: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(9)} ${line}`)

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const sectionOf = ({ operation, address, breaking, changes, touched }: Impact): string => {
  const { effects, screens, handler, pacts, journeys, logs } = touched
  const orNone = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['none'] : lines)
  return [
    `${breaking ? 'breaking' : 'safe'}: ${operation} (${address})`,
    ...changes.map((change) => `  ${change.breaking ? '!' : '-'} ${change.where} ${change.what}`),
    ...block('effects', orNone(effects.map(({ name, file }) => `${name} (${file})`))),
    ...block(
      'screens',
      orNone(screens.map(({ file, routes }) => `${file}${routes.length > 0 ? ` at ${routes.join(', ')}` : ''}`)),
    ),
    ...block('mock', [handler ?? 'none']),
    ...block('pacts', orNone(pacts.map(({ description, state, status }) => `${status} in '${state}': ${description}`))),
    ...block(
      'journeys',
      journeys === null
        ? ['not known: no run of the journeys has been observed in .cache/observed/']
        : orNone(journeys),
    ),
    ...block('logs', logs === null ? ['not known: there are no recorded logs in tests/replay/'] : orNone(logs)),
  ].join('\n')
}

/** The impact as a person reads it: breaking operations first, a sum at the end. */
export const impactText = (impact: readonly Impact[]): string => {
  if (impact.length === 0) return 'No operation changed.'
  const sorted = impact.toSorted((a, b) => Number(b.breaking) - Number(a.breaking))
  const breaking = impact.filter((one) => one.breaking).length
  return [
    ...sorted.map((one) => `${sectionOf(one)}\n`),
    `${counted(impact.length, 'operation', 'operations')} changed, ${breaking} breaking.`,
  ].join('\n')
}
