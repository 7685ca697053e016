import { describe, expect, it } from 'vitest'
import {
  DetailsChanged,
  DetailsChangeFailed,
  DetailsChangeRequested,
  DetailsFailed,
  DetailsLoaded,
  DetailsRequested,
} from '../../domain/account/details.ts'
import { DraftRestored, FieldEdited, FormFilled } from '../../domain/kernel/forms/form.ts'
import { offline, refusal } from '../../domain/samples.ts'
import { getUser, updateUser } from '../api/generated/account.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { provesNotOvertaken, provesReread } from '../runtime/reread.testing.ts'
import { fillDetails, findDetailsSaved, loadDetails, rereadDetails, sendDetails } from './details.ts'

const details = { personalEmail: 'a@b.cd', phone: null }
const wire = { id: 'user-1', ...details, avatar: null }
/** The details are read before they are changed. */
const read = responds(getUser, wire)

describe("a person's own details", () => {
  it('[PROF-1] are brought, or not', () => {
    const when = ['a', { a: DetailsRequested({}) }] as const
    const then = ['5ms b', { b: DetailsLoaded({ details }) }] as const
    runEffect({ effect: loadDetails, ports: fakeHost(responds(getUser, wire)), when, then })
    const failed = ['5ms b', { b: DetailsFailed({ problem: offline }) }] as const
    runEffect({ effect: loadDetails, ports: fakeHost(fails(getUser, offline)), when, then: failed })
  })

  it('[PROF-1] are changed with one PATCH, however often it is pressed', () => {
    const host = fakeHost(responds(getUser, wire, null, '"1"'), responds(updateUser, wire))
    const then = ['10ms b', { b: DetailsChanged({ details }) }] as const
    runEffect({ effect: sendDetails, ports: host, when: ['aa-a', { a: DetailsChangeRequested({ details }) }], then })
    const input = { body: details, onVersion: '"1"' }
    expect(host.calls.slice(1)).toEqual([{ id: 'updateUser', input, ended: 'completed' }])
  })

  it('[PROF-1] tell that they are not saved', () => {
    const when = ['a', { a: DetailsChangeRequested({ details }) }] as const
    const b = DetailsChangeFailed({ problem: refusal })
    const refusing = fakeHost(read, fails(updateUser, refusal))
    runEffect({ effect: sendDetails, ports: refusing, when, then: ['10ms b', { b }] })
    runEffect({ effect: sendDetails, ports: fakeHost(fails(getUser, refusal)), when, then: ['5ms b', { b }] })
  })

  it('[PROF-1] are not saved over what was changed elsewhere, which is loaded instead', () => {
    const given = [DetailsLoaded({ details: { personalEmail: 'before@b.cd', phone: null } })]
    const newer = { personalEmail: 'newer@b.cd', phone: null }
    const host = fakeHost(responds(getUser, { ...wire, ...newer }))
    const when = ['a', { a: DetailsChangeRequested({ details }) }] as const
    const then = ['5ms b', { b: DetailsLoaded({ details: newer }) }] as const
    runEffect({ effect: sendDetails, given, ports: host, when, then })
    expect(host.calls).toHaveLength(1)
  })

  it('[PROF-1] fill the form anew where it shows what has been overtaken, and nobody has typed', () => {
    const given = [
      DetailsLoaded({ details }),
      FormFilled({ form: 'my-details', values: { personalEmail: 'a@b.cd', phone: '' }, choices: {} }),
    ]
    const when = ['a', { a: DetailsLoaded({ details: { personalEmail: 'newer@b.cd', phone: null } }) }] as const
    const values = { personalEmail: 'newer@b.cd', phone: '' }
    const b = FormFilled({ form: 'my-details', values, choices: {} })
    runEffect({ effect: fillDetails, given, ports: {}, when, then: ['b', { b }] })
  })

  it('[PROF-1] fill the form, but not over what is being typed', () => {
    const filled = {
      b: FormFilled({ form: 'my-details', values: { personalEmail: 'a@b.cd', phone: '' }, choices: {} }),
    }
    const loaded = ['a', { a: DetailsLoaded({ details }) }] as const
    const typing = [FieldEdited({ form: 'my-details', field: 'phone', value: '1', problem: null })]
    const effect = fillDetails
    runEffect({ effect, ports: {}, when: loaded, then: ['b', filled] })
    runEffect({ effect, given: typing, ports: {}, when: loaded, then: ['', {}] })
    const changed = ['a', { a: DetailsChanged({ details }) }] as const
    runEffect({ effect, given: typing, ports: {}, when: changed, then: ['b', filled] })
  })
})

provesNotOvertaken('PROF-1', loadDetails, {
  given: [DetailsLoaded({ details })],
  requested: DetailsRequested({}),
  changed: DetailsChanged({ details: { ...details, phone: '020 7946 0310' } }),
  responses: [responds(getUser, wire), responds(getUser, { ...wire, phone: '020 7946 0310' })],
  loaded: DetailsLoaded({ details: { ...details, phone: '020 7946 0310' } }),
})

describe('details whose response was lost', () => {
  const lost = DetailsChangeFailed({ problem: offline })
  const typed = (personalEmail: string) =>
    DraftRestored({ form: 'my-details', values: { personalEmail, phone: '' }, choices: {} })
  const when = ['a', { a: DetailsLoaded({ details }) }] as const
  const effect = findDetailsSaved

  it('[PROF-1] are saved once the host shows what was typed', () => {
    const then = ['b', { b: DetailsChanged({ details }) }] as const
    runEffect({ effect, given: [typed(' a@b.cd '), lost], ports: {}, when, then })
  })

  it('[PROF-1] are not called saved where the host holds something else, or refused them', () => {
    const then = ['', {}] as const
    runEffect({ effect, given: [typed('other@b.cd'), lost], ports: {}, when, then })
    runEffect({
      effect,
      given: [typed('a@b.cd'), DetailsChangeFailed({ problem: { kind: 'refused', status: 422, message: null } })],
      ports: {},
      when,
      then,
    })
    runEffect({ effect, given: [typed('a@b.cd')], ports: {}, when, then })
  })
})

provesAll(loadDetails, sendDetails, fillDetails, rereadDetails, findDetailsSaved)

provesReread('PROF-1', rereadDetails, (problem) => DetailsChangeFailed({ problem }), [DetailsRequested({})])
