import { selectProfile } from '../../domain/session/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'
import { Page } from './page.tsx'

/** Any address that the portal does not know. */
export const NotFound = () => {
  const home = useSelect(selectProfile) ? '/app/home/' : '/'
  return (
    <Page title={shellText.notFound.title}>
      <EmptyState
        title={shellText.notFound.more}
        icon="search"
        actions={<ButtonLink to={home}>{shellText.notFound.back}</ButtonLink>}
      />
    </Page>
  )
}
