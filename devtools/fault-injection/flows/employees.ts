import type { Page } from '@playwright/test'
import { employeesText } from '../../../src/ui/text/employees.ts'
import { password } from '../../../tests/journeys/journey.ts'
import { portalWords, type Words } from '../answers.ts'
import { alert, anyAlert, inTurn, pressing } from '../forms.ts'
import type { Way } from '../flow.ts'

const who = 'employer@acme.example'
const list = '/app/employee-data/'
const twoFactor = '/app/employee-data/two-factor/'
const oneEmployee = `${list}?employee=4021`
const { detail, viewAs, magicLink, emails, enforcement, report } = employeesText
const panel = (page: Page) => page.getByRole('dialog')
const search = (page: Page) => page.getByLabel(employeesText.list.search)

/** A step-up is refused by codes, which the portal has sentences for. */
const stepUpWords: Words = (answer) => {
  const told = answer.kind === 'refused' ? JSON.stringify(answer.body) : ''
  if (told.includes('wrong-password')) return 'This is not your password. Please check it and try again.'
  if (told.includes('too-many-attempts'))
    return 'There were too many wrong passwords. Please wait for 15 minutes and try again.'
  return portalWords(answer)
}

const stepUp = {
  says: { words: stepUpWords, because: 'EMP-2: the host refuses a step-up by codes' },
  shed: { once: 'sent', because: 'decision record 20: the password leaves the form as it is sent' },
} as const

const typeLinkPassword = (page: Page): Promise<void> => panel(page).getByLabel(magicLink.password).fill(password)
const typeEmailsPassword = (page: Page): Promise<void> => panel(page).getByLabel(emails.password).fill(password)
const confirmEmails = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Send [\d,]+ e-mails$/ })
    .click()

/** Both lists of employees, one employee, and what an administrator does for them. */
export const employeesWays = {
  getEmployees: {
    who,
    at: `${list}?search=a`,
    place: alert(employeesText.list.failed),
    kept: (page) => [search(page)],
    leadsOn: (page) => page.getByRole('table'),
  },
  getTwoFactorEmployees: {
    who,
    at: `${twoFactor}?search=a`,
    place: alert(employeesText.list.failed),
    kept: (page) => [search(page)],
    leadsOn: (page) => page.getByRole('table'),
  },
  downloadEmployeesReport: {
    who,
    at: `${list}?search=a`,
    press: pressing(report.download),
    again: (page) => page.getByRole('alert').getByRole('button', { name: report.retry }).click(),
    place: alert(report.failed),
    kept: (page) => [page.getByRole('table')],
    leadsOn: (page) => page.getByText(report.saved),
  },
  getEmployee: {
    who,
    at: oneEmployee,
    place: alert(detail.failed),
    kept: (page) => [panel(page)],
    differs: {
      '404': {
        says: detail.missing,
        place: panel,
        ends: true,
        because: 'EMP-1: an employee who is not there any more',
      },
    },
    leadsOn: (page) => panel(page).getByText(detail.facts.email),
  },
  startMasquerade: {
    who,
    at: oneEmployee,
    press: pressing(/^View as this employee/),
    place: alert(viewAs.failed),
    kept: (page) => [panel(page).getByText(detail.facts.email)],
    leadsOn: (page) => page.getByText(viewAs.opened),
  },
  createMagicLink: {
    who,
    at: oneEmployee,
    prepare: typeLinkPassword,
    press: pressing(magicLink.create),
    again: inTurn(typeLinkPassword, pressing(magicLink.create)),
    place: alert(magicLink.failed),
    says: stepUp.says,
    differs: {
      '422 step-up-refused': { place: panel, because: 'EMP-2: a wrong password is told at its field' },
    },
    sheds: { ...stepUp.shed, fields: ['magic-link-password'] },
    kept: (page) => [panel(page).getByText(detail.facts.email)],
    leadsOn: (page) => panel(page).getByText(/sso-login[/]magic-4021/),
  },
  resendWelcomeEmails: {
    who,
    at: `${list}?search=smith`,
    prepare: inTurn(pressing(emails.open), typeEmailsPassword, pressing(emails.go)),
    press: confirmEmails,
    again: inTurn(typeEmailsPassword, pressing(emails.go), confirmEmails),
    place: alert(emails.sendFailed),
    says: stepUp.says,
    differs: {
      '422 step-up-refused': { place: panel, because: 'EMP-2: a wrong password is told at its field' },
      '409': {
        says: 'There are now 1,875 recipients. Please check and confirm again.',
        ends: true,
        because: 'decision record 20: the number that was confirmed is another by now',
      },
    },
    sheds: { ...stepUp.shed, fields: ['welcome-emails-password'] },
    leadsOn: (page) => page.getByRole('heading', { name: emails.done }),
  },
  changeTwoFactorEnforcement: {
    who,
    at: '/app/dashboard/platform-settings/',
    prepare: async (page) => {
      const setting = page.getByRole('switch', { name: enforcement.label })
      await setting.focus()
      await page.keyboard.press('Space')
      await page
        .getByRole('alertdialog')
        .getByText(/^This affects /)
        .waitFor()
    },
    press: pressing(enforcement.turnOn),
    place: anyAlert,
    kept: (page) => [page.getByRole('alertdialog').getByText(/^This affects /)],
    leadsOn: (page) => page.getByText(enforcement.changedOn),
  },
} as const satisfies Readonly<Record<string, Way>>
