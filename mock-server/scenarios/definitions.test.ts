import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../openapi/read.ts'
import { call, logInAs, testMock, tokenIn } from '../testing.ts'
import { createContract } from '../contract.ts'
import type { Fault } from '../faults.ts'
import { isScenarioName, scenarioNames } from './names.ts'

const inState = async (state: string, params: object = {}, made = testMock()) => {
  const response = await call(made.mock, 'POST', '/_mock/provider-states', { body: { state, params, action: 'setup' } })
  return { ...made, response }
}

const exampleNames = (node: unknown): string[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, inner]) =>
        key === 'examples' && !Array.isArray(inner) ? Object.keys(inner as object) : exampleNames(inner),
      )

describe('the scenarios of the mock', () => {
  // One mock for all: each post resets the world.
  const shared = testMock()
  it.each(scenarioNames)('[BED-6] a world can be put into %s', async (name) => {
    expect((await inState(name, {}, shared)).response.status).toBe(200)
  })

  it('[BED-6] every example of the documents is named after a scenario', () => {
    expect(exampleNames(readDocuments()).filter((name) => !isScenarioName(name))).toEqual([])
  })

  it('[BED-6] what a scenario responds with in place of a handler is as described', { timeout: 60_000 }, async () => {
    const contract = createContract(readDocuments())
    const made = testMock()
    const described = ({ kind }: Fault): boolean => kind !== 'wrongShape'
    for (const name of scenarioNames) {
      const { mock } = await inState(name, {}, made)
      for (const fault of mock.worlds.standard().faults.list().filter(described))
        for (const operation of mock.worlds.operations.filter(({ operationId }) => operationId === fault.operation))
          expect([
            name,
            contract.checkResponse(operation, {
              status: fault.status ?? 200,
              type: 'application/json',
              bodyText: JSON.stringify(fault.body),
            }),
          ]).toEqual([name, null])
    }
  })

  it('[BED-6] a signed-in state hands out its own token each time, and accepts no other', async () => {
    const { mock } = testMock()
    const [former, token] = [await tokenIn(mock, 'employee-signed-in'), await tokenIn(mock, 'employee-signed-in')]
    expect((await call(mock, 'GET', '/ping', { token })).status).toBe(200)
    for (const other of [former, 'contract-token'])
      expect((await call(mock, 'GET', '/ping', { token: other })).status).toBe(401)
    expect((await call(mock, 'GET', '/ping')).status).toBe(401)
  })

  it('[BED-6] session-ended hands out a token that was good before', async () => {
    const { mock } = testMock()
    const token = await tokenIn(mock, 'session-ended')
    expect(token).not.toBe('contract-token')
    expect((await call(mock, 'GET', '/ping', { token })).status).toBe(401)
  })

  it('[BED-6] tearing down leads back to the first state', async () => {
    const { mock } = testMock()
    const token = await tokenIn(mock, 'employee-signed-in')
    await call(mock, 'POST', '/_mock/provider-states', { body: { state: 'employee-signed-in', action: 'teardown' } })
    expect((await call(mock, 'GET', '/ping', { token })).status).toBe(401)
  })

  it('[BED-6] an unknown state is refused with the known ones', async () => {
    const { response } = await inState('moon-is-full')
    expect(response.status).toBe(400)
    expect(response.json).toMatchObject({ known: scenarioNames })
  })

  it('[BED-6] a parameter that names nothing is refused with a sentence', async () => {
    const { response } = await inState('benefit-selected', { benefitId: '999' })
    expect([response.status, response.json]).toEqual([400, { mock: "There is no benefit '999'." }])
  })

  it('[BED-6] captcha-demanded and login-refused respond to a login as their examples do', async () => {
    const captcha = await inState('captcha-demanded')
    expect(await logInAs(captcha.mock, 'employee@acme.example')).toMatchObject({
      status: 401,
      json: { showRecaptcha: true },
    })
    const refused = await inState('login-refused')
    expect(await logInAs(refused.mock, 'employee@acme.example')).toMatchObject({
      status: 401,
      json: { showRecaptcha: false },
    })
  })

  it('[BED-6] some-approvals-fail names the selections that failed', async () => {
    const { mock } = testMock()
    const token = await tokenIn(mock, 'some-approvals-fail')
    const body = { selectionIds: ['7001', '7002'], approval: true }
    const { json } = await call(mock, 'PATCH', '/v2/scheme/selections/status/', { token, body })
    expect(json).toEqual({ status: 'success', failed: ['7002'] })
  })
})
