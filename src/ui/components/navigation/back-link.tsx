import { css } from '@linaria/core'
import { RouteLink } from '../actions/route-link.tsx'
import { Icon } from '../icons/icon.tsx'

const back = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--control-small);
  font-weight: 500;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

/** The one way back, above the title of a page that has no breadcrumbs. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <RouteLink className={back} to={to}>
    <Icon name="chevron-left" size="small" />
    {children}
  </RouteLink>
)
