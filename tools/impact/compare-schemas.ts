import { follow, isNode, membersOf, shapeOf, type Node, type ObjectShape } from './schemas.ts'

/** The direction of values: the portal sends a request and reads a response. */
export type Side = 'request' | 'answer'

/** One thing that changed about a value. */
export interface SchemaChange {
  /** `$.data[*].name`. */
  readonly place: string
  readonly what: string
  readonly breaking: boolean
}

/** Limits that only a request can break: no decoder reads them. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

/** Both documents, because each resolves its own references. */
export interface Both {
  readonly old: Node
  readonly now: Node
}

const quoted = (members: readonly string[]): string => members.map((member) => `'${member}'`).join(' or ')

/**
 * The changes in the values that a schema allows. A response breaks if it allows more, because the portal's decoders read exactly what is
 * described; a request breaks if it accepts less.
 */
export const compareSchemas = (
  documents: Both,
  side: Side,
  before: unknown,
  after: unknown,
): readonly SchemaChange[] => {
  const found: SchemaChange[] = []
  const underWay = new Set<string>()
  const more = (place: string, what: string): void => void found.push({ place, what, breaking: side === 'answer' })
  const less = (place: string, what: string): void => void found.push({ place, what, breaking: side === 'request' })
  const note = (place: string, what: string): void => void found.push({ place, what, breaking: false })
  const broken = (place: string, what: string): void => void found.push({ place, what, breaking: true })

  const limits = (place: string, old: Node, now: Node): void => {
    for (const keyword of [...lower, ...upper]) {
      const [was, is] = [old[keyword], now[keyword]]
      if (was === is) continue
      const isLess = is !== undefined && (was === undefined || lower.includes(keyword) === Number(is) > Number(was))
      const what = `${keyword} is ${String(is ?? 'gone')} and was ${String(was ?? 'none')}`
      if (isLess && side === 'request') less(place, what)
      else note(place, what)
    }
    for (const keyword of ['format', 'pattern']) {
      const [was, is] = [old[keyword], now[keyword]]
      if (was === is) continue
      const what = `${keyword} is ${String(is ?? 'gone')} and was ${String(was ?? 'none')}`
      // Of formats a decoder reads the day alone.
      if (side === 'request' ? is !== undefined : was === 'date') broken(place, what)
      else note(place, what)
    }
    if (old['x-html'] !== now['x-html'])
      note(place, `its HTML is ${String(now['x-html'] ?? 'none')} and was ${String(old['x-html'] ?? 'none')}`)
  }

  const plain = (
    place: string,
    old: ReadonlyMap<string, readonly Node[]>,
    now: ReadonlyMap<string, readonly Node[]>,
  ) => {
    const has = (all: ReadonlyMap<string, unknown>, kind: string) =>
      all.has(kind) || (kind === 'integer' && all.has('number'))
    for (const kind of now.keys()) if (!has(old, kind)) more(place, `may be ${kind} now`)
    for (const kind of old.keys())
      if (!has(now, kind)) less(place, `can no longer be ${kind === 'number' ? 'a fraction' : kind}`)
    for (const [kind, nodes] of now) {
      const former = old.get(kind)
      if (!former) continue
      const [was, is] = [membersOf(kind, former), membersOf(kind, nodes)]
      const added = is && was ? [...is].filter((member) => !was.has(member)) : []
      const gone = is && was ? [...was].filter((member) => !is.has(member)) : []
      if (added.length > 0) more(place, `may be ${quoted(added)} now`)
      if (gone.length > 0) less(place, `can no longer be ${quoted(gone)}`)
      if (was && !is) more(place, 'may be any value now')
      if (is && !was) less(place, `can only be ${quoted([...is])} now`)
      const [one, other] = [former[0], nodes[0]]
      if (one && other && former.length === 1 && nodes.length === 1) limits(place, one, other)
    }
  }

  const object = (place: string, old: ObjectShape, now: ObjectShape): void => {
    for (const [name, schema] of now.properties) {
      const inside = `${place}.${name}`
      const former = old.properties.get(name)
      const isRequired = now.required.has(name)
      if (former === undefined) {
        if (side === 'request' && isRequired) broken(inside, 'must be sent now')
        else note(inside, side === 'request' ? 'may be sent now' : 'is new')
        continue
      }
      if (isRequired && !old.required.has(name))
        less(inside, side === 'request' ? 'must be sent now' : 'is always there now')
      if (!isRequired && old.required.has(name)) more(inside, 'may be left out now')
      value(inside, former, schema)
    }
    for (const name of old.properties.keys())
      if (!now.properties.has(name)) broken(`${place}.${name}`, side === 'request' ? 'is no longer taken' : 'is gone')
    if (isNode(old.others) && isNode(now.others)) value(`${place}.*`, old.others, now.others)
    else if (isNode(old.others) !== isNode(now.others))
      broken(`${place}.*`, isNode(now.others) ? 'may have any name now' : 'may no longer have any name')
  }

  const objects = (place: string, old: readonly ObjectShape[], now: readonly ObjectShape[]): void => {
    const left = [...old]
    // Alternatives are the same where they have the most properties in common.
    for (const shape of now) {
      const alike = (one: ObjectShape) => [...one.properties.keys()].filter((name) => shape.properties.has(name)).length
      const nearest = left.toSorted((a, b) => alike(b) - alike(a))[0]
      if (nearest === undefined) more(place, 'may be another object now')
      else {
        left.splice(left.indexOf(nearest), 1)
        object(place, nearest, shape)
      }
    }
    for (const _ of left) less(place, 'can no longer be one of its objects')
  }

  const value = (place: string, before: unknown, after: unknown): void => {
    const key = JSON.stringify([before, after])
    // A schema that holds itself was compared further up.
    if (underWay.has(key)) return
    underWay.add(key)
    const [old, now] = [shapeOf(documents.old, before), shapeOf(documents.now, after)]
    plain(place, old.plain, now.plain)
    objects(place, old.objects, now.objects)
    const [list, former] = [now.lists[0], old.lists[0]]
    if (now.lists.length > 0 && old.lists.length > 0) {
      limits(place, follow(documents.old, before), follow(documents.now, after))
      value(`${place}[*]`, former, list)
    } else if (now.lists.length > 0) more(place, 'may be a list now')
    else if (old.lists.length > 0) less(place, 'can no longer be a list')
    underWay.delete(key)
  }

  value('$', before, after)
  return found
}
