/**
 * A large collection by key in two levels, so that changing one entry copies one bucket and not the whole: the live store's
 * snapshot of 10,000 entries costs like one of 80. Handlers change it with `put`; its shape
 * is nobody else's business. Entries stay: what is over is put as false or null.
 */
export type Table<A> = (Record<string, A> | null)[]

const BUCKETS = 128

const bucketOf = (key: string): number => {
  let hash = 0
  for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** A table with nothing in it. */
export const emptyTable = <A>(): Table<A> => Array.from({ length: BUCKETS }, () => null)

/** The entry, or undefined. */
export const at = <A>(table: Table<A>, key: string): A | undefined => {
  const bucket = table[bucketOf(key)]
  return bucket && Object.hasOwn(bucket, key) ? bucket[key] : undefined
}

/** Sets the entry in a draft. */
export const put = <A>(table: Table<A>, key: string, value: A): void => {
  const index = bucketOf(key)
  const bucket = table[index]
  if (bucket) bucket[key] = value
  else table[index] = { [key]: value }
}

/** Sets the same value at many keys of a draft: each bucket is written once, so that thousands cost little more than one. */
export const putAll = <A>(table: Table<A>, keys: readonly string[], value: A): void => {
  if (keys.length < BUCKETS) {
    for (const key of keys) put(table, key, value)
    return
  }
  const groups = new Map<number, Record<string, A>>()
  for (const key of keys) {
    const index = bucketOf(key)
    const group = groups.get(index)
    if (group) group[key] = value
    else groups.set(index, { [key]: value })
  }
  for (const [index, group] of groups) table[index] = { ...table[index], ...group }
}
