import { isLeft } from 'fp-ts/lib/Either.js'
import type { AnyDefinition } from '../../src/domain/kernel/event.ts'
import { hashOf } from '../../src/domain/kernel/data/hash.ts'
import { shapeOf } from '../../src/domain/log/shape.ts'

/** The shapes of each event as they were published, oldest first: the shape at index 0 is that of version 1. */
export type Published = Readonly<Record<string, readonly string[]>>

/** The shapes of an event as this checkout reads them: those of its upcasts, then its own. */
export const shapesOf = ({ upcasts, codec }: AnyDefinition): readonly string[] => [
  ...upcasts.map((upcast) => shapeOf(upcast.codec)),
  shapeOf(codec),
]

/** The definition of an event, by its name now or in an older version. */
const definitionOf = (type: string, definitions: ReadonlyMap<string, AnyDefinition>): AnyDefinition | undefined =>
  definitions.get(type) ?? [...definitions.values()].find(({ upcasts }) => upcasts.some((one) => one.type === type))

/** The name of an event's version: `TermsAccepted 1`. */
export const recordedName = ({ type, upcasts }: AnyDefinition, version: number): string =>
  `${upcasts[version - 1]?.type ?? type} ${version}`

const problemsOf = (type: string, published: readonly string[], definition: AnyDefinition | undefined): string[] => {
  if (!definition)
    return [
      `${type} was published and is defined no more: a log that holds it could not be read. Bring its definition back.`,
    ]
  const shapes = shapesOf(definition)
  const frozen = published.flatMap((shape, index) => {
    const version = index + 1
    const now = shapes[index]
    if (now === undefined || now === shape) return []
    return version === definition.v
      ? [
          `${type} has another shape than its published version ${version}. Freeze the published codec in upcast(codec, old => new) of its definition; the shape of now is then version ${version + 1}.`,
        ]
      : [`${type}: the frozen codec of version ${version} is not what was published. Bring the published codec back.`]
  })
  const lost =
    shapes.length < published.length
      ? [
          `${type} was published up to version ${published.length}, and its definition has ${shapes.length}. Bring the upcasts back.`,
        ]
      : []
  const unpublished =
    definition.type === type && shapes.length > published.length && frozen.length === 0
      ? [`${type} ${shapes.length} is not published yet. Run \`npm run versions -- --publish\` and commit the result.`]
      : []
  return [...frozen, ...lost, ...unpublished]
}

/** A sentence for each event whose shapes are not those that were published. */
export const versionProblems = (
  published: Published,
  definitions: ReadonlyMap<string, AnyDefinition>,
): readonly string[] =>
  [...new Set([...Object.keys(published), ...definitions.keys()])]
    .toSorted()
    .flatMap((type) => problemsOf(type, published[type] ?? [], definitionOf(type, definitions)))

/** What was published, with all events of this checkout added; a published shape never changes. */
export const publishedWith = (published: Published, definitions: ReadonlyMap<string, AnyDefinition>): Published =>
  Object.fromEntries(
    [...new Set([...Object.keys(published), ...definitions.keys()])].toSorted().map((type) => {
      const before = published[type] ?? []
      const definition = definitions.get(type)
      return [type, [...before, ...(definition ? shapesOf(definition).slice(before.length) : [])]]
    }),
  )

/** One recorded event of each published version, by `TermsAccepted 1`: the data as a log holds it. */
export type Recorded = ReadonlyMap<string, unknown>

/** What the recorded events of older versions must be today, by `TermsAccepted 1`: written by hand, to check the upcasts. */
export type Expected = Readonly<Record<string, unknown>>

const upcastProblems = (definition: AnyDefinition, recorded: Recorded, expected: Expected): string[] => {
  const { upcasts, codec } = definition
  return upcasts.flatMap(({ apply }, index) => {
    const version = index + 1
    const name = recordedName(definition, version)
    const old = recorded.get(name)
    const next = apply(old)
    if (isLeft(next)) return [] // reported by the check of the recorded event
    if (!(upcasts[index + 1]?.codec ?? codec).is(next.right))
      return [
        `The upcast of ${name} does not make version ${version + 1} of it: what it makes of the recorded event does not fit. Each upcast leads one version on.`,
      ]
    const today = definition.decode(old, version)
    if (!(name in expected))
      return [
        `No test holds the upcast of ${name}: write by hand what its recorded event is today into tests/replay/upcasts.json.`,
      ]
    return isLeft(today) || hashOf(today.right) !== hashOf(expected[name])
      ? [`The upcast of ${name} does not make what tests/replay/upcasts.json expects of its recorded event.`]
      : []
  })
}

/** A sentence for each published version without a recorded event that it can read, and for each upcast that does not meet its expectation. */
export const recordedProblems = (
  published: Published,
  definitions: ReadonlyMap<string, AnyDefinition>,
  recorded: Recorded,
  expected: Expected,
): readonly string[] =>
  Object.entries(published).flatMap(([type, shapes]) => {
    const definition = definitions.get(type)
    if (!definition) return [] // a former name, or reported by `versionProblems`
    const codecs = [...definition.upcasts.map(({ codec }) => codec), definition.codec]
    const unread = shapes.flatMap((shape, index) => {
      const name = recordedName(definition, index + 1)
      if (shapes.indexOf(shape) !== index)
        return [
          `${name} has the shape that version ${shapes.indexOf(shape) + 1} had: a version that goes back cannot be distinguished from it. Change the shape in another way.`,
        ]
      if (!recorded.has(name))
        return [`No recorded event of ${name} is kept. Run \`npm run versions -- --publish\` and commit the result.`]
      return codecs[index]?.is(recorded.get(name))
        ? []
        : [`The recorded event of ${name} in tests/replay/recorded.jsonl does not fit its codec. Bring the codec back.`]
    })
    return [...unread, ...upcastProblems(definition, recorded, expected)]
  })
