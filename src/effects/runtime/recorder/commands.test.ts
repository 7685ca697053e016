import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReset } from '../../../domain/account/reset-password.ts'
import { commands } from '../../../domain/commands.generated.ts'
import { requestEmployees } from '../../../domain/employer/employees.ts'
import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import { payloads } from '../../../domain/kernel/codecs/arbitrary.testing.ts'
import { awaitCaptcha, solveCaptcha } from '../../../domain/session/captcha.ts'
import { emailForm, passwordForm } from '../../../domain/session/login.ts'
import { changeAddress } from '../../../domain/shell/address.ts'
import { closePanel, openPanel } from '../../../domain/shell/panels.ts'
import type { Aside } from '../store.ts'
import { lineMaker } from './log-lines.ts'
import { evolution, opened, recording, storedLog } from './recording.testing.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('the commands in a log', () => {
  it('[BED-7] are named at the events that they made, with their input', async () => {
    const tab = recording()
    tab.store.dispatch(openPanel, { panel: 'statement', subject: 'ccv' })
    tab.store.dispatch(closePanel, undefined)
    tab.type(emailForm, 'email', 'zoe@acme.example')
    await tab.passTime()
    for (const text of [tab.recorder.exportLog(), await storedLog('log-1')]) {
      const log = opened(text)
      expect([...log].map((_, index) => log.commandAt(index))).toEqual([
        { name: 'openPanel', input: { panel: 'statement', subject: 'ccv' } },
        { name: 'closePanel' },
        { name: 'editField', input: log.at(2)?.data },
        { name: 'leaveField', input: log.at(3)?.data },
      ])
    }
    expect(tab.recorder.exportLog()).toContain('"command":{"name":"openPanel","likeData":true}')
  })

  it('[BED-7] are notes of their own where they were refused, each after the event before it', async () => {
    const tab = recording()
    tab.at(5)
    tab.store.dispatch(closePanel, undefined)
    tab.store.dispatch(openPanel, { panel: 'statement', subject: 'ccv' })
    tab.at(7)
    tab.store.dispatch(openReset, { token: '', dateOfBirth: '1990-02-03' })
    tab.store.dispatch(closePanel, undefined)
    tab.store.dispatch(closePanel, undefined)
    await tab.passTime()
    for (const text of [tab.recorder.exportLog(), await storedLog('log-1')]) {
      const log = opened(text)
      expect([log.problems, [...log].map(({ type }) => type)]).toEqual([[], ['PanelOpened', 'PanelClosed']])
      expect(log.notes).toMatchObject([
        { kind: 'refused', line: 2, at: 5, after: 0, name: 'closePanel', reason: 'closed' },
        {
          line: 4,
          at: 7,
          after: 1,
          name: 'openReset',
          input: { token: '', dateOfBirth: '[secret]' },
          reason: 'noToken',
        },
        { line: 6, at: 7, after: 2, name: 'closePanel', reason: 'closed' },
      ])
    }
    expect(await tab.recorder.visits()).toMatchObject([{ events: 2, secrets: 1 }])
  })

  it('[BED-7] from before the recorder was there are in their places', () => {
    const live = recording()
    const early: RecordedEvent[] = []
    const earlyAsides: Aside[] = []
    const events = live.store.events.subscribe((event) => early.push(event))
    events.add(live.store.asides.subscribe((aside) => earlyAsides.push(aside)))
    live.store.dispatch(closePanel, undefined)
    live.store.dispatch(openPanel, { panel: 'statement', subject: 'ccv' })
    live.store.dispatch(closePanel, undefined)
    live.store.dispatch(closePanel, undefined)
    const late = recording({ early, earlyAsides })
    const linesOf = (text: string): string[] => text.split('\n').slice(1)
    expect(linesOf(late.recorder.exportLog())).toEqual(linesOf(live.recorder.exportLog()))
  })

  it('[BED-7] hold no token, no password, no address as it was, and what was searched only as a pseudonym', async () => {
    const tab = recording()
    const search = { search: 'Zoë Quill', registered: 'all', page: 1, sortBy: 'name', range: 25 } as const
    tab.store.dispatch(awaitCaptcha, undefined)
    tab.store.dispatch(solveCaptcha, 'canary-token-1')
    tab.store.dispatch(openReset, { token: 'canary-token-2', dateOfBirth: '1990-02-03' })
    tab.store.dispatch(changeAddress, { path: '/reset-password/canary-token-3', query: '?token=canary-token-4' })
    tab.store.dispatch(changeAddress, { path: '/reset-password/canary-token-3', query: '?token=canary-token-4' })
    tab.store.dispatch(requestEmployees, search)
    tab.type(passwordForm, 'password', 'canary-token-5')
    await tab.passTime()
    const text = tab.recorder.exportLog()
    expect(text).not.toMatch(/canary|Quill|1990-02-03/)
    expect((await storedLog('log-1')) ?? '').not.toMatch(/canary|Quill|1990-02-03/)
    expect(opened(text).notes).toMatchObject([{ name: 'changeAddress', reason: 'unchanged' }])
    expect(text).toContain('"command":{"name":"solveCaptcha","input":"[secret]"}')
  })

  it('[BED-7] leave out what no registry knows', async () => {
    const tab = recording({ commands: new Map(), fieldCommands: {} })
    tab.store.dispatch(openPanel, { panel: 'statement', subject: 'canary' })
    tab.store.dispatch(closePanel, undefined)
    tab.store.dispatch(closePanel, undefined)
    await tab.passTime()
    const log = opened(tab.recorder.exportLog())
    expect([log.length, log.commandAt(0), log.notes]).toEqual([2, null, []])
  })

  it.each([...commands].map(([command, { name, input }]) => [name, command, input] as const))(
    '[BED-7] %s is recorded without what its input has of a person',
    (_, command, codec) => {
      if (codec === null || codec === 'inData') return
      const canary = fc.stringMatching(/^[A-Z][a-z]{5,9}['.@ -][A-Za-zéßøЖ]{6}[0-9]{3}$/)
      fc.assert(
        fc.property(payloads(codec, { text: () => canary, number: fc.nat() }), ({ value, strings }) => {
          const options = {
            definitions: evolution.definitions,
            commands,
            fieldCommands: {},
            hasBodies: true,
            redactors: null,
            merging: new Set<string>(),
          }
          const ran = { kind: 'command', command, input: value, refusal: { reason: 'busy' }, at: 0, seq: 1 } as const
          const line = lineMaker({ ...options, salt: 'salt' }).refusal(ran)?.text ?? ''
          for (const { classification, text: was } of strings)
            expect([line, was, line.includes(JSON.stringify(was).slice(1, -1))]).toEqual([
              line,
              was,
              classification === 'plain' || classification === 'naming',
            ])
        }),
        { numRuns: 25 },
      )
    },
  )
})
