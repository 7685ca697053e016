import { employerOnly, ok, refuse } from '../handler.ts'
import type { Tables } from '../world/tables.ts'

/** An amount is unusual from this many times the usual one of its benefit. */
const UNUSUAL = 1.75

/** How many selections have each amount, in pence. */
type Amounts = Map<number, number>

const add = (amounts: Amounts, amount: number | null, count: number) => {
  if (amount !== null) amounts.set(amount, (amounts.get(amount) ?? 0) + count)
}

/** The middle one of a benefit's amounts. */
const usualOf = (amounts: Amounts): number => {
  let left = Math.floor([...amounts.values()].reduce((sum, count) => sum + count, 0) / 2)
  for (const [amount, count] of [...amounts].sort(([a], [b]) => a - b)) {
    left -= count
    if (left < 0) return amount
  }
  return 0
}

const inPounds = (pence: number): string => pounds.format(Math.abs(pence) / 100)

/** What an administrator looks at before a decision: an amount that is far over the usual one. */
const checksOf = (orderValue: number | null, usual: number) =>
  orderValue !== null && Math.abs(orderValue) >= UNUSUAL * Math.abs(usual) && usual !== 0
    ? [
        {
          code: 'over-usual',
          sentence: `${inPounds(orderValue)} a month. Half of these selections are ${inPounds(usual)} or less.`,
        },
      ]
    : []

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** GET /v2/scheme/selections/pending/: the number of selections that await approval, by benefit [APP-1]. */
export const getPendingSelections = employerOnly(({ db }) => {
  const pending = new Map<
    string,
    { count: number; pence: number; readonly amounts: Amounts; readonly days: Map<string, number> }
  >()
  for (const { record, count } of db.approvals.counted()) {
    const { benefitId, orderValue, requestedOn } = record
    const sums = pending.get(benefitId) ?? { count: 0, pence: 0, amounts: new Map(), days: new Map() }
    pending.set(benefitId, sums)
    sums.count += count
    add(sums.amounts, orderValue, count)
    sums.pence += count * (orderValue ?? 0)
    sums.days.set(requestedOn, (sums.days.get(requestedOn) ?? 0) + count)
  }
  const selections = [...pending].flatMap(([benefitId, { count, pence, amounts, days }]) => {
    const [oldest] = [...days.keys()].filter((day) => (days.get(day) ?? 0) > 0).sort()
    if (oldest === undefined) return []
    const usual = db.settings.find('settings')?.usualAmounts[benefitId] ?? usualOf(amounts)
    return [
      {
        benefitId,
        benefitName: db.benefits.find(benefitId)?.name ?? '',
        count,
        summary: `${pounds.format(pence / 100)} a month in total`,
        orderValue: pence,
        oldestRequest: oldest,
        toCheck: [...amounts].reduce((sum, [amount, times]) => sum + times * checksOf(amount, usual).length, 0),
      },
    ]
  })
  return ok({ selections })
})

/** The usual amount of a benefit. Once some are decided it stays: what is unusual in the others does not change. */
const usualIn = (db: Tables, benefitId: string): number => {
  const kept = db.settings.find('settings')?.usualAmounts[benefitId]
  if (kept !== undefined) return kept
  const amounts: Amounts = new Map()
  for (const { orderValue } of db.approvals.where({ benefitId })) add(amounts, orderValue, 1)
  return usualOf(amounts)
}

/** Leave is bought and sold for the next scheme year; all else is taken from the next pay day on. */
const firstDeductionOf = (benefitId: string): string =>
  ['206', '207'].includes(benefitId) ? '2027-01-31' : '2026-12-31'

/** GET /v2/scheme/selections/{id}/pending/: the selections of one benefit that await approval. */
export const getPendingSelectionsOfBenefit = employerOnly(({ db, params }) => {
  const benefit = db.benefits.find(params['id'] ?? '')
  if (!benefit) return refuse(404, { error: 'We can’t find this benefit' })
  const pending = db.approvals.where({ benefitId: benefit.id })
  const usual = usualIn(db, benefit.id)
  const selectionsData = pending.map((approval) => ({
    selectionId: approval.id,
    employeeName: approval.employeeName,
    orderValue: approval.orderValue,
    requestedOn: approval.requestedOn,
    checks: checksOf(approval.orderValue, usual),
    fields: approval.fields,
  }))
  return ok({
    benefitName: benefit.name,
    takesReason: true,
    firstDeduction: firstDeductionOf(benefit.id),
    selectionsData,
  })
})

interface Decision {
  readonly selectionIds: readonly string[]
  readonly approval: boolean
  readonly reason?: string
}

/**
 * PATCH /v2/scheme/selections/status/: approves or rejects selections. Those that no longer await approval fail, and so do
 * the last ones in the scenario `some-approvals-fail`.
 */
export const decideSelections = employerOnly<Decision>(({ db, body }) => {
  if (body.selectionIds.every((id) => !db.approvals.find(id)))
    return refuse(422, { errors: { selectionIds: ['Another administrator has already decided these'] } })
  const benefitIds = new Set(body.selectionIds.map((id) => db.approvals.find(id)?.benefitId))
  for (const id of benefitIds)
    if (id !== undefined)
      db.settings.update('settings', {
        usualAmounts: { ...db.settings.find('settings')?.usualAmounts, [id]: usualIn(db, id) },
      })
  const failing = db.settings.find('settings')?.failingApprovals ?? 0
  const firstFailing = body.selectionIds.length - failing
  const failed = body.selectionIds.filter((id, index) => index >= firstFailing || !db.approvals.remove(id))
  const undecided = new Set(failed)
  for (const id of body.selectionIds)
    if (!undecided.has(id) && db.selections.find(id))
      db.selections.update(id, { status: body.approval ? 'approved' : 'rejected' })
  return ok({ status: 'success', failed })
})
