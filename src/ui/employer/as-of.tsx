import { formatDate } from '../components/content/format.ts'
import { insightsText } from '../text/insights.ts'

/** A page's introduction, with the date of its figures once it is known; until then there is room for it. */
export const LeadAsOf = ({ lead, asOf }: { lead?: string; asOf: string | undefined }) => (
  <>
    {lead}{' '}
    {asOf === undefined ? (
      <span style={{ display: 'inline-block', visibility: 'hidden' }} aria-hidden="true">
        {insightsText.chart.asOf(formatDate('2026-11-16'))}
      </span>
    ) : (
      <span style={{ display: 'inline-block' }}>{insightsText.chart.asOf(formatDate(asOf))}</span>
    )}
  </>
)
