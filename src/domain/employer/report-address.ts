import type { ReportQuery } from './reports.ts'

/** The view of the reports page, as its address has it: reports by a query, or life events by the year in which they closed. */
export type ReportView =
  | { readonly kind: 'reports'; readonly query: ReportQuery }
  | { readonly kind: 'lifeEvents'; readonly query: ReportQuery; readonly closed: number | null }

/** A whole number within the bounds, or null: anybody can type an address. */
const readNumber = (text: string | null, least: number, most: number): number | null => {
  if (text === null || !/^\d{1,4}$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

/** Reads the query of an address. Invalid values are ignored; the default is all reports. */
export const readReportView = (address: URLSearchParams): ReportView => {
  const year = readNumber(address.get('year'), 1000, 9999)
  const type = address.get('type')
  const month = readNumber(address.get('month'), 1, 12)
  if (type === 'life-event') {
    const closed = readNumber(address.get('closed'), 1000, 9999)
    return { kind: 'lifeEvents', query: { kind: 'life-event', year, month, provider: null }, closed }
  }
  if (type !== 'provider')
    return { kind: 'reports', query: { kind: type === 'payroll' ? type : 'all', year, month, provider: null } }
  const provider = address.get('provider')
  return { kind: 'reports', query: { kind: 'provider', year, month, provider: provider === '' ? null : provider } }
}

/** The query of a view as an address, without defaults. */
export const writeReportView = (view: ReportView): Readonly<Record<string, string>> => {
  const { kind, year, month, provider } = view.query
  return {
    ...(kind !== 'all' && { type: kind }),
    ...(year !== null && { year: String(year) }),
    ...(month !== null && { month: String(month) }),
    ...(provider !== null && { provider }),
    ...(view.kind === 'lifeEvents' && view.closed !== null && { closed: String(view.closed) }),
  }
}

/** Whether a query filters the reports of its kind. */
export const isFiltered = ({ year, month, provider }: ReportQuery): boolean =>
  year !== null || month !== null || provider !== null
