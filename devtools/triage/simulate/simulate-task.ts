import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { evaluated } from '../../replay/cli/build.ts'
import type { BuildScript } from '../../replay/cli/bundle.ts'
import { bytesOf } from '../../replay/cli/files.ts'
import type { Task } from '../task.ts'
import { chanceOf } from './chance.ts'
import { madeLog } from './make-log.ts'
import { visitsOf, type Visit } from './variants.ts'

/** What a worker needs to make logs. */
export interface SimulateSetup {
  readonly build: BuildScript
  /** The files of recorded logs. */
  readonly recorded: readonly string[]
  readonly folder: string
  readonly seed: number
}

/** How many logs are in one folder. */
const TOGETHER = 1000

/** The path of a made log, from its number. */
export const pathOf = (index: number): string =>
  `${String(Math.floor(index / TOGETHER)).padStart(4, '0')}/log-${String(index).padStart(7, '0')}.jsonl.gz`

/** Makes the log of a number, packed as people send it. */
export const task: Task<SimulateSetup, number, number> = async ({ build: script, recorded, folder, seed }) => {
  const build = evaluated(script)
  const effects = await build.effects()
  const made = new Map<string, Promise<readonly Visit[]>>()
  return async (index) => {
    const chance = chanceOf(seed, index)
    const file = chance.helpers.arrayElement(recorded)
    const visits = made.get(file) ?? visitsOf(bytesOf(file), build, effects, seed)
    made.set(file, visits)
    const out = path.join(folder, pathOf(index))
    mkdirSync(path.dirname(out), { recursive: true })
    writeFileSync(out, gzipSync(madeLog(await visits, build, chance), { level: 1 }))
    return index
  }
}
