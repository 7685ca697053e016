import { selectProfile } from '../../domain/session/session.ts'
import { ButtonLink } from '../kit/button-link.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'
import { Page } from './page.tsx'

/** Any address that the portal does not know. */
export const NotFound = () => {
  const home = useSelect(selectProfile) ? '/app/home/' : '/'
  return (
    <Page title={text.errors.notFound}>
      <EmptyState
        title={text.errors.notFoundMore}
        icon="search"
        actions={<ButtonLink to={home}>{text.errors.backHome}</ButtonLink>}
      />
    </Page>
  )
}
