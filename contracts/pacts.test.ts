import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scenarioNames } from '../mock-server/scenarios/names.ts'
import { hosts, operationsOf } from '../openapi/document.ts'
import { readDocuments } from '../openapi/read.ts'
import { nameOf, readPactFile } from './verify/pact-file.ts'

const documents = readDocuments()
const pacts = hosts.map((host) => {
  const file = new URL(`pacts/portal-${host}.json`, import.meta.url)
  return { host, ...readPactFile(fileURLToPath(file), host) }
})

describe.each(pacts)('the pact with $host', ({ host, interactions }) => {
  it('[BED-4] names in each interaction a provider state that the mock knows', () => {
    const known: ReadonlySet<string> = new Set(scenarioNames)
    const wrong = interactions.filter(
      ({ states }) => states.length === 0 || !states.every(({ name }) => known.has(name)),
    )
    expect(wrong.map(nameOf)).toEqual([])
  })

  it('[BED-4] has an interaction that succeeds for each operation', () => {
    const succeeds = new Set(interactions.filter(({ status }) => status < 300).map(({ operation }) => operation))
    const all = operationsOf(host, documents[host]).map(({ operation }) => operation.operationId)
    expect(
      all.filter((id) => !succeeds.has(id)),
      'operations without an interaction that succeeds: add one in contracts/',
    ).toEqual([])
  })
})
