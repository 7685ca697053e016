import { readFileSync } from 'node:fs'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { parse } from 'yaml'
import { scenarioNames } from '../mock-server/scenarios/names.ts'
import { operations } from '../src/effects/api/generated/operations.ts'
import { readPact } from './merge.ts'

/**
 * Checks the committed pacts: they agree with `openapi/`, every operation has an interaction that succeeds, and every state
 * is a known scenario. Prints a sentence for each fault and exits 1; prints last `N interactions agree, N do not`.
 */

const faults: string[] = []
let interactions = 0
for (const host of ['legacy', 'versioned'] as const) {
  const pact = readPact(new URL(`pacts/portal-${host}.json`, import.meta.url))
  interactions += pact.interactions.length
  const oas = parse(readFileSync(new URL(`../openapi/${host}.yaml`, import.meta.url), 'utf8'))
  // The library's newer parser takes `filter[name]` of a query for an object, and not for the parameter that is described so.
  oas.info['x-opc-config-legacy-parser'] = true
  const comparator = new Comparator({ oas })
  for await (const { code, message, mockDetails } of comparator.compare(pact))
    // The library knows no bodies but JSON: the contract itself took a file's type and example from the description.
    if (code !== 'response.body.unvalidatable')
      // A warning counts as well: the library only warns of a query that the description does not have.
      faults.push(`${host}, ${mockDetails?.interactionDescription ?? 'the pact'}: ${message}`)
  for (const { id, host: own } of Object.values(operations))
    if (
      own === host &&
      !pact.interactions.some(({ description, response }) => description.startsWith(`${id}: `) && response.status < 300)
    )
      faults.push(`${id} has no interaction that succeeds. Add one in contracts/.`)
  for (const { description, providerStates } of pact.interactions)
    for (const { name } of providerStates)
      if (!scenarioNames.some((known) => known === name))
        faults.push(`${host}, ${description}: '${name}' is no scenario of mock-server/scenarios/names.ts.`)
}
for (const fault of faults) console.error(fault)
console.log(`${Math.max(interactions - faults.length, 0)} interactions agree, ${faults.length} do not`)
process.exitCode = faults.length === 0 ? 0 : 1
