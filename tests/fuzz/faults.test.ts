import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { portalEvolution } from '../../src/domain/state.ts'
import { cases } from './cases.ts'
import { clientReadsText, drivers, run } from './drivers.ts'

const { definitions } = portalEvolution()

/** The first success that OpenAPI describes for each operation. */
const successes = new Map<string, { readonly status: number; readonly body: unknown }>()
for (const { operation, status, described } of cases)
  if (status < 300 && !successes.has(operation)) successes.set(operation, { status, body: described })

const page = '<!doctype html><title>Sign in to the Wi-Fi</title><p>Welcome'

/** Texts that a proxy, a half-finished host or another format sends instead of a body, by what is wrong with them. */
const texts: Readonly<Record<string, (json: string) => string>> = {
  'a byte-order mark': (json) => `\uFEFF${json}`,
  'a comma too many': (json) => json.replace(/[}\]]$/, ',$&'),
  'single quotes': (json) => json.replaceAll('"', "'"),
  'a comment': (json) => `/* cached */ ${json}`,
  'a guard against being run': (json) => `)]}',\n${json}`,
  'a callback around it': (json) => `callback(${json})`,
  'a second body behind it': (json) => `${json}\n${json}`,
  'its first half': (json) => json.slice(0, Math.floor(json.length / 2)),
  'its second half': (json) => json.slice(Math.floor(json.length / 2)),
  'all but its last character': (json) => json.slice(0, -1),
  'itself as a text': (json) => JSON.stringify(json),
  'itself in an envelope': (json) => `{"data":${json},"status":"ok"}`,
  'itself in a list': (json) => `[${json}]`,
  base64: (json) => Buffer.from(json).toString('base64'),
  'two bytes for each letter': (json) => Buffer.from(json, 'utf16le').toString('latin1'),
  'every key twice, the second time null': (json) => json.replaceAll(/"(\w+)":/g, '"$1":null,"$1":'),
  'names that every object has': (json) =>
    json.replace(/^\{/, '{"__proto__":{"isAdmin":true},"constructor":1,"toString":2,'),
  'keys in capitals': (json) => json.replaceAll(/"(\w+)":/g, (key) => key.toUpperCase()),
  'keys with hyphens': (json) => json.replaceAll(/([a-z])([A-Z])(?=\w*":)/g, '$1-$2'),
  'numbers beyond all bounds': (json) => json.replaceAll(/:-?\d+(\.\d+)?/g, ':1e999'),
  'numbers as texts': (json) => json.replaceAll(/:(-?\d+(\.\d+)?)/g, ':"$1"'),
  'numbers below nothing': (json) => json.replaceAll(/:(\d+(\.\d+)?)/g, ':-$1'),
  'truth as a number': (json) => json.replaceAll('true', '1').replaceAll('false', '0'),
  'truth as a text': (json) => json.replaceAll(/:(true|false)/g, ':"$1"'),
  'nothing but nulls': (json) => json.replaceAll(/:("(?:[^"\\]|\\.)*"|-?\d+(\.\d+)?|true|false)/g, ':null'),
  'empty texts': (json) => json.replaceAll(/:"(?:[^"\\]|\\.)*"/g, ':""'),
  'texts of a hundred thousand letters': (json) => json.replace(/:"(?:[^"\\]|\\.)*"/, `:"${'a'.repeat(100_000)}"`),
  'days that are none': (json) => json.replaceAll(/\d{4}-\d\d-\d\d/g, '2026-02-30'),
  'days of another calendar': (json) => json.replaceAll(/\d{4}-(\d\d)-(\d\d)/g, '2569-$1-$2'),
  'days as moments': (json) => json.replaceAll(/(\d{4}-\d\d-\d\d)"/g, '$1T00:00:00Z"'),
  'days as numbers': (json) => json.replaceAll(/"\d{4}-\d\d-\d\d"/g, '1790000000'),
  'half of a letter': (json) => json.replaceAll(/:"([^"\\])/g, String.raw`:"\ud83d$1`),
  'letters that end a text elsewhere': (json) => json.replaceAll(/:"([^"\\])/g, String.raw`:"\u0000\u2028$1`),
  'an error under a success': () => '{"error":"The database is away","code":17}',
  'a list of errors under a success': () => '{"errors":[{"detail":"No"},{"detail":null}]}',
  nothing: () => '',
  spaces: () => ' '.repeat(100_000),
  'a word': () => 'OK',
  'a number': () => '42',
  null: () => 'null',
  truth: () => 'true',
  'an empty list': () => '[]',
  'an empty object': () => '{}',
  'a list of nulls': () => `[${Array.from({ length: 1000 }, () => 'null').join()}]`,
  'lists in lists without an end': () => '['.repeat(20_000) + ']'.repeat(20_000),
  'objects in objects': () => '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
  'the page of a network': () => page,
  XML: () => '<?xml version="1.0"?><error><message>No</message></error>',
  'a stack of Java': () => 'java.lang.NullPointerException\n\tat com.example.Host.answer(Host.java:17)',
  bytes: () => String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte)),
}

