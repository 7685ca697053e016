import { describe, expect, it } from 'vitest'
import { DraftRestored, fillForm, FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, refusal } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { session } from '../session/session.ts'
import {
  changeDetails,
  details,
  DetailsChanged,
  DetailsChangeFailed,
  DetailsChangeRequested,
  DetailsFailed,
  DetailsLoaded,
  DetailsRequested,
  detailsForm,
  detailsValues,
  keepNewerDetails,
  requestDetails,
  selectDetails,
} from './details.ts'

const given = story(forms, session, masquerade, details)
const typed = (personalEmail: string, phone: string) =>
  DraftRestored({ form: 'my-details', values: { personalEmail, phone }, choices: {} })
const request = DetailsChangeRequested({ details: { personalEmail: 'a@b.cd', phone: '+44 (0)7700 900-123' } })

describe("a person's own details", () => {
  it('[PROF-1] are requested, and not twice at once', () => {
    expect(given().when(requestDetails)).toEqual(produced(DetailsRequested({})))
    expect(given(DetailsRequested({})).when(requestDetails)).toEqual(refused('busy'))
    expect(given(request).when(requestDetails)).toEqual(refused('busy'))
  })

  it('[PROF-1] are changed to what was typed, or to nothing', () => {
    expect(given(typed(' a@b.cd ', '+44 (0)7700 900-123')).when(changeDetails)).toEqual(produced(request))
    const nothing = DetailsChangeRequested({ details: { personalEmail: null, phone: null } })
    expect(given(typed(' ', '')).when(changeDetails)).toEqual(produced(nothing))
  })

  const changedTo = (personalEmail: string, phone: string) => given(typed(personalEmail, phone)).when(changeDetails)

  it.each([
    ['07700 900123', '07700 900123'],
    ['\u202A020 7946 0000\u202C', '020 7946 0000'],
    ['020\u20137946\u20130000', '020-7946-0000'],
    ['+44\u00A07700\u00A0900123', '+44 7700 900123'],
    ['020 7946 0000 ext 12', '020 7946 0000 ext 12'],
    ['020 7946 0000 ext. 12', '020 7946 0000 ext. 12'],
    ['020 7946 0000 extension 12', '020 7946 0000 extension 12'],
    ['020 7946 0000 x12', '020 7946 0000 x12'],
    ['020 7946 0000, ext 1234', '020 7946 0000, ext 1234'],
    ['02079460000#12', '02079460000#12'],
    ['tel:+442079460000', '+442079460000'],
    ['tel:+44-20-7946-0000;ext=12', '+44-20-7946-0000;ext=12'],
    ['０２０７９４６００００', '02079460000'],
    ['٠٢٠٧٩٤٦٠٠٠٠', '02079460000'],
    ['+44.20.7946.0000', '+44.20.7946.0000'],
    ['\uFEFF0207946\u200B0000 ', '02079460000'],
  ])('[PROF-1] take %j for the phone number %j', (number, phone) => {
    expect(changedTo('', number)).toEqual(produced(DetailsChangeRequested({ details: { personalEmail: null, phone } })))
  })

  it.each([
    '12345',
    'call me',
    '1234567890123456',
    '07700 900123 ext',
    '07700 900123 ext 1234567',
    '020 7946 0000 or 020 7946 0001',
    '020 7946 0000 extension number 12',
    'ext 12',
    '+',
    '020 7946 0000                                  1',
  ])('[PROF-1] refuse %j as a phone number', (no) => {
    const refusedForm = FormRefused({ form: 'my-details', problems: { personalEmail: 'email', phone: 'phone' } })
    expect(changedTo('nobody', no)).toEqual(produced(refusedForm))
  })

  it.each([
    ['<ann@acme.example>', 'ann@acme.example'],
    ['Ann Smith <ann@acme.example>', 'ann@acme.example'],
    ['mailto:ann@acme.example', 'ann@acme.example'],
    ['MAILTO:ann@acme.example?subject=Hello', 'ann@acme.example'],
    ['<mailto:ann@acme.example>', 'ann@acme.example'],
    ['ann@acme.example.', 'ann@acme.example'],
    ['ann@acme.example,', 'ann@acme.example'],
    ['ann@acme.example;', 'ann@acme.example'],
    ['\u200Bann@acme.example', 'ann@acme.example'],
    ['ann@acme.example\u00A0', 'ann@acme.example'],
    ['ann\u2060@acme.example', 'ann@acme.example'],
    ['ann\u2011marie@acme.example', 'ann-marie@acme.example'],
    ['ann+work@acme.example', 'ann+work@acme.example'],
    ["o'neil@acme.example", "o'neil@acme.example"],
    ['ann@müller.de', 'ann@müller.de'],
    ['o’neil@acme.example', "o'neil@acme.example"],
    ['“ann@acme.example”', 'ann@acme.example'],
    ["'ann@acme.example'", 'ann@acme.example'],
    ['(ann@acme.example)', 'ann@acme.example'],
    ['<ann@acme.example', 'ann@acme.example'],
    ['ann@acme.example!', 'ann@acme.example'],
    ['ann@acme.example/', 'ann@acme.example'],
    ['ann＠acme。example', 'ann@acme.example'],
    ['Ann@Acme.Example', 'Ann@Acme.Example'],
  ])('[PROF-1] take %j for the address %j', (address, personalEmail) => {
    expect(changedTo(address, '')).toEqual(
      produced(DetailsChangeRequested({ details: { personalEmail, phone: null } })),
    )
  })

  it.each([
    ['ann@acme,example.co', 'emailComma'],
    ['ann@acme,example,co', 'emailComma'],
    ['ann@acme example.co', 'emailSpace'],
    ['ann smith@acme.example', 'emailSpace'],
    ['ann@acme..example', 'email'],
    ['ann@.acme.example', 'email'],
    ['ann@acme', 'email'],
    ['@acme.example', 'email'],
    ['ann', 'email'],
    ['ann@@acme.example', 'email'],
    ['ann@acme.e', 'email'],
    ['http://ann@acme.example', 'email'],
    ['ann@[127.0.0.1]', 'email'],
    ['ann@acme.example bo@acme.example', 'emailSpace'],
  ])('[PROF-1] refuse the address %j: %s', (address, problem) => {
    expect(changedTo(address, '')).toEqual(
      produced(FormRefused({ form: 'my-details', problems: { personalEmail: problem } })),
    )
  })

  it('[PROF-1] are sent once, and never for the person whom somebody acts for', () => {
    expect(given(request).when(changeDetails)).toEqual(refused('busy'))
    const acting = given(MasqueradeStarted({ userId: '1', schemeYear: null }), typed('a@b.cd', ''))
    expect(acting.when(changeDetails)).toEqual(refused('masquerade'))
  })

  it('[PROF-1] tell that they are saved, or that they are not', () => {
    const before = { personalEmail: null, phone: '07700 900123' }
    const loaded = given(DetailsLoaded({ details: before }), request)
    const failed = loaded.at(1, DetailsChangeFailed({ problem: refusal }))
    expect(selectDetails(failed.state)).toMatchObject({
      now: { value: before },
      saving: { problem: refusal },
      answers: 1,
    })
    const after = { personalEmail: 'a@b.cd', phone: null }
    const saved = loaded.at(1, DetailsChanged({ details: after }))
    expect(selectDetails(saved.state)).toMatchObject({ now: { value: after }, saving: { kind: 'saved' }, answers: 1 })
    expect(selectDetails(saved.at(2, DetailsRequested({})).state).saving).toEqual({ kind: 'open' })
    expect(detailsValues(after)).toEqual({ personalEmail: 'a@b.cd', phone: '' })
  })

  it('[PROF-1] stay unconfirmed while they are read again, and are as the host says', () => {
    const lost = given(DetailsLoaded({ details: { personalEmail: null, phone: null } }), request)
      .at(1, DetailsChangeFailed({ problem: offline }))
      .at(2, DetailsRequested({}))
    expect(selectDetails(lost.state).saving).toEqual({ kind: 'failed', problem: offline })
    const refused = { kind: 'refused', status: 422, message: null } as const
    const no = given(request, DetailsChangeFailed({ problem: refused }), DetailsRequested({}))
    expect(selectDetails(no.state).saving).toEqual({ kind: 'open' })
  })

  it('[PROF-1] that have changed since the form was filled are told until the person decides', () => {
    const before = { personalEmail: 'a@b.cd', phone: null }
    const newer = { personalEmail: 'newer@b.cd', phone: null }
    const told = given(DetailsLoaded({ details: before }), request, DetailsLoaded({ details: newer }))
    expect(selectDetails(told.state)).toMatchObject({ now: { value: newer }, saving: { kind: 'overtaken', before } })
    const again = told.at(1, DetailsRequested({}), DetailsLoaded({ details: newer }))
    expect(selectDetails(again.state).saving).toEqual({ kind: 'overtaken', before })
    const filled = fillForm(detailsForm, detailsValues(newer))
    expect(told.when(keepNewerDetails)).toEqual(produced(filled))
    expect(selectDetails(told.at(1, filled).state).saving).toEqual({ kind: 'open' })
    expect(given(DetailsLoaded({ details: before })).when(keepNewerDetails)).toEqual(refused('notNeeded'))
  })

  it('[PROF-1] may be unknown', () => {
    const { now } = selectDetails(given(DetailsFailed({ problem: offline })).state)
    expect(now).toEqual({ status: 'failed', problem: offline, value: null })
  })
})
