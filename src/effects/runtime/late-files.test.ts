import { of, firstValueFrom } from 'rxjs'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Download } from '../api/download.ts'
import { employerFile } from '../api/scripted-host.ts'
import { heldFiles } from './files.ts'
import { lateFiles } from './late-files.ts'

const file = { id: '1', name: 'a.csv', type: 'text/csv', bytes: 1 }
// Every call brings the same file, so the operation's own types do not matter.
const download = (() => of(right({ kind: 'done', file }))) as Download

const made = (load?: () => Promise<never>) => {
  const loads = { count: 0 }
  const saved: string[] = []
  const late = lateFiles(
    load ??
      (async () => {
        loads.count += 1
        return {
          files: heldFiles(
            (name) => saved.push(name),
            () => '1',
          ),
          download,
        }
      }),
  )
  return { late, loads, saved }
}

describe('files whose script comes late', () => {
  it('[EMP-3] hold nothing before the first one, and load nothing for the question', async () => {
    const { late, loads } = made()
    late.files.drop('1')
    late.clear()
    expect([await late.files.text('1'), late.files.form('1', 'file'), late.files.save('1')]).toEqual([
      null,
      null,
      false,
    ])
    expect(loads.count).toBe(0)
  })

  it('[EMP-3] load the script with the first file, once', async () => {
    const { late, loads, saved } = made()
    expect(await late.hold(new Blob(['a']), 'people.csv')).toMatchObject({ id: '1', name: 'people.csv' })
    expect(await late.files.text('1')).toBe('a')
    expect(late.files.form('1', 'file')).toBeInstanceOf(FormData)
    expect(await firstValueFrom(late.download(employerFile, { name: 'a.csv' }))).toEqual(right({ kind: 'done', file }))
    expect([late.files.save('1'), saved]).toEqual([true, ['people.csv']])
    expect(loads.count).toBe(1)
  })

  it('[EMP-3] forget all of them at the end of the session', async () => {
    const { late } = made()
    await late.hold(new Blob(['a']), 'people.csv')
    late.clear()
    expect(await late.files.text('1')).toBeNull()
  })

  it('[EMP-3] a script that does not come is a failure of the network, and is asked for again', async () => {
    const { late } = made(() => Promise.reject(new Error('chunk')))
    expect(await late.hold(new Blob(['a']), 'people.csv')).toBeNull()
    expect(await firstValueFrom(late.download(employerFile, { name: 'a.csv' }))).toMatchObject({
      left: { problem: { kind: 'network' } },
    })
  })
})