/** Statuses that no operation describes. */
const statuses = [
  ...[
    203, 205, 206, 207, 208, 226, 300, 301, 302, 303, 304, 305, 307, 308, 402, 405, 406, 407, 408, 410, 411, 412, 413,
    414,
  ],
  ...[
    415, 416, 417, 418, 421, 423, 424, 425, 426, 428, 431, 444, 451, 499, 501, 505, 506, 507, 508, 510, 511, 520, 524,
    599,
  ],
]

/** What is wrong with how the portal handles a response, as sentences. */
const faultsOf = async (operation: string, status: number, text: string, what: string): Promise<readonly string[]> => {
  const faults: string[] = []
  const { result } = await clientReadsText(operation, status, text)
  if (isLeft(result)) {
    const { problem } = result.left
    if (problem.kind === 'unexpected') faults.push('breaks the client')
    if (problem.kind === 'refused' && (problem.message?.length ?? 0) > 500) faults.push('has a message without an end')
  }
  for (const driven of drivers.get(operation) ?? []) {
    const { events } = await run(driven, operation, result)
    const strange = events.find(({ type, data }) => !definitions.get(type)?.codec.is(data))
    if (strange) faults.push(`makes a ${strange.type} by ${driven.effect.name} that no log can hold`)
    if (events.some(({ data }) => JSON.stringify(data)?.includes('"kind":"unexpected"')))
      faults.push(`breaks ${driven.effect.name}`)
    if (isLeft(result) && driven.effect.emits.length > 0 && events.length === 0)
      faults.push(`is passed over in silence by ${driven.effect.name}`)
  }
  return faults.map((fault) => `${operation} ${status}: ${what} ${fault}`)
}

/** A field of a host that OpenAPI does not describe. If it is deeply nested, no log could be written of it. */
const UNDESCRIBED = 'undescribed'

/** The time limit of slow tests, also on a busy machine, ms. */
const LONG = 120_000

describe('a response that is none', { timeout: LONG }, () => {
  const ids = [...successes.keys()].filter((id) => drivers.has(id))

  it.each(Object.entries(texts))('[CALL-1] is a problem or a state as from any host: %s', async (what, textOf) => {
    const faults: string[] = []
    for (const id of ids) {
      const { status, body } = successes.get(id) ?? { status: 200, body: null }
      faults.push(...(await faultsOf(id, status, textOf(JSON.stringify(body)), what)))
    }
    expect(faults).toEqual([])
  })

  it.each(ids)('[CALL-1] [BED-7] leaves what is not described out of every event: %s', async (id) => {
    const { status, body } = successes.get(id) ?? { status: 200, body: null }
    const text = JSON.stringify(body).replaceAll(/\{(?=["}])/g, (start, at, whole: string) =>
      whole[Number(at) + 1] === '}' ? start : `{"${UNDESCRIBED}":[[[1]]],`,
    )
    const { result } = await clientReadsText(id, status, text)
    for (const driven of drivers.get(id) ?? []) {
      const { events } = await run(driven, id, result)
      expect(JSON.stringify(events)).not.toContain(UNDESCRIBED)
    }
  })

  it.each(statuses)('[CALL-1] is a problem with any body: status %i', async (status) => {
    const faults: string[] = []
    for (const id of ids)
      for (const text of [JSON.stringify(successes.get(id)?.body), '{"message":"No"}', page, ''])
        faults.push(...(await faultsOf(id, status, text, `a body of ${text.length} letters`)))
    expect(faults).toEqual([])
  })
})
