import type { Page } from '@playwright/test'
import { loginText } from '../../../src/ui/text/login.ts'
import { password } from '../../journeys/journey.ts'
import { pressing, type Way } from '../way.ts'

const toPassword = async (page: Page): Promise<void> => {
  await page.getByLabel('Email address').fill('employee@acme.example')
  await page.getByRole('button', { name: loginText.next }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** The login. */
export const accessWays = {
  logIn: {
    who: null,
    at: '/',
    prepare: toPassword,
    press: pressing(loginText.login),
    again: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: loginText.login }).click()
    },
    place: (page) => page.getByRole('alert'),
    sheds: { fields: ['password'], because: 'LOGIN-3: a password that was refused is typed anew' },
    leadsOn: (page) => page.getByRole('heading', { level: 1, name: /^Hello/ }),
  },
} as const satisfies Partial<Record<string, Way>>
