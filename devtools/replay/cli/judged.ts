import { ownBuild } from './builds.ts'
import { judgeOf } from './judge.ts'
import { readLog } from './read.ts'
import { wantedBy, type Asked } from './wanted.ts'

/**
 * What is wrong with a log on this checkout: what a test that `--to-test` wrote asks for. `asked` says what is expected, in the words
 * of the command line; without it nothing may throw and every invariant must hold. Null where all is well; a sentence otherwise, also
 * where a line of the log can no longer be read.
 */
export const wrongWith = async (log: string, asked: Asked = {}): Promise<string | null> => {
  const build = ownBuild()
  const { events, damage } = readLog(new TextEncoder().encode(log), build)
  const unread = damage.find(({ place }) => place.startsWith('line'))
  if (unread) return `${unread.place}: ${unread.sentence}`
  const judge = await judgeOf(build, wantedBy(asked))
  return (await judge(events))?.sentence ?? null
}
