import type { AnyDefinition } from '../../src/domain/kernel/event.ts'
import { shapeOf } from '../../src/domain/kernel/shape.ts'

/** The shapes of each event as they were published, oldest first: the shape at index 0 is that of version 1. */
export type Published = Readonly<Record<string, readonly string[]>>

/** The shapes of an event as this checkout reads them: those of its upcasts, then its own. */
export const shapesOf = ({ upcasts, codec }: AnyDefinition): readonly string[] => [
  ...upcasts.map((upcast) => shapeOf(upcast.codec)),
  shapeOf(codec),
]

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
    shapes.length > published.length && frozen.length === 0
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
    .flatMap((type) => problemsOf(type, published[type] ?? [], definitions.get(type)))

/** What is published once all events of this checkout are; a shape that was published never changes by it. */
export const publishedWith = (published: Published, definitions: ReadonlyMap<string, AnyDefinition>): Published =>
  Object.fromEntries(
    [...new Set([...Object.keys(published), ...definitions.keys()])].toSorted().map((type) => {
      const before = published[type] ?? []
      const definition = definitions.get(type)
      return [type, [...before, ...(definition ? shapesOf(definition).slice(before.length) : [])]]
    }),
  )
