import { finder } from '../formats/search.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { approvals, byUrgency, tickOf, type ApprovalRow, type PendingBenefit } from './approvals.ts'

/** The column that a list is sorted by. */
export interface SortedBy<Field extends string> {
  readonly by: Field
  readonly order: 'ascending' | 'descending'
}

/** What the list is sorted by: one of its own columns, or one of the host's by its name. */
export type ApprovalSortField = 'employee' | 'requested' | 'value' | `field-${string}`
export type ApprovalSort = SortedBy<ApprovalSortField>

/** The oldest request first, because the host may list them in any order. */
export const firstApprovalSort: ApprovalSort = { by: 'requested', order: 'ascending' }

/** For a host that gives no dates. */
const byEmployee: ApprovalSort = { by: 'employee', order: 'ascending' }

/** Sorts by a column, or reverses the order of the one sorted by. */
export const approvalsSortedBy = <Field extends string>(now: SortedBy<Field>, by: Field): SortedBy<Field> => ({
  by,
  order: now.by === by && now.order === 'ascending' ? 'descending' : 'ascending',
})

/** A host's column: it has amounts if each of its values is one, such as '£2,150', '5 days' or '3%'. */
export interface HostColumn {
  readonly name: string
  readonly kind: 'text' | 'amount'
}

const amount = /^-?£?(\d[\d,]*(?:\.\d+)?)(?: days?|%)?$/

/** The number of an amount, by which amounts are sorted: '£400' comes before '£2,150'. */
const numberOf = (text: string): number => {
  const [, digits = ''] = amount.exec(text) ?? []
  return Number(digits.replaceAll(',', '')) * (text.startsWith('-') ? -1 : 1)
}

const knownColumns = new WeakMap<readonly ApprovalRow[], readonly HostColumn[]>()
/** Cached with the rows, because each tick reads them and there can be thousands. */
const columnsOf = (rows: readonly ApprovalRow[]): readonly HostColumn[] => {
  const known =
    knownColumns.get(rows) ??
    [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))].map((name) => ({
      name,
      kind: rows.every(({ fields }) => amount.test(fields[name] ?? '0')) ? 'amount' : 'text',
    }))
  knownColumns.set(rows, known)
  return known
}

const sortValueBy = (rows: readonly ApprovalRow[], by: ApprovalSortField) => {
  const column = columnsOf(rows).find(({ name }) => by === `field-${name}`)
  return (row: ApprovalRow): string | number | null => {
    if (by === 'employee') return row.employeeName
    if (by === 'requested') return row.requestedOn
    if (by === 'value') return row.orderValue
    const value = column && row.fields[column.name]
    return value === undefined ? null : column?.kind === 'amount' ? numberOf(value) : value
  }
}

type Compare = (one: string | number, other: string | number) => number

const byWords = (): Compare => {
  const collator = new Intl.Collator('en-GB', { numeric: true })
  return (one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
}
/** The order of ISO dates is that of their characters, and compares them in a tenth of the time. */
const byDate: Compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0)

/** Rows without a value come last in either order, and equal rows keep their order. */
const sortedBy = <Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number | null,
  order: SortedBy<string>['order'],
  compare = byWords(),
): readonly Row[] => {
  const sign = order === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return sign * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}

/** What the benefits that await approval are sorted by. */
export type PendingSortField = 'benefit' | 'count' | 'check' | 'oldest' | 'sum'
export const firstPendingSort: SortedBy<PendingSortField> = { by: 'oldest', order: 'ascending' }

/** The benefits in the requested order; equal ones with the most urgent first. */
export const sortedPending = (
  benefits: readonly PendingBenefit[],
  { by, order }: SortedBy<PendingSortField>,
): readonly PendingBenefit[] =>
  sortedBy(
    byUrgency(benefits),
    ({ benefitName, count, oldest, orderValue, toCheck }) =>
      ({ benefit: benefitName, count, check: toCheck, oldest, sum: orderValue })[by],
    order,
  )

/**
 * How many selections await approval in all, how many of them to check first (null if the host makes no checks), and what employees pay for
 * them a month: null if the host leaves one of them out. What employees are paid, such as for leave sold, is not in it (`hasPaid`).
 */
export const pendingTotals = (benefits: readonly PendingBenefit[]) => ({
  count: benefits.reduce((sum, { count }) => sum + count, 0),
  toCheck: benefits.reduce<number | null>(
    (sum, { toCheck }) => (sum === null || toCheck === null ? null : sum + toCheck),
    0,
  ),
  orderValue: benefits.reduce<number | null>(
    (sum, { orderValue }) => (sum === null || orderValue === null ? null : sum + Math.max(0, orderValue)),
    0,
  ),
  hasPaid: benefits.some(({ orderValue }) => orderValue !== null && orderValue < 0),
})

