import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { changesBetween } from './changes.ts'
import { impactText } from './report.ts'
import { createLookUp } from './touched.ts'
import { BadInput, readVersions } from './versions.ts'

/**
 * `npm run impact -- [OLD [NEW]] [--json]`: what changed between two versions of the documents, whether it breaks the portal, and
 * the effects, screens, handlers of the mock, pacts, journeys and recorded logs that each change touches. OLD and NEW are two files, or
 * revisions of git; left out they are HEAD and the working tree. Exits 0 when nothing breaks, 1 when something does, 2 with a
 * sentence when there was nothing to compare.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))

const main = (): number => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const changed = readVersions(root, positionals).flatMap(({ name, old, now }) =>
    changesBetween(old, now).map((operation) => ({ description: name, ...operation })),
  )
  const lookUp = changed.length === 0 ? null : createLookUp(root)
  const impact = changed.flatMap((one) => (lookUp ? [{ ...one, touched: lookUp(one.operation) }] : []))
  console.log(values.json ? JSON.stringify(impact, null, 2) : impactText(impact))
  return impact.some(({ breaking }) => breaking) ? 1 : 0
}

try {
  process.exitCode = main()
} catch (error) {
  const isOptions = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!(error instanceof BadInput) && !isOptions) throw error
  console.error(error.message)
  process.exitCode = 2
}
