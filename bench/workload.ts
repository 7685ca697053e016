import type { RecordedEvent, DomainEvent } from '../src/domain/kernel/event.ts'
import { BenefitLoaded } from '../src/domain/benefits/detail.ts'
import { BenefitsLoaded } from '../src/domain/benefits/eligible.ts'
import type { Benefit, BenefitId, SelectionId } from '../src/domain/benefits/benefit.ts'
import { OptOutRequested, SelectionOptedOut } from '../src/domain/benefits/opt-out.ts'
import { DecisionRequested, PendingLoaded, RowsTicked, SelectionsApproved } from '../src/domain/employer/approvals.ts'
import type { ApprovalRow } from '../src/domain/employer/approvals.ts'
import { CardsLoaded } from '../src/domain/home/cards.ts'
import { FieldEdited, FieldLeft } from '../src/domain/kernel/forms/form.ts'
import type { SafeHtml } from '../src/domain/kernel/codecs/classification.ts'
import { IdleTick } from '../src/domain/session/idle.ts'
import { PanelClosed, PanelOpened } from '../src/domain/shell/panels.ts'
import { portalEvolution } from '../src/domain/state.ts'

/** Numbers from 0 up to `below`, the same for the same seed. */
export const randomBy = (seed: number) => {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const BENEFITS = 24
const ROWS = 5000

const benefit = (i: number): Benefit => ({
  benefitId: `benefit-${i}` as BenefitId, // the benchmark makes its own ids
  name: `Benefit ${i}`,
  summary: 'A sentence about it.',
  groupCode: 'core',
  icon: 'dental',
  beamSupported: false,
  selection: {
    selectionId: `selection-${i}` as SelectionId, // as above
    status: 'approved',
    statusLabel: 'Approved',
    planDetails: 'Level 2',
    peopleCovered: ['You'],
    monthlyCost: { company: 900, employee: 450 },
    yearlyCost: { company: 10800, employee: 5400 },
    next: 'manage',
    reference: null,
    endDate: null,
    optOut: { allowed: true, effectiveDate: '2026-12-31' },
  },
  restricted: false,
  restrictedUntil: null,
  lowestCost: 300,
  lowestCompanyCost: 900,
  costVaries: true,
  image: null,
  chooseBy: '2026-11-30',
})

const row = (i: number): ApprovalRow => ({
  selectionId: `row-${i}`,
  employeeName: `Employee ${i}`,
  orderValue: 10_000 + i,
  requestedOn: null,
  checks: [],
  fields: { Retailer: 'Velo House', Value: `£${i}` },
})

/**
 * The portal's own state at work: 24 benefits, a form, and a page of 5,000 selections that await approval. A tick every second
 * is the most common event of a visit, then typing; the mix has five ticks and two edits for one of each other kind.
 */
export const workload = (seed: number, length: number): RecordedEvent[] => {
  const random = randomBy(seed)
  const benefits = Array.from({ length: BENEFITS }, (_, i) => benefit(i))
  const rows = Array.from({ length: ROWS }, (_, i) => row(i))
  const opening: DomainEvent[] = [
    BenefitsLoaded({ benefits }),
    PendingLoaded({
      pending: { benefitId: 'benefit-1', benefitName: 'Benefit 1', takesReason: false, firstDeduction: null, rows },
    }),
    CardsLoaded({ cards: [{ id: 'a', title: 'Card', text: 'Text', link: null, icon: 'gift', urgent: false }] }),
  ]
  const one = (): DomainEvent => {
    const picked = benefits[random(BENEFITS)] ?? benefit(0)
    const ids = {
      benefitId: picked.benefitId,
      selectionId: picked.selection?.selectionId ?? (`selection-0` as SelectionId),
    } // every benefit here has one
    switch (random(14)) {
      case 0:
        return BenefitLoaded({
          detail: {
            benefit: picked,
            description: '<p>Text</p>' as SafeHtml,
            covers: 'You',
            howToLeave: 'Any month',
            howToReturn: '',
            facts: [],
            levels: [],
            startDate: null,
            terms: [],
            claim: null,
          },
        }) // sanitised by hand
      case 1:
        return OptOutRequested(ids)
      case 2:
        return SelectionOptedOut(ids)
      case 3:
        return RowsTicked({ selectionIds: [`row-${random(ROWS)}`], ticked: random(2) === 0 })
      case 4:
        return PanelOpened({ panel: 'opt-out', subject: picked.benefitId })
      case 5:
        return PanelClosed({})
      case 6:
        return FieldLeft({ form: 'search', field: 'word', problem: null })
      case 7:
      case 8:
      case 9:
      case 10:
      case 11:
        return IdleTick({ lastActivityAt: 0 })
      default:
        return FieldEdited({ form: 'search', field: 'word', value: `word ${random(1000)}`, problem: null })
    }
  }
  const closing: DomainEvent[] = [
    DecisionRequested({ selectionIds: ['row-1', 'row-2'], decision: 'approve', reason: null }),
    SelectionsApproved({ decision: 'approve', decided: ['row-1'], failed: ['row-2'] }),
  ]
  const body = Array.from({ length: length - opening.length - closing.length }, one)
  const { definitions } = portalEvolution()
  return [...opening, ...body, ...closing].map((event, i) => ({
    ...event,
    seq: i + 1,
    at: i * 500,
    v: definitions.get(event.type)?.v ?? 1,
    causedBy: null,
  }))
}
