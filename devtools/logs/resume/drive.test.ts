import { describe, expect, it } from 'vitest'
import { BenefitsRequested } from '../../../src/domain/benefits/eligible.ts'
import { BannersRequested } from '../../../src/domain/home/cards.ts'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import { profile } from '../../../src/domain/samples.ts'
import { ProfileLoaded } from '../../../src/domain/session/session.ts'
import { LoginRequested } from '../../../src/domain/session/login.ts'
import { SetUpCodeRequested } from '../../../src/domain/session/second-factor-setup.ts'
import { AddressChanged } from '../../../src/domain/shell/address.ts'
import { FieldEdited } from '../../../src/domain/kernel/forms/form.ts'
import { pseudonymiser } from '../../../src/domain/log/pseudonyms.ts'
import { compileRedaction } from '../../../src/domain/log/redaction.ts'
import { referencesIn } from './equivalence.ts'
import { drive, type Driven, type DrivenLog } from './drive.ts'
import { account, taken, openPortal, definitions, compare } from './portal.testing.ts'

const withoutCommands = (events: readonly RecordedEvent[]): DrivenLog => ({ events, commandOf: () => null })

const recorded = (events: readonly DomainEvent[]): readonly RecordedEvent[] =>
  events.map((event, index) => ({ ...event, seq: index + 1, at: 0, v: 1, causedBy: null }))

