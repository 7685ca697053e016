import { formatDate } from '../components/content/format.ts'
import { insightsText } from '../text/insights.ts'

/** A page's sentence, and the day that its figures are of once it is known. */
export const LeadAsOf = ({ lead, asOf }: { lead?: string; asOf: string | undefined }) => (
  <>
    {lead}{' '}
    {asOf !== undefined && <span style={{ display: 'inline-block' }}>{insightsText.chart.asOf(formatDate(asOf))}</span>}
  </>
)
