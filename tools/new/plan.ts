import { parseArgs } from 'node:util'
import { formatted } from '../format.mjs'
import { areas, layers } from '../layers.mjs'
import { CannotWrite, readOperation, type Operation } from './openapi-operation.ts'
import type { Files } from './files.ts'
import { type Left, leftOf } from './left.ts'
import { additionsOf, joined } from './lists.ts'
import { namesOf, type Names } from './names.ts'
import { filesOf } from './templates.ts'

const usage = 'npm run new -- benefits/gym-pass --operation getGymPass [--id GYM-1] [--done GymPassBought]'

/** Names that the written files use for something else. */
const taken = new Set(
  't text left right refuse selector one api map idle loading loaded failed found data draft state problem remote key given story input'.split(
    ' ',
  ),
)

const readOptions = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { operation: { type: 'string' }, id: { type: 'string' }, done: { type: 'string' } },
      allowPositionals: true,
    })
    return { ...values, positionals }
  } catch (error) {
    throw new CannotWrite(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
  }
}

interface Request {
  readonly names: Names
  readonly operation: Operation
  readonly id: string | null
  readonly done: string
}

/** Reads and judges the command line. */
const read = (files: Files, args: readonly string[]): Request => {
  const { operation, id = null, done, positionals } = readOptions(args)
  const [place, ...more] = positionals
  if (place === undefined || more.length > 0 || operation === undefined) throw new CannotWrite(`Usage: ${usage}`)
  const [area = '', feature = '', ...deeper] = place.split('/')
  if (deeper.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature))
    throw new CannotWrite(
      `'${place}' is no feature: give an area and small words with hyphens, such as benefits/gym-pass.`,
    )
  if (!areas.includes(area)) throw new CannotWrite(`There is no area '${area}'. The areas are: ${areas.join(', ')}.`)
  if (id !== null && !/^[A-Z]+-\d+$/.test(id)) throw new CannotWrite(`'${id}' is no requirement's id, such as GYM-1.`)
  const names = namesOf(area, feature)
  if (taken.has(names.name)) throw new CannotWrite(`'${feature}' means something else in every file: add a word to it.`)
  const described = readOperation(files, operation)
  if (described.isWrite !== (done !== undefined))
    throw new CannotWrite(
      described.isWrite
        ? `'${operation}' changes something: name the event of its success, such as --done GymPassBought.`
        : `'${operation}' is a read: leave --done out.`,
    )
  if (done !== undefined && !/^([A-Z][a-z0-9]*)+$/.test(done))
    throw new CannotWrite(`'${done}' is no name of an event, such as GymPassBought.`)
  if (done !== undefined && /(Requested|Failed)$/.test(done))
    throw new CannotWrite(
      `'${done}' is the name of a request or of a failure: name the success, such as GymPassBought.`,
    )
  return { names, operation: described, id, done: done ?? '' }
}

const featureAt = (file: string): string => file.replace(/^.*\//, '').replace(/(\.pact)?(\.test)?\.tsx?$/, '')

/** Throws if a file, the feature or its name in the state exists already. */
const refuseOverwriting = (files: Files, { feature, name, Name }: Names, fresh: readonly string[]): void => {
  const there = fresh.filter((file) => files.has(file))
  if (there.length > 0)
    throw new CannotWrite(
      `Nothing was written, because this is there already: ${there.join(', ')}. One feature holds one operation: give another its own name.`,
    )
  const ofAnArea = new RegExp(`^(${layers.map(({ folder }) => folder).join('|')})/(${areas.join('|')})/[^/]+$`)
  const elsewhere = layers
    .flatMap(({ folder }) => files.under(folder))
    .find((file) => ofAnArea.test(file) && featureAt(file) === feature)
  if (elsewhere !== undefined)
    throw new CannotWrite(`Nothing was written, because the feature is in use: ${elsewhere}.`)
  for (const file of files.under('src/domain')) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const text = files.text(file)
    if (text.includes(`name: '${name}'`) || text.includes(`${Name}Requested`))
      throw new CannotWrite(`Nothing was written, because ${file} has a slice or an event of this name already.`)
  }
}

/** Throws if the area is new: its file of effects and its file of words have to be started by hand. */
const refuseNewArea = (files: Files, { area }: Names): void => {
  for (const file of [`src/effects/${area}.ts`, `src/ui/text/${area}.ts`])
    if (!files.has(file))
      throw new CannotWrite(
        `Nothing was written, because the area '${area}' has no ${file} yet: start it like that of another area, and list its effects in src/effects/areas.ts.`,
      )
}

/** What `npm run new` does. */
export interface Plan {
  readonly names: Names
  /** The new files, by path, formatted. */
  readonly written: ReadonlyMap<string, string>
  /** The shared lists with the feature in them, by path, formatted. */
  readonly joined: ReadonlyMap<string, string>
  readonly left: readonly Left[]
}

/** Works out what `npm run new` writes, and writes nothing. Throws `CannotWrite` if it cannot. */
export const planOf = async (files: Files, args: readonly string[]): Promise<Plan> => {
  const { names, operation, id, done } = read(files, args)
  refuseNewArea(files, names)
  const all = filesOf(names, operation, id, done)
  refuseOverwriting(files, names, Object.keys(all))
  const saysRepeat = files.text('src/effects/api/repeats.ts').includes(`  ${operation.id}: `)
  if (operation.isWrite && !operation.takesKey && !saysRepeat)
    throw new CannotWrite(
      `'${operation.id}' changes something and takes no idempotency key: add { $ref: '../common.yaml#/parameters/IdempotencyKey' } to its parameters and run npm run generate.`,
    )
  // Another feature can already call the operation, so that the mock and the screen states know it.
  const hasHandler = files.text('mock-server/routes.ts').includes(`  ${operation.id},`)
  const written = new Map<string, string>()
  for (const [file, text] of Object.entries(all))
    if (!hasHandler || !file.startsWith('mock-server/')) written.set(file, await formatted(file, text))
  const lists = new Map<string, string>()
  for (const addition of additionsOf(files, names, operation))
    if (
      !(hasHandler && addition.file === 'mock-server/routes.ts') &&
      !(saysRepeat && addition.file === 'src/effects/api/repeats.ts')
    )
      lists.set(addition.file, await formatted(addition.file, joined(addition, files.text(addition.file))))
  return { names, written, joined: lists, left: leftOf(names, operation, id) }
}
