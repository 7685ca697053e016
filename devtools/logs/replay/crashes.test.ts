import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import { ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { crashLines } from './check.ts'
import { fileIn, logText, ownFolder, recorded, replay } from './testing.ts'

const folder = ownFolder()
const stack = ['choose (assets/a.js:1:11)', 'assets/unmapped.js:1:1', '../../etc/a.js:1:1']
const crash = CrashOccurred({ kind: 'screen', name: 'TypeError', message: 'Bbbb', stack, times: 10 })
const events = recorded(ConnectionLost({}), crash)

describe('a crash in a log', () => {
  it('[BED-8] makes the check fail, with its name, its event and its place', async () => {
    const { code, out } = await replay(fileIn(folder, 'crash.jsonl', logText(events)))
    expect(code).toBe(1)
    expect(out).toContain('The portal crashed at event 2 (CrashOccurred): TypeError at choose (assets/a.js:1:11)')
    const { out: json } = await replay(fileIn(folder, 'crash.jsonl', logText(events)), '--json')
    expect(JSON.parse(json)).toMatchObject({ failure: { kind: 'crash', seq: 2 } })
  })

  it('[BED-8] shows its stack in the sources where a build with their maps is here', () => {
    mkdirSync(path.join(folder, 'assets'), { recursive: true })
    const map = { version: 3, names: [], sources: ['../../src/ui/choose.tsx'], mappings: 'AAAA,UAEI' }
    writeFileSync(path.join(folder, 'assets/a.js.map'), JSON.stringify(map))
    expect(crashLines(events, [folder])).toEqual([
      'Crash at event 2: TypeError (screen), 10 times by then',
      '  at choose (src/ui/choose.tsx:3:5)',
      '  at assets/unmapped.js:1:1',
      '  at ../../etc/a.js:1:1',
    ])
  })
})
