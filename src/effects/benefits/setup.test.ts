import { describe, expect, it } from 'vitest'
import { BenefitLoaded } from '../../domain/benefits/detail.ts'
import {
  SelectionFailed,
  SelectionLoaded,
  SelectionRequested,
  SelectionReset,
  SelectionResetFailed,
  SelectionResetRequested,
  SetupFailed,
  SetupLoaded,
  SetupRequested,
} from '../../domain/benefits/setup.ts'
import { AnswersSaved, ChoiceOvertaken } from '../../domain/benefits/submission.ts'
import { FormCleared, FormFilled } from '../../domain/kernel/forms/form.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import {
  benefitId,
  choiceOf,
  detailOf,
  html,
  refusal,
  selection,
  setupSample,
  setupWith,
} from '../../domain/samples.ts'
import { getBenefitSelection, getBenefitWithSelection, resetSelection } from '../api/generated/selections.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { wireBenefit, wireSelection, wireSetup } from '../samples.ts'
import { provesReread } from '../runtime/reread.testing.ts'
import { findReset, loadSetup, reloadSelection, rereadReset, sendReset } from './setup.ts'

const id = benefitId('dental')
const { description, covers, howToLeave, howToReturn, facts, levels } = detailOf()
const detail = {
  ...wireBenefit,
  description,
  covers,
  howToLeave,
  howToReturn,
  facts: [...facts],
  levels: [...levels],
  startDate: null,
  claim: null,
  termsAndConditionsShown: true,
  terms: [],
}
const ids = { benefitId: id, selectionId: selection.selectionId }

