import { selectProfile } from '../../domain/session/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Scene } from '../components/illustrations/scene.tsx'
import { useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'
import { Page } from './page.tsx'

/** Any address that the portal does not know. */
export const NotFound = () => {
  const home = useSelect(selectProfile) ? '/app/home/' : '/'
  return (
    <Page
      title={shellText.notFound.title}
      lead={shellText.notFound.more}
      ground="hero"
      kind="full"
      actions={<ButtonLink to={home}>{shellText.notFound.back}</ButtonLink>}
      picture={<Scene name="signpost" />}
    />
  )
}
