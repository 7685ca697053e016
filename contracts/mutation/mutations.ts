import { isObject, type Json, type JsonObject } from '../../openapi/json.ts'

/** What was done to a value. */
export type Change =
  | 'deleted'
  | 'null'
  | 'another type'
  | 'no member'
  | 'a fraction'
  | 'another format'
  | 'emptied'
  | 'filled'
  | 'a broken row more'
  | 'a strange entry'

/** A body with one change in it. */
export interface Mutation {
  readonly change: Change
  /** The keys of the changed value, from the outside in. */
  readonly keys: readonly string[]
  readonly body: Json
}

/** A replacement for a value; undefined deletes it. */
type Put = readonly [change: Change, value: Json | undefined]

const garbage = 'not-in-any-document'

const otherTypes = (value: Json): readonly Json[] => {
  if (typeof value === 'string') return [7, true, {}, []]
  if (typeof value === 'number') return [String(value), true, {}]
  if (typeof value === 'boolean') return [String(value), value ? 1 : 0, {}]
  if (Array.isArray(value)) return [garbage, {}]
  if (isObject(value)) return [garbage, []]
  return [garbage, 7, {}, []]
}

const formatsOf = (value: string): readonly Put[] => [
  ['no member', garbage],
  ...(/^\d{4}-\d{2}-\d{2}$/.test(value)
    ? ['31/12/2026', '2026-02-31', '2026-13-01', '2026-1-2', '2027-02-29', `${value}T00:00:00Z`].map((put): Put => [
        'another format',
        put,
      ])
    : []),
]

/** The replacements for a value. An object's property can also be deleted. */
const putsFor = (value: Json, isProperty: boolean): readonly Put[] => [
  ...(isProperty ? ([['deleted', undefined]] as const) : []),
  ...(value === null ? [] : ([['null', null]] as const)),
  ...otherTypes(value).map((put): Put => ['another type', put]),
  ...(typeof value === 'string' ? formatsOf(value) : []),
  ...(typeof value === 'number'
    ? ([
        ['a fraction', value + 0.5],
        ['no member', -999_999],
      ] as const)
    : []),
  ...(Array.isArray(value) && value.length > 0 ? ([['emptied', []]] as const) : []),
]

const without = (value: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

/** A list with one more row: garbage, or the first row with one mutation. */
const withFurtherRow = (list: readonly Json[]): readonly Mutation[] => {
  const [first] = list
  const change = first === undefined ? 'filled' : 'a broken row more'
  const added = (row: Json, inner: readonly string[] = []): Mutation => ({
    change,
    keys: [String(list.length), ...inner],
    body: [...list, row],
  })
  const garbageRows = [7, garbage, null, {}, []].map((row) => added(row))
  return isObject(first)
    ? [...garbageRows, ...mutationsOf(first).map(({ body, keys }) => added(body, keys))]
    : garbageRows
}

const withinList = (list: readonly Json[]): readonly Mutation[] => [
  ...withFurtherRow(list),
  ...list.flatMap((inner, index) =>
    changed(String(index), inner, false, (own) => list.map((one, at) => (at === index ? (own ?? null) : one))),
  ),
]

const withinObject = (object: JsonObject): readonly Mutation[] => [
  { change: 'a strange entry', keys: [garbage], body: { ...object, [garbage]: { [garbage]: 7 } } },
  ...Object.entries(object).flatMap(([key, inner]) =>
    changed(key, inner, true, (own) => (own === undefined ? without(object, key) : { ...object, [key]: own })),
  ),
]

/** The mutations of the value at a key and of everything inside it; `put` puts a value there. */
const changed = (
  key: string,
  inner: Json,
  isProperty: boolean,
  put: (value: Json | undefined) => Json,
): readonly Mutation[] => [
  ...putsFor(inner, isProperty).map(([change, own]): Mutation => ({ change, keys: [key], body: put(own) })),
  ...within(inner).map(({ change, keys, body }): Mutation => ({ change, keys: [key, ...keys], body: put(body) })),
]

const within = (value: Json): readonly Mutation[] => {
  if (Array.isArray(value)) return withinList(value as readonly Json[]) // what is in JSON is JSON
  return isObject(value) ? withinObject(value) : []
}

/** A body with each of its values changed in every way, one change at a time. */
export const mutationsOf = (body: Json): readonly Mutation[] => [
  ...putsFor(body, false).map(([change, put]): Mutation => ({ change, keys: [], body: put ?? null })),
  ...within(body),
]
