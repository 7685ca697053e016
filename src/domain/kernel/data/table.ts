import { isDraft, original } from 'immer'

/** Keys and values by index. The keys of a bucket are never changed in place, so that snapshots share them. */
interface Bucket<A> {
  keys: readonly string[]
  values: A[]
}

/**
 * A large collection by key in two levels, so that changing one entry copies the list of buckets and the values of one bucket: both are
 * plain lists, which copy in a fraction of the time of a record. Handlers change it with `put` and `putAll`; its structure is private.
 * Entries stay: a finished one is set to false or null.
 */
export type Table<A> = (Bucket<A> | null)[]

const BUCKETS = 128

const bucketOf = (key: string): number => {
  let hash = 0
  for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** An empty table. */
export const emptyTable = <A>(): Table<A> => Array.from({ length: BUCKETS }, () => null)

/** A draft's list as it was before: searching it through the draft would look up every entry through a proxy. */
const plain = (keys: readonly string[]): readonly string[] => {
  const before: unknown = isDraft(keys) ? original<unknown>(keys) : keys
  return Array.isArray(before) ? before : keys
}

/** The entry, or undefined. */
export const at = <A>(table: Table<A>, key: string): A | undefined => {
  const bucket = table[bucketOf(key)]
  return bucket?.values[plain(bucket.keys).indexOf(key)]
}

/** The keys whose entries pass. Use it to look up thousands of keys, because `at` searches a bucket for each. */
export const keysWhere = <A>(table: Table<A>, passes: (value: A) => boolean): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const bucket of table)
    bucket?.values.forEach((value, place) => {
      const key = bucket.keys[place]
      if (key !== undefined && passes(value)) found.add(key)
    })
  return found
}

/** The index of a key, or -1. Keys are only appended, so a draft's original keys still apply; reading its own would create another proxy. */
const placeOf = <A>(bucket: Bucket<A>, key: string): number => {
  const before = isDraft(bucket) ? (original<unknown>(bucket) as Bucket<A>) : null // a draft has the type of its original
  const place = before?.keys.indexOf(key) ?? -1
  return place === -1 ? plain(bucket.keys).indexOf(key) : place
}

/** Sets the entry in a draft. */
export const put = <A>(table: Table<A>, key: string, value: A): void => {
  const index = bucketOf(key)
  const bucket = table[index]
  if (!bucket) {
    table[index] = { keys: [key], values: [value] }
    return
  }
  const place = placeOf(bucket, key)
  if (place !== -1) {
    bucket.values[place] = value
    return
  }
  const keys = plain(bucket.keys)
  bucket.keys = [...keys, key]
  bucket.values[keys.length] = value
}

/** Sets the same value at many keys of a draft: each bucket is written once, so that thousands cost little more than one. */
export const putAll = <A>(table: Table<A>, keys: readonly string[], value: A): void => {
  if (keys.length < BUCKETS) {
    for (const key of keys) put(table, key, value)
    return
  }
  const groups: (string[] | undefined)[] = []
  for (const key of keys) (groups[bucketOf(key)] ??= []).push(key)
  groups.forEach((group = [], index) => {
    const bucket = table[index]
    const known = bucket ? plain(bucket.keys) : []
    const values = bucket ? [...bucket.values] : []
    const set = new Set(group)
    const keys = [...new Set([...known, ...group])]
    keys.forEach((key, place) => {
      if (set.has(key)) values[place] = value
    })
    table[index] = { keys: keys.length === known.length ? known : keys, values }
  })
}
