import { describe, expect, it } from 'vitest'
import type { Mock } from './request.ts'
import { call, testMock, tokenOf } from './testing.ts'

const mockSending = async (responses: string, scenario = 'employee-signed-in'): Promise<Mock> => {
  const { mock } = testMock()
  expect((await call(mock, 'POST', '/_mock/responses', { body: { responses } })).status).toBe(200)
  await call(mock, 'POST', '/_mock/provider-states', { body: { state: scenario } })
  return mock
}

const setUp = async (mock: Mock) =>
  (await call(mock, 'GET', '/login/setup', { token: await tokenOf(mock, 'employee@acme.example') })).json

describe('how much of its responses the mock sends', () => {
  it('[BED-4] is what the OpenAPI document requires, and what is needed for more than showing it', async () => {
    const mock = await mockSending('minimal')
    expect(await setUp(mock)).toEqual({
      access_token: expect.any(String) as string,
      user: { id: '4021', userType: 'Employee' },
      client: { id: '77' },
      scheme: { id: expect.any(String) as string, schemeYear: '2026' },
    })
    const employer = await call(mock, 'GET', '/login/setup', { token: await tokenOf(mock, 'employer@acme.example') })
    expect(employer.json).toMatchObject({ user: { userType: 'Employer' } })
  })

  it('[BED-4] is null for all else, on every row and in what is in it', async () => {
    const mock = await mockSending('nulls')
    expect(await setUp(mock)).toMatchObject({ user: { firstName: null, avatar: null }, client: { clientName: null } })
    const token = await tokenOf(mock, 'employee@acme.example')
    const benefits = (await call(mock, 'GET', '/benefits/user/eligible', { token })).json
    expect(benefits).toEqual(expect.arrayContaining([expect.objectContaining({ benefitId: '201', summary: null })]))
    expect(benefits).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          selection: expect.objectContaining({ statusLabel: null, reference: null }) as object,
        }),
      ]),
    )
  })

  it('[BED-4] is the optional fields, too, that a journey names', async () => {
    const mock = await mockSending('minimal')
    const named = { responses: 'minimal', fields: ['User.firstName', 'Selection.reference'] }
    expect((await call(mock, 'POST', '/_mock/responses', { body: named })).status).toBe(200)
    expect(await setUp(mock)).toMatchObject({
      user: { id: '4021', firstName: expect.any(String) as string, userType: 'Employee' },
    })
    const token = await tokenOf(mock, 'employee@acme.example')
    const [dental] = (await call(mock, 'GET', '/benefits/user/eligible', { token })).json as object[] // a list, as described
    expect(dental).toMatchObject({ benefitId: '201', selection: { reference: 'DEN-9001' } })
    expect(dental).not.toHaveProperty('summary')
  })

  it('[BED-4] is no field that is required, or that nobody described', async () => {
    const { mock } = testMock()
    const fields = ['User.id', 'User.shoeSize', 'Selection.reference']
    expect((await call(mock, 'POST', '/_mock/responses', { body: { fields } })).json).toEqual({
      mock: 'No optional field of openapi/: User.id, User.shoeSize.',
    })
  })

  it('[BED-4] stays with a world that is made again, and is no mismatch', async () => {
    const mock = await mockSending('nulls')
    await call(mock, 'POST', '/_mock/worlds/default/reset', { body: {} })
    expect((await call(mock, 'GET', '/_mock/worlds')).json).toMatchObject({ worlds: [{ responses: 'nulls' }] })
    expect(mock.journal.mismatches()).toEqual([])
    expect((await call(mock, 'POST', '/_mock/responses', { body: { responses: 'some' } })).json).toEqual({
      mock: "'responses' must be one of full, minimal, nulls.",
    })
  })
})
