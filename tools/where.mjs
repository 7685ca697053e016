// `npm run where -- opt-out`: the files of a slug over all rooms, in the order in which a wish travels.
// Exits 0 with the files, 2 with a sentence and the nearest names where there is no such slug.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas, nearest, rooms, slugFiles } from './rooms.mjs'
import { giveUp, root } from './setup.mjs'

/** Where the rooms join their slugs; a line that names a slug's file is shown. */
const lists = [
  'src/domain/state.ts',
  'src/effects/first.ts',
  ...areas.map((area) => `src/effects/${area}.ts`),
  'src/ui/shell/pages.tsx',
  'mock-server/routes.ts',
]

const files = slugFiles(root)
const [asked, ...more] = process.argv.slice(2)
if (asked === undefined || more.length > 0) giveUp('Name one slug: npm run where -- opt-out')
const parts = asked.split('/')
const slug = parts.at(-1) ?? ''
const area = parts.length > 1 ? parts.at(-2) : null
const found = files.filter((one) => one.slug === slug && (area === null || one.area === area))
if (found.length === 0) {
  const names = nearest(
    slug,
    files.map((one) => one.slug),
  )
  giveUp(`There is no slug '${asked}'. The nearest names are: ${names.join(', ')}.`)
}

for (const { name } of rooms) {
  const here = found.filter(({ room }) => room === name)
  if (here.length === 0) console.log(`${name.padEnd(12)} has no ${slug}`)
  for (const [index, { file }] of here.entries()) console.log(`${(index === 0 ? name : '').padEnd(12)} ${file}`)
}
const joined = lists.flatMap((list) => {
  const file = path.join(root, list)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      found.some((one) => line.includes(`/${one.area}/${slug}.ts`)) ? [`${list}:${index + 1}`] : [],
    )
})
for (const [index, place] of joined.entries()) console.log(`${(index === 0 ? 'joined in' : '').padEnd(12)} ${place}`)
const untested = ['domain', 'effects'].filter((room) => {
  const here = found.filter((one) => one.room === room)
  return here.length > 0 && !here.some(({ file }) => file.includes('.test.'))
})
for (const room of untested) console.log(`${room.padEnd(12)} has no test of ${slug}`)
