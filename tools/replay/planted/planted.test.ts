import { describe, expect, it } from 'vitest'
import { root } from '../../setup.mjs'
import { loadBuild, ownBuild } from '../builds.ts'
import { judgeOf } from '../failure.ts'
import { shrinkLog } from '../shrinking.ts'
import { unitsOf, without, eventsOf } from '../units.ts'
import { wantedBy } from '../wanted.ts'
import { bugs, plant } from './bugs/kit.ts'
import { recordOn } from './drive/kit.ts'
import { noise, noiseHosts } from './noise/kit.ts'

const quiet = { tell: () => undefined, done: () => undefined }

describe('a planted bug', () => {
  it.each(bugs)('[BED-8] is found and shrunk: $name', async (bug) => {
    const change = (file: string, text: string): string => (file === bug.file ? plant(bug, text) : text)
    const build = await loadBuild(root, { name: bug.name, withEffects: true, change })
    const own = ownBuild()
    const seed = bugs.indexOf(bug) + 1
    const steps = [...noise(300, seed), ...bug.steps.flatMap((step, i) => [step, ...noise(20, seed * 100 + i)])]
    const log = await recordOn(build, steps, { ...noiseHosts(seed), ...bug.hosts })
    const wanted = wantedBy(bug.asked)
    const failure = (await judgeOf(build, wanted))(log)
    console.log(bug.name, log.length, failure?.sentence)
    const shrunk = await shrinkLog({ events: log }, build, bug.needsGood ? own : null, wanted, quiet)
    console.log(shrunk.events.map(({ type }) => type), shrunk.runs)
    expect(shrunk.events.map(({ type }) => type)).toEqual(bug.left)
    void unitsOf, without, eventsOf
  })
})
