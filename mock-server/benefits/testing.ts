import { call, testMock, tokenOf, type TestResponse } from '../testing.ts'
import type { ScenarioName } from '../scenarios/names.ts'
import type { ScenarioParams } from '../scenarios/params.ts'
import { defaultWorld } from '../worlds.ts'

/** For tests: a fresh mock in a state, and the calls of choosing as one account makes them. */
export const choosing = async (state?: ScenarioName, params: ScenarioParams = {}, email = 'employee@acme.example') => {
  const { mock, complaints } = testMock()
  if (state) mock.worlds.make(defaultWorld, state, params)
  const token = await tokenOf(mock, email)
  const send =
    (method: string) =>
    (url: string, body?: unknown): Promise<TestResponse> =>
      call(mock, method, url, { token, body })
  return {
    mock,
    token,
    complaints,
    db: mock.worlds.standard().db,
    get: send('GET'),
    post: send('POST'),
    patch: send('PATCH'),
  }
}
