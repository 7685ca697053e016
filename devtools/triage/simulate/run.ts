import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/setup.mjs'
import { cannotRun, understood, type Streams } from '../../replay/cli/arguments.ts'
import { bundleOf } from '../../replay/cli/bundle.ts'
import { isFolder, mustBeNew } from '../../replay/cli/files.ts'
import { progressOn } from '../../replay/cli/progress.ts'
import { threadsOf } from '../options.ts'
import { mapped } from '../pool.ts'
import { many } from '../words.ts'
import type { SimulateSetup } from './simulate-task.ts'

const help = `npm run triage:simulate -- N FOLDER [options]

Makes N event logs in a new folder, by simulation from recorded logs. It varies the order of responses, puts failures in their place,
ends visits early, and changes times, builds, brands and browsers. Of 1,000 logs, about 10 contain a crash, 5 are cut off, 3 have
another hash and 2 are not logs at all. The same seed gives the same logs.

Options
  --from FOLDER   recorded logs to start from; default those that come with this tool
  --seed N        default 1
  --threads N     the number of worker threads; default one for each processor
`

/** Logs of the journeys, used if the command names none. */
const OWN = path.join(import.meta.dirname, 'recorded')

const wholeNumber = (text: string | undefined, what: string): number => {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Error(`${what} is a whole number (see --help).`)
  return Number(text)
}

async function* numbers(count: number): AsyncGenerator<number> {
  for (let i = 0; i < count; i++) yield await Promise.resolve(i)
}

const options = {
  help: { type: 'boolean', short: 'h' },
  from: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
} as const

const simulate = async (args: readonly string[], { out, err }: Streams): Promise<void> => {
  const { values, positionals } = understood(() => parseArgs({ args: [...args], allowPositionals: true, options }))
  if (values.help) return void out.write(help)
  const [first, folder, ...more] = positionals
  const count = wholeNumber(first, 'N, how many logs to make,')
  if (folder === undefined || more.length > 0) throw new Error('Name one new folder for the logs (see --help).')
  mustBeNew(folder)
  const from = values.from ?? OWN
  if (!isFolder(from)) throw new Error(`There is no folder ${from}.`)
  const recorded = readdirSync(from)
    .filter((name) => /\.jsonl(\.gz)?$/.test(name))
    .toSorted()
    .map((name) => path.join(from, name))
  if (recorded.length === 0) throw new Error(`${from} holds no logs (*.jsonl, *.jsonl.gz).`)
  const threads = threadsOf(values.threads)
  const progress = progressOn(err)
  const setup: SimulateSetup = {
    build: await bundleOf(root, { name: 'this checkout', withEffects: true }),
    recorded,
    folder,
    seed: wholeNumber(values.seed ?? '1', '--seed'),
  }
  const pool = {
    module: new URL('./simulate-task.ts', import.meta.url),
    setup,
    lost: (index: number, why: string): number => {
      throw new Error(`Log ${index} cannot be made: ${why}`)
    },
    ...(threads === null ? {} : { threads }),
  }
  for await (const index of mapped(pool, numbers(count))) progress.tell(`Made ${many(index + 1, 'log')}`)
  progress.done()
  out.write(`${many(count, 'log')} from ${many(recorded.length, 'recorded one')} in ${folder}.\n`)
}

/** The whole command; returns the exit code. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> => {
  try {
    await simulate(args, streams)
    return 0
  } catch (error) {
    return cannotRun(error, args, streams)
  }
}
