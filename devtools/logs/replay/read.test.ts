import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { EnquiryRequested, EnquirySent } from '../../../src/domain/content/contact.ts'
import { CookiesAccepted } from '../../../src/domain/content/cookies.ts'
import { FieldEdited } from '../../../src/domain/kernel/forms/form.ts'
import { ConnectionFound, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { PanelClosed } from '../../../src/domain/shell/panels.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { withNotes } from '../../../src/domain/log/annotate.ts'
import type { Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { header, logText, recorded } from './testing.ts'
import { readLog } from './read.ts'

const build = ownBuild()
const events = recorded(
  ConnectionLost({}),
  ConnectionFound({}),
  FieldEdited({ form: 'contact', field: 'name', value: 'Zoë O’Neill', problem: null }),
  PanelClosed({}),
)
const text = logText(events)
const lines = text.trimEnd().split('\n')
const bytes = (content: string): Uint8Array => new TextEncoder().encode(content)
const read = (content: string | Uint8Array) => readLog(typeof content === 'string' ? bytes(content) : content, build)
const withLine = (line: number, content: string): string => lines.with(line - 1, content).join('\n') + '\n'
const utf16 = (content: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content, 'utf16le')])
/** The numbers of the events that were read, and the problems. */
const readAll = (content: string | Uint8Array) => {
  const { events: found, damage, notes } = read(content)
  return {
    seqs: found.map(({ seq }) => seq),
    damage: damage.map(({ place, sentence }) => `${place}: ${sentence}`),
    notes: notes.map(({ sentence }) => sentence),
  }
}
const all = [1, 2, 3, 4]
const whole = logText(events, { hasEnd: true })
const annotated = new TextDecoder().decode(withNotes(bytes(whole), [{ kind: 'note', after: 2, at: 9, text: 'Here' }]))
const tar = Buffer.alloc(1024)
tar.write('ustar', 257)

describe('a log', () => {
  it.each([
    ['plain', text],
    ['packed with gzip', gzipSync(text)],
    ['with a byte order mark', `\ufeff${text}`],
    ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['in UTF-16', utf16(text)],
    ['without its last line end', text.trimEnd()],
    ['packed twice', gzipSync(gzipSync(text))],
    [
      'in a zip file, beside what a Mac adds',
      zipSync({ 'log.jsonl': strToU8(text), '__MACOSX/._log.jsonl': strToU8('x') }),
    ],
    ['quoted in an email', text.replaceAll(/^/gm, '> ').replace(/> $/, '')],
    ['pasted with line numbers', text.trimEnd().split('\n').map((line, i) => `${i + 1}: ${line}`).join('\n')], // oxfmt-ignore
    ['with its end', logText(events, { hasEnd: true })],
    ['with its end, and what a tester wrote after it', annotated],
    ['with the line ends of old Macs', text.replaceAll('\n', '\r')],
    ['in an email, after other words', `Hello,\n\nhere is the log:\n${text}`],
    ['with empty lines', text.replaceAll('\n', '\n\n')],
  ])('[BED-8] is read whole: %s', (_, content) => {
    expect(read(content).events).toEqual(events)
    expect(readAll(content)).toEqual({ seqs: all, damage: [], notes: [] })
  })
})

describe('a log that is newer than a build', () => {
  it('[BED-8] is read with its own header where the build knows older headers alone', () => {
    const older: Build = {
      ...build,
      open: (file) => (new TextDecoder().decode(file).includes('"build":"v1"') ? left('No header.') : build.open(file)),
    }
    expect(readLog(bytes(text), older)).toMatchObject({ header: { build: 'v1', brand: 'acme' }, count: 4, damage: [] })
    expect(() => readLog(bytes(text), { ...older, open: () => left('No header.') })).toThrow('No header.')
  })
})

