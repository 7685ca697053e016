import { map, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import type { Values } from '../kernel/forms/form.ts'
import {
  defineForm,
  FormCleared,
  forms,
  SecretFieldEdited,
  secretField,
  submitForm,
  valuesOf,
} from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { estimateOf, PasswordRule, passwordRuleCodes } from './password-estimate.ts'

export const newPasswordForm = defineForm('new-password', { password: secretField(required()) })

/** One rule, as judged by the host. */
export const PasswordCheck = t.type({ rule: PasswordRule, met: t.boolean })
export type PasswordCheck = t.TypeOf<typeof PasswordCheck>

/** `edition` identifies the checked password; `token` is that of a reset link, '' if there is none. */
export const PasswordCheckRequested = defineEvent('PasswordCheckRequested', {
  edition: t.number,
  password: secret,
  token: secret,
})
/** The check is cancelled: its result is no longer needed. */
export const PasswordCheckDropped = defineEvent('PasswordCheckDropped', {})
export const PasswordJudged = defineEvent('PasswordJudged', { edition: t.number, checks: t.array(PasswordCheck) })
export const PasswordCheckFailed = defineEvent('PasswordCheckFailed', { edition: t.number, problem: Problem })

interface PasswordRulesState {
  /** Counts the changes of the typed password: a response for an earlier edition is ignored. */
  edition: number
  verdict:
    | { kind: 'none' }
    | { kind: 'waiting' }
    | { kind: 'known'; checks: readonly PasswordCheck[] }
    | { kind: 'failed'; problem: Problem }
}

const begin = (draft: PasswordRulesState): void => {
  draft.edition += 1
  draft.verdict = { kind: 'none' }
}

export const passwordRules = defineSlice({
  name: 'passwordRules',
  lifetime: 'visitor',
  initial: (): PasswordRulesState => ({ edition: 0, verdict: { kind: 'none' } }),
  own: { PasswordCheckRequested, PasswordCheckDropped, PasswordJudged, PasswordCheckFailed },
  on: {
    PasswordCheckRequested: (draft, { edition }) => {
      if (edition === draft.edition) draft.verdict = { kind: 'waiting' }
    },
    PasswordCheckDropped: (draft) => {
      if (draft.verdict.kind === 'waiting') draft.verdict = { kind: 'none' }
    },
    PasswordJudged: (draft, { edition, checks }) => {
      if (edition === draft.edition) draft.verdict = { kind: 'known', checks }
    },
    PasswordCheckFailed: (draft, { edition, problem }) => {
      if (edition === draft.edition) draft.verdict = { kind: 'failed', problem }
    },
  },
  extraReducers: (on) => [
    on(SecretFieldEdited, (draft, { form }) => {
      if (form === newPasswordForm.name) begin(draft)
    }),
    on(FormCleared, (draft, { form }) => {
      if (form === newPasswordForm.name) begin(draft)
    }),
  ],
})
type Needs = StateWith<typeof passwordRules | typeof forms>

/** Has the host judge what was typed; an empty field is not sent. */
export const checkPassword = (state: Needs, { token }: { token: string }): Either<Refusal, DomainEvent> => {
  const { password } = valuesOf(state, newPasswordForm)
  const { edition } = state.passwordRules
  return right(password === '' ? PasswordCheckDropped({}) : PasswordCheckRequested({ edition, password, token }))
}

/** The password screen is left. */
export const dropPasswordCheck = (): Either<Refusal, DomainEvent> => right(PasswordCheckDropped({}))

const isMet = ({ passwordRules: { verdict } }: StateWith<typeof passwordRules>): boolean =>
  verdict.kind === 'known' &&
  passwordRuleCodes.every((code) => verdict.checks.some(({ rule, met }) => rule === code && met))

/** Left with the refusal to record, right with a password that meets every rule according to the host. */
export const submitPassword = (state: Needs, now: number): Either<DomainEvent, string> =>
  map(({ password }: Values<'password'>) => password)(
    submitForm(state, newPasswordForm, now, isMet(state) ? {} : { rules: 'passwordRules' }),
  )

/** A rule as drawn; the status can be an estimate until the host has judged it. */
export interface RuleView {
  readonly code: PasswordRule
  readonly status: 'met' | 'notMet' | 'unchecked'
  readonly estimated: boolean
}

const viewOf = (code: PasswordRule, met: boolean | undefined, estimated: boolean): RuleView =>
  met === undefined
    ? { code, status: 'unchecked', estimated: false }
    : { code, status: met ? 'met' : 'notMet', estimated }

export const selectPasswordRules = selector([passwordRules, forms], (state) => {
  const { verdict } = state.passwordRules
  const { password } = valuesOf(state, newPasswordForm)
  const estimate = password === '' ? {} : estimateOf(password)
  const rules = passwordRuleCodes.map((code) =>
    verdict.kind === 'known'
      ? viewOf(code, verdict.checks.find(({ rule }) => rule === code)?.met, false)
      : viewOf(code, estimate[code], true),
  )
  return {
    rules,
    verdict: verdict.kind,
    problem: verdict.kind === 'failed' ? verdict.problem : null,
    allMet: isMet(state),
  }
})
