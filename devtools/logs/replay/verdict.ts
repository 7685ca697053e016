import path from 'node:path'
import { ownInspector } from '../screens/screens.ts'
import { annotationsIn, readLog } from './read.ts'
import type { Build } from './build.ts'
import { loadBuild, ownBuild } from './builds.ts'
import { judgeOf, needsEffects, type Wanted } from './judge.ts'
import { wantedBy, type Asked } from './wanted.ts'

/** Environment variables that make a written test judge another build: `--to-test` runs it on the good one and on the bad one. */
export const BUILD = 'PORTAL_REPLAY_BUILD'
export const INSPECTOR = 'PORTAL_REPLAY_INSPECTOR'

const judgedBuild = async (wanted: Wanted): Promise<Build> => {
  const { [BUILD]: folder, [INSPECTOR]: inspector } = process.env
  if (folder === undefined) return ownBuild(() => inspector ?? ownInspector)
  return loadBuild(folder, {
    name: path.basename(folder),
    withEffects: needsEffects(wanted),
    ...(inspector === undefined ? {} : { inspector }),
  })
}

/**
 * What is wrong with a log on this checkout, for a test that `--to-test` wrote. `asked` says what is expected, in the words of the
 * command line; without it nothing may throw and every invariant must hold. Null if all is well; a sentence otherwise, even if only a
 * line of the log can no longer be read. Screens are drawn by `dist-inspector/`, as in every journey.
 */
export const wrongWith = async (log: string, asked: Asked = {}): Promise<string | null> => {
  const wanted = wantedBy(asked)
  const build = await judgedBuild(wanted)
  const bytes = new TextEncoder().encode(log)
  try {
    const { events, damage } = readLog(bytes, build)
    const unread = damage.find(({ place }) => place.startsWith('line'))
    if (unread) return `${unread.place}: ${unread.sentence}`
    const judge = await judgeOf(build, wanted, annotationsIn(bytes))
    return (await judge(events))?.sentence ?? null
  } finally {
    await build.close()
  }
}
