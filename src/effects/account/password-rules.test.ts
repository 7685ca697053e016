import * as fc from 'fast-check'
import { right } from 'fp-ts/lib/Either.js'
import { map, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import {
  PasswordCheckDropped,
  PasswordCheckFailed,
  PasswordCheckRequested,
  PasswordJudged,
} from '../../domain/account/password-rules.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { offline } from '../../domain/samples.ts'
import type { Call } from '../api/client.ts'
import { checkPassword } from '../api/generated/account.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { judgePassword } from './password-rules.ts'

const asked = (edition: number, token = '') =>
  PasswordCheckRequested({ edition, password: `password ${edition}`, token })
const verdict = (status: boolean) => responds(checkPassword, { data: { checks: [{ name: '1', status }] } })
const judged = (edition: number, met: boolean) => PasswordJudged({ edition, checks: [{ rule: '1', met }] })

describe('judging a password', () => {
  it('[RESET-2] waits until the typing rests for 500 ms', () => {
    const host = fakeHost(verdict(true))
    const when = ['a 300ms b 400ms c', { a: asked(1), b: asked(2), c: asked(3, 'link') }] as const
    const then = ['1207ms j', { j: judged(3, true) }] as const
    runEffect({ effect: judgePassword, ports: { ...host, clock: virtualClock }, when, then })
    expect(host.calls).toEqual([
      { id: 'checkPassword', input: { body: { password: 'password 3', token: 'link' } }, ended: 'completed' },
    ])
  })

  it('[RESET-2] sends no token where there is none', () => {
    const host = fakeHost(verdict(false))
    const then = ['505ms j', { j: judged(1, false) }] as const
    runEffect({ effect: judgePassword, ports: { ...host, clock: virtualClock }, when: ['a', { a: asked(1) }], then })
    expect(host.calls[0]?.input).toEqual({ body: { password: 'password 1' } })
  })

  it('[RESET-2] calls the question off when another is asked meanwhile, or nobody waits any longer', () => {
    const host = fakeHost(verdict(true))
    const when = ['a 502ms b 502ms d', { a: asked(1), b: asked(2), d: PasswordCheckDropped({}) }] as const
    runEffect({ effect: judgePassword, ports: { ...host, clock: virtualClock }, when, then: ['', {}] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'cancelled'])
  })

  it('[RESET-2] passes over the name of a rule that it does not know', () => {
    const data = {
      data: {
        checks: [
          { name: '1024', status: false },
          { name: '512', status: true },
        ],
      },
    }
    const then = ['505ms j', { j: PasswordJudged({ edition: 1, checks: [{ rule: '512', met: true }] }) }] as const
    const ports = { ...fakeHost(responds(checkPassword, data)), clock: virtualClock }
    runEffect({ effect: judgePassword, ports, when: ['a', { a: asked(1) }], then })
  })

  it('[RESET-2] says which password could not be judged', () => {
    const ports = { ...fakeHost(fails(checkPassword, offline)), clock: virtualClock }
    const then = ['505ms f', { f: PasswordCheckFailed({ edition: 1, problem: offline }) }] as const
    runEffect({ effect: judgePassword, ports, when: ['a', { a: asked(1) }], then })
  })

  it('[RESET-2] the newest password is judged last, however long each response takes', () => {
    const ms = (min: number) => fc.integer({ min, max: 900 })
    const typing = fc.array(fc.record({ pause: ms(1), response: ms(1) }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(typing, (typed) => {
        const api = ((_: unknown, { body }: { body: { password: string } }) => {
          const edition = Number(body.password.replace('password ', ''))
          const data = { data: { checks: [{ name: '1', status: true }] } }
          return timer(typed[edition - 1]?.response ?? 0).pipe(
            map(() => right({ status: 200, data, masqueradeUserId: null })),
          )
        }) as unknown as Call // the effect calls only this operation and reads nothing else of the response
        // A password is judged only if its response arrives before the next key is pressed.
        const key = (index: number) => String.fromCharCode(97 + index)
        const when: string[] = []
        const then: string[] = []
        let now = 0
        let elapsed = 0
        for (const [index, { pause, response }] of typed.entries()) {
          when.push(key(index), `${pause}ms`)
          const next = index === typed.length - 1 ? Infinity : now + pause + 1
          const at = now + 500 + response
          if (at < next) {
            then.push(`${at - elapsed}ms`, key(index))
            elapsed = at + 1
          }
          now = next
        }
        const events = (event: (edition: number) => DomainEvent) =>
          Object.fromEntries(typed.map((_, index) => [key(index), event(index + 1)]))
        runEffect({
          effect: judgePassword,
          ports: { api, clock: virtualClock },
          when: [`${when.join(' ')} `, events(asked)],
          then: [then.join(' '), events((edition) => judged(edition, true))],
        })
        expect(then.at(-1)).toBe(key(typed.length - 1))
      }),
    )
  })
})

provesAll(judgePassword)
