import { employerOnly, ok, refuse, type HandlerResponse } from '../handler.ts'
import { listedEmployees } from '../world/accounts.ts'
import type { Employee } from '../world/employees.ts'

/** The 404 of a client that is not the administrator's own. */
export const noSuchClient = (): HandlerResponse => refuse(404, { error: 'There is no such client' })

/** Those whose name or email address holds the words of a query. */
export const matching = (everybody: readonly Employee[], words: string | null): readonly Employee[] => {
  const search = (words ?? '').trim().toLowerCase()
  if (search === '') return everybody
  return everybody.filter(({ name, email }) => name.toLowerCase().includes(search) || email.includes(search))
}

/** The rows of a page, which counts from 1. */
export const pageOf = <A>(rows: readonly A[], page: number, perPage: number): readonly A[] =>
  rows.slice((page - 1) * perPage, page * perPage)

const sortable = ['name', 'email', 'department', 'lastSeen'] as const

/** Each list in the requested orders: 10,000 rows are not sorted again for each page. */
const sorted = new WeakMap<readonly Employee[], Map<string, readonly Employee[]>>()

const inOrder = (rows: readonly Employee[], sortBy: string): readonly Employee[] => {
  const field = sortable.find((one) => one === sortBy.replace(/^-/, '')) ?? 'name'
  const direction = sortBy.startsWith('-') ? -1 : 1
  const orders = sorted.get(rows) ?? new Map<string, readonly Employee[]>()
  sorted.set(rows, orders)
  const wordOf = (row: Employee): string => row[field] ?? ''
  const key = `${field} ${direction}`
  const known =
    orders.get(key) ??
    [...rows].sort((a, b) => {
      const [one, other] = [wordOf(a), wordOf(b)]
      return one < other ? -direction : one > other ? direction : 0
    })
  orders.set(key, known)
  return known
}

const registered = new WeakMap<readonly Employee[], number>()

/** How many of a list have registered: counted once, because each page shows it. */
const registeredIn = (everybody: readonly Employee[]): number => {
  const count = registered.get(everybody) ?? everybody.filter((one) => one.registered).length
  registered.set(everybody, count)
  return count
}

/** What the list and its report have in common: those whom a query asks for, in its order. */
export const askedFor = (everybody: readonly Employee[], query: URLSearchParams): readonly Employee[] => {
  const activated = query.get('filter[person_activated]')
  const found = matching(inOrder(everybody, query.get('sort_by') ?? 'name'), query.get('search'))
  return activated === null ? found : found.filter(({ registered }) => registered === (activated === '1'))
}

/** GET /v2/client/{id}/employees: a page of the client's employees [EMP-1]. */
export const getEmployees = employerOnly(({ db, user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const everybody = listedEmployees(db, user.clientId)
  const activated = query.get('filter[person_activated]')
  const perPage = Number(query.get('range') ?? 10)
  const found = askedFor(everybody, query)
  return ok({
    data: pageOf(found, Number(query.get('page') ?? 1), perPage).map(
      ({ id, name, email, registered, department, lastSeen }) => ({
        id,
        name,
        email,
        registered,
        department,
        lastSeen,
      }),
    ),
    totalEmployeesValues: {
      totalEmployees: everybody.length,
      totalRegisteredEmployees: registeredIn(everybody),
    },
    last_page: Math.max(1, Math.ceil(found.length / perPage)),
    per_page: perPage,
    total: found.length,
    filters: activated === null ? {} : { person_activated: activated },
  })
})
