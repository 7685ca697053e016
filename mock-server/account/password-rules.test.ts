import { describe, expect, it } from 'vitest'
import { call, testMock } from '../testing.ts'
import { judge } from './password-rules.ts'

const good = 'Quiet-Otter-7!harbour'
const broken = (password: string) => judge(password, null).flatMap(({ name, status }) => (status ? [] : [name]))

describe('the nine rules of the mock', () => {
  it.each([
    [good, []],
    ['Otter-7!', ['1']],
    ['Quiet-1111-otter', ['2']],
    ['Quiet-ababa-7-otter', ['2']],
    ['Quiet-Otter-1234!', ['4']],
    ['Quiet-Otter-7-ZYXW', ['4']],
    ['My-qwerty-is-7-wide', ['8']],
    ['quiet-otter-7!harbour', ['16']],
    ['Quiet-Otter-!harbour', ['64']],
    ['Quiet7Otter7harbour', ['128']],
    ['password', ['1', '8', '16', '64', '128']],
  ])('[RESET-2] %s breaks %j', (password, rules) => {
    expect(broken(password)).toEqual(rules)
  })

  it('[RESET-2] know personal details and the previous password by the token', async () => {
    const { mock, complaints } = testMock()
    const check = async (password: string, token?: string) => {
      const { status, json } = await call(mock, 'POST', '/password-reset/check', { body: { password, token } })
      return [status, json]
    }
    const expected = (...names: string[]) => [
      200,
      {
        data: {
          checks: judge(good, null).map(({ name }) => ({ name, status: !names.includes(name) })),
        },
      },
    ]
    expect(await check('Benefits-2026-demo!', 'reset-valid')).toEqual(expected('512'))
    expect(await check('Quiet-employee-7!Otter', 'reset-valid')).toEqual(expected('256'))
    expect(await check('Benefits-2026-demo!')).toEqual(expected())
    expect(await check(good, 'reset-expired')).toEqual([422, { error: 'Token has expired' }])
    expect(complaints).toEqual([])
  })
})
