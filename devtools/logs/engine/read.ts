import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { LogFile } from '../../../src/domain/log/log-file.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import type { LogNote } from '../../../src/domain/log/notes.ts'
import { unwrap } from '../reading/unwrap.ts'
import { readUnpacked, type ReadLog } from '../reading/read.ts'
import { areasOfTypes } from './domain-modules.ts'
import { isFailure } from './calls.ts'
import { FLAG, type Columns, type HostCall, type LogFacts, type Remark } from './protocol.ts'
import { unpack } from './unpack.ts'

/** Sanitises HTML of a log, many pieces at a time, in the page, because only the page has a DOM. */
export type CleanAll = (html: readonly string[]) => Promise<readonly string[]>

/** A log whose events can be shown, and the columns of all of them. */
export interface ShownLog extends Pick<ReadLog, 'header' | 'damage' | 'notes' | 'isInOrder'> {
  /** What is said of each request from which nothing followed, by its `seq`. */
  readonly unanswered: ReadonlyMap<number, string>
  readonly log: LogFile
  readonly types: LogFacts['types']
  readonly columns: Columns
  /** Calls to hosts by the place of the event that caused them. */
  readonly hostCalls: ReadonlyMap<number, readonly HostCall[]>
  readonly remarks: readonly Remark[]
  /** The file, unpacked. */
  readonly bytes: Uint8Array
}

/** What the page tells of itself. */
const OF_PAGE = /^(PortalOpened|AddressChanged|CrashOccurred|Connection\w+|Chunk\w+|MissingPage\w+|Drafts?Restored)$/
const reads = new Set(
  [...portalEvolution().definitions.keys()].flatMap((type) => type.match(/^(\w+)Loaded$/)?.[1] ?? []),
)

/** Who caused an event, as a flag; 0 for a person. */
const makerOf = (type: string, causedBy: number | null): number => {
  if (/Tick(ed)?$/.test(type)) return FLAG.clock
  if (causedBy !== null) return FLAG.effect
  const [, read = ''] = /^(\w+)Requested$/.exec(type) ?? []
  return OF_PAGE.test(type) || reads.has(read) ? FLAG.portal : 0
}

/** What the log holds beside its events, by their places. */
const besidesOf = (
  notes: readonly LogNote[],
  placeOf: ReadonlyMap<number, number>,
  seqs: readonly number[],
): Pick<ShownLog, 'hostCalls' | 'remarks'> => {
  const hostCalls = new Map<number, HostCall[]>()
  const remarks: Remark[] = []
  /** The place of the last event up to a number: the event with that number can be missing. */
  const placeAfter = (seq: number): number => placeOf.get(seq) ?? seqs.findLastIndex((one) => one <= seq)
  for (const note of notes) {
    switch (note.kind) {
      case 'call': {
        const { kind: _, line: __, cause, ...call } = note
        const place = cause === null ? placeAfter(note.after) : (placeOf.get(cause) ?? placeAfter(note.after))
        hostCalls.set(place, [...(hostCalls.get(place) ?? []), call])
        break
      }
      case 'refused': {
        const { at, after, name, reason } = note
        const command = 'input' in note ? { name, input: note.input } : { name }
        remarks.push({ kind: 'refused', place: placeAfter(after), at, command, reason })
        break
      }
      case 'note':
        remarks.push({ kind: 'note', place: placeAfter(note.after), at: note.at, text: note.text })
        break
      case 'unknown': // the file's notes report these
        break
    }
  }
  return { hostCalls, remarks }
}

/**
 * Reads a file once: for the columns, and for the HTML in it, which is made safe before any event is decoded to be shown.
 * Rejects with a sentence if the file is not a log.
 */
export const readLog = async (file: Uint8Array<ArrayBuffer>, cleanAll: CleanAll): Promise<ShownLog> => {
  const safe = new Map<string, string>()
  const found = new Set<string>()
  // An event is decoded each time it is used. While the file is being read its HTML is empty; afterwards it is sanitised.
  const sanitise = (html: string): string => {
    const cleaned = safe.get(html)
    if (cleaned === undefined) found.add(html)
    return cleaned ?? ''
  }
  const areas = areasOfTypes()
  const types: { name: string; area: string }[] = []
  const places = new Map<string, number>()
  const bySeq = new Map<number, number>()
  const rows = { seq: [] as number[], at: [] as number[], type: [] as number[], cause: [] as number[] }
  const flags: number[] = []
  const take = ({ seq, at, type, causedBy }: RecordedEvent): void => {
    let place = places.get(type)
    if (place === undefined) {
      place = types.push({ name: type, area: areas.get(type) ?? 'other' }) - 1
      places.set(type, place)
    }
    bySeq.set(seq, rows.seq.push(seq) - 1)
    rows.at.push(at)
    rows.type.push(place)
    rows.cause.push(causedBy === null ? -1 : (bySeq.get(causedBy) ?? -1))
    flags.push(makerOf(type, causedBy) | (isFailure(type) ? FLAG.failed : 0))
  }

  const unpacked = await unpack(file)
  const { log, header, damage, notes, isInOrder, unanswered } = readUnpacked(
    unpacked,
    (bytes) => openPortalLog(bytes, { sanitise }),
    take,
  )
  const raw = [...found]
  const cleaned = raw.length === 0 ? [] : await cleanAll(raw)
  for (const [place, html] of raw.entries()) safe.set(html, cleaned[place] ?? '')
  return {
    ...besidesOf(log.notes, bySeq, rows.seq),
    bytes: unwrap(unpacked.bytes),
    log,
    header,
    damage,
    notes,
    isInOrder,
    unanswered: new Map(unanswered.map(({ seq, sentence }) => [seq, sentence])),
    types,
    columns: {
      seq: Float64Array.from(rows.seq),
      at: Float64Array.from(rows.at),
      type: Uint16Array.from(rows.type),
      cause: Int32Array.from(rows.cause),
      flags: Uint8Array.from(flags),
    },
  }
}
