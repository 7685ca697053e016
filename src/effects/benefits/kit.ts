import { CreditsFailed, CreditsRequested } from '../../domain/benefits/credits.ts'
import { CreditsPageFailed, CreditsPageRequested } from '../../domain/benefits/credits-page.ts'
import { VouchersFailed, VouchersRequested } from '../../domain/benefits/vouchers.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/problem.ts'

/** For tests: what starts each effect of credits, and the failure that it declares, by the effect's name. */
export const creditsFailures = (problem: Problem): Record<string, readonly [DomainEvent, DomainEvent]> => ({
  'credits.load': [CreditsRequested({}), CreditsFailed({ problem })],
  'creditsPage.find': [CreditsPageRequested({}), CreditsPageFailed({ problem })],
  'vouchers.load': [VouchersRequested({}), VouchersFailed({ problem })],
})
