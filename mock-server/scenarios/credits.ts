import type { ScenarioName } from './names.ts'
import { responding, employee, signedInAs, type Scenario } from './states.ts'

const failed = { error: 'Credits cannot be shown right now' }

/** Scenarios of credits. */
export const creditsScenarios = {
  'credits-only': {
    summary: 'Somebody is signed in who has left and has credits: credits only.',
    apply: signedInAs('leaver@acme.example'),
  },
  'no-credits': {
    summary: 'An employee is signed in who has no credits.',
    apply: signedInAs('probation@acme.example'),
  },
  'no-vouchers': {
    summary: 'An employee is signed in who has credits and no vouchers.',
    apply: signedInAs(
      employee,
      responding('getVouchers', 200, { nextVoucherDate: null, placedOrders: [], savedOrders: [] }),
    ),
  },
  'credits-page-elsewhere': {
    summary: 'An employee is signed in, and the page of credits has an address that the portal does not allow.',
    apply: signedInAs(
      employee,
      responding('getCreditsPage', 200, { url: 'https://credits.acme.example.evil.example/manage' }),
    ),
  },
  'credits-unavailable': {
    summary: 'An employee is signed in, and neither balance, vouchers nor the page of credits can be loaded.',
    apply: signedInAs(employee, (world) => {
      for (const operation of ['getCreditsBalance', 'getCreditsPage', 'getVouchers'])
        responding(operation, 500, failed)(world)
    }),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
