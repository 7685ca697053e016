import { acceptCookies } from '../../domain/session/consent.ts'
import { Button } from '../components/actions/button.tsx'
import { announce } from '../components/feedback/announcer.tsx'
import { useDispatch } from '../portal.ts'
import { loginText } from '../text/login.ts'
import { text } from '../text/shared.ts'

/** Beside the message that a login needs cookies: an extension can have hidden the banner that asks for them. */
export const AcceptEssential = () => {
  const dispatch = useDispatch()
  return (
    <Button
      variant="secondary"
      size="small"
      onPress={() => {
        dispatch(acceptCookies, { videoPlayer: false })
        announce(text.common.cookiesSaved)
      }}
    >
      {loginText.acceptEssential}
    </Button>
  )
}
