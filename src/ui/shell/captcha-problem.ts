import { selectCaptcha } from '../../domain/session/captcha.ts'
import { useSelect } from '../portal.ts'
import { fieldText } from '../text/shared.ts'

/**
 * The problem of the bot check, or null once it is ticked [FORGOT-1]. A host's sentence takes precedence.
 * @param own the key of the form's own problem
 * @param said the host's sentence about the last token
 */
export const useCaptchaProblem = (own: string | null | undefined, said: string | null | undefined = null) => {
  const { kind } = useSelect(selectCaptcha)
  if (kind === 'solved') return null
  return said ?? fieldText(own ?? null)
}
