import { describe, expect, it } from 'vitest'
import { heldFiles } from './files.ts'

const made = () => {
  const saved: [string, Blob][] = []
  let count = 0
  const files = heldFiles(
    (name, blob) => saved.push([name, blob]),
    () => `file-${++count}`,
  )
  return { files, saved }
}

describe('files in memory', () => {
  it('[EMP-3] are named by an id, a safe name, a type and a size', () => {
    const { files } = made()
    expect(files.hold(new Blob(['abc'], { type: 'text/csv' }), '../people.csv')).toEqual({
      id: 'file-1',
      name: 'people.csv',
      type: 'text/csv',
      bytes: 3,
    })
  })

  it('[EMP-3] give their text, and a form with the file in the field that is requested', async () => {
    const { files } = made()
    const { id } = files.hold(new Blob(['a,b']), 'people.csv')
    expect(await files.text(id)).toBe('a,b')
    const part = files.form(id, 'file')?.get('file')
    expect(part).toBeInstanceOf(File)
    expect([(part as File).name, await (part as File).text()]).toEqual(['people.csv', 'a,b']) // checked one line above
  })

  it('[REP-1] are handed to the person once, and then forgotten', async () => {
    const { files, saved } = made()
    const { id } = files.hold(new Blob(['a']), 'report.csv')
    expect([files.save(id), files.save(id)]).toEqual([true, false])
    expect(saved.map(([name]) => name)).toEqual(['report.csv'])
    expect(await files.text(id)).toBeNull()
  })

  it.each(['drop', 'clear'] as const)('[EMP-3] are gone after %s', async (how) => {
    const { files } = made()
    const { id } = files.hold(new Blob(['a']), 'people.csv')
    files[how](id)
    expect([await files.text(id), files.form(id, 'file'), files.save(id)]).toEqual([null, null, false])
  })
})
