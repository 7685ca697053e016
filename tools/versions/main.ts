import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { payloads } from '../../src/domain/kernel/codecs/arbitrary.testing.ts'
import { openLog } from '../../src/domain/log/log-file.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import {
  publishedWith,
  recordedName,
  recordedProblems,
  versionProblems,
  type Expected,
  type Published,
} from './versions.ts'

/**
 * `npm run versions`: compares every event with the shape that was published for its version (`tests/replay/published.json`) and with a
 * recorded event of each version (`recorded.jsonl`), and each upcast with its expected result (`upcasts.json`). Exits with 1 and a sentence
 * for each difference. `--publish [LOG …]` adds what is new, with recorded events from the named logs, or made-up events if there are none.
 * It never changes what was published.
 */
const folder = new URL('../../tests/replay/', import.meta.url)
const place = (name: string): URL => new URL(name, folder)
const { definitions, initial, replay } = portalEvolution()

// The casts rest on this command, which writes the first file, and on the comparison, which accepts any value from the second.
const readJson = (name: string): unknown =>
  existsSync(place(name)) ? JSON.parse(readFileSync(place(name), 'utf8')) : {}
const published = readJson('published.json') as Published
const expected = readJson('upcasts.json') as Expected

interface Line {
  readonly type: string
  readonly v: number
  readonly data: unknown
}
const nameOf = ({ type, v }: Line): string => `${type} ${v}`
const [headerLine = '', ...kept] = existsSync(place('recorded.jsonl'))
  ? readFileSync(place('recorded.jsonl'), 'utf8').trimEnd().split('\n')
  : []
const recorded = new Map(kept.map((text) => JSON.parse(text) as Line).map((line) => [nameOf(line), line] as const)) // as above

/** The most characters of a kept event, unless its kind has no shorter one. */
const LONG = 8000

/** Made-up data that the event's codec accepts, for a kind that is in none of the logs; always the same for the same kind. */
const madeUp = (type: string, index: number): unknown => {
  const definition = definitions.get(type)
  const codec = definition?.upcasts[index]?.codec ?? definition?.codec
  if (!codec) throw new Error(`${type} is defined no more.`)
  const leaves = {
    text: (classification: string) =>
      fc.constant(
        classification === 'secret'
          ? '[secret]'
          : classification === 'html'
            ? '<p>Text</p>'
            : `a ${classification} text`,
      ),
    number: fc.nat(1000),
  }
  return fc.sample(payloads(codec, leaves), { seed: 1, numRuns: 5 }).at(-1)?.value
}

const publish = (next: Published, logs: readonly string[]): void => {
  const seen = new Map<string, Line & { readonly length: number }>()
  for (const log of logs)
    for (const text of readFileSync(log, 'utf8').trimEnd().split('\n').slice(1)) {
      const line = JSON.parse(text) as Line // a log of the portal's own recorder
      const known = seen.get(nameOf(line))
      if (!known || (known.length > LONG && text.length < known.length))
        seen.set(nameOf(line), { ...line, length: text.length })
    }
  for (const [type, shapes] of Object.entries(next))
    for (const index of shapes.keys()) {
      const definition = definitions.get(type)
      const name = definition ? recordedName(definition, index + 1) : `${type} ${index + 1}`
      if (recorded.has(name)) continue
      const data = seen.get(name)?.data ?? madeUp(type, index)
      recorded.set(name, { type, v: index + 1, data })
    }
  const header = headerLine || readFileSync(logs[0] ?? place('recorded.jsonl'), 'utf8').split('\n')[0]
  const lines = [...recorded.values()]
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .map(({ type, v, data }, index) =>
      JSON.stringify({ seq: index + 1, at: index * 1000, v, type, data, causedBy: null }),
    )
  writeFileSync(place('recorded.jsonl'), `${[header, ...lines].join('\n')}\n`)
  writeFileSync(place('published.json'), `${JSON.stringify(next, null, 2)}\n`)
}

/** The recorded events form a log, which must open without a problem and on which no handler may throw. */
const replayProblems = (): readonly string[] => {
  const log = openLog(readFileSync(place('recorded.jsonl')), definitions)
  if (isLeft(log)) return [`tests/replay/recorded.jsonl: ${log.left}`]
  replay(initial(), log.right)
  return log.right.problems.map(({ line, sentence }) => `tests/replay/recorded.jsonl, line ${line}: ${sentence}`)
}

const isPublishing = process.argv.includes('--publish')
const next = isPublishing ? publishedWith(published, definitions) : published
if (isPublishing) publish(next, process.argv.slice(process.argv.indexOf('--publish') + 1))
const data = new Map([...recorded].map(([name, line]) => [name, line.data] as const))
const problems = [
  ...versionProblems(next, definitions),
  ...recordedProblems(next, definitions, data, expected),
  ...replayProblems(),
]
for (const problem of problems) console.error(problem)
console.log(`${definitions.size} events, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
