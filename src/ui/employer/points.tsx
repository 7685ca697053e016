import { formatPoints } from '../components/content/format.ts'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { insightsText } from '../text/insights.ts'

const words = insightsText.points

/** A change in percentage points: 'up 2.1 points'. */
export const Points = ({ value }: { value: number }) => {
  const points = formatPoints(value)
  if (points === formatPoints(0)) return <span>{words.none}</span>
  return (
    <>
      <span>{value > 0 ? words.up(points) : words.down(points)}</span> <span aria-hidden="true">{words.short}</span>
      <VisuallyHidden>{words.long}</VisuallyHidden>
    </>
  )
}
