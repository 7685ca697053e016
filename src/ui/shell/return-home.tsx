import { ButtonLink } from '../components/actions/button-link.tsx'
import { text } from '../text/shared.ts'

/** The way out of a page that could not be loaded. `to` is the start for people who are not logged in. */
export const ReturnHome = ({ to = '/app/home/' }: { to?: string }) => (
  <ButtonLink to={to} variant="quiet">
    {text.common.returnHome}
  </ButtonLink>
)
