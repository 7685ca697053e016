import { expect, it } from 'vitest'
import { readDocuments } from '../../mock-server/http.ts'
import { operationIdOf } from '../merge.ts'
import { describedFor } from '../verify/document.ts'
import { heldToDocument } from '../verify/held-to-document.ts'
import { readResponses } from './judges.ts'
import { mutationsOf } from './mutations.ts'

it('[BED-5] portal-verify names each change of a response that breaks an OpenAPI document, and no other', () => {
  const documents = readDocuments()
  const described = {
    legacy: describedFor(documents.legacy, 'legacy'),
    versioned: describedFor(documents.versioned, 'versioned'),
  }
  const wrong = readResponses(documents).flatMap(({ interactions: [interaction], body: response, allows }) => {
    const operation = described[interaction.host].operations.get(operationIdOf(interaction))
    if (!operation) throw new Error(`OpenAPI does not have '${interaction.description}'.`)
    return mutationsOf(response).flatMap(({ body, change, keys }) => {
      const problems = heldToDocument(described[interaction.host], operation, {
        kind: 'response',
        status: interaction.response.status,
        headers: [['Content-Type', 'application/json']],
        body: new TextEncoder().encode(JSON.stringify(body)),
        milliseconds: 0,
      })
      const isNamed = problems.length > 0
      return isNamed === allows(body) ? [`${interaction.description}: $.${keys.join('.')} ${change}`] : []
    })
  })
  expect(wrong).toEqual([])
})
