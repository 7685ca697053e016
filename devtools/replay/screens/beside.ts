// `npm run inspector -- --beside BUILD`: puts another build's inspector beside this one, whose page shows both.
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inspectorOf } from './build.ts'
import { ownInspector } from './screens.ts'

const [name = ''] = process.argv.slice(2)
const beside = path.join(ownInspector, 'beside')
try {
  const folder = inspectorOf(name)
  rmSync(beside, { recursive: true, force: true })
  cpSync(folder, beside, { recursive: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