describe('a damaged log', () => {
  it.each<[string, string | Uint8Array, number[], string | RegExp]>([
    [
      'cut off in its last line',
      text.slice(0, -20),
      [1, 2, 3],
      'line 5: This line is cut off: the file ends in the middle of it.',
    ],
    [
      'cut off at the end of a line',
      whole.slice(0, whole.indexOf('\n{"at"') + 1),
      all,
      /^line 5: The end of the log is missing: the file was cut here/,
    ],
    [
      'with an event left out',
      lines.toSpliced(2, 1).join('\n') + '\n',
      [1, 3, 4],
      /^line 3: .* lines before it are missing/,
    ],
    [
      'with another hash, device or build in its header',
      whole.replace('"hash":null', '"hash":"0123456789abcdef"'),
      all,
      /^line 1: The header was changed: build, brand, device and hash may never have been so/,
    ],
    [
      'with the format of older logs in its header, which have no hashes of lines',
      text.replace('"formatVersion":3', '"formatVersion":2'),
      all,
      /^line 1: The header was changed: it names an older format than its lines have/,
    ],
    ['with another log after it', text + text, all, /^line 6: Another log begins here/],
    ['with NUL bytes', withLine(3, '\u0000'.repeat(40)), [1, 3, 4], /^line 3: This line holds NUL bytes/],
    [
      'with a line that is longer than any log, packed',
      gzipSync(withLine(3, '[' + '{},'.repeat(3_000_000))),
      [1, 3, 4],
      'line 3: This line has 9 MB, and no line of a log has more than 8 MB.',
    ],
    ['with a line of something else', withLine(3, '<html>'), [1, 3, 4], /^line 3: This line is not JSON/],
    [
      'with other JSON among its lines',
      withLine(3, '{"level":"info"}'),
      [1, 3, 4],
      /^line 3: This line is no recorded event/,
    ],
    [
      'with an event that this build does not know',
      text.replace('ConnectionFound', 'TeapotFilled'),
      [1, 3, 4],
      'line 3: This build knows no event TeapotFilled.',
    ],
    [
      'with an event of a newer version',
      withLine(3, lines[2]?.replace('"v":1', '"v":7') ?? ''),
      [1, 3, 4],
      /^line 3: ConnectionFound is of version 7; this build knows versions up to 1/,
    ],
    [
      'with data that are no longer right',
      text.replace('"form":"contact"', '"form":12'),
      [1, 2, 4],
      'line 4: FieldEdited has wrong data at form.',
    ],
    [
      'without its header',
      lines.slice(1).join('\n'),
      all,
      /^line 1: The header is missing: the file begins with an event/,
    ],
    [
      'with half a header',
      lines.with(0, lines[0]?.slice(0, 60) ?? '').join('\n'),
      all,
      /^line 1: The header is damaged/,
    ],
    ['with a header that lacks a part', text.replace('"brand":"acme",', ''), all, /^line 1: The header lacks a part/],
  ])('[BED-8] is read as far as possible, with the place of the damage: %s', (_, content, seqs, sentence) => {
    const found = readAll(content)
    expect(found.seqs).toEqual(seqs)
    expect(found.damage[0]).toEqual(expect.stringMatching(sentence))
  })

  it('[BED-8] is read as far as its gzip can be unpacked', () => {
    const long = logText(
      recorded(...Array.from({ length: 2000 }, (_, i) => CookiesAccepted({ videoPlayer: i % 3 === 0 }))),
    )
    const packed = gzipSync(long)
    const found = read(packed.subarray(0, packed.length / 2))
    expect(found.events.length).toBeGreaterThan(100)
    expect(found.damage[0]).toEqual({
      place: 'the file',
      sentence: expect.stringContaining('cut off or damaged') as string,
    })
  })

  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'This file is empty. Save the log again'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48]),
      'This file is binary',
    ],
    [
      'a zip file of several logs',
      zipSync({ 'a.jsonl': strToU8(text), 'b.jsonl': strToU8(text) }),
      'This zip file holds 2 files',
    ],
    ['a tar archive', tar, 'This is a tar archive: unpack it'],
    ['broken gzip', Uint8Array.from([0x1f, 0x8b, 9, 9, 9, 9]), 'nothing of it can be unpacked'],
    ['a log that was indented', lines.map((line) => JSON.stringify(JSON.parse(line), null, 2)).join('\n'), 'This log was reformatted'], // oxfmt-ignore
    ['a log as one list', `[${lines.join(',')}]`, 'This log was reformatted'],
    ['a log whose lines were wrapped', text.replaceAll(/(.{60})/g, '$1\n'), 'the log was wrapped, joined or retyped'],
    ['foreign JSON', '{"log":{"entries":[]}}\n', 'This file is JSON, and no event log of the portal'],
    ['foreign text', 'Dear all,\nhere is the log.\n', 'its first line is not JSON'],
    [
      'a newer format',
      text.replace('"formatVersion":3', '"formatVersion":4'),
      'This log is of format 4, and this build reads formats 1 to 3. Check out the build that the file names: v1.',
    ],
  ])('[BED-8] that holds nothing to read is refused with one sentence: %s', (_, content, sentence) => {
    expect(() => read(content)).toThrow(sentence)
  })
})

