import { of, firstValueFrom } from 'rxjs'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Download } from '../../api/download.ts'
import { employerFile } from '../../api/scripted-host.ts'
import { heldFiles } from './files.ts'
import { lazyFiles } from './lazy-ports.ts'

const file = { id: '1', name: 'a.csv', type: 'text/csv', bytes: 1 }
// Every call returns the same file, so the operation's own types do not matter.
const download = (() => of(right({ kind: 'done', file }))) as Download

const made = (load?: () => Promise<never>) => {
  const loads = { count: 0 }
  const saved: string[] = []
  const lazy = lazyFiles(
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
  return { lazy, loads, saved }
}

describe('files whose chunk is loaded when needed', () => {
  it('[EMP-3] hold nothing before the first one, and load nothing for the question', async () => {
    const { lazy, loads } = made()
    lazy.files.drop('1')
    lazy.clear()
    expect([await lazy.files.text('1'), lazy.files.form('1', 'file'), lazy.files.save('1')]).toEqual([
      null,
      null,
      false,
    ])
    expect(loads.count).toBe(0)
  })

  it('[EMP-3] load the chunk with the first file, once', async () => {
    const { lazy, loads, saved } = made()
    expect(await lazy.hold(new Blob(['a']), 'people.csv')).toMatchObject({ id: '1', name: 'people.csv' })
    expect(await lazy.files.text('1')).toBe('a')
    expect(lazy.files.form('1', 'file')).toBeInstanceOf(FormData)
    expect(await firstValueFrom(lazy.download(employerFile, { name: 'a.csv' }))).toEqual(right({ kind: 'done', file }))
    expect([lazy.files.save('1'), saved]).toEqual([true, ['people.csv']])
    expect(loads.count).toBe(1)
  })

  it('[EMP-3] forget all of them at the end of the session', async () => {
    const { lazy } = made()
    await lazy.hold(new Blob(['a']), 'people.csv')
    lazy.clear()
    expect(await lazy.files.text('1')).toBeNull()
  })

  it('[EMP-3] a chunk that cannot be loaded is a failure of the network, and is loaded again', async () => {
    const { lazy } = made(() => Promise.reject(new Error('chunk')))
    expect(await lazy.hold(new Blob(['a']), 'people.csv')).toBeNull()
    expect(await firstValueFrom(lazy.download(employerFile, { name: 'a.csv' }))).toMatchObject({
      left: { problem: { kind: 'network' } },
    })
  })
})
