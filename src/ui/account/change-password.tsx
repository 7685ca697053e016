import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { changePasswordForm, requestOwnResetLink } from '../../domain/account/change-password.ts'
import { openForgottenPassword, selectForgottenPassword } from '../../domain/account/forgotten-password.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { Button } from '../components/actions/button.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { useCaptchaProblem } from '../shell/captcha-problem.ts'
import { Captcha, captchaId } from '../shell/captcha.tsx'
import { formPage } from '../shell/form-page.ts'
import { Row } from '../shell/rows.tsx'
import { accountProblemText, accountText } from '../text/account.ts'
import { profileText } from '../text/profile.ts'
import { secondFactorText } from '../text/second-factor.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const words = profileText.password

// On the page, not in a dialog, because the bot check draws its challenge outside every element of the portal.
const Request = ({ email, onCancel }: { email: string; onCancel: () => void }) => {
  const { now, refusals } = useSelect(selectForgottenPassword)
  const dispatch = useDispatch()
  const { submitted, problems } = useForm(changePasswordForm)
  const lead = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => lead.current?.focus(), [])
  const said = now.kind === 'failed' ? now.fields : {}
  const robot = said['recaptcha']?.[0]
  const captchaError = useCaptchaProblem(problems['captcha'], robot)
  return (
    <Form className={formPage} onSubmit={() => void dispatch(requestOwnResetLink, undefined)}>
      <p ref={lead} tabIndex={-1}>
        {words.lead(email)}
      </p>
      <ErrorSummary
        title={accountText.problemTitle}
        submission={submitted + refusals}
        problems={[{ fieldId: captchaId, message: captchaError }]}
      />
      {now.kind === 'failed' && robot === undefined && (
        <WriteFailure
          key={refusals}
          problem={now.problem}
          failed={words.failed}
          unconfirmed={words.unconfirmed}
          because={<p>{accountProblemText(now.problem, accountText.forgotten.unexpected)}</p>}
        />
      )}
      <Captcha problem={captchaError} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        <Button type="submit" busy={{ label: words.sending, active: now.kind === 'sending' }}>
          {words.send}
        </Button>
        <Button variant="quiet" onPress={onCancel} disabled={now.kind === 'sending'}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}

const Sent = ({ email }: { email: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div data-part="whole">
      <h4 ref={heading} tabIndex={-1}>
        {words.sent}
      </h4>
      <p>{words.sentMore(email)}</p>
    </div>
  )
}

const Steps = ({ email }: { email: string }) => {
  const { now } = useSelect(selectForgottenPassword)
  const dispatch = useDispatch()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [cancelled, setCancelled] = useState(0)
  useEffect(() => {
    dispatch(openForgottenPassword, undefined)
  }, [dispatch])
  useLayoutEffect(() => {
    if (cancelled > 0) opener.current?.focus()
  }, [cancelled])
  if (now.kind === 'sent') return <Sent email={email} />
  if (asking)
    return (
      <Request
        email={email}
        onCancel={() => {
          setAsking(false)
          setCancelled(cancelled + 1)
        }}
      />
    )
  return (
    <Button variant="secondary" size="small" buttonRef={opener} onPress={() => setAsking(true)}>
      {words.short}
      <VisuallyHidden>{words.what}</VisuallyHidden>
    </Button>
  )
}

/** A new password needs a reset link, sent to the person's own address. A row of the card about security. */
export const ChangePassword = ({ email }: { email: string }) => {
  const acting = useSelect(selectMasquerading)
  const { ssoOnly } = useSelect(selectTheme)
  return (
    <Row title={words.heading} action={!acting && !ssoOnly && <Steps email={email} />}>
      <p>{ssoOnly ? words.ssoOnly : acting ? secondFactorText.settings.acting : words.about}</p>
    </Row>
  )
}
