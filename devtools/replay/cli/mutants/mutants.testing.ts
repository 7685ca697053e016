import { CostsCalculated, CostsFailed, CostsRequested } from '../../../../src/domain/benefits/costs.ts'
import { BenefitsLoaded, BenefitsRequested } from '../../../../src/domain/benefits/eligible.ts'
import { SetupLoaded, SetupRequested } from '../../../../src/domain/benefits/setup.ts'
import {
  ChoiceSaved,
  ChoiceSaveRequested,
  SubmissionFailed,
  SubmissionRequested,
} from '../../../../src/domain/benefits/submission.ts'
import { BenefitTermsAccepted } from '../../../../src/domain/benefits/wizard.ts'
import { PolicyLoaded, PolicyRequested } from '../../../../src/domain/content/policies.ts'
import { TakeUpFailed, TakeUpLoaded, TakeUpRequested } from '../../../../src/domain/employer/take-up.ts'
import type { FamilyMember } from '../../../../src/domain/family/member.ts'
import { FamilyLoaded, FamilyRequested } from '../../../../src/domain/family/members.ts'
import type { DataOf, DomainEvent } from '../../../../src/domain/kernel/event.ts'
import { ChoiceMade } from '../../../../src/domain/kernel/forms/form.ts'
import {
  benefit,
  benefitId,
  choiceOf,
  html,
  offline,
  quoteOf,
  refusal,
  selection,
  setupWith,
} from '../../../../src/domain/samples.ts'
import { SessionEnded } from '../../../../src/domain/session/session.ts'
import type { Mutant } from '../../../../tools/mutants/mutant.ts'
import type { Asked } from '../wanted.ts'
import type { Hosts, Step } from './drive.testing.ts'

/** A mutant in a source of the portal, and the user's steps that reveal it. */
export interface LogMutant extends Mutant {
  readonly steps: readonly Step[]
  readonly hosts: Hosts
  /** What the tester expected, in the words of the command line. */
  readonly asked: Asked
  /** Whether the log would shrink to one that fails on any build if it were not compared with a good one. */
  readonly needsGood?: true
  /** The types of the events that are left once the log is shrunk. */
  readonly left: readonly string[]
}

const id = benefitId('dental')
const limits = { value: null, partner: null }
const step = (after: number, does: DomainEvent): Step => ({ after, does })
const valueIn = (data: unknown): number => {
  const { choice } = data as DataOf<typeof CostsRequested> // called for that event only
  return Number(choice.values['value'])
}
const asked = (value: number): DomainEvent => CostsRequested({ benefitId: id, choice: choiceOf(value) })
const calculated = (value: number): DomainEvent =>
  CostsCalculated({ benefitId: id, choice: choiceOf(value), quote: quoteOf(`q-${value}`), limits })
const create = { kind: 'create' } as const
const setup = setupWith({ people: [], kept: choiceOf(600) })
const typed = (value: string): DomainEvent =>
  ChoiceMade({ form: 'choice-dental', field: 'value', value, problem: null })

const member = (relationship: 'partner' | 'dependant'): FamilyMember => ({
  familyMemberId: relationship as FamilyMember['familyMemberId'],
  title: 'Ms',
  firstName: 'First',
  surname: 'Last',
  name: 'First Last',
  dateOfBirth: '1990-01-01',
  gender: 'female',
  relationship,
  active: true,
  fullTimeEducationEndDate: null,
})

const reducers: readonly LogMutant[] = [
  {
    name: 'a failed price is waited for',
    file: 'src/domain/benefits/costs.ts',
    from: '      known.asked = null\n      known.quoted = null\n',
    to: '      known.quoted = null\n',
    steps: [step(0, asked(600)), step(900, asked(700))],
    hosts: {
      'costs.load': ({ data }) => [
        [
          300,
          valueIn(data) === 600
            ? calculated(600)
            : CostsFailed({ benefitId: id, choice: choiceOf(700), limits: null, problem: offline }),
        ],
      ],
    },
    asked: { expect: 'costs.dental.asked=null' },
    left: ['CostsRequested', 'CostsFailed'],
  },
  {
    name: 'a failed reload takes what was read away',
    file: 'src/domain/kernel/requests/remote.ts',
    from: '  problem,\n  value: valueOf(before),\n',
    to: '  problem,\n  value: null,\n',
    steps: [step(0, TakeUpRequested({ source: 'standard' })), step(900, TakeUpRequested({ source: 'insights' }))],
    hosts: {
      'takeUp.load': ({ data }) => {
        const { source } = data as DataOf<typeof TakeUpRequested> // no other event triggers that effect
        const isRead = source === 'standard'
        return [
          [
            200,
            isRead
              ? TakeUpLoaded({ takeUp: { asOf: '2026-11-20', benefits: [] } })
              : TakeUpFailed({ problem: offline }),
          ],
        ]
      },
    },
    asked: { expect: 'takeUp.all.value.asOf=2026-11-20' },
    needsGood: true,
    left: ['TakeUpRequested', 'TakeUpLoaded', 'TakeUpRequested', 'TakeUpFailed'],
  },
  {
    name: 'prices outlive the session',
    file: 'src/domain/kernel/evolve.ts',
    from: "slice.lifetime !== 'page'",
    to: "slice.lifetime !== 'page' && slice.name !== 'costs'",
    steps: [step(0, asked(600)), step(900, SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null }))],
    hosts: { 'costs.load': () => [[300, calculated(600)]] },
    asked: {},
    left: ['CostsRequested', 'CostsCalculated', 'SessionEnded'],
  },
  {
    name: 'outdated terms stay accepted',
    file: 'src/domain/benefits/wizard.ts',
    from: "        known.confirmed = known.confirmed.filter((step) => step !== 'terms')\n        known.terms = {}\n",
    to: '        known.terms = {}\n',
    steps: [
      step(0, BenefitTermsAccepted({ benefitId: id, versions: { general: '3' } })),
      step(
        900,
        SubmissionRequested({
          benefitId: id,
          route: create,
          choice: choiceOf(600),
          quoteId: 'q',
          terms: { general: '3' },
        }),
      ),
    ],
    hosts: {
      'submission.send': () => [[400, SubmissionFailed({ benefitId: id, outdated: 'terms', problem: refusal })]],
    },
    asked: { expect: 'wizard.dental.confirmed=[]' },
    needsGood: true,
    left: ['BenefitTermsAccepted', 'SubmissionRequested', 'SubmissionFailed'],
  },
]

