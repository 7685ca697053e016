import { Faker, base } from '@faker-js/faker'
import type { Person } from '../records.ts'
import accounts from './accounts.json'
import { drawName } from './names.ts'

/** The password of every demo account. */
export const demoPassword = 'Benefits-2026-demo!'

/** The two-factor code that is right for every demo account. */
export const demoCode = '123456'

type Special = Pick<Person, 'id' | 'email' | 'note'> & Partial<Person>

const specials = accounts as readonly Special[] // JSON has no unions; the mock checks what it sends

/** The demo accounts. Their names are the same on every machine. */
export const seedPeople = (): readonly Person[] => {
  const faker = new Faker({ locale: base, seed: 2026 })
  return specials.map((special) => ({
    password: demoPassword,
    ...drawName(faker),
    userType: 'employee',
    employmentStatus: 'active',
    joinedOn: '2019-03-04',
    leftOn: null,
    avatar: null,
    personalEmail: null,
    phone: null,
    firstLogin: false,
    siteTermsUpdated: false,
    isInsightsEnabled: false,
    isDataLoadEligibilityImpactEnabled: false,
    clientId: '77',
    schemeId: '12',
    secondFactor: 'none',
    captcha: 'never',
    ssoUrl: null,
    locked: false,
    failures: 0,
    probationUntil: null,
    creditsBalance: null,
    ...special,
  }))
}
