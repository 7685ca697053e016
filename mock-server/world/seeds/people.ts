import { Faker, base } from '@faker-js/faker'
import type { Person } from '../records.ts'
import { drawName } from './names.ts'

/** The password of every demo account. */
export const demoPassword = 'Benefits-2026-demo!'

/** The two-factor code that is right for every demo account. */
export const demoCode = '123456'

type Special = Pick<Person, 'id' | 'email' | 'note'> & Partial<Person>

const specials: readonly Special[] = [
  {
    id: '4021',
    email: 'employee@acme.example',
    note: 'Active employee with benefits in every state',
    creditsBalance: 6000,
    personalEmail: 'employee@home.example',
    phone: '07700 900123',
  },
  {
    id: '4022',
    email: 'first-login@acme.example',
    note: 'First login: site terms were updated, then the welcome',
    joinedOn: '2026-11-09',
    probationUntil: '2027-02-07',
    firstLogin: true,
    siteTermsUpdated: true,
  },
  {
    id: '4023',
    email: 'probation@acme.example',
    note: 'On probation: some benefits are restricted',
    joinedOn: '2026-11-03',
    probationUntil: '2027-02-01',
  },
  {
    id: '4024',
    email: 'leaver@acme.example',
    note: 'Has left with a credits balance of 120.50: credits only',
    employmentStatus: 'left',
    leftOn: '2026-06-30',
    creditsBalance: 12050,
  },
  {
    id: '4025',
    email: 'leaver-no-credits@acme.example',
    note: 'Has left with a credits balance of 0',
    employmentStatus: 'left',
    leftOn: '2026-06-30',
    creditsBalance: 0,
  },
  {
    id: '4026',
    email: 'employer@acme.example',
    note: 'Employer of 10,000 employees with 250 selections awaiting approval',
    userType: 'employer',
  },
  {
    id: '4027',
    email: 'employer-insights@acme.example',
    note: 'Employer with insights and eligibility impact',
    userType: 'employer',
    isInsightsEnabled: true,
    isDataLoadEligibilityImpactEnabled: true,
  },
  {
    id: '4028',
    email: 'second-factor@acme.example',
    note: 'Must enter a two-factor code at login',
    secondFactor: 'validate',
  },
  {
    id: '4029',
    email: 'second-factor-setup@acme.example',
    note: 'Must set up two-factor at login',
    secondFactor: 'set-up',
  },
  {
    id: '4030',
    email: 'sso@acme.example',
    note: 'Single sign-on exists for this address',
    ssoUrl: '/sso-login/sso-valid',
  },
  { id: '4031', email: 'locked@acme.example', note: 'The account is locked', locked: true },
  {
    id: '4032',
    email: 'robot@acme.example',
    note: 'A captcha is required after the first failed login',
    captcha: 'after-failure',
  },
  {
    id: '4033',
    email: 'new-joiner@acme.example',
    note: 'Has not activated the account: /activation/act-valid',
    firstLogin: true,
    joinedOn: '2026-11-16',
    probationUntil: '2027-02-14',
    siteTermsUpdated: true,
  },
  {
    id: '4034',
    email: 'new-joiner-2fa@acme.example',
    note: 'Has not activated the account, and must set up two-factor: /activation/act-2fa',
    firstLogin: true,
    joinedOn: '2026-11-16',
    probationUntil: '2027-02-14',
    siteTermsUpdated: true,
    secondFactor: 'set-up',
  },
]

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
