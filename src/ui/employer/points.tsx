import { formatPoints } from '../components/content/format.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { insightsText } from '../text/insights.ts'

/** A change in percentage points, +2.1 pp; a screen reader gets the unit in words. */
export const Points = ({ value }: { value: number }) => (
  <>
    {formatPoints(value)}&nbsp;<span aria-hidden="true">{insightsText.points.short}</span>
    <VisuallyHidden>{insightsText.points.long}</VisuallyHidden>
  </>
)
