import { css } from '@linaria/core'
import { TextPlaceholder } from '../components/feedback/outline.tsx'
import { formatNumber } from '../components/content/format.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { insightsText } from '../text/insights.ts'

const words = insightsText.engagement

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);

  & > div {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`

/** Links to what improves the figures; placeholders while the number of those who have not registered is null. */
export const EngagementNext = ({ notRegistered }: { notRegistered: number | null }) => (
  <Card as="section" variant="tinted" labelledBy="what-next">
    <h2 id="what-next" style={{ fontSize: 'var(--text-l)' }}>
      {words.next}
    </h2>
    <div className={links}>
      {notRegistered === null ? (
        [words.notRegistered('0,000'), words.settings, words.insights].map((label) => (
          <div key={label}>
            <TextPlaceholder>{label}</TextPlaceholder>
          </div>
        ))
      ) : (
        <>
          {notRegistered > 0 && (
            <>
              <TextLink to="/app/employee-data/?registered=no" variant="standalone">
                {words.notRegistered(formatNumber(notRegistered))}
              </TextLink>
              <TextLink to="/app/dashboard/platform-settings/" variant="standalone" icon="mail">
                {words.settings}
              </TextLink>
            </>
          )}
          <TextLink to="/app/dashboard/employee-insights/" variant="standalone">
            {words.insights}
          </TextLink>
        </>
      )}
    </div>
  </Card>
)
