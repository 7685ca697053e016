import type { Dump, Records } from './records.ts'

/** One table of a world. Records are never changed in place: `update` replaces the record. */
export interface Table<R extends { readonly id: string }> {
  /** All records, in the order they were made. */
  readonly all: () => R[]
  /** The record with this id, or null. */
  readonly find: (id: string) => R | null
  /** The first record that matches every given field, or null. */
  readonly findBy: (query: Partial<R>) => R | null
  /** The records that match every given field. */
  readonly where: (query: Partial<R>) => R[]
  /** Throws a RangeError when there is a record with this id. */
  readonly insert: (record: R) => void
  /** Changes the record with this id. Throws a RangeError when there is none. */
  readonly update: (id: string, change: Partial<Omit<R, 'id'>>) => R
  /** Removes the record with this id; returns whether there was one. */
  readonly remove: (id: string) => boolean
  /** How often the table was changed: while this stays the same, data read earlier is still valid. */
  readonly changes: () => number
}

/** The typed tables of a world. */
export type Tables = { readonly [Name in keyof Records]: Table<Records[Name]> }

const createTable = <R extends { readonly id: string }>(name: string, content: readonly R[]): Table<R> => {
  const records = new Map(content.map((record) => [record.id, record]))
  let changes = 0

  const find = (id: string): R | null => records.get(id) ?? null
  const those = (passes: (record: R) => boolean): R[] => [...records.values()].filter(passes)
  const filter = (query: Partial<R>): ((record: R) => boolean) => {
    const fields = Object.keys(query) as (keyof R)[] // the keys of a part of R are among those of R
    return (record) => fields.every((field) => record[field] === query[field])
  }
  return {
    all: () => those(() => true),
    find,
    findBy: (query) => those(filter(query))[0] ?? null,
    where: (query) => those(filter(query)),
    insert: (record) => {
      if (find(record.id)) throw new RangeError(`There is a '${record.id}' in the table '${name}' already.`)
      records.set(record.id, record)
      changes += 1
    },
    update: (id, change) => {
      const record = find(id)
      if (!record) throw new RangeError(`There is no '${id}' in the table '${name}'.`)
      const updated = { ...record, ...change }
      records.set(id, updated)
      changes += 1
      return updated
    },
    remove: (id) => {
      if (!records.delete(id)) return false
      changes += 1
      return true
    },
    changes: () => changes,
  }
}

/** Makes the tables of a world with the given content, which the world shares with others and never changes. */
export const createTables = (content: Dump): Tables => ({
  people: createTable('people', content.people),
  sessions: createTable('sessions', content.sessions),
  activationLinks: createTable('activationLinks', content.activationLinks),
  resetLinks: createTable('resetLinks', content.resetLinks),
  clients: createTable('clients', content.clients),
  schemes: createTable('schemes', content.schemes),
  benefits: createTable('benefits', content.benefits),
  selections: createTable('selections', content.selections),
  familyMembers: createTable('familyMembers', content.familyMembers),
  lifeEvents: createTable('lifeEvents', content.lifeEvents),
  approvals: createTable('approvals', content.approvals),
  uploads: createTable('uploads', content.uploads),
  logs: createTable('logs', content.logs),
  cards: createTable('cards', content.cards),
  banners: createTable('banners', content.banners),
  policies: createTable('policies', content.policies),
  settings: createTable('settings', content.settings),
})

/** The whole content of some tables, to be loaded again later. */
export const dumpOf = (tables: Tables): Dump => ({
  people: tables.people.all(),
  sessions: tables.sessions.all(),
  activationLinks: tables.activationLinks.all(),
  resetLinks: tables.resetLinks.all(),
  clients: tables.clients.all(),
  schemes: tables.schemes.all(),
  benefits: tables.benefits.all(),
  selections: tables.selections.all(),
  familyMembers: tables.familyMembers.all(),
  lifeEvents: tables.lifeEvents.all(),
  approvals: tables.approvals.all(),
  uploads: tables.uploads.all(),
  logs: tables.logs.all(),
  cards: tables.cards.all(),
  banners: tables.banners.all(),
  policies: tables.policies.all(),
  settings: tables.settings.all(),
})
