import { loadStatement } from './rewards/statement.ts'
import { loadTotalBenefits, loadTotalSummary } from './rewards/total-benefits.ts'

/** The effects of statements and total benefits. */
export const effects = [loadStatement, loadTotalSummary, loadTotalBenefits] as const
