// `npm run where -- opt-out`: lists the files of a feature in all layers, in the order in which an event travels.
// Exits with 0, or with 2, a sentence and the closest names if there is no such feature.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas, nearest, layers, featureFiles } from './layers.mjs'
import { giveUp, root } from './setup.mjs'

/** The lists in which the layers join their features; a line that names a feature's file is shown. */
const lists = [
  'src/domain/state.ts',
  'src/domain/signed-in.ts',
  'src/effects/first.ts',
  'src/effects/signed-in.ts',
  ...areas.map((area) => `src/effects/${area}.ts`),
  'src/ui/shell/pages.tsx',
  'mock-server/routes.ts',
]

const files = featureFiles(root)
const [asked, ...more] = process.argv.slice(2)
if (asked === undefined || more.length > 0) giveUp('Name one feature: npm run where -- opt-out')
const parts = asked.split('/')
const feature = parts.at(-1) ?? ''
const area = parts.length > 1 ? parts.at(-2) : null
const found = files.filter((one) => one.feature === feature && (area === null || one.area === area))
if (found.length === 0) {
  const names = nearest(
    feature,
    files.map((one) => one.feature),
  )
  giveUp(`There is no feature '${asked}'. The nearest names are: ${names.join(', ')}.`)
}

for (const { name } of layers) {
  const here = found.filter(({ layer }) => layer === name)
  if (here.length === 0) console.log(`${name.padEnd(12)} has no ${feature}`)
  for (const [index, { file }] of here.entries()) console.log(`${(index === 0 ? name : '').padEnd(12)} ${file}`)
}
const joined = lists.flatMap((list) => {
  const file = path.join(root, list)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      found.some((one) => line.includes(`/${one.area}/${feature}.ts`)) ? [`${list}:${index + 1}`] : [],
    )
})
for (const [index, place] of joined.entries()) console.log(`${(index === 0 ? 'joined in' : '').padEnd(12)} ${place}`)
const untested = ['domain', 'effects'].filter((layer) => {
  const here = found.filter((one) => one.layer === layer)
  return here.length > 0 && !here.some(({ file }) => file.includes('.test.'))
})
for (const layer of untested) console.log(`${layer.padEnd(12)} has no test of ${feature}`)
