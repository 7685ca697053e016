import * as fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { FormCleared, FormRefused, forms, SecretFieldEdited } from '../kernel/forms/form.ts'
import { produced, story } from '../kernel/testing.ts'
import { compileRedaction } from '../log/redaction.ts'
import { offline } from '../samples.ts'
import { goodPassword, judged, typedPassword } from './testing.ts'
import { estimateOf, passwordRuleCodes } from './password-estimate.ts'
import {
  checkPassword,
  dropPasswordCheck,
  PasswordCheckDropped,
  PasswordCheckFailed,
  PasswordCheckRequested,
  passwordRules,
  selectPasswordRules,
  submitPassword,
} from './password-rules.ts'

const given = story(passwordRules, forms)
const asked = (edition: number) => PasswordCheckRequested({ edition, password: goodPassword, token: '' })
const view = (...events: DomainEvent[]) => selectPasswordRules(given(...events).state)
const statuses = (...events: DomainEvent[]) => view(...events).rules.map(({ status }) => status)
const refusal = (own: Record<string, string> = {}) =>
  FormRefused({ form: 'new-password', problems: { ...own, rules: 'passwordRules' } })

describe('asking for a check', () => {
  it('[RESET-2] asks about what is typed now, with the token of a link', () => {
    expect(given(typedPassword()).when(checkPassword, { token: 'link' })).toEqual(
      produced(PasswordCheckRequested({ edition: 1, password: goodPassword, token: 'link' })),
    )
  })

  it('[RESET-2] asks nothing about an empty field, and calls the question off', () => {
    expect(given().when(checkPassword, { token: '' })).toEqual(produced(PasswordCheckDropped({})))
    expect(given().when(dropPasswordCheck)).toEqual(produced(PasswordCheckDropped({})))
    expect(view(typedPassword(), asked(1), PasswordCheckDropped({})).verdict).toBe('none')
  })

  it('[RESET-2] the request carries the password where no log can see it', () => {
    const redact = compileRedaction(PasswordCheckRequested.codec, (value) => value)
    expect(redact({ edition: 1, password: 'canary-Secret-42', token: 'canary-token' })).toEqual({
      edition: 1,
      password: '[secret]',
      token: '[secret]',
    })
  })
})

describe('the nine rules', () => {
  it('[RESET-2] are unchecked before anything is typed', () => {
    expect(statuses()).toEqual(Array(9).fill('unchecked'))
  })

  it('[RESET-2] are an estimate, marked as one, until the host has judged', () => {
    const { rules, verdict } = view(typedPassword('Abcd'), asked(1))
    expect(verdict).toBe('waiting')
    expect(rules).toEqual([
      { code: '1', status: 'notMet', estimated: true },
      { code: '2', status: 'met', estimated: true },
      { code: '4', status: 'notMet', estimated: true },
      { code: '8', status: 'unchecked', estimated: false },
      { code: '16', status: 'met', estimated: true },
      { code: '64', status: 'notMet', estimated: true },
      { code: '128', status: 'notMet', estimated: true },
      { code: '256', status: 'unchecked', estimated: false },
      { code: '512', status: 'unchecked', estimated: false },
    ])
  })

  it("[RESET-2] are the host's once it has judged, whatever the estimate was", () => {
    const { rules, allMet } = view(typedPassword(), asked(1), judged(1, '1', '512'))
    expect(rules.filter(({ status }) => status === 'notMet').map(({ code }) => code)).toEqual(['1', '512'])
    expect(rules.some(({ estimated }) => estimated)).toBe(false)
    expect(allMet).toBe(false)
  })

  it('[RESET-2] are judged again with the next character', () => {
    expect(view(typedPassword(), judged(1), typedPassword('Other')).verdict).toBe('none')
    expect(view(typedPassword(), judged(1), FormCleared({ form: 'new-password' })).verdict).toBe('none')
    const elsewhere = SecretFieldEdited({ form: 'login-password', field: 'password', value: 'a', problem: null })
    expect(view(typedPassword(), judged(1), elsewhere).verdict).toBe('known')
  })

  it('[RESET-2] say so when they could not be checked', () => {
    const failed = view(typedPassword(), asked(1), PasswordCheckFailed({ edition: 1, problem: offline }))
    expect(failed).toMatchObject({ verdict: 'failed', problem: offline, allMet: false })
  })

  it('[RESET-2] responses about an earlier password change nothing, in whatever order they come', () => {
    const response = fc.record({ edition: fc.integer({ min: 0, max: 9 }), fails: fc.boolean() })
    const step = fc.oneof(fc.constant('type' as const), response)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let edition = 0
        let newest: 'none' | 'known' | 'failed' = 'none'
        let now = given()
        for (const one of steps) {
          if (one === 'type') {
            edition += 1
            newest = 'none'
            now = now.at(0, typedPassword(`password ${edition}`))
            continue
          }
          const { fails, edition: about } = one
          now = now.at(0, fails ? PasswordCheckFailed({ edition: about, problem: offline }) : judged(about))
          if (about === edition) newest = fails ? 'failed' : 'known'
        }
        expect(now.state.passwordRules.verdict.kind).toBe(newest)
      }),
    )
  })
})

describe('sending a password', () => {
  const send = (...events: DomainEvent[]) => submitPassword(given(...events).state, 0)

  it('[RESET-2] needs every rule to be met', () => {
    expect(send(typedPassword(), judged(1))).toMatchObject({ right: goodPassword })
    for (const code of passwordRuleCodes)
      expect(send(typedPassword(), judged(1, code))).toMatchObject({ left: refusal() })
  })

  it('[RESET-2] is blocked while nothing is typed, nothing is known, or a rule is missing in the response', () => {
    expect(send()).toMatchObject({ left: refusal({ password: 'required' }) })
    expect(isLeft(send(typedPassword()))).toBe(true)
    expect(isLeft(send(typedPassword(), asked(1)))).toBe(true)
    expect(isLeft(send(typedPassword(), judged(1), typedPassword('Other')))).toBe(true)
    const { checks } = judged(1).data as { checks: { rule: string }[] } // the sample's own data
    const partly = { ...judged(1), data: { edition: 1, checks: checks.slice(1) } }
    expect(isLeft(send(typedPassword(), partly))).toBe(true)
    expect(isRight(send(typedPassword(), judged(1)))).toBe(true)
  })
})

describe('the estimate', () => {
  it.each([
    ['Short-1', { '1': false }],
    ['aaaa-Benefits-1', { '2': false }],
    ['ababa-Benefits-1', { '2': false }],
    ['Ababa-Benefits-1', { '2': false }],
    ['Mississippi-River-7', { '2': true }],
    ['Benefits-1234-x', { '4': false }],
    ['Benefits-zYxw-9', { '4': false }],
    ['Benefits-124-xz', { '4': true }],
    ['lower-case-only-1', { '16': false }],
    ['No-number-at-all', { '64': false }],
    ['NoSpecialAtAll22', { '128': false }],
    ['Größe Ä 2 Straße', { '16': true, '128': false }],
  ])('[RESET-2] of %s', (password, expected) => {
    expect(estimateOf(password)).toMatchObject(expected)
  })

  it('[RESET-2] never throws and never judges what only the host can know', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (password) => {
        expect(Object.keys(estimateOf(password)).sort()).toEqual(['1', '128', '16', '2', '4', '64'])
      }),
    )
  })
})
