import type { ChangedOperation } from './changes.ts'
import type { Change } from './contents.ts'
import type { Touched } from './touched.ts'

/** A changed operation with everything that it affects. */
export interface Impact extends ChangedOperation {
  /** The host, or the file, whose OpenAPI document changed. */
  readonly document: string
  readonly touched: Touched
}

const block = (name: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(9)} ${line}`)

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const verdictOf = ({ breaking }: Impact): string => (breaking ? 'breaks' : 'safe')

const changeText = ({ where, what, because }: Change): string =>
  `${where} ${what}${because === undefined ? '' : ` (${because})`}`

/** The operation in one line: the first change that decides, and how many more there are. */
const lineOf = (one: Impact): string => {
  const { operation, address, breaking, changes } = one
  const decisive = changes.filter((change) => change.breaking)
  const [first] = breaking ? decisive : changes
  const others = changes.length - 1
  const more = others === 0 ? '' : `; ${counted(others, 'more change', 'more changes')}`
  return `${verdictOf(one).padEnd(6)} ${operation} (${address}): ${first ? changeText(first) : ''}${more}`
}

const sectionOf = (one: Impact): string => {
  const { operation, address, changes, touched } = one
  const { effects, screens, handler, pacts, journeys, logs } = touched
  const orNone = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? ['none'] : lines)
  return [
    `${verdictOf(one)}: ${operation} (${address})`,
    ...changes.map((change) => `  ${change.breaking ? '!' : '-'} ${changeText(change)}`),
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

/** The impact as a person reads it: what breaks first, a sum at the end; a line for each operation, or everything about it. */
export const impactText = (impact: readonly Impact[], isVerbose: boolean): string => {
  if (impact.length === 0) return 'No operation changed.'
  const sorted = impact.toSorted((a, b) => Number(b.breaking) - Number(a.breaking))
  const breaking = impact.filter((one) => one.breaking).length
  const sum = `${counted(impact.length, 'operation', 'operations')} changed, ${breaking === 0 ? 'none breaks' : `${breaking} of them ${breaking === 1 ? 'breaks' : 'break'}`} the portal.`
  return isVerbose
    ? [...sorted.map((one) => `${sectionOf(one)}\n`), sum].join('\n')
    : [...sorted.map(lineOf), `${sum} --verbose lists every change and what it touches.`].join('\n')
}
