import { formatDate } from '../components/content/format.ts'
import { insightsText } from '../text/insights.ts'

/** A page's introduction, with the date of its figures once it is known; until then there is room for it. */
export const LeadAsOf = ({ lead, asOf }: { lead?: string; asOf: string | undefined }) => (
  <>
    {lead}{' '}
    <span style={{ display: 'inline-block', visibility: asOf === undefined ? 'hidden' : undefined }}>
      {insightsText.chart.asOf(formatDate(asOf ?? '2026-11-16'))}
    </span>
  </>
)
