import * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from '../../src/domain/kernel/codecs/codec-parts.ts'
import { ClassifiedString } from '../../src/domain/kernel/codecs/classification.ts'

const text = (value: unknown): string => JSON.stringify(value)
const inBrackets = (conditions: readonly string[], between: ' && ' | ' || '): string =>
  conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(between)})`

/** A literal distinguishes branches, so it is looked at before what takes longer. */
const literalsFirst = (props: readonly (readonly [string, t.Mixed])[]): typeof props => [
  ...props.filter(([, part]) => part instanceof t.LiteralType),
  ...props.filter(([, part]) => !(part instanceof t.LiteralType)),
]

const hasFields = (codec: t.Mixed): boolean =>
  codec instanceof t.InterfaceType ||
  codec instanceof t.PartialType ||
  codec instanceof t.IntersectionType ||
  (codec instanceof t.UnionType && codecsOf(codec.types).some(hasFields))

/**
 * The text of a module that exports `checks`: by name, whether data fits a codec, as `codec.is` says it, written out field by field, so
 * that the engine runs it as it runs code written by hand. A codec within several others is written once.
 * Throws a sentence for a kind of codec that it does not know.
 */
export const checksOf = (codecs: ReadonlyMap<string, t.Mixed>): string => {
  /** The name of the function with each body. */
  const names = new Map<string, string>()

  const functionOf = (codec: t.Mixed): string => {
    const body = conditionOf(codec, 'x')
    const name = names.get(body) ?? `is${names.size + 1}`
    names.set(body, name)
    return name
  }
  const conditionIn = (codec: t.Mixed, place: string): string =>
    hasFields(codec) ? `${functionOf(codec)}(${place})` : conditionOf(codec, place)
  const fieldsOf = (props: readonly (readonly [string, t.Mixed])[], place: string): string =>
    inBrackets(
      [`isFields(${place})`, ...props.map(([name, part]) => conditionIn(part, `${place}[${text(name)}]`))],
      ' && ',
    )

  const conditionOf = (codec: t.Mixed, place: string): string => {
    if (codec instanceof ClassifiedString || codec instanceof t.StringType) return `typeof ${place} === 'string'`
    if (codec instanceof t.NumberType) return `typeof ${place} === 'number'`
    if (codec instanceof t.BooleanType) return `typeof ${place} === 'boolean'`
    if (codec instanceof t.NullType) return `${place} === null`
    if (codec instanceof t.LiteralType) return `${place} === ${text(codec.value)}`
    if (codec instanceof t.KeyofType)
      return inBrackets(
        propsOf(codec.keys).map(([key]) => `${place} === ${text(key)}`),
        ' || ',
      )
    if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
      return `(Array.isArray(${place}) && ${place}.every(${functionOf(codecOf(codec.type))}))`
    if (codec instanceof t.DictionaryType) {
      const item = codecOf(codec.codomain)
      if (codec.domain instanceof t.KeyofType)
        return fieldsOf(
          propsOf(codec.domain.keys).map(([name]) => [name, item]),
          place,
        )
      const key = codecOf(codec.domain)
      return inBrackets(
        [
          `isFields(${place})`,
          ...(key instanceof t.StringType || key instanceof ClassifiedString
            ? []
            : [`Object.keys(${place}).every(${functionOf(key)})`]),
          `Object.values(${place}).every(${functionOf(item)})`,
        ],
        ' && ',
      )
    }
    if (codec instanceof t.InterfaceType) return fieldsOf(literalsFirst(propsOf(codec.props)), place)
    if (codec instanceof t.PartialType) {
      const fields = propsOf(codec.props).map(([name, part]) => {
        const field = `${place}[${text(name)}]`
        return `(${field} === undefined || ${conditionIn(part, field)})`
      })
      return inBrackets([`isFields(${place})`, ...fields], ' && ')
    }
    if (codec instanceof t.IntersectionType)
      return inBrackets(
        codecsOf(codec.types).map((part) => conditionIn(part, place)),
        ' && ',
      )
    if (codec instanceof t.UnionType)
      return inBrackets(
        codecsOf(codec.types).map((part) => conditionIn(part, place)),
        ' || ',
      )
    throw new Error(`No check can be written for the codec ${codec.name}: teach its kind to tools/generate/checks.ts.`)
  }

  const entries = [...codecs].map(([name, codec]) => `  [${text(name)}, ${functionOf(codec)}],`)
  return `// Written by tools/generate from the codecs of all events. Run \`npm run generate\` after a change of one.
import type { Check } from './log/log-file.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

${[...names].map(([body, name]) => `const ${name}: Check = (x) => ${body}`).join('\n')}

/** Whether data fits the codec of an event's newest version, by the event's type. */
export const checks: ReadonlyMap<string, Check> = new Map([
${entries.join('\n')}
])
`
}
