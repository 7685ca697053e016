/**
 * A large collection by key in two levels, so that changing one entry copies one bucket and not the whole: the live store's
 * snapshot of 10,000 entries costs like one of 80. Handlers change it with `put` and `drop`; its shape is nobody else's business.
 */
export interface Table<A> {
  buckets: (Record<string, A> | null)[]
}

const BUCKETS = 128

const bucketOf = (key: string): number => {
  let hash = 0
  for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** A table with nothing in it. */
export const emptyTable = <A>(): Table<A> => ({ buckets: Array.from({ length: BUCKETS }, () => null) })

/** The entry, or undefined. */
export const at = <A>(table: Table<A>, key: string): A | undefined => {
  const bucket = table.buckets[bucketOf(key)]
  return bucket && Object.hasOwn(bucket, key) ? bucket[key] : undefined
}

/** Sets the entry in a draft. */
export const put = <A>(table: Table<A>, key: string, value: A): void => {
  const { buckets } = table
  const index = bucketOf(key)
  const bucket = buckets[index]
  if (bucket) bucket[key] = value
  else buckets[index] = { [key]: value }
}

/** Takes the entry out of a draft; none there is no error. */
export const drop = (table: Table<unknown>, key: string): void => {
  const bucket = table.buckets[bucketOf(key)]
  if (bucket) delete bucket[key]
}
