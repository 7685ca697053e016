import type { Share } from '../../domain/employer/findings.ts'
import { largestOf, spreadOf } from '../../domain/employer/findings.ts'
import type { Insights } from '../../domain/employer/insights.ts'
import { monthNameOf, registrationFinding } from '../../domain/employer/overview.ts'
import { formatNumber, formatPercentage } from '../components/content/format.ts'
import { insightsText } from '../text/insights.ts'

const { spread, employees } = insightsText

/** What a chart of shares says; undefined if it compares nothing. */
export const spreadText = (groups: readonly Share[]): string | undefined => {
  const found = spreadOf(groups)
  if (found === null) return undefined
  const [low, high] = [formatPercentage(found.low.percentage), formatPercentage(found.high.percentage)]
  return found.isAlike ? spread.alike(low, high) : spread.apart(found.low.name, low, found.high.name, high)
}

/** The groups that `spreadText` names; null if it names none. */
export const apartIn = (groups: readonly Share[]): readonly string[] | null => {
  const found = spreadOf(groups)
  return found === null || found.isAlike ? null : [found.low.name, found.high.name]
}

/** What a chart of sizes says; undefined without people. */
export const largestText = (parts: Parameters<typeof largestOf>[0]): string | undefined => {
  const found = largestOf(parts)
  if (found === null) return undefined
  return found.isAlike
    ? employees.sameSize(formatNumber(found.least), formatNumber(found.most))
    : employees.largest(found.name, formatPercentage(found.percentage))
}

/** How the latest month of registrations compares; undefined with fewer than two. */
export const monthsText = (insights: Insights): string | undefined => {
  const found = registrationFinding(insights)
  if (found === null) return undefined
  const { month, months, rank } = found
  const name = monthNameOf(month)
  return typeof rank === 'number' ? employees.compared.more(name, rank) : employees.compared[rank](name, months.length)
}
