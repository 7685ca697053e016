import type { Page } from '@playwright/test'
import { profileText } from '../../../src/ui/text/profile.ts'
import { secondFactorText } from '../../../src/ui/text/second-factor.ts'
import { password } from '../../../tests/journeys/journey.ts'
import { alert, headed, inTurn, pressing, typeCode } from '../forms.ts'
import type { Way } from '../flow.ts'
import { codeBoxes, codeWords } from './session.ts'

const employee = 'employee@acme.example'
const profile = '/app/home/my-profile/'
const { settings, setUp, disabling } = secondFactorText
const panel = (page: Page) => page.getByRole('dialog')

const typeSecondPass = async (page: Page): Promise<void> => {
  await typeCode(page)
  await panel(page).getByLabel(setUp.password, { exact: true }).fill(password)
}

/** A person's own details, picture and second factor. */
export const profileWays = {
  getUser: {
    who: employee,
    at: profile,
    place: alert(profileText.contact.loadFailed),
    kept: (page) => [headed(profileText.title)(page)],
    leadsOn: (page) => page.getByLabel(profileText.contact.phone),
  },
  updateUser: {
    who: employee,
    at: profile,
    prepare: (page) => page.getByLabel(profileText.contact.phone).fill('020 7946 0991'),
    press: pressing(profileText.contact.save),
    place: alert(profileText.contact.failed),
    kept: (page) => [page.getByText(profileText.contact.kept)],
    leadsOn: (page) => page.getByText(profileText.contact.saved),
  },
  getAvatarSet: {
    who: employee,
    at: profile,
    place: alert(profileText.avatar.failed),
    kept: (page) => [headed(profileText.title)(page)],
    leadsOn: (page) => page.getByRole('group', { name: profileText.avatar.group }),
  },
  startSecondFactor: {
    who: employee,
    at: profile,
    press: pressing(settings.enable),
    again: (page) => panel(page).getByRole('button', { name: 'Retry' }).click(),
    place: alert(setUp.failed),
    leadsOn: (page) => page.getByRole('img', { name: setUp.qr }),
  },
  validateSecondFactor: {
    who: employee,
    at: profile,
    prepare: inTurn(
      pressing(settings.enable),
      pressing(setUp.enterCode),
      typeCode,
      pressing(setUp.next),
      (page) => panel(page).getByRole('button', { name: setUp.verify }).waitFor(),
      typeSecondPass,
    ),
    press: pressing(setUp.verify),
    again: inTurn(typeSecondPass, pressing(setUp.verify)),
    place: alert(secondFactorText.code.failed),
    says: { words: codeWords, because: 'TFA-1: the host refuses by codes' },
    sheds: {
      fields: [...codeBoxes('set-up-code'), 'set-up-password'],
      once: 'judged',
      because: 'TFA-3: what was refused is typed anew',
    },
    leadsOn: (page) => page.getByRole('region', { name: profileText.security }).getByText(settings.enabled),
  },
  disableSecondFactor: {
    who: employee,
    scenario: 'second-factor-on',
    at: profile,
    prepare: async (page) => {
      await pressing(settings.disable)(page)
      await page.getByLabel(disabling.reason).fill('I am changing my phone')
    },
    press: pressing(disabling.confirm),
    place: alert(disabling.failed),
    leadsOn: (page) => page.getByRole('region', { name: profileText.security }).getByText(settings.disabled),
  },
} as const satisfies Readonly<Record<string, Way>>
