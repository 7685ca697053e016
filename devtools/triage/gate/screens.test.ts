import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ConnectionLost } from '../../../src/domain/shell/connection.ts'
import type { Build } from '../../replay/cli/build.ts'
import { ownBuild } from '../../replay/cli/builds.ts'
import { logText, recorded } from '../../replay/cli/testing.ts'
import type { Slices } from '../../replay/engine/protocol.ts'
import { filesIn } from '../testing.ts'
import { screenDifferences } from './screens.ts'

const folder = filesIn(mkdtempSync(path.join(tmpdir(), 'gate-screens-')), {
  'lost.jsonl': logText(recorded(ConnectionLost({}))),
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const closed: string[] = []
/** A build that says this sentence when there is no connection. */
const saying = (name: string, sentence: string): Build => {
  let line = ''
  const show = ({ state }: { readonly state: Slices }): Promise<void> => {
    line = `- status: ${(state['connection'] as { online: boolean }).online ? 'Welcome' : sentence}`
    return Promise.resolve()
  }
  const nothing = { later: () => Promise.resolve(), picture: () => Promise.reject(new Error('none')), errors: [] }
  const screens = { ...nothing, show, tree: () => Promise.resolve(line), close: () => Promise.resolve() }
  const close = (): Promise<void> => Promise.resolve(void closed.push(name))
  return { ...ownBuild(), name, screens: () => Promise.resolve(screens), close }
}
const job = { path: 'lost.jsonl', file: path.join(folder, 'lost.jsonl') }
const quiet = { tell: () => {}, done: () => {} }

it('[BED-8] names the first screen of a log that two builds draw otherwise, without what only this log has', async () => {
  const screens = screenDifferences(saying('good', 'Offline for 12 s'), saying('head', 'You are offline'), 390)
  expect(await screens.of(job, quiet)).toEqual([
    {
      kind: 'screen',
      place: '- status: Offline for 0 s',
      causes: [],
      event: { seq: 1, type: 'ConnectionLost' },
      before: '- status: Offline for 12 s',
      after: '- status: You are offline',
    },
  ])
  await screens.close()
  expect(closed).toEqual(['good', 'head'])
  const same = screenDifferences(saying('good', 'Offline'), saying('head', 'Offline'), null)
  expect(await same.of(job, quiet)).toEqual([])
})
