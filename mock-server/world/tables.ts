import type { Db } from 'miragejs/db'
import type { Records } from './records.ts'

/** One table of a world. Every record handed out is a copy; only `insert`, `update` and `remove` change the world. */
export interface Table<R extends { readonly id: string }> {
  /** All records, in the order they were made. */
  readonly all: () => R[]
  /** The record with this id, or null. */
  readonly find: (id: string) => R | null
  /** The first record that agrees with every given field, or null. */
  readonly findBy: (query: Partial<R>) => R | null
  /** The records that agree with every given field. */
  readonly where: (query: Partial<R>) => R[]
  /** Throws a RangeError when there is a record with this id. */
  readonly insert: (record: R) => void
  /** Changes the record with this id. Throws a RangeError when there is none. */
  readonly update: (id: string, change: Partial<Omit<R, 'id'>>) => R
  /** Removes the record with this id; returns whether there was one. */
  readonly remove: (id: string) => boolean
  /** How often the table was changed: what was read of it still holds as long as this is the same. */
  readonly changes: () => number
}

/** The typed tables of a world. */
export type Tables = { readonly [Name in keyof Records]: Table<Records[Name]> }

interface UntypedTable {
  find(id: string): unknown
  where(query: object): unknown[]
  insert(record: object): unknown
  update(id: string, change: object): unknown
  remove(id: string): void
}

const table = <R extends { readonly id: string }>(db: Db, name: string): Table<R> => {
  // Mirage's `db.name` copies the whole table on every touch; its twin `db._name` does not. Neither is typed.
  const records = (db as unknown as Record<string, UntypedTable>)[`_${name}`]
  if (!records) throw new RangeError(`The world has no table '${name}'.`)
  // Mirage's tables are untyped: what goes in is an R, so what comes out is one.
  const find = (id: string) => records.find(id) as R | null
  const where = (query: Partial<R>) => records.where(query) as R[]
  let changes = 0
  return {
    all: () => where({}),
    find,
    findBy: (query) => where(query)[0] ?? null,
    where,
    insert: (record) => {
      if (find(record.id)) throw new RangeError(`There is a '${record.id}' in the table '${name}' already.`)
      records.insert(record)
      changes += 1
    },
    update: (id, change) => {
      if (!find(id)) throw new RangeError(`There is no '${id}' in the table '${name}'.`)
      records.update(id, change)
      changes += 1
      return find(id) as R
    },
    remove: (id) => {
      // Mirage would take away the last record when the id is unknown.
      if (!find(id)) return false
      records.remove(id)
      changes += 1
      return true
    },
    changes: () => changes,
  }
}

/** The typed view on the tables of a Mirage database. */
export const tablesOf = (db: Db): Tables => ({
  people: table(db, 'people'),
  sessions: table(db, 'sessions'),
  activationLinks: table(db, 'activationLinks'),
  resetLinks: table(db, 'resetLinks'),
  clients: table(db, 'clients'),
  schemes: table(db, 'schemes'),
  benefits: table(db, 'benefits'),
  selections: table(db, 'selections'),
  familyMembers: table(db, 'familyMembers'),
  lifeEvents: table(db, 'lifeEvents'),
  approvals: table(db, 'approvals'),
  uploads: table(db, 'uploads'),
  logs: table(db, 'logs'),
  cards: table(db, 'cards'),
  banners: table(db, 'banners'),
  policies: table(db, 'policies'),
  settings: table(db, 'settings'),
})