const selectors: readonly LogMutant[] = [
  {
    name: 'a pending benefit is offered again',
    file: 'src/domain/benefits/eligible.ts',
    from: "    case 'approved':\n    case 'pending':\n      return 'chosen'\n",
    to: "    case 'approved':\n      return 'chosen'\n    case 'pending':\n      return 'available'\n",
    steps: [step(900, BenefitsRequested({}))],
    hosts: {
      'eligible.load': () => [
        [200, BenefitsLoaded({ benefits: [{ ...benefit, selection: { ...selection, status: 'pending' } }] })],
      ],
    },
    asked: { select: 'selectBenefitGroups', expect: 'available=[]' },
    left: ['BenefitsRequested', 'BenefitsLoaded'],
  },
  {
    name: 'the partner stands behind the children',
    file: 'src/domain/family/members.ts',
    from: "relationship === 'partner' ? 0 : 1",
    to: "relationship === 'partner' ? 1 : 0",
    steps: [step(900, FamilyRequested({}))],
    hosts: { 'family.load': () => [[200, FamilyLoaded({ members: [member('dependant'), member('partner')] })]] },
    asked: { select: 'selectHousehold', expect: 'value.active[0].relationship=partner' },
    left: ['FamilyRequested', 'FamilyLoaded'],
  },
  {
    name: 'an older price is shown as that of the choice',
    file: 'src/domain/benefits/quoting.ts',
    from: 'known?.quoted && choice && sameChoice(known.quoted.choice, choice) ?',
    to: 'known?.quoted && choice ?',
    steps: [step(0, SetupRequested({ benefitId: id })), step(900, asked(600)), step(900, typed('700'))],
    hosts: { 'setup.load': () => [[200, SetupLoaded({ setup })]], 'costs.load': () => [[300, calculated(600)]] },
    asked: {},
    left: ['SetupRequested', 'SetupLoaded', 'CostsRequested', 'CostsCalculated', 'ChoiceMade'],
  },
]

const policies: readonly LogMutant[] = [
  {
    name: 'a response about an earlier choice is emitted',
    file: 'src/effects/benefits/costs.ts',
    from: 'policy: { switchBy: ({ data }) => data.benefitId },',
    to: "policy: 'everyOne',",
    steps: [step(0, asked(600)), step(100, asked(700))],
    hosts: { 'costs.load': ({ data }) => [[valueIn(data) === 600 ? 20_000 : 50, calculated(valueIn(data))]] },
    asked: { overlap: 'costs.load newest benefitId' },
    left: ['CostsRequested', 'CostsRequested', 'CostsCalculated', 'CostsCalculated'],
  },
  {
    name: 'a choice is sent twice',
    file: 'src/effects/benefits/submission.ts',
    from: '  on: [ChoiceSaveRequested],\n  policy: { exhaustBy: ({ data }) => data.benefitId },',
    to: "  on: [ChoiceSaveRequested],\n  policy: 'everyOne',",
    steps: [
      step(0, ChoiceSaveRequested({ benefitId: id, route: create, choice: choiceOf(600) })),
      step(100, ChoiceSaveRequested({ benefitId: id, route: create, choice: choiceOf(600) })),
    ],
    hosts: { 'submission.saveChoice': () => [[20_000, ChoiceSaved({ setup })]] },
    asked: { overlap: 'submission.saveChoice one benefitId' },
    left: ['ChoiceSaveRequested', 'ChoiceSaveRequested', 'ChoiceSaved', 'ChoiceSaved'],
  },
  {
    name: 'one policy drives another away',
    file: 'src/effects/content/policies.ts',
    from: "name: 'policies.load',",
    to: "name: 'policies.load',\n  policy: { switchBy: () => '' },",
    steps: [step(0, PolicyRequested({ policy: 'privacy' })), step(20, PolicyRequested({ policy: 'terms' }))],
    hosts: {
      'policies.load': ({ data }) => {
        const { policy } = data as DataOf<typeof PolicyRequested> // no other event triggers that effect
        return [[20_000, PolicyLoaded({ policy, html: html('<p>Policy</p>') })]]
      },
    },
    asked: { overlap: 'policies.load all policy' },
    left: ['PolicyRequested', 'PolicyRequested'],
  },
]

/** Ten mutants in handlers, selectors and overlap policies. */
export const mutants: readonly LogMutant[] = [...reducers, ...selectors, ...policies]
