import type { Dump, Records } from './records.ts'

/** A record, and how many records equal it except for ids and names. The count is negative for records that were removed. */
export interface Counted<R> {
  readonly record: R
  readonly count: number
}

/** Records that are created when they are read: each is a pure function of its place. */
export interface GeneratedRecords<R extends { readonly id: string }> {
  readonly size: number
  readonly at: (place: number) => R
  /** The place of an id; null if none of them has it. */
  readonly placeOf: (id: string) => number | null
  /** All of them, for sums. */
  readonly counted: readonly Counted<R>[]
}

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
  /** The records with counts, for sums: much faster than `all` for generated records. */
  readonly counted: () => readonly Counted<R>[]
  /** Replaces all records by generated ones. Only their changes are stored. */
  readonly generate: (records: GeneratedRecords<R>) => void
  /** How often the table was changed: while this stays the same, data read earlier is still valid. */
  readonly changes: () => number
}

/** The typed tables of a world. */
export type Tables = { readonly [Name in keyof Records]: Table<Records[Name]> }

const nothing = { size: 0, at: () => null, placeOf: () => null, counted: [] }

const createTable = <R extends { readonly id: string }>(name: string, content: readonly R[]): Table<R> => {
  const records = new Map(content.map((record) => [record.id, record]))
  let generated: GeneratedRecords<R> | typeof nothing = nothing
  /** The changes to generated records: another record, or null for one that was removed. */
  const changed = new Map<string, R | null>()
  let changes = 0

  const generatedOf = (id: string): R | null => {
    const place = generated.placeOf(id)
    const change = changed.get(id)
    return place === null ? null : change === undefined ? generated.at(place) : change
  }
  const find = (id: string): R | null => records.get(id) ?? generatedOf(id)
  const those = (passes: (record: R) => boolean): R[] => {
    const found: R[] = []
    for (let place = 0; place < generated.size; place++) {
      const record = generated.at(place)
      const current = record && (changed.get(record.id) ?? (changed.has(record.id) ? null : record))
      if (current && passes(current)) found.push(current)
    }
    for (const record of records.values()) if (passes(record)) found.push(record)
    return found
  }
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
      if (records.has(id)) records.set(id, updated)
      else changed.set(id, updated)
      changes += 1
      return updated
    },
    remove: (id) => {
      if (!find(id)) return false
      if (!records.delete(id)) changed.set(id, null)
      changes += 1
      return true
    },
    counted: () => {
      const counted: Counted<R>[] = [...generated.counted]
      for (const [id, now] of changed) {
        const before = generated.at(generated.placeOf(id) ?? 0)
        if (before) counted.push({ record: before, count: -1 })
        if (now) counted.push({ record: now, count: 1 })
      }
      for (const record of records.values()) counted.push({ record, count: 1 })
      return counted
    },
    generate: (made) => {
      records.clear()
      changed.clear()
      generated = made
      changes += 1
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
