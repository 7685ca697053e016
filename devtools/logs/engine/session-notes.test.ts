import { describe, expect, it } from 'vitest'
import type { LogNote } from '../../../src/domain/log/notes.ts'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { openSession } from './session.ts'
import { header, visit, recorded, bytesOf, noHandlers } from './session.testing.ts'

describe('what lies between the events of a log', () => {
  it('[BED-8] shows what lies between the events: calls to hosts with status and duration, commands, refusals and notes', async () => {
    const call = { operation: 'getBanners', method: 'GET', status: 503, ms: 81, problem: 'refused' }
    const notes: readonly LogNote[] = [
      { kind: 'call', line: 0, at: 650, after: 6, cause: 5, ...call, body: { message: 'Xmkl' } },
      { kind: 'call', line: 0, at: 660, after: 6, cause: 4, ...call, status: null },
      { kind: 'refused', line: 0, at: 700, after: 7, name: 'requestOptOut', input: 'dental', reason: 'notChosen' },
      { kind: 'note', line: 0, at: 800, after: 7, text: 'Why is nothing here?' },
    ]
    const commandOf = ({ seq }: RecordedEvent) => (seq === 5 ? { name: 'requestBanners' } : null)
    const file = bytesOf(encodeLog(header, recorded(visit), { notes, commandOf }))
    const session = await openSession(file, noHandlers)
    const { calls, remarks, damage } = session.facts
    expect(damage).toEqual([])
    expect(calls.find(({ index }) => index === 4)?.hostCalls).toMatchObject([{ ...call, body: { message: 'Xmkl' } }])
    expect(calls.find(({ index }) => index === 3)?.hostCalls).toMatchObject([{ status: null }]) // not named as a request
    expect(remarks).toMatchObject([
      { kind: 'refused', place: 6, command: { name: 'requestOptOut', input: 'dental' }, reason: 'notChosen' },
      { kind: 'note', place: 6, text: 'Why is nothing here?' },
    ])
    expect([session.moment(5, null).command, session.moment(6, null).command]).toEqual([
      { name: 'requestBanners' },
      null,
    ])
    const again = await openSession(
      Uint8Array.from(session.annotated([{ seq: 9, at: 900, text: 'Here it failed.' }])),
      noHandlers,
    )
    expect(again.facts.damage).toEqual([])
    expect(again.facts.remarks.at(-1)).toMatchObject({ place: 8, text: 'Here it failed.' })
  })
})
