import { StepConfirmed } from '../../../../src/domain/benefits/wizard.ts'
import { BenefitLoaded, requestBenefit } from '../../../../src/domain/benefits/detail.ts'
import { BenefitsFailed, BenefitsLoaded, requestBenefits } from '../../../../src/domain/benefits/eligible.ts'
import { PolicyLoaded, requestPolicy } from '../../../../src/domain/content/policies.ts'
import { FamilyLoaded, requestFamily } from '../../../../src/domain/family/members.ts'
import { ChoiceMade, FieldEdited, FieldLeft } from '../../../../src/domain/kernel/forms/form.ts'
import { benefit, benefitId, detailOf, html, offline } from '../../../../src/domain/samples.ts'
import { IdleTick } from '../../../../src/domain/session/idle.ts'
import { ConnectionFound, ConnectionLost } from '../../../../src/domain/shell/connection.ts'
import { closePanel, openPanel } from '../../../../src/domain/shell/panels.ts'
import { chanceBy } from '../../../../tools/mutants/chance.ts'
import { START, type Hosts, type Step } from './drive.testing.ts'

const others = ['vision', 'travel', 'cycle'].map(benefitId)
const words = ['', 'a', 'O’Neill', 'two words', '12']
const policyKinds = ['cookies', 'privacy', 'terms'] as const
const panelNames = ['opt-out', 'benefit-terms', 'make-a-claim'] as const

/** Random steps of a user that have nothing to do with what a log is about. */
export const noise = (count: number, seed: number): readonly Step[] => {
  const { below: draw, pick } = chanceBy(seed)
  const one = <A>(all: readonly [A, ...A[]] | readonly A[]): A => pick(all) as A // the lists are not empty
  const kinds: readonly (() => Step['does'])[] = [
    () =>
      FieldEdited({
        form: one(['contact', 'details']),
        field: one(['message', 'name']),
        value: one(words),
        problem: null,
      }),
    () => FieldLeft({ form: 'contact', field: 'message', problem: one([null, 'required']) }),
    () => ChoiceMade({ form: 'settings', field: 'contact', value: one(['yes', '']), problem: null }),
    () => IdleTick({ lastActivityAt: START - draw(100) * 1000 }),
    () => (draw(2) === 0 ? ConnectionLost({}) : ConnectionFound({})),
    () => StepConfirmed({ benefitId: one(others), step: one(['choices', 'costs', 'review']) }),
    () => {
      const panel = { panel: one(panelNames), subject: one(others) }
      return (store) => void store.dispatch(openPanel, panel)
    },
    () => (store) => void store.dispatch(closePanel, undefined),
    () => (store) => void store.dispatch(requestBenefits, undefined),
    () => {
      const id = one(others)
      return (store) => void store.dispatch(requestBenefit, id)
    },
    () => (store) => void store.dispatch(requestFamily, undefined),
    () => {
      const kind = one(policyKinds)
      return (store) => void store.dispatch(requestPolicy, kind)
    },
  ]
  return Array.from({ length: count }, () => ({ after: draw(400), does: one(kinds)() }))
}

/** Responses to the requests of the noise, with an occasional failure. */
export const noiseHosts = (seed: number): Hosts => {
  const { below: draw } = chanceBy(seed)
  return {
    'eligible.load': () => [
      [draw(500), draw(4) === 0 ? BenefitsFailed({ problem: offline }) : BenefitsLoaded({ benefits: [benefit] })],
    ],
    'detail.load': ({ data }) => [
      [draw(500), BenefitLoaded({ detail: detailOf({ benefitId: benefitId(idIn(data, 'benefitId')) }) })],
    ],
    'family.load': () => [[draw(500), FamilyLoaded({ members: [] })]],
    'policies.load': ({ data }) => {
      const policy = policyKinds.find((kind) => kind === idIn(data, 'policy'))
      return policy ? [[draw(500), PolicyLoaded({ policy, html: html('<p>Policy</p>') })]] : []
    },
  }
}

/** The text at a key of an event's data; '' if there is none. */
export const idIn = (data: unknown, key: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : ''
  return typeof value === 'string' ? value : ''
}