describe('a log that is driven into a fresh world', () => {
  it('[BED-8] changes it as the recorded visit changed its own, and stands where that stood', async () => {
    const first = await openPortal()
    const untouched = first.selection()
    first.portal.append(taken)
    await first.portal.settled(0, [])
    expect(first.selection()).not.toEqual(untouched)

    const second = await openPortal()
    expect(second.selection()).toEqual(untouched)
    const report = await drive(withoutCommands(first.portal.seen()), second.portal)
    expect(report).toEqual({ driven: 1, deviations: [] })
    expect(second.selection()).toEqual(first.selection())
    const kinds = (events: readonly RecordedEvent[]) => events.map(({ type }) => type).toSorted()
    expect(kinds(second.portal.seen())).toEqual(kinds(first.portal.seen()))
  })

  it('[BED-8] reports each event whose responses are of other kinds now', async () => {
    const { portal } = await openPortal()
    const log = recorded([ProfileLoaded({ profile, termsUpdated: false }), taken])
    expect(await drive(withoutCommands(log), portal)).toMatchObject({
      driven: 1,
      deviations: [{ seq: 2, sentence: expect.stringMatching(/^In the log, nothing followed; now SelectionOptedOut/) }],
    })
  })

  it('[BED-8] reports an event that came with other data than the log has, whatever its personal texts are', async () => {
    const first = await openPortal()
    first.portal.append(taken)
    await first.portal.settled(0, [])
    const second = await openPortal()
    const wrong = first.portal
      .seen()
      .map((event) =>
        event.type === 'SelectionOptedOut' ? { ...event, data: { ...Object(event.data), benefitId: '202' } } : event,
      )
    expect((await drive(withoutCommands(wrong), second.portal)).deviations).toEqual([
      {
        seq: 3,
        type: 'OptOutRequested',
        sentence: 'SelectionOptedOut followed with other data: benefitId is "201", and "202" in the log.',
      },
    ])
    const named = (name: string) =>
      ProfileLoaded({ profile: { ...profile, user: { ...profile.user, name } }, termsUpdated: false })
    expect(compare(named('Zoë Lee'), named('Bob Ray'))).toBeNull()
    expect(compare(named('Zoë Lee'), named('Bob'))).toBe('profile.user.name is "Aaa", and "Aaa Aaa" in the log')
  })

  it('[BED-8] finds the records that a log knows by pseudonyms', async () => {
    const first = await openPortal()
    first.portal.append(BenefitsRequested({}))
    await first.portal.settled(0, [])
    first.portal.append(taken)
    await first.portal.settled(0, [])
    const pseudonyms = pseudonymiser('salt')
    const log = first.portal.seen().map((event) => {
      const codec = definitions.get(event.type)?.codec
      return codec ? { ...event, data: compileRedaction(codec, pseudonyms)(event.data) } : event
    })
    expect(log.find(({ type }) => type === taken.type)?.data).toEqual({
      benefitId: '201',
      selectionId: pseudonyms('9001'),
    })

    const second = await openPortal()
    expect(await drive(withoutCommands(log), second.portal)).toEqual({ driven: 2, deviations: [] })
    expect(second.selection()).toEqual(first.selection())
  })

  it('[BED-8] runs the command that made an event, so that this build can refuse it', async () => {
    const { portal, selection } = await openPortal()
    const untouched = selection()
    const events = recorded([ProfileLoaded({ profile, termsUpdated: false }), taken])
    const commandOf = () => ({ name: 'requestOptOut', input: '201' })
    expect(await drive({ events, commandOf }, portal)).toEqual({
      driven: 0,
      deviations: [{ seq: 2, type: 'OptOutRequested', sentence: 'The portal refuses it now: notChosen.' }],
    })
    expect(selection()).toEqual(untouched)
  })

  it('[BED-8] does not repeat what a screen does automatically when it opens', async () => {
    const seen: RecordedEvent[] = []
    const add = (event: DomainEvent): void =>
      void seen.push({ ...event, seq: seen.length + 1, at: 0, v: 1, causedBy: null })
    const moved = AddressChanged({ path: '/app/home/', choices: {}, words: {}, quotes: {} })
    const appended: string[] = []
    const portal: Driven = {
      run: () => null,
      compare,
      references: referencesIn(definitions),
      append: (event) => {
        appended.push(event.type)
        add(event)
      },
      go: () => {
        add(moved)
        add(BannersRequested({}))
      },
      seen: () => seen,
      settled: () => Promise.resolve(),
      account,
    }
    const log = [ProfileLoaded({ profile, termsUpdated: false }), moved, BannersRequested({}), BannersRequested({})]
    expect(await drive(withoutCommands(recorded(log)), portal)).toEqual({ driven: 2, deviations: [] })
    expect(appended).toEqual(['BannersRequested'])
  })

  it('[BED-8] goes where the person went, leaves out what holds a secret, and signs in with the account instead', async () => {
    const appended: DomainEvent[] = []
    const visited: string[] = []
    const portal: Driven = {
      run: () => null,
      compare,
      references: referencesIn(definitions),
      append: (event) => appended.push(event),
      go: (address) => visited.push(address),
      seen: () => [],
      settled: () => Promise.resolve(),
      account,
    }
    const code = SetUpCodeRequested({ code: SECRET, pass: 'first', password: null, way: 'settings' })
    const edit = FieldEdited({ form: 'search', field: 'word', value: 'dental', problem: null })
    const login = LoginRequested({ email: 'x', password: SECRET, captcha: null })
    const moved = AddressChanged({
      path: '/app/reporting/',
      choices: { type: 'payroll', year: '2025' },
      words: {},
      quotes: {},
    })
    const opened = AddressChanged({ path: '/app/dashboard/', choices: {}, words: {}, quotes: {} })
    const log = recorded([opened, ProfileLoaded({ profile, termsUpdated: false }), code, edit, login, moved])
    const report = await drive(withoutCommands(log), portal)
    expect(visited).toEqual(['/app/dashboard/', '/app/reporting/?type=payroll&year=2025'])
    expect(report).toEqual({
      driven: 2,
      deviations: [
        { seq: 3, type: 'SetUpCodeRequested', sentence: 'It contains a secret, which no log keeps: it was left out.' },
      ],
    })
    expect(appended).toEqual([edit, LoginRequested({ ...account, captcha: null })])
  })
})
