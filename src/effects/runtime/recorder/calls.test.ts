import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { CardsFailed, CardsLoaded, CardsRequested } from '../../../domain/home/cards.ts'
import { PortalOpened } from '../../../domain/session/session.ts'
import type { OnEnd } from '../../api/on-end.ts'
import type { AnyOperation } from '../../api/operation.ts'
import { day, integer, member, optional } from '../../api/reader.ts'
import { opened, recording, storedLog } from './recording.testing.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const CardBody = t.type({
  cardId: t.string,
  heading: t.string,
  owner: t.string,
  born: day,
  rank: integer,
  kind: member(['info', 'warning']),
  accessToken: t.string,
  note: optional(t.string, ''),
})
const getCards: AnyOperation = {
  id: 'getCards',
  host: 'legacy',
  method: 'GET',
  path: '/cards',
  query: [],
  anonymous: false,
  responses: { 200: t.array(CardBody) },
  errors: { 403: t.type({ message: t.string }) },
  html: [],
  files: [],
}
const body = { cardId: 'c-1', heading: 'Dental plan', owner: 'Zoë Quill', born: '1990-02-03', rank: 3, kind: 'info', accessToken: 'canary-1', note: 'call Zoë' } as const // oxfmt-ignore
const card = { id: 'c-1', title: 'Dental plan', text: '', link: null, icon: 'i', urgent: false }

/** A visit in which the cards were loaded, and the call that brought them; `changes` to what the client reports. */
const visit = (changes: Partial<Parameters<OnEnd>[0]> = {}, options: Parameters<typeof recording>[0] = {}) => {
  const tab = recording(options)
  tab.store.append(PortalOpened({}))
  tab.store.append(CardsRequested({}))
  tab.at(40)
  const result = right({ status: 200, data: [body], masqueradeUserId: null })
  tab.store.noteCall({ operation: getCards, cause: 2, sent: {}, result, ms: 39.7, ...changes })
  tab.store.append(CardsLoaded({ cards: [card] }), 2)
  tab.store.append(PortalOpened({}))
  return tab
}

describe('the calls in a log', () => {
  it('[BED-7] are notes with status, duration and cause, before the events that were made of them', async () => {
    const tab = visit()
    await tab.passTime()
    for (const text of [tab.recorder.exportLog(), await storedLog('log-1')]) {
      const log = opened(text)
      expect([log.problems, [...log].map(({ seq }) => seq)]).toEqual([[], [1, 2, 3, 4]])
      expect(log.notes).toMatchObject([
        { kind: 'call', line: 4, at: 40, after: 2, operation: 'getCards', method: 'GET', status: 200, ms: 40, cause: 2, problem: null }, // oxfmt-ignore
      ])
    }
  })

  it('[BED-7] hold of a body what their events hold unchanged, numbers and options; the rest as pseudonyms, and no token', async () => {
    const tab = visit()
    await tab.passTime()
    const log = opened(tab.recorder.exportLog())
    expect(log.notes).toMatchObject([
      {
        body: [
          {
            cardId: 'c-1',
            heading: 'Dental plan',
            owner: expect.stringMatching(/^[A-Z][a-zà-ÿ]{2} [A-Z][a-z]{4}$/) as string,
            born: expect.stringMatching(/^199\d-\d\d-\d\d$/) as string,
            rank: 3,
            kind: 'info',
            accessToken: '[secret]',
          },
        ],
      },
    ])
    expect(tab.recorder.exportLog()).not.toMatch(/Zoë|Quill|canary|1990-02-03/)
    expect((await storedLog('log-1')) ?? '').not.toMatch(/Zoë|Quill|canary|1990-02-03/)
  })

  it('[BED-7] hold nothing of a body readable that made no event of this cause', async () => {
    const tab = visit({ cause: 1 })
    await tab.passTime()
    expect(opened(tab.recorder.exportLog()).notes).not.toMatchObject([{ body: [{ heading: 'Dental plan' }] }])
  })

  it('[BED-7] hold what was sent: texts that the log has anyway, numbers, else pseudonyms, and no secret', async () => {
    const sent = {
      path: { benefitId: 'Dental plan' },
      query: { page: 2, search: undefined },
      body: {
        values: { level: 'two', amount: 12.5 },
        people: ['c-1', 'canary-9'],
        comments: 'call Zoë',
        answers: [{ id: 'heart', answer: 'canary yes' }],
        password: 'canary-2',
      },
    }
    const tab = visit({ sent })
    await tab.passTime()
    expect(opened(tab.recorder.exportLog()).notes).toMatchObject([
      {
        sent: {
          path: { benefitId: 'Dental plan' },
          query: { page: 2 },
          body: {
            values: { level: expect.stringMatching(/^[a-z]{3}$/) as string, amount: 12.5 },
            people: ['c-1', expect.stringMatching(/^[a-z]{6}-\d$/) as string],
            comments: expect.stringMatching(/^[a-z]{4} [A-Z]/) as string,
            answers: [{ answer: '[secret]' }],
            password: '[secret]',
          },
        },
      },
    ])
    expect(tab.recorder.exportLog()).not.toMatch(/canary|Zoë/)
  })

  it('[BED-7] hold nothing of what was sent before a login but what the log has anyway', async () => {
    const tab = visit({ operation: { ...getCards, anonymous: true }, sent: { path: { id: 'canary' }, body: { email: 'canary@acme.example', card: 'c-1' } } }) // oxfmt-ignore
    await tab.passTime()
    expect(opened(tab.recorder.exportLog()).notes).toMatchObject([
      { sent: { path: { id: '[secret]' }, body: { email: '[secret]', card: 'c-1' } } },
    ])
  })

  it.each<[Parameters<OnEnd>[0]['result'], object]>([
    [left({ problem: { kind: 'refused', status: 403, message: 'canary' }, body: { message: 'canary of Zoë' } }), { status: 403, problem: 'refused' }], // oxfmt-ignore
    [left({ problem: { kind: 'timeOut' }, body: null }), { status: null, problem: 'timeOut' }],
    [null, { status: null, problem: 'cancelled' }],
  ])('[BED-7] say how they failed: %j', async (result, end) => {
    const tab = visit({ result })
    tab.store.append(CardsFailed({ problem: { kind: 'timeOut' } }), 2)
    await tab.passTime()
    expect(opened(tab.recorder.exportLog()).notes).toMatchObject([end])
    expect(tab.recorder.exportLog()).not.toMatch(/canary|Zoë/)
  })

  it('[BED-7] leave out bodies that would more than double the log, and say how long they were', async () => {
    const data = Array.from({ length: 400 }, () => body)
    const tab = visit({ result: right({ status: 200, data, masqueradeUserId: null }) })
    await tab.passTime()
    expect(opened(tab.recorder.exportLog()).notes).toMatchObject([{ body: { omitted: expect.any(Number) as number } }])
  })

  it('[BED-7] have no bodies where the configuration says so', async () => {
    const tab = visit({}, { hasBodies: false })
    await tab.passTime()
    const [note] = opened(tab.recorder.exportLog()).notes
    expect(note).toMatchObject({ operation: 'getCards', status: 200 })
    expect(note).not.toHaveProperty('body')
  })
})
