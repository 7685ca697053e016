import { loadStatement } from './rewards/statement.ts'
import { loadTotalBenefits } from './rewards/total-benefits.ts'

/** The effects of statements and total benefits. */
export const effects = [loadStatement, loadTotalBenefits] as const
