import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from '../setup.mjs'
import { CannotWrite } from './openapi-operation.ts'
import { filesAt } from './files.ts'
import { printed } from './left.ts'
import { planOf } from './plan.ts'

/**
 * `npm run new -- benefits/gym-pass --operation getGymPass [--id GYM-1]`: writes the files of a feature that reads, or of a feature that
 * changes something (`--done GymPassBought` names the event of its success), and adds it to the shared lists.
 * Exits with 0 and lists what it wrote and what is left to do, or with 2 and a sentence if it cannot, and then writes nothing.
 */
try {
  const { names, written, joined, left } = await planOf(filesAt(root), process.argv.slice(2))
  for (const [file, text] of written) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text, { flag: 'wx' })
    console.log(`wrote ${file}`)
  }
  for (const [file, text] of joined) {
    writeFileSync(path.join(root, file), text)
    console.log(`joined ${file}`)
  }
  console.log(`
Left to do (and the step of npm run check that reports it if you forget it):
${printed(left)}
Try it: npx vitest run ${names.area}/${names.feature} && npm run check -- types`)
} catch (error) {
  if (!(error instanceof CannotWrite)) throw error
  giveUp(error.message)
}
