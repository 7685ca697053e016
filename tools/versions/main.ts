import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { portalEvolution } from '../../src/domain/state.ts'
import { publishedWith, versionProblems, type Published } from './versions.ts'

/**
 * `npm run versions`: holds the shape of every event to the one that was published under its version, in
 * `tests/replay/published.json`. Exits 1 with a sentence for each that differs. `--publish` adds what is new; it changes
 * nothing that was published.
 */
const file = new URL('../../tests/replay/published.json', import.meta.url)
// The cast rests on this command, which alone writes the file.
const published = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Published) : {}
const { definitions } = portalEvolution()
const isPublishing = process.argv.includes('--publish')
const next = isPublishing ? publishedWith(published, definitions) : published
if (isPublishing) writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
const problems = versionProblems(next, definitions)
for (const problem of problems) console.error(problem)
console.log(`${definitions.size} events, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
