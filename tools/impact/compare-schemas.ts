import { limitsBetween } from './limits.ts'
import { follow, isNode, membersOf, shapeOf, type Node, type ObjectShape, type Side } from './schemas.ts'
import type { Uses } from './uses.ts'

/** One thing that changed about a value. */
export interface SchemaChange {
  /** `$.data[*].name`. */
  readonly place: string
  readonly what: string
  readonly breaking: boolean
  /** Why it breaks the portal or does not, if that is not obvious. */
  readonly because?: string
}

/** Both documents, because each resolves its own references. */
export interface Both {
  readonly old: Node
  readonly now: Node
}

const quoted = (members: readonly string[]): string => members.map((member) => `'${member}'`).join(' or ')

/**
 * The changes in the values that a schema allows. A request breaks if it accepts less. A response breaks if it allows what the portal's
 * tolerant reader would lose: an optional field can be null, and an enumeration with `x-unknown` can have more members (decision 41).
 */
export const compareSchemas = (
  documents: Both,
  side: Side,
  uses: Pick<Uses, 'names'>,
  before: unknown,
  after: unknown,
): readonly SchemaChange[] => {
  const found: SchemaChange[] = []
  const underWay = new Set<string>()
  const add = (place: string, what: string, breaking: boolean, because?: string): void =>
    void found.push({ place, what, breaking, ...(because !== undefined && { because }) })
  const more = (place: string, what: string): void => add(place, what, side === 'response')
  const less = (place: string, what: string): void => add(place, what, side === 'request')

  const limits = (place: string, old: readonly Node[], now: readonly Node[]): void => {
    if (old.length !== now.length) return
    for (const [index, one] of old.entries())
      for (const { what, breaking } of limitsBetween(side, one, now[index] ?? {})) add(place, what, breaking)
  }

  const plain = (
    place: string,
    old: ReadonlyMap<string, readonly Node[]>,
    now: ReadonlyMap<string, readonly Node[]>,
    isSpared: boolean,
  ) => {
    const has = (all: ReadonlyMap<string, unknown>, kind: string) =>
      all.has(kind) || (kind === 'integer' && all.has('number'))
    for (const kind of now.keys()) {
      if (has(old, kind)) continue
      if (kind === 'null' && isSpared) add(place, 'can be null now', false, 'the portal reads it as left out')
      else more(place, `can be ${kind} now`)
    }
    for (const kind of old.keys())
      if (!has(now, kind)) less(place, `can no longer be ${kind === 'number' ? 'a fraction' : kind}`)
    for (const [kind, nodes] of now) {
      const former = old.get(kind)
      if (!former) continue
      const [was, is] = [membersOf(kind, former), membersOf(kind, nodes)]
      const added = is && was ? [...is].filter((member) => !was.has(member)) : []
      const gone = is && was ? [...was].filter((member) => !is.has(member)) : []
      const standIn = former.length === 1 ? former[0]?.['x-unknown'] : undefined
      if (added.length > 0 && standIn !== undefined && side === 'response')
        add(place, `can be ${quoted(added)} now`, false, `the portal reads it as '${String(standIn)}'`)
      else if (added.length > 0) more(place, `can be ${quoted(added)} now`)
      if (gone.length > 0) less(place, `can no longer be ${quoted(gone)}`)
      if (was && !is) more(place, 'can be any value now')
      if (is && !was) less(place, `can only be ${quoted([...is])} now`)
      if (kind !== 'null') limits(place, former, nodes)
    }
  }

  const gone = (place: string, name: string, isRequired: boolean): void => {
    const what = side === 'request' ? 'is no longer taken' : 'is gone'
    const user = uses.names(name)
    if (isRequired) add(place, what, true)
    else if (user === null) add(place, what, false, `the portal does not ${side === 'request' ? 'send' : 'read'} it`)
    else add(place, what, true, `${user} has it`)
  }

  const object = (place: string, old: ObjectShape, now: ObjectShape): void => {
    for (const [name, schema] of now.properties) {
      const inside = `${place}.${name}`
      const former = old.properties.get(name)
      const isRequired = now.required.has(name)
      if (former === undefined) {
        const isSent = side === 'request'
        add(inside, isSent ? `${isRequired ? 'must' : 'can'} be sent now` : 'is new', isSent && isRequired)
        continue
      }
      if (isRequired && !old.required.has(name))
        less(inside, side === 'request' ? 'must be sent now' : 'is always there now')
      if (!isRequired && old.required.has(name)) more(inside, 'can be left out now')
      value(inside, former, schema, side === 'response' && !old.required.has(name))
    }
    for (const name of old.properties.keys())
      if (!now.properties.has(name)) gone(`${place}.${name}`, name, old.required.has(name))
    if (isNode(old.others) && isNode(now.others)) value(`${place}.*`, old.others, now.others)
    else if (isNode(old.others) !== isNode(now.others))
      add(`${place}.*`, isNode(now.others) ? 'can have any name now' : 'can no longer have any name', true)
  }

  const objects = (place: string, old: readonly ObjectShape[], now: readonly ObjectShape[]): void => {
    const left = [...old]
    // Each alternative is compared with the old one that shares the most properties.
    for (const shape of now) {
      const alike = (one: ObjectShape) => [...one.properties.keys()].filter((name) => shape.properties.has(name)).length
      const nearest = left.toSorted((a, b) => alike(b) - alike(a))[0]
      if (nearest === undefined) more(place, 'can be another object now')
      else {
        left.splice(left.indexOf(nearest), 1)
        object(place, nearest, shape)
      }
    }
    for (const _ of left) less(place, 'can no longer be one of its objects')
  }

  const value = (place: string, before: unknown, after: unknown, isSpared = false): void => {
    const key = JSON.stringify([before, after])
    // A recursive schema is being compared further up already.
    if (underWay.has(key)) return
    underWay.add(key)
    const [old, now] = [shapeOf(documents.old, before), shapeOf(documents.now, after)]
    plain(place, old.plain, now.plain, isSpared)
    objects(place, old.objects, now.objects)
    const [list, former] = [now.lists[0], old.lists[0]]
    if (now.lists.length > 0 && old.lists.length > 0) {
      limits(place, [follow(documents.old, before)], [follow(documents.now, after)])
      value(`${place}[*]`, former, list)
    } else if (now.lists.length > 0) more(place, 'can be a list now')
    else if (old.lists.length > 0) less(place, 'can no longer be a list')
    underWay.delete(key)
  }

  value('$', before, after)
  return found
}
