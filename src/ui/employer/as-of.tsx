import { formatDate } from '../components/content/format.ts'
import { insightsText } from '../text/insights.ts'

/** A page's introduction, with the date of its figures once it is known. */
export const LeadAsOf = ({ lead, asOf }: { lead?: string; asOf: string | undefined }) => (
  <>
    {lead}{' '}
    {asOf !== undefined && <span style={{ display: 'inline-block' }}>{insightsText.chart.asOf(formatDate(asOf))}</span>}
  </>
)
