import { describe, expect, it } from 'vitest'
import { FieldEdited } from '../../../src/domain/kernel/forms/form.ts'
import { ConnectionFound, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { PanelClosed } from '../../../src/domain/shell/panels.ts'
import { ownBuild } from './builds.ts'
import { readLog } from './read.ts'
import { logText, recorded } from './testing.ts'

const build = ownBuild()
const text = logText(
  recorded(
    ConnectionLost({}),
    ConnectionFound({}),
    FieldEdited({ form: 'contact', field: 'name', value: 'Zoë O’Neill', problem: null }),
    PanelClosed({}),
  ),
)
const lines = text.trimEnd().split('\n')
const bytes = (content: string): Uint8Array => new TextEncoder().encode(content)
const withLine = (line: number, content: string): string => lines.with(line - 1, content).join('\n') + '\n'
/** The numbers of the events that were read, and the problems. */
const readAll = (content: string) => {
  const { events, damage, notes } = readLog(bytes(content), build)
  return {
    seqs: events.map(({ seq }) => seq),
    damage: damage.map(({ place, sentence }) => `${place}: ${sentence}`),
    notes: notes.map(({ sentence }) => sentence),
  }
}

describe('the chain over the lines of a log', () => {
  const changed = 'This line was changed, or lines before it are missing.'
  const bare = 'This line has no hash of its own: it was changed or added.'
  const without = (line: number): string => lines.toSpliced(line - 1, 1).join('\n') + '\n'

  it.each<[string, string, readonly string[]]>([
    ['a value in the middle is another', text.replace('O’Neill', 'O’Neal'), [`line 4: ${changed}`]],
    ['a time is another', text.replace('"at":3000', '"at":3001'), [`line 4: ${changed}`]],
    ['a line is gone', without(3), [`line 3: ${changed}`]],
    ['the first line is gone', without(2), [`line 2: ${changed}`]],
    ['the last line is another', text.replace('PanelClosed', 'ConnectionLost'), [`line 5: ${changed}`]],
    ['the build is another', text.replace('"build":"v1"', '"build":"v2"'), [`line 2: ${changed}`]],
    [
      'a hash is another',
      withLine(3, (lines[2] ?? '').replace(/"h":".{8}"/, '"h":"00000000"')),
      [`line 3: ${changed}`, `line 4: ${changed}`],
    ],
    [
      'a line is added',
      lines.toSpliced(3, 0, '{"seq":2.5,"at":2500,"v":1,"type":"PanelClosed","data":{},"causedBy":null}').join('\n'),
      [`line 4: ${bare}`],
    ],
  ])('[BED-8] is named where %s', (_, content, damage) => {
    expect(readAll(content).damage.filter((one) => !one.includes('numbers count'))).toEqual(damage)
  })

  it('[BED-8] is named once for a file whose lines have none', () => {
    expect(readAll(text.replaceAll(/,"h":"\w{8}"/g, '')).damage).toEqual([`line 2: ${bare}`])
  })
})

describe('what a newer build wrote between the events', () => {
  it('[BED-8] is a note for the reader and no damage', () => {
    const line = (name: string): string => `{"at":1,"after":2,"${name}":{}}`
    const content = text
      .replaceAll(/,"h":"\w{8}"/g, '')
      .replace('"formatVersion":3', '"formatVersion":2')
      .split('\n')
    const newer = content.toSpliced(3, 0, line('sound'), line('sound'), line('smell')).join('\n')
    expect(readAll(newer)).toEqual({
      seqs: [1, 2, 3, 4],
      damage: [],
      notes: [
        'This line is of a kind that this build does not know: sound.',
        'This line is of a kind that this build does not know: smell.',
      ],
    })
  })
})
