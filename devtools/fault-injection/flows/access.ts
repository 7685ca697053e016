import type { Page } from '@playwright/test'
import { accountText } from '../../../src/ui/text/account.ts'
import { text } from '../../../src/ui/text/shared.ts'
import { next, password, typeDate } from '../../../tests/journeys/account.ts'
import { tickRobot } from '../../../tests/journeys/robot.ts'
import { portalWords, type Words } from '../answers.ts'
import { alert, anyAlert, inTurn, pressing } from '../forms.ts'
import type { Way } from '../flow.ts'

/** The pages of an account before the login word a lost connection in their own way (access-and-shell §8). */
export const accountWords =
  (otherwise: string): Words =>
  (answer) => {
    if (answer.kind === 'network' || answer.kind === 'timeOut') return accountText.network
    return answer.kind === 'refused' ? (answer.message ?? otherwise) : portalWords(answer)
  }

const wordsOf = (otherwise: string) =>
  ({ words: accountWords(otherwise), because: 'A§8: Network error, or the words of this page' }) as const

const typePassword = async (page: Page): Promise<void> => {
  await page.getByLabel(accountText.common.password, { exact: true }).fill(password)
}

const judged = (page: Page): Promise<void> => page.getByText('9 of 9 met').waitFor()

const atReset = '/reset-password/?token=reset-valid'
const atNewPassword = `${atReset}&dob=28-08-1978`

const dateAgain = { ends: true, because: 'RESET-2, ACT-2: a refused date leads back to its step' } as const
const typedAnew = { ends: true, because: 'RESET-2: a password that broke a rule is typed anew' } as const

/** The link has expired: its message, and then the way to a new one. */
const expired = { says: 'Token has expired', ends: true, because: 'RESET-3: the message of an expired link' } as const

/** Activation and a forgotten password. */
export const accessWays = {
  getActivation: {
    who: null,
    at: '/activation/act-valid',
    place: alert(accountText.activation.failed),
    says: wordsOf(text.common.generic),
    differs: { '404': { ends: true, because: 'ACT-1: a link that has expired is not tried again' } },
    leadsOn: (page) => page.getByText('Step 1 of 2'),
  },
  verifyActivationDate: {
    who: null,
    at: '/activation/act-valid',
    prepare: typeDate,
    press: next,
    place: anyAlert,
    says: wordsOf(accountText.activation.notActivated),
    leadsOn: (page) => page.getByText('Step 2 of 2'),
  },
  activate: {
    who: null,
    at: '/activation/act-valid',
    prepare: inTurn(typeDate, next, typePassword, judged),
    press: next,
    place: anyAlert,
    says: wordsOf(accountText.activation.notActivated),
    differs: { '422 activation-date-refused': dateAgain, '422 activation-password-refused': typedAnew },
    leadsOn: (page) => page.getByText(accountText.activation.active),
  },
  requestPasswordReset: {
    who: null,
    at: '/forgotten-password/',
    prepare: async (page) => {
      await page.getByLabel(accountText.forgotten.email).fill('employee@acme.example')
      await tickRobot(page)
    },
    press: pressing(accountText.forgotten.send),
    again: inTurn(tickRobot, pressing(accountText.forgotten.send)),
    place: anyAlert,
    says: wordsOf(accountText.forgotten.unexpected),
    leadsOn: (page) => page.getByRole('heading', { level: 1, name: accountText.forgotten.sent }),
  },
  verifyResetDate: {
    who: null,
    at: atReset,
    prepare: typeDate,
    press: next,
    place: anyAlert,
    says: wordsOf(accountText.reset.failed),
    differs: { '422 reset-expired': expired },
    leadsOn: (page) => page.getByText('Step 2 of 2'),
  },
  resetPassword: {
    who: null,
    at: atNewPassword,
    prepare: inTurn(typePassword, judged),
    press: next,
    place: anyAlert,
    says: wordsOf(accountText.reset.failed),
    differs: {
      '422 reset-date-refused': dateAgain,
      '422 reset-password-refused': typedAnew,
      '422 reset-expired': expired,
      '422 reset-refused': {
        says: 'Passwords cannot be changed at the moment.',
        because: 'A§7: a description of its own',
      },
    },
    leadsOn: (page) => page.getByText('Password successfully changed.'),
  },
  checkPassword: {
    who: null,
    at: atNewPassword,
    prepare: typePassword,
    again: pressing(accountText.password.checkAgain),
    place: anyAlert,
    says: wordsOf(text.common.generic),
    leadsOn: (page) => page.getByText('9 of 9 met'),
  },
} as const satisfies Readonly<Record<string, Way>>