describe('a request whose answer stands in a damaged line', () => {
  it('[BED-8] is not called one without an answer', () => {
    const asked = recorded(EnquiryRequested({ subject: 'a', comments: 'b' }), [EnquirySent({}), 1])
    const call = { kind: 'call', line: 0, at: 1500, after: 1, operation: 'sendEnquiry', method: 'POST', status: 200, ms: 9, cause: 1, problem: null } as const // oxfmt-ignore
    const file = (list: typeof asked) =>
      encodeLog({ ...header, hasEnd: true }, list, { notes: [call], commandOf: () => null })
    expect(read(file(asked.slice(0, 1))).unanswered).toHaveLength(1)
    const whole = file(asked)
    expect(read(whole.replace('"type":"EnquirySent"', '"type":"EnquiryS')).unanswered).toEqual([])
    expect(read(whole.slice(0, whole.indexOf('{"seq":2'))).unanswered).toEqual([])
  })
})

describe('the order of a log', () => {
  const ordered = (...numbers: readonly (readonly [seq: number, causedBy: number | null])[]) =>
    readAll(
      logText(numbers.map(([seq, causedBy]) => ({ seq, at: seq, v: 1, type: 'PanelClosed', data: {}, causedBy }))),
    )

  it('[BED-8] is reported where numbers repeat, fall or are missing', () => {
    expect(ordered([1, null], [2, null], [2, null]).damage).toEqual([
      'line 4: Event 2 is there twice: line 3 has it as well.',
    ])
    expect(ordered([1, null], [3, null], [2, null]).damage).toEqual([
      'line 4: Event 2 (PanelClosed) comes after event 3: the lines are out of order.',
    ])
    expect(ordered([0.5, null]).damage).toEqual(['line 2: PanelClosed has the number 0.5; numbers count from 1.'])
  })

  it('[BED-8] is reported with the right line after others that cannot be read', () => {
    const [first, ...rest] = logText(events).split('\n')
    const twice = [first, 'no event', '', ...rest.slice(0, 1), ...rest].join('\n')
    expect(readAll(twice).damage).toEqual([
      expect.stringMatching(/^line 2: This line is not JSON/),
      'line 5: This line was changed, or lines before it are missing.',
      'line 5: Event 1 is there twice: line 4 has it as well.',
    ])
  })

  it('[BED-8] is reported where a cause is missing, later or the event itself', () => {
    expect(ordered([4, 2]).damage).toEqual([
      'line 2: Event 4 (PanelClosed) says that event 2 caused it, which is not in the file before it.',
    ])
    expect(ordered([1, 2], [2, 2]).damage).toEqual([
      'line 2: Event 1 (PanelClosed) says that event 2 caused it, which is later.',
      'line 3: Event 2 (PanelClosed) says that event 2 caused it, which is itself.',
    ])
  })

  it('[BED-8] may have gaps, which are noted and no damage', () => {
    expect(ordered([1, null], [3, 1], [7, null])).toEqual({
      seqs: [1, 3, 7],
      damage: [],
      notes: ['4 numbers are missing (number 2, numbers 4 to 6): merged edits and quiet ticks leave such gaps.'],
    })
  })

  it('[BED-8] notes a clock that was put back', () => {
    const [first, second] = events
    const content = logText([
      { ...first!, at: 5000 },
      { ...second!, at: 4000 },
    ])
    expect(readAll(content).notes).toEqual(['The clock goes back by 1000 ms before event 2.'])
  })
})
