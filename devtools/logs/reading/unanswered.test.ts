import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { CallNote } from '../../../src/domain/log/notes.ts'
import { askingOf } from './unanswered.ts'

const event = (seq: number, type: string, causedBy: number | null = null, at = seq * 1000): RecordedEvent => ({
  seq,
  at,
  v: 1,
  type,
  data: {},
  causedBy,
})
const call = (cause: number, changes: Partial<CallNote> = {}): CallNote => ({
  ...{
    kind: 'call',
    line: 0,
    at: 0,
    after: cause,
    operation: 'sendEnquiry',
    method: 'POST',
    status: 503,
    ms: 9,
    cause,
  },
  problem: 'refused',
  ...changes,
})
const foundIn = (events: readonly RecordedEvent[], ...notes: readonly CallNote[]): readonly string[] => {
  const asking = askingOf()
  for (const one of events) asking.receive(one)
  return asking.found(notes).map(({ place, sentence }) => `${place}: ${sentence}`)
}
const late = event(9, 'PanelClosed')

describe('a request without an answer', () => {
  it('[BED-8] is named where the host answered and nothing followed', () => {
    expect(foundIn([event(1, 'EnquiryRequested')], call(1))).toEqual([
      'event 1: EnquiryRequested was answered (sendEnquiry 503), and nothing followed from it in the portal.',
    ])
  })

  it('[BED-8] is named where the log has no call for it', () => {
    expect(foundIn([event(1, 'EnquiryRequested'), late], call(5))).toEqual([
      'event 1: EnquiryRequested has no answer in the 8 s until the log ends: no call was made for it, or none ended.',
    ])
  })

  it.each<[string, readonly RecordedEvent[], readonly CallNote[]]>([
    ['it was answered', [event(1, 'EnquiryRequested'), event(2, 'EnquiryFailed', 1), late], [call(1)]],
    ['a later one replaced it', [event(1, 'CostsRequested'), event(2, 'CostsRequested'), event(3, 'CostsLoaded', 2), late], [call(2)]], // oxfmt-ignore
    ['the session ended', [event(1, 'CostsRequested'), event(2, 'SessionEnded'), late], [call(7)]],
    ['it was cancelled', [event(1, 'CostsRequested'), late], [call(1, { status: null, problem: 'cancelled' })]],
    ['the log was saved while it was under way', [event(7, 'CostsRequested'), late], [call(1)]],
    ['the log has no calls at all', [event(1, 'CostsRequested'), late], []],
  ])('[BED-8] is none if %s', (_, events, notes) => {
    expect(foundIn(events, ...notes)).toEqual([])
  })
})