describe('loading what may be chosen', () => {
  const when = ['a', { a: SetupRequested({ benefitId: id }) }] as const

  it('[SEL-1] brings the benefit and the choice in one response', () => {
    const host = fakeHost(responds(getBenefitWithSelection, { ...detail, setup: wireSetup }))
    const events = { b: BenefitLoaded({ detail: detailOf() }), c: SetupLoaded({ setup: setupSample }) }
    runEffect({ effect: loadSetup, ports: host, when, then: ['5ms (bc)', events] })
    expect(host.calls).toEqual([{ id: 'getBenefitWithSelection', input: { path: { id } }, ended: 'completed' }])
  })

  it('[SEL-1] [CLAIM-1] brings the benefit without the address of a claim form on an unknown host', () => {
    const instructions = html('<p>Ring us</p>')
    const claim = {
      provider: 'Teeth Ltd',
      phone: '020 7946 0310',
      email: null,
      url: 'https://elsewhere.example/',
      instructions,
    }
    const ports = {
      ...fakeHost(responds(getBenefitWithSelection, { ...detail, claim, setup: wireSetup })),
      redirects: () => ({ url: '/', refused: true }),
    }
    const events = {
      x: RedirectRefused({ purpose: 'claims' }),
      b: BenefitLoaded({ detail: { ...detailOf(), claim: { ...claim, url: null } } }),
      c: SetupLoaded({ setup: setupSample }),
    }
    runEffect({ effect: loadSetup, ports, when, then: ['5ms (xbc)', events] })
  })

  it('[SEL-1] brings what was submitted and what was kept, who may be added, and what is locked', () => {
    const wire = {
      ...wireSetup,
      selection: wireSelection,
      fieldStatus: { value: 'locked' as const },
      values: { values: { value: 500, level: 'gold' }, people: ['partner-1'] },
      temporarySelection: { values: { value: 600, level: 'gold' }, people: [] },
    }
    const fields = setupSample.fields.map((field) => ({ ...field, locked: field.name === 'value' }))
    const setup = setupWith({ selection, fields, submitted: choiceOf(500, ['partner-1']), kept: choiceOf(600) })
    const ports = fakeHost(responds(getBenefitSelection, wire))
    const again = ['a', { a: SelectionRequested({ benefitId: id }) }] as const
    runEffect({ effect: reloadSelection, ports, when: again, then: ['5ms b', { b: SelectionLoaded({ setup }) }] })
  })

  it.each(['reload', 'load'] as const)('[SEL-4] makes a %s again that a change has overtaken', (kind) => {
    const older = wireSetup
    const newer = { ...wireSetup, freeCoverLimit: 700 }
    const setup = setupWith({ freeCoverLimit: 700 })
    const given = [SetupLoaded({ setup: setupSample })]
    const saved = { s: AnswersSaved({ setup }) }
    const host =
      kind === 'reload'
        ? fakeHost(responds(getBenefitSelection, older), responds(getBenefitSelection, newer))
        : fakeHost(
            responds(getBenefitWithSelection, { ...detail, setup: older }),
            responds(getBenefitWithSelection, { ...detail, setup: newer }),
          )
    if (kind === 'reload')
      runEffect({
        effect: reloadSelection,
        given,
        ports: host,
        when: ['a-s', { a: SelectionRequested({ benefitId: id }), ...saved }],
        then: ['10ms b', { b: SelectionLoaded({ setup }) }],
      })
    else
      runEffect({
        effect: loadSetup,
        given,
        ports: host,
        when: ['a-s', { a: SetupRequested({ benefitId: id }), ...saved }],
        then: ['10ms (bc)', { b: BenefitLoaded({ detail: detailOf() }), c: SetupLoaded({ setup }) }],
      })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['completed', 'completed'])
  })

  it('[SEL-1] says where a choice that was begun here has changed elsewhere since', () => {
    const begun = SetupLoaded({ setup: setupWith({ kept: choiceOf(600) }) })
    const newer = { ...wireSetup, values: { values: { value: 900, level: 'gold' }, people: [] } }
    const setup = setupWith({ submitted: choiceOf(900) })
    const told = {
      b: BenefitLoaded({ detail: detailOf() }),
      c: SetupLoaded({ setup }),
      d: ChoiceOvertaken({ benefitId: id, choice: choiceOf(600) }),
      e: FormFilled({
        form: 'choice-dental',
        values: {},
        choices: { value: '600', level: 'gold', 'person:partner-1': '', 'person:child-1': '', 'person:child-2': '' },
      }),
      f: SelectionLoaded({ setup }),
    }
    const ports = fakeHost(
      responds(getBenefitWithSelection, { ...detail, setup: newer }),
      responds(getBenefitSelection, newer),
    )
    runEffect({ effect: loadSetup, given: [begun], ports, when, then: ['5ms (bcde)', told] })
    const again = ['a', { a: SelectionRequested({ benefitId: id }) }] as const
    runEffect({ effect: reloadSelection, given: [begun], ports, when: again, then: ['5ms (fde)', told] })
  })

  it('[SEL-1] tells that it failed', () => {
    const ports = fakeHost(fails(getBenefitWithSelection, refusal))
    const b = SetupFailed({ benefitId: id, problem: refusal })
    runEffect({ effect: loadSetup, ports, when, then: ['5ms b', { b }] })
  })

  it('[SEL-1] drops an earlier call for a later one', () => {
    const host = fakeHost(responds(getBenefitWithSelection, { ...detail, setup: wireSetup }))
    const events = { b: BenefitLoaded({ detail: detailOf() }), c: SetupLoaded({ setup: setupSample }) }
    runEffect({ effect: loadSetup, ports: host, when: ['a 2ms a', when[1]], then: ['8ms (bc)', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })

  it('[SEL-1] tells that reading the choice alone failed', () => {
    const ports = fakeHost(fails(getBenefitSelection, refusal))
    const again = ['a', { a: SelectionRequested({ benefitId: id }) }] as const
    const b = SelectionFailed({ benefitId: id, problem: refusal })
    runEffect({ effect: reloadSelection, ports, when: again, then: ['5ms b', { b }] })
  })
})

describe('discarding a change', () => {
  const events = {
    a: SelectionResetRequested(ids),
    b: FormCleared({ form: 'choice-dental' }),
    c: SelectionReset({ setup: setupSample }),
    f: SelectionResetFailed({ benefitId: id, problem: refusal }),
  }

  it('[SEL-3] asks the host for the selection as it was, and forgets what was typed', () => {
    const host = fakeHost(responds(resetSelection, wireSetup))
    runEffect({ effect: sendReset, ports: host, when: ['aa', events], then: ['5ms (bc)', events] })
    expect(host.calls).toEqual([
      { id: 'resetSelection', input: { path: { id: selection.selectionId } }, ended: 'completed' },
    ])
  })

  it('[SEL-3] tells that it failed, and keeps what was typed', () => {
    const ports = fakeHost(fails(resetSelection, refusal))
    runEffect({ effect: sendReset, ports, when: ['a', events], then: ['5ms f', events] })
  })
})

describe('discarding a draft, with the response lost', () => {
  const lost = SelectionResetFailed({ benefitId: id, problem: { kind: 'network' } })
  const read = (setup: typeof setupSample) => ['a', { a: SelectionLoaded({ setup }) }] as const
  const effect = findReset

  it('[SEL-1] is done once the choice has no draft', () => {
    const setup = setupWith({ kept: null })
    const then = ['(bc)', { b: FormCleared({ form: `choice-${id}` }), c: SelectionReset({ setup }) }] as const
    runEffect({ effect, given: [lost], ports: {}, when: read(setup), then })
  })

  it('[SEL-1] is not called done while the draft is there, or where nothing was discarded', () => {
    runEffect({ effect, given: [lost], ports: {}, when: read(setupWith({ kept: choiceOf(1) })), then: ['', {}] })
    runEffect({ effect, ports: {}, when: read(setupWith({ kept: null })), then: ['', {}] })
  })
})

provesAll(loadSetup, reloadSelection, sendReset, rereadReset, findReset)

provesReread('SEL-1', rereadReset, (problem) => SelectionResetFailed({ benefitId: id, problem }), [
  SelectionRequested({ benefitId: id }),
])
