import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallNote, LogNote, RecordedCommand, RefusalNote } from '../../../src/domain/log/notes.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { unwrap } from '../reading/unwrap.ts'
import { unpack } from './unpack.ts'

/** What a log holds beside its events: the commands that made them, those that were refused, and the calls to hosts. */
export interface Annotations {
  readonly notes: readonly LogNote[]
  /** The command that made an event, by the event's `seq`. */
  readonly commands: ReadonlyMap<number, RecordedCommand>
}

export const noAnnotations: Annotations = { notes: [], commands: new Map() }

export const refusalsIn = ({ notes }: Annotations): readonly RefusalNote[] =>
  notes.filter((note) => note.kind === 'refused')
export const callsIn = ({ notes }: Annotations): readonly CallNote[] => notes.filter((note) => note.kind === 'call')

/** Reads it with this checkout: a build from before format 3 reads only events. */
export const annotationsIn = (file: Uint8Array): Annotations => {
  const opened = openPortalLog(unwrap(unpack(file).bytes))
  if (isLeft(opened)) return noAnnotations // a log without a readable header counts as one of an older format
  const log = opened.right
  const commands = new Map<number, RecordedCommand>()
  let index = 0
  for (const { seq } of log) {
    const command = log.commandAt(index++)
    if (command) commands.set(seq, command)
  }
  return { notes: log.notes, commands }
}
