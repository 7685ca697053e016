import { parseArgs } from 'node:util'
import { understood } from '../../replay/cli/arguments.ts'
import { shardOf, threadsOf } from '../options.ts'
import type { Shard } from '../inputs.ts'

/** The command line of a comparison, understood. */
export interface GateOptions {
  readonly inputs: readonly string[]
  /** A commit or a folder of the portal. */
  readonly good: string
  /** A commit or a folder of the portal; null for this checkout. */
  readonly head: string | null
  /** The file of approved changes; null for none. */
  readonly approved: string | null
  /** The reason for approving all changes; null to approve nothing. */
  readonly approve: string | null
  readonly hasScreens: boolean
  /** How wide screens are, px; null for a desktop's. */
  readonly width: number | null
  readonly shard: Shard | null
  readonly threads: number | null
  readonly isJson: boolean
}

const options = {
  compare: { type: 'string' },
  approved: { type: 'string' },
  approve: { type: 'string' },
  screens: { type: 'boolean' },
  width: { type: 'string' },
  shard: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
} as const

const parse = (args: readonly string[]) =>
  understood(
    () => parseArgs({ args: [...args], allowPositionals: true, options }),
    'With --compare there are --approved, --approve, --screens, --width, --shard, --threads and --json.',
  )

/** Reads the command line. Throws a sentence if it cannot be understood. */
export const gateOptionsOf = (args: readonly string[]): GateOptions => {
  const { values, positionals } = parse(args)
  const { compare = '', approved = null, approve = null, screens = false, width } = values
  const [good = '', head = '', ...more] = compare.split('..')
  if (good === '' || more.length > 0)
    throw new Error(`‘--compare ${compare}’: name a good build, or two: --compare v1.2 or --compare v1.2..HEAD.`)
  if (positionals.length === 0) throw new Error('Name a folder of logs: npm run triage -- logs --compare v1.2.')
  if (approve !== null && (approved === null || approve.trim() === ''))
    throw new Error('Say why the changes are meant, and in which file: --approved FILE --approve ‘REASON’.')
  if (width !== undefined && !/^[1-9]\d{2,3}$/.test(width))
    throw new Error(`‘--width ${width}’: give a width from 100 to 9999 px.`)
  if (screens && positionals.includes('-')) throw new Error('Screens are drawn of files: name them in place of -.')
  return {
    inputs: positionals,
    good,
    head: head === '' ? null : head,
    approved,
    approve,
    hasScreens: screens,
    width: width === undefined ? null : Number(width),
    shard: shardOf(values.shard),
    threads: threadsOf(values.threads),
    isJson: values.json === true,
  }
}
