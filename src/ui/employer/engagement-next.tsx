import { css } from '@linaria/core'
import { TextPlaceholder } from '../components/feedback/outline.tsx'
import { formatNumber } from '../components/content/format.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { employeesText } from '../text/employees.ts'
import { insightsText } from '../text/insights.ts'
import { WelcomeEmailsButton } from './welcome-emails-button.tsx'

const words = insightsText.engagement

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);

  & > div {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
  }

  @media (max-width: 599px) {
    flex-direction: column;
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
        [employeesText.emails.open, words.notRegistered('0,000'), words.insights].map((label) => (
          <div key={label}>
            <TextPlaceholder>{label}</TextPlaceholder>
          </div>
        ))
      ) : (
        <>
          {notRegistered > 0 && (
            <>
              <WelcomeEmailsButton />
              <ButtonLink to="/app/employee-data/?registered=no" variant="quiet">
                {words.notRegistered(formatNumber(notRegistered))}
              </ButtonLink>
            </>
          )}
          <ButtonLink to="/app/dashboard/employee-insights/" variant="quiet">
            {words.insights}
          </ButtonLink>
        </>
      )}
    </div>
  </Card>
)
