// `npm run new -- benefits/gym-pass --operation getGymPass [--id GYM-1]`: lays down the files of a feature of remote data.
// Exits 0 with the files and what to add by hand; 2 with a sentence, and nothing written, where it cannot.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatted } from './format.mjs'
import { CannotLayDown, readOperation } from './new/described.mjs'
import { namesOf } from './new/names.mjs'
import { additionsOf, filesOf } from './new/templates.mjs'
import { areas, featureFiles } from './layers.mjs'
import { giveUp, root } from './setup.mjs'

const usage = 'npm run new -- benefits/gym-pass --operation getGymPass [--id GYM-1]'

/** Names that the laid-down files use for something else. */
const taken = new Set(
  't text left right refuse selector one api map idle loading loaded failed found data draft state problem remote key given story'.split(
    ' ',
  ),
)

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { operation: { type: 'string' }, id: { type: 'string' } },
      allowPositionals: true,
    })
    return { ...values, positionals }
  } catch (error) {
    throw new CannotLayDown(`${error.message}\nUsage: ${usage}`)
  }
}

/** Reads and judges the command line. */
const read = () => {
  const { operation, id = null, positionals } = readOptions()
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
  return { names, operation: readOperation(root, operation), id }
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
    if (text.includes(`name: '${name}'`) || text.includes(`defineEvent('${Name}Requested'`))
      throw new CannotLayDown(
        `Nothing was written, because src/domain/${file} has a slice or an event of this name already.`,
      )
  }
}

/** The effects and the words of an area stand in a file each, which the first feature of the area begins by hand. */
const refuseNewArea = ({ area }) => {
  for (const file of [`src/effects/${area}.ts`, `src/ui/text/${area}.ts`])
    if (!existsSync(path.join(root, file)))
      throw new CannotLayDown(
        `Nothing was written, because the area '${area}' has no ${file} yet: begin it as another area's is, and name its effects in src/effects/late.ts.`,
      )
}

try {
  const { names, operation, id } = read()
  const files = filesOf(names, operation, id)
  refuseNewArea(names)
  refuseOverwriting(names, files)
  const ready = await Promise.all(
    Object.entries(files).map(async ([file, text]) => ({ file, text: await formatted(file, text) })),
  )
  for (const { file, text } of ready) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text, { flag: 'wx' })
    console.log(`wrote ${file}`)
  }
  console.log('\nNow add these, then run npm run format:')
  for (const { file, top, after, line } of additionsOf(names, operation)) {
    console.log(`\n${file}`)
    if (
      file === 'mock-server/routes.ts' &&
      readFileSync(path.join(root, file), 'utf8').includes(`  ${operation.id},`)
    ) {
      console.log(
        `  Another handler answers ${operation.id} already: leave this list, and delete mock-server/${names.area}/${names.feature}.ts.`,
      )
      continue
    }
    if (top !== null) console.log(`  at the top       ${top}`)
    console.log(`  after            ${after}`)
    console.log(`  add              ${line}`)
  }
  console.log(`
Mark the strings of src/domain/${names.area}/${names.feature}.ts: what says nothing about a person is plain.
Try it:   npx vitest run src/domain/${names.area}/${names.feature}.test.ts src/effects/${names.area}/${names.feature}.test.ts
Contract: PACTS=write npx vitest run --config contracts/vitest.config.ts`)
} catch (error) {
  if (!(error instanceof CannotLayDown)) throw error
  giveUp(error.message)
}