const lastSorted = new WeakMap<readonly ApprovalRow[], { sort: ApprovalSort; sorted: readonly ApprovalRow[] }>()

/** The last result is cached, because each tick reads it and there can be thousands of rows. */
const sortedRows = (rows: readonly ApprovalRow[], sort: ApprovalSort): readonly ApprovalRow[] => {
  const last = lastSorted.get(rows)
  if (last?.sort.by === sort.by && last.sort.order === sort.order) return last.sorted
  const sorted = sortedBy(rows, sortValueBy(rows, sort.by), sort.order, sort.by === 'requested' ? byDate : undefined)
  lastSorted.set(rows, { sort, sorted })
  return sorted
}

const none: readonly ApprovalRow[] = []

/** Pence a month of rows together; null if the host gives no value for any of them. What employees are paid is negative. */
const sumOf = (rows: readonly ApprovalRow[]): number | null =>
  rows.every(({ orderValue }) => orderValue === null)
    ? null
    : rows.reduce((sum, { orderValue }) => sum + (orderValue ?? 0), 0)

const tickStateOf = (ticked: number, all: number): 'none' | 'some' | 'all' =>
  ticked === 0 ? 'none' : ticked === all ? 'all' : 'some'

const needsCheck = ({ checks }: ApprovalRow): boolean => checks.length > 0

/** What the list shows: the rows that fit a search, in an order; all of them, or only those to check first. */
export interface ApprovalQuery {
  readonly search: string
  readonly sort: ApprovalSort
  readonly only: 'all' | 'check'
}

/**
 * The rows whose employee fits a search, those to check first on top, with the dynamic columns of all rows in order of first appearance, and the
 * ticks. `all` refers to the visible rows, as ticking them all does; `outOfView` counts ticked rows that are not shown.
 */
export const selectPending = selector([approvals], (state, { search, sort: wanted, only }: ApprovalQuery) => {
  const { pending } = state.approvals
  const known = valueOf(pending)?.rows ?? none
  const dated = known.some(({ requestedOn }) => requestedOn !== null)
  const sort = wanted.by === 'requested' && !dated ? byEmployee : wanted
  const all = sortedRows(known, sort)
  const isFound = finder(search)
  const found = search.trim() === '' ? all : all.filter(({ employeeName }) => isFound(employeeName))
  const toCheck = found.filter(needsCheck)
  const others = only === 'check' ? none : toCheck.length === 0 ? found : found.filter((row) => !needsCheck(row))
  const rows = toCheck.length === 0 ? others : [...toCheck, ...others]
  const isTicked = tickOf(state)
  const chosen = all.filter(isTicked)
  const inView = rows.filter(isTicked).length
  const groupOf = (group: readonly ApprovalRow[]) => ({
    rows: group,
    sum: sumOf(group),
    all: tickStateOf(group.filter(isTicked).length, group.length),
  })
  return {
    pending,
    rows,
    /** The groups of the rows; null if no selection of the benefit has a check. */
    groups: known.some(needsCheck) ? { check: groupOf(toCheck), others: groupOf(others) } : null,
    /** All selections without a check, shown or not: those that one press approves. */
    unremarkable: known.filter((row) => !needsCheck(row)),
    /** Those with one. */
    remarkable: known.filter(needsCheck),
    /** All selections of the benefit together, pence a month. */
    total: sumOf(known),
    columns: columnsOf(known),
    dated,
    /** The order of the rows. Without dates, a requested order by date is replaced. */
    sort,
    isTicked,
    chosen,
    /** The sum of what is ticked, pence a month; null if the host gives no value for any of them. */
    sum: sumOf(chosen),
    withoutValue: chosen.filter(({ orderValue }) => orderValue === null).length,
    outOfView: chosen.length - inView,
    all: tickStateOf(inView, rows.length),
  } as const
})
export type ShownSelections = ReturnType<typeof selectPending>

/** The rows from one to another, both included, in either direction: what a press with Shift ticks. */
export const rangeOf = (rows: readonly ApprovalRow[], from: string | null, to: ApprovalRow): readonly ApprovalRow[] => {
  const start = rows.findIndex(({ selectionId }) => selectionId === from)
  const end = rows.findIndex(({ selectionId }) => selectionId === to.selectionId)
  return start === -1 || end === -1 ? [to] : rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}
