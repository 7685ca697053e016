import { css } from '@linaria/core'
import { selectProfile } from '../../domain/session/session.ts'
import { selectNavigation } from '../../domain/shell/navigation.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'
import { FullPage } from './page.tsx'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`

/** Any address that the portal does not know. */
export const NotFound = () => {
  const home = useSelect(selectProfile) ? '/app/home/' : '/'
  const others = useSelect(selectNavigation).filter(({ path }) => path !== home)
  return (
    <FullPage
      title={shellText.notFound.title}
      lead={shellText.notFound.more}
      scene="signpost"
      actions={
        <>
          <ButtonLink to={home}>{shellText.notFound.back}</ButtonLink>
          {others.length > 0 && (
            <div className={row}>
              {others.map(({ key, path }) => (
                <TextLink key={key} to={path} variant="standalone">
                  {shellText.navigation[key]}
                </TextLink>
              ))}
            </div>
          )}
        </>
      }
    />
  )
}
