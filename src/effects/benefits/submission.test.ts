import { describe, expect, it } from 'vitest'
import { BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import type { Route } from '../../domain/benefits/submission.ts'
import {
  AnswersSaved,
  AnswersSaveFailed,
  AnswersSaveRequested,
  ChoiceOvertaken,
  ChoiceSaved,
  ChoiceSaveFailed,
  ChoiceSaveRequested,
  SelectionSubmitted,
  SubmissionFailed,
  SubmissionRequested,
} from '../../domain/benefits/submission.ts'
import { FormCleared, FormFilled } from '../../domain/kernel/forms/form.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { benefitId, choiceOf, refusal, selectionId, setupSample, setupWith } from '../../domain/samples.ts'
import {
  createSelection,
  getBenefitSelection,
  saveSelectionForEmployee,
  updateSelection,
} from '../api/generated/selections.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { wireSelection, wireSetup } from '../samples.ts'
import { setupOf } from './choice.ts'
import {
  findSubmitted,
  rereadAfterAnswers,
  rereadAfterChoice,
  rereadAfterSubmission,
  followSubmission,
  rereadTerms,
  sendAnswers,
  sendChoice,
  sendSubmission,
} from './submission.ts'
import { SelectionFailed, SelectionLoaded, SelectionRequested, SetupLoaded } from '../../domain/benefits/setup.ts'
import { provesReread } from '../runtime/reread.testing.ts'

const id = benefitId('dental')
const create: Route = { kind: 'create' }
const saved = { status: 'success' as const, setup: wireSetup }
const said: Problem = { kind: 'refused', status: 200, message: 'Not now' }
const sayingNo = responds(createSelection, { status: 'error', message: 'Not now' })
/** What holds is read before anything is sent. */
const read = responds(getBenefitSelection, wireSetup)
const choice = choiceOf(600, ['partner-1'])
const form = (name: string) => FormCleared({ form: name })
const wanted = (route: Route) => ChoiceSaveRequested({ benefitId: id, route, choice })
const body = { eeben_benefit_id: 'dental', values: { value: 600, level: 'gold' }, people: ['partner-1'] }

describe('keeping a choice', () => {
  const events = { a: wanted(create), b: ChoiceSaved({ setup: setupSample }) }

  it.each([
    [create, createSelection, { body }],
    [{ kind: 'update', selectionId: selectionId('9') }, updateSelection, { path: { id: '9' }, body }],
    [
      { kind: 'forEmployee', client: '77', employee: '4021' },
      saveSelectionForEmployee,
      { path: { client: '77', employee: '4021' }, body },
    ],
  ] as const)('[SEL-1] [SEL-6] goes by the way that fits: %j', (route, operation, input) => {
    const host = fakeHost(read, responds(operation, saved))
    runEffect({ effect: sendChoice, ports: host, when: ['a', { a: wanted(route) }], then: ['10ms b', events] })
    expect(host.calls.slice(1)).toEqual([{ id: operation.id, input, ended: 'completed' }])
  })

  it('[SEL-1] is sent once, however often it is pressed', () => {
    const host = fakeHost(read, responds(createSelection, saved))
    runEffect({ effect: sendChoice, ports: host, when: ['aa 2ms a', events], then: ['10ms b', events] })
    expect(host.calls).toHaveLength(2)
  })

  it('[SEL-1] tells a refusal, be it a status or a word of the host', () => {
    const forEmployee: Route = { kind: 'forEmployee', client: '77', employee: '4021' }
    for (const [route, script, problem] of [
      [create, fails(createSelection, refusal), refusal],
      [create, sayingNo, said],
      [forEmployee, responds(saveSelectionForEmployee, { status: 'error', message: 'Not now' }), said],
    ] as const) {
      const b = ChoiceSaveFailed({ benefitId: id, problem })
      runEffect({
        effect: sendChoice,
        ports: fakeHost(read, script),
        when: ['a', { a: wanted(route) }],
        then: ['10ms b', { b }],
      })
    }
  })
})

describe('sending medical answers', () => {
  const asked = [{ id: 'q1', answer: 'no' }]
  const events = {
    a: AnswersSaveRequested({ benefitId: id, route: create, answers: asked }),
    b: AnswersSaved({ setup: setupSample }),
    c: form('questions-dental'),
    f: AnswersSaveFailed({ benefitId: id, problem: said }),
  }

  it('[SEL-4] forgets them once the host has them', () => {
    const host = fakeHost(responds(createSelection, saved))
    runEffect({ effect: sendAnswers, ports: host, when: ['a', events], then: ['5ms (bc)', events] })
    expect(host.calls[0]?.input).toEqual({ body: { eeben_benefit_id: 'dental', answers: asked } })
  })

  it('[SEL-4] keeps them where the host refuses', () => {
    runEffect({ effect: sendAnswers, ports: fakeHost(sayingNo), when: ['a', events], then: ['5ms f', events] })
  })
})

describe('submitting', () => {
  const terms = { 'terms-1': '3' }
  const events = {
    a: SubmissionRequested({ benefitId: id, route: create, choice, quoteId: 'q', terms }),
    b: SelectionSubmitted({ setup: setupSample }),
  }

  it('[SEL-1] sends the values with the terms and the cost that was seen', () => {
    const host = fakeHost(read, responds(createSelection, saved))
    runEffect({ effect: sendSubmission, ports: host, when: ['aa', events], then: ['10ms b', events] })
    expect(host.calls).toHaveLength(2)
    expect(host.calls[1]?.input).toEqual({
      body: { ...body, quote_id: 'q', accepted_terms: true, accepted_terms_versions: terms },
    })
  })

  const conflict: Problem = { kind: 'refused', status: 409, message: 'Changed' }
  it.each([
    ['cost', fails(createSelection, conflict, { status: 'error', message: 'Changed', code: 'cost-changed' }), conflict],
    [
      'terms',
      fails(createSelection, conflict, { status: 'error', message: 'Changed', code: 'terms-changed' }),
      conflict,
    ],
    ['terms', responds(createSelection, { status: 'error', message: 'Not now', code: 'terms-changed' }), said],
    [null, fails(createSelection, refusal), refusal],
    [null, sayingNo, said],
  ] as const)('[SEL-1] [SEL-2] tells what is outdated where the host refuses: %j', (outdated, script, problem) => {
    const b = SubmissionFailed({ benefitId: id, outdated, problem })
    // A conflict is looked at by reading again.
    const then = [problem === conflict ? '15ms b' : '10ms b', { b }] as const
    runEffect({ effect: sendSubmission, ports: fakeHost(read, script), when: ['a', events], then })
  })

  it('[SEL-1] says that it failed where nobody could look at what holds', () => {
    const ports = fakeHost(fails(getBenefitSelection, refusal))
    const b = SubmissionFailed({ benefitId: id, outdated: null, problem: refusal })
    runEffect({ effect: sendSubmission, ports, when: ['a', events], then: ['5ms b', { b }] })
  })

  it('[SEL-1] reads the benefit and the list again, and forgets what was typed', () => {
    const after = {
      b: form('choice-dental'),
      c: form('benefit-terms-dental'),
      d: BenefitRequested({ benefitId: id }),
      e: BenefitsRequested({}),
    }
    const when = ['a', { a: SelectionSubmitted({ setup: setupSample }) }] as const
    runEffect({ effect: followSubmission, ports: {}, when, then: ['(bcde)', after] })
  })

  it('[SEL-1] reads newer terms, which have to be accepted again', () => {
    const failed = (outdated: 'cost' | 'terms') => SubmissionFailed({ benefitId: id, outdated, problem: refusal })
    const after = { b: form('benefit-terms-dental'), c: BenefitRequested({ benefitId: id }) }
    runEffect({ effect: rereadTerms, ports: {}, when: ['a', { a: failed('terms') }], then: ['(bc)', after] })
    runEffect({ effect: rereadTerms, ports: {}, when: ['a', { a: failed('cost') }], then: ['', {}] })
  })
})

describe('a choice that was changed elsewhere while it was made here', () => {
  const draft = { values: choice.values, people: [...choice.people] }
  const known = SetupLoaded({ setup: setupWith({ kept: choice }) })
  const newer = { ...wireSetup, values: { values: { value: 900, level: 'gold' }, people: [] } }
  const route: Route = { kind: 'update', selectionId: selectionId('9') }
  const a = SubmissionRequested({ benefitId: id, route, choice, quoteId: 'q', terms: {} })
  const told = {
    b: SelectionLoaded({ setup: setupWith({ submitted: choiceOf(900) }) }),
    c: ChoiceOvertaken({ benefitId: id, choice }),
    d: FormFilled({
      form: 'choice-dental',
      values: {},
      choices: { value: '600', level: 'gold', 'person:partner-1': 'yes', 'person:child-1': '', 'person:child-2': '' },
    }),
    e: BenefitRequested({ benefitId: id }),
  }

  it('[SEL-1] is not submitted, and both are shown', () => {
    const host = fakeHost(responds(getBenefitSelection, newer))
    const when = ['a', { a }] as const
    runEffect({ effect: sendSubmission, given: [known], ports: host, when, then: ['5ms (bcde)', told] })
    expect(host.calls).toHaveLength(1)
  })

  it('[SEL-1] is not kept as a draft over a newer one', () => {
    const host = fakeHost(responds(getBenefitSelection, newer))
    runEffect({
      effect: sendChoice,
      given: [known],
      ports: host,
      when: ['a', { a: wanted(route) }],
      then: ['5ms (bcde)', told],
    })
    expect(host.calls).toHaveLength(1)
  })

  it('[SEL-1] is sent where the host already has it, or nothing has changed', () => {
    for (const setup of [
      { ...wireSetup, values: draft },
      { ...wireSetup, temporarySelection: draft },
    ]) {
      const ports = fakeHost(responds(getBenefitSelection, setup), responds(updateSelection, saved))
      const b = SelectionSubmitted({ setup: setupSample })
      runEffect({ effect: sendSubmission, given: [known], ports, when: ['a', { a }], then: ['10ms b', { b }] })
    }
  })

  it('[SEL-3] is not sent to somebody who has left the benefit since, though it is the same choice', () => {
    const left = {
      ...wireSelection,
      status: 'opted-out' as const,
      cta: { type: 'reapply' as const, label: 'Choose again' },
    }
    const now = { ...wireSetup, selection: left, values: draft }
    const events = { ...told, b: SelectionLoaded({ setup: setupOf(now) }) }
    const ports = fakeHost(responds(getBenefitSelection, now))
    runEffect({ effect: sendSubmission, given: [known], ports, when: ['a', { a }], then: ['5ms (bcde)', events] })
  })

  it.each([409, 412])('[SEL-1] is told in the same way by a host that refuses an older version with %i', (status) => {
    const problem: Problem = { kind: 'refused', status, message: null }
    const same = { ...wireSetup, temporarySelection: draft }
    const host = fakeHost(
      responds(getBenefitSelection, same, null, '"1"'),
      responds(getBenefitSelection, newer),
      fails(updateSelection, problem),
    )
    const when = ['a', { a }] as const
    runEffect({ effect: sendSubmission, given: [known], ports: host, when, then: ['15ms (bcde)', told] })
    expect(host.calls[1]?.input).toMatchObject({ onVersion: '"1"' })
  })
})

describe('a submission whose response was lost', () => {
  const drafted = [SetupLoaded({ setup: setupWith({ kept: choiceOf(600) }) })]
  const failed = (problem: Problem, outdated: 'cost' | null = null) => ({
    a: SubmissionFailed({ benefitId: id, outdated, problem }),
  })
  const lost: Problem = { kind: 'network' }
  const inForce = { value: 600, level: 'gold' }
  const effect = findSubmitted

  it('[SEL-1] is made once its draft is gone and its choice is in force', () => {
    const host = fakeHost(responds(getBenefitSelection, { ...wireSetup, values: { values: inForce, people: [] } }))
    const b = SelectionSubmitted({ setup: setupWith({ submitted: choiceOf(600) }) })
    runEffect({ effect, given: drafted, ports: host, when: ['a', failed(lost)], then: ['5ms b', { b }] })
    expect(host.calls.map(({ input }) => input)).toEqual([{ path: { id } }])
  })

  it.each<[string, Partial<typeof wireSetup>]>([
    ['the draft is still there', { temporarySelection: { values: inForce, people: [] } }],
    ['another choice is in force', { values: { values: { value: 700 }, people: [] } }],
  ])('[SEL-1] stays unconfirmed where %s', (_, change) => {
    const ports = fakeHost(responds(getBenefitSelection, { ...wireSetup, ...change }))
    runEffect({ effect, given: drafted, ports, when: ['a', failed(lost)], then: ['', {}] })
  })

  it('[SEL-1] is not looked for where it was refused, and not found where there was no draft', () => {
    const no: Problem = { kind: 'refused', status: 422, message: null }
    runEffect({ effect, given: drafted, ports: {}, when: ['a', failed(no)], then: ['', {}] })
    runEffect({ effect, given: drafted, ports: {}, when: ['a', failed(refusal, 'cost')], then: ['', {}] })
    const ports = fakeHost(responds(getBenefitSelection, { ...wireSetup, values: { values: inForce, people: [] } }))
    runEffect({ effect, ports, when: ['a', failed(lost)], then: ['', {}] })
  })

  it('[SEL-1] reports that it could not be read', () => {
    const ports = fakeHost(fails(getBenefitSelection, lost))
    const b = SelectionFailed({ benefitId: id, problem: lost })
    runEffect({ effect, given: drafted, ports, when: ['a', failed(lost)], then: ['5ms b', { b }] })
  })
})

provesAll(
  sendChoice,
  sendAnswers,
  sendSubmission,
  followSubmission,
  rereadTerms,
  rereadAfterChoice,
  rereadAfterAnswers,
  rereadAfterSubmission,
  findSubmitted,
)

const dental = { benefitId: benefitId('dental') }
const choices = [SelectionRequested(dental)]
provesReread('SEL-1', rereadAfterChoice, (problem) => ChoiceSaveFailed({ ...dental, problem }), choices)
provesReread('SEL-1', rereadAfterAnswers, (problem) => AnswersSaveFailed({ ...dental, problem }), choices)
provesReread('SEL-1', rereadAfterSubmission, (problem) => SubmissionFailed({ ...dental, outdated: null, problem }), [
  BenefitsRequested({}),
])
