import { expect, it } from 'vitest'
import { unlistedOperations } from './unlisted.ts'

const operation = (id: string) => `  ${id}:\n    get:\n      operationId: ${id}\n      tags: [benefits]\n`

it("[BED-1] names an operation whose path the host's document does not list", () => {
  const files = new Map([['openapi/legacy/benefits.yaml', operation('getBenefit') + operation('getGymPass')]])
  expect(unlistedOperations('legacy', files, operation('getBenefit'))).toEqual([
    'openapi/legacy/benefits.yaml describes getGymPass, and openapi/legacy/legacy.yaml does not list its path.',
  ])
  expect(unlistedOperations('legacy', files, operation('getBenefit') + operation('getGymPass'))).toEqual([])
})
