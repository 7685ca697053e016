import { css } from '@linaria/core'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'

/** The breadcrumbs above every page of the employer area. */
export const aboveEmployerPage = [
  { label: text.common.home, to: '/app/home/' },
  { label: employerText.dashboard.title, to: '/app/dashboard/' },
]

/* On a phone the row of sections above says the same, and the rows of a table come sooner. Twice, to win over the header's own layout. */
const wide = css`
  @media (max-width: 599px) {
    && {
      display: none;
    }
  }
`

/** The breadcrumb trail of a page right below the dashboard. */
export const employerTrail = (current: string) => (
  <div className={wide}>
    <Breadcrumbs trail={aboveEmployerPage} current={current} />
  </div>
)
