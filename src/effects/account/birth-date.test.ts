import { describe, it } from 'vitest'
import { ActivationDateRefused } from '../../domain/account/activation.ts'
import { ResetDateRefused } from '../../domain/account/reset-password.ts'
import { FieldsJudged } from '../../domain/kernel/forms/form.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { judgeBirthDate } from './birth-date.ts'

describe('a date of birth that the host refuses', () => {
  it.each([ActivationDateRefused({}), ResetDateRefused({})])(
    '[ACT-2] [RESET-1] is wrong at its field: $type',
    (event) => {
      const b = FieldsJudged({ form: 'birth-date', verdicts: { date: { key: 'dateRefused' } } })
      runEffect({ effect: judgeBirthDate, ports: {}, when: ['a', { a: event }], then: ['b', { b }] })
    },
  )
})

provesAll(judgeBirthDate)
