import { useEffect, useLayoutEffect, useRef } from 'react'
import { css } from '@linaria/core'
import {
  hideMagicLink,
  leaveMagicLink,
  magicLinkForm,
  requestMagicLink,
  selectMagicLink,
} from '../../domain/employer/magic-link.ts'
import type { StepUpTrouble } from '../../domain/employer/step-up.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { CopyText } from '../components/actions/copy-text.tsx'
import { useErrorTitle } from '../components/layout/page-title.ts'
import { PasswordField } from '../components/inputs/password-field.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { codePage } from '../shell/code-form.tsx'
import { employeesText, isPasswordTrouble, ownPasswordText, stepUpText } from '../text/employees.ts'
import { WriteFailure } from '../shell/write-failure.tsx'

const words = employeesText.magicLink

/** Seconds at which the remaining time is announced: more would drown everything else. */
const ANNOUNCED = [60, 30, 10]

/* Takes the focus for the form that it replaces, and is not a control. */
const holder = css`
  &:focus {
    outline: none !important;
    box-shadow: none !important;
  }
`

const FIELD = 'magic-link-password'
const HEADING = 'magic-link'

/** Focuses a field with an error after every submission. */
const useFocusOnTrouble = (submitted: number, failures: number): void => {
  useLayoutEffect(() => {
    if (submitted > 0 || failures > 0) document.getElementById(FIELD)?.focus()
  }, [submitted, failures])
}

const Ask = ({
  employeeId,
  trouble,
  failures,
  sending,
}: {
  employeeId: string
  trouble: StepUpTrouble | null
  failures: number
  sending: boolean
}) => {
  const dispatch = useDispatch()
  const { bind, submitted } = useForm(magicLinkForm)
  const password = bind('password')
  useFocusOnTrouble(submitted, failures)
  const refused = trouble !== null && isPasswordTrouble(trouble) && password.value === '' ? stepUpText(trouble) : null
  const error = ownPasswordText(password.problem) ?? refused
  useErrorTitle(error !== null)
  const elsewhere = trouble?.problem.kind === 'undecodable' && trouble.problem.where === 'link'
  return (
    <form
      noValidate
      className={codePage}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(requestMagicLink, employeeId)
      }}
    >
      {trouble && !isPasswordTrouble(trouble) && (
        <WriteFailure
          key={failures}
          problem={trouble.problem}
          failed={words.failed}
          unconfirmed={elsewhere ? { title: words.failed, more: words.elsewhere } : words.unconfirmed}
          because={<p>{stepUpText(trouble)}</p>}
        />
      )}
      <PasswordField
        id={FIELD}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
        requirement="required"
        value={password.value}
        onChange={password.onChange}
        onBlur={password.onBlur}
        error={error}
      />
      <div>
        <Button type="submit" variant="secondary" busy={{ label: words.creating, active: sending }}>
          {words.create}
        </Button>
      </div>
    </form>
  )
}

const Shown = ({ link, secondsLeft }: { link: string; secondsLeft: number }) => {
  const dispatch = useDispatch()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    shown?.focus()
    // When the link disappears, a focus on it moves to the heading above; any other focus stays.
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById(HEADING)?.focus()
    }
  }, [])
  return (
    <div ref={box} className={`${codePage} ${holder}`} tabIndex={-1} role="group" aria-label={words.link}>
      <CopyText label={words.link} value={link} shown="as-it-is" words={words.copy} />
      <p style={{ fontVariantNumeric: 'tabular-nums' }}>{words.left(secondsLeft)}</p>
      <div>
        <Button variant="quiet" size="small" onPress={() => void dispatch(hideMagicLink, undefined)}>
          {words.hide}
        </Button>
      </div>
    </div>
  )
}

/** A link that signs an employee in: needs the administrator's password, is visible for a minute, and is stored nowhere. */
export const MagicLink = ({ employeeId }: { employeeId: string }) => {
  const { now, failures } = useSelect(selectMagicLink, employeeId)
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(leaveMagicLink, undefined), [dispatch])
  const shown = now.kind === 'shown'
  const announced =
    shown && ANNOUNCED.includes(now.secondsLeft)
      ? words.left(now.secondsLeft)
      : now.kind === 'hidden'
        ? words.hidden
        : ''
  return (
    <section aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.lead}</p>
      {shown ? (
        <Shown link={now.link} secondsLeft={now.secondsLeft} />
      ) : (
        <>
          {now.kind === 'hidden' && (
            <Banner tone="info" announce="none">
              {words.hidden}
            </Banner>
          )}
          <Ask
            employeeId={employeeId}
            trouble={now.kind === 'failed' ? now.trouble : null}
            failures={failures}
            sending={now.kind === 'sending'}
          />
        </>
      )}
      <Announcer message={announced} />
    </section>
  )
}
