import { expect, it } from 'vitest'
import { call, testMock, tokenIn } from '../testing.ts'

const turnOff = async (scenario: 'second-factor-on' | 'second-factor-enforced', reason: string, id = '4021') => {
  const { mock } = testMock()
  const token = await tokenIn(mock, scenario)
  const response = await call(mock, 'DELETE', `/v2/user/${id}/mfa`, {
    token,
    body: { reason },
  })
  const { json } = await call(mock, 'GET', '/login/setup', { token })
  return { status: response.status, on: (json as { user: { isMfaEnabled: boolean } }).user.isMfaEnabled } // as described
}

it('[BED-4] turns two-factor off for a reason', async () => {
  expect(await turnOff('second-factor-on', 'New phone')).toEqual({ status: 200, on: false })
})

it('[BED-4] leaves two-factor on where the employer requires it, or the account is another one', async () => {
  expect(await turnOff('second-factor-enforced', 'New phone')).toEqual({ status: 422, on: true })
  expect(await turnOff('second-factor-on', 'New phone', '4022')).toEqual({ status: 422, on: true })
})
