// `npm run new -- benefits/gym-pass --operation getGymPass [--id GYM-1]`: writes the files of a feature that reads, or of one that changes
// something (`--done GymPassBought` names the event of its success), and adds it to the shared lists.
// Exits 0 with what it wrote and what is left to do; 2 with a sentence, and nothing written, where it cannot.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatted } from './format.mjs'
import { CannotLayDown, readOperation } from './new/described.mjs'
import { namesOf } from './new/names.mjs'
import { additionsOf, filesOf } from './new/templates.mjs'
import { areas, featureFiles } from './layers.mjs'
import { giveUp, root } from './setup.mjs'

const usage = 'npm run new -- benefits/gym-pass --operation getGymPass [--id GYM-1] [--done GymPassBought]'

/** Names that the laid-down files use for something else. */
const taken = new Set(
  't text left right refuse selector one api map idle loading loaded failed found data draft state problem remote key given story'.split(
    ' ',
  ),
)

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { operation: { type: 'string' }, id: { type: 'string' }, done: { type: 'string' } },
      allowPositionals: true,
    })
    return { ...values, positionals }
  } catch (error) {
    throw new CannotLayDown(`${error.message}\nUsage: ${usage}`)
  }
}

/** Reads and judges the command line. */
const read = () => {
  const { operation, id = null, done, positionals } = readOptions()
  const [place, ...more] = positionals
  if (place === undefined || more.length > 0 || operation === undefined) throw new CannotLayDown(`Usage: ${usage}`)
  const [area = '', feature = '', ...deeper] = place.split('/')
  if (deeper.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature))
    throw new CannotLayDown(
      `'${place}' is no feature: give an area and small words with hyphens, such as benefits/gym-pass.`,
    )
  if (!areas.includes(area)) throw new CannotLayDown(`There is no area '${area}'. The areas are: ${areas.join(', ')}.`)
  if (id !== null && !/^[A-Z]+-\d+$/.test(id)) throw new CannotLayDown(`'${id}' is no requirement's id, such as GYM-1.`)
  const names = namesOf(area, feature)
  if (taken.has(names.name))
    throw new CannotLayDown(`'${feature}' means something else in every file: add a word to it.`)
  const described = readOperation(root, operation)
  if (described.isWrite !== (done !== undefined))
    throw new CannotLayDown(
      described.isWrite
        ? `'${operation}' changes something: name the event of its success, such as --done GymPassBought.`
        : `'${operation}' is a read: leave --done out.`,
    )
  if (done !== undefined && !/^([A-Z][a-z0-9]*)+$/.test(done))
    throw new CannotLayDown(`'${done}' is no name of an event, such as GymPassBought.`)
  return { names, operation: described, id, done: done ?? '' }
}

/** Throws where a file, the feature or its name in the state is there already. */
const refuseOverwriting = ({ feature, name, Name }, files) => {
  const there = Object.keys(files).filter((file) => existsSync(path.join(root, file)))
  if (there.length > 0)
    throw new CannotLayDown(`Nothing was written, because this is there already: ${there.join(', ')}.`)
  const elsewhere = featureFiles(root).filter((one) => one.feature === feature)
  if (elsewhere.length > 0)
    throw new CannotLayDown(`Nothing was written, because the feature is in use: ${elsewhere[0]?.file}.`)
  const domain = readdirSync(path.join(root, 'src/domain'), { recursive: true, encoding: 'utf8' })
  for (const file of domain) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const text = readFileSync(path.join(root, 'src/domain', file), 'utf8')
    if (text.includes(`name: '${name}'`) || text.includes(`${Name}Requested`))
      throw new CannotLayDown(
        `Nothing was written, because src/domain/${file} has a slice or an event of this name already.`,
      )
  }
}

/** The effects and the words of an area are in a file each, which the first feature of the area starts by hand. */
const refuseNewArea = ({ area }) => {
  for (const file of [`src/effects/${area}.ts`, `src/ui/text/${area}.ts`])
    if (!existsSync(path.join(root, file)))
      throw new CannotLayDown(
        `Nothing was written, because the area '${area}' has no ${file} yet: start it like that of another area, and list its effects in src/effects/areas.ts.`,
      )
}

/** Adds a line to a shared list, and its import at the top of the file. */
const join = async ({ file, top, after, line }) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  if (!text.includes(after)) throw new CannotLayDown(`${file} has no line '${after}': add '${line}' to it by hand.`)
  const place = text.search(/\n\n(?!import )/) + 1
  const head = top === null ? '' : `${top}\n`
  const joined = `${text.slice(0, place)}${head}${text.slice(place)}`.replace(after, () => `${after}\n${line}`)
  writeFileSync(path.join(root, file), await formatted(file, joined))
  console.log(`joined ${file}`)
}

try {
  const { names, operation, id, done } = read()
  const { area, feature } = names
  const files = filesOf(names, operation, id, done)
  refuseNewArea(names)
  refuseOverwriting(names, files)
  const isAnswered = readFileSync(path.join(root, 'mock-server/routes.ts'), 'utf8').includes(`  ${operation.id},`)
  for (const [file, text] of Object.entries(files)) {
    if (isAnswered && file.startsWith('mock-server/')) continue
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), await formatted(file, text), { flag: 'wx' })
    console.log(`wrote ${file}`)
  }
  for (const addition of additionsOf(names, operation))
    if (!isAnswered || addition.file !== 'mock-server/routes.ts') await join(addition)
  console.log(`
Left to do, and what reports it where it is forgotten:
  the strings of src/domain/${area}/${feature}.ts: plain where they say nothing about a person (a review)
  npm run generate, and PACTS=write npx vitest run --config contracts/vitest.config.ts (generated files, contracts)
  ${operation.isWrite ? `a screen that dispatches request${names.Name} and shows select${names.Name} (faults)` : `a state of the page in devtools/gallery/states/ (states)`}
  a user flow of ${operation.id} in devtools/fault-injection/flows/ (types)
  ${id === null ? "a requirement's id in the titles of the tests, and its row" : `the row of ${id}`} in docs/requirements.md (titles)
Try it: npx vitest run src/domain/${area}/${feature} src/effects/${area}/${feature} && npm run check -- types`)
} catch (error) {
  if (!(error instanceof CannotLayDown)) throw error
  giveUp(error.message)
}
