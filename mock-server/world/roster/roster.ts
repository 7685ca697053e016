import type { Employee } from '../employees.ts'
import type { Counted } from '../tables.ts'

/** The columns by which employees can be sorted; those without a value come first. */
export const sortable = ['name', 'email', 'department', 'lastSeen'] as const
export type SortField = (typeof sortable)[number]

/** Which employees are selected, and in which order. Those with equal values in the column stay in the order of the roster. */
export interface EmployeeQuery {
  /** Part of a name or an email address, in lower case; empty for everybody. */
  readonly search: string
  /** Null for both: those who have registered and those who have not. */
  readonly registered: boolean | null
  /** Null for both: those with two-factor authentication and those without. */
  readonly twoFactor: boolean | null
  readonly sortBy: SortField
  readonly descending: boolean
}

/** Everybody, by name. */
export const everybody: EmployeeQuery = {
  search: '',
  registered: null,
  twoFactor: null,
  sortBy: 'name',
  descending: false,
}

/** The employees that a query selects. */
export interface Selected {
  readonly total: number
  /** `count` of them, beginning at the place `from`, which counts from 0. */
  readonly rows: (from: number, count: number) => readonly Employee[]
}

/** The employees of a client, however many they are. */
export interface Roster {
  readonly size: number
  /** How many have registered. */
  readonly registered: number
  /** The employee with this id, or null. */
  readonly find: (id: string) => Employee | null
  readonly select: (query: EmployeeQuery) => Selected
  /** Everybody, for statistics. */
  readonly counted: readonly Counted<Employee>[]
}

/** The value by which an employee is sorted. */
export const wordOf = (employee: Employee, field: SortField): string => employee[field] ?? ''

/** Whether a query selects an employee. */
export const isSelected = (
  { name, email, registered, twoFactor }: Employee,
  { search, registered: wanted, twoFactor: secured }: EmployeeQuery,
): boolean =>
  (wanted === null || registered === wanted) &&
  (secured === null || twoFactor === secured) &&
  (search === '' || name.toLowerCase().includes(search) || email.includes(search))
