import { useLayoutEffect, useRef, useState } from 'react'
import { css } from '@linaria/core'
import {
  awaitCaptcha,
  expireCaptcha,
  failCaptcha,
  selectCaptcha,
  showCaptcha,
  solveCaptcha,
} from '../../domain/session/captcha.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { FieldError } from '../components/inputs/field-error.tsx'
import { Spinner } from '../components/feedback/spinner.tsx'
import { usePortal, useSelect } from '../portal.ts'
import { captchaText } from '../text/captcha.ts'

const group = css`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;

  & > [data-part='label'] {
    font-weight: 600;
    line-height: var(--leading-snug);
  }

  & > [data-part='hint'],
  & > [data-part='loading'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }

  & > [data-part='loading'] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 4.875rem;
  }

  & > [data-part='place'] {
    max-inline-size: 100%;
  }
`

/** The id of the check, to which an error summary links. */
export const captchaId = 'captcha'

interface CaptchaProps {
  /** The problem, from `useCaptchaProblem`. */
  readonly problem: string | null
}

const Widget = () => {
  const { drawCaptcha, dispatch } = usePortal()
  const { spent } = useSelect(selectCaptcha)
  const place = useRef<HTMLDivElement>(null)
  const reset = useRef<() => void>(() => {})
  // A layout effect cleans up before its element is removed, while the frame can still be saved from it.
  useLayoutEffect(() => {
    if (!place.current) return undefined
    dispatch(awaitCaptcha, undefined)
    const shown = drawCaptcha(place.current, {
      shown: () => void dispatch(showCaptcha, undefined),
      solved: (token) => void dispatch(solveCaptcha, token),
      expired: () => void dispatch(expireCaptcha, undefined),
      failed: () => void dispatch(failCaptcha, undefined),
    })
    reset.current = shown.reset
    return shown.remove
  }, [drawCaptcha, dispatch])
  useLayoutEffect(() => {
    if (spent > 0) reset.current()
  }, [spent])
  return <div data-part="place" ref={place} />
}

/** The bot check of a form. Its token goes to the command that sends the form, and it resets after each use. */
export const Captcha = ({ problem }: CaptchaProps) => {
  const { kind } = useSelect(selectCaptcha)
  const [tries, setTries] = useState(0)
  const error = kind === 'expired' ? captchaText.expired : problem
  return (
    <div
      id={captchaId}
      className={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${captchaId}-label`}
      aria-describedby={[kind !== 'failed' && `${captchaId}-hint`, error !== null && `${captchaId}-error`]
        .filter(Boolean)
        .join(' ')}
    >
      <p data-part="label" id={`${captchaId}-label`}>
        {captchaText.label}
      </p>
      {kind !== 'failed' && (
        <p data-part="hint" id={`${captchaId}-hint`}>
          {captchaText.hint}
        </p>
      )}
      <div role="alert">{error !== null && <FieldError id={`${captchaId}-error`} message={error} />}</div>
      {kind === 'loading' && (
        <p data-part="loading" role="status">
          <Spinner size="small" />
          {captchaText.loading}
        </p>
      )}
      {kind === 'failed' && (
        <Banner tone="danger" title={captchaText.failed}>
          <p>{captchaText.failedMore}</p>
          <Button variant="secondary" size="small" icon="refresh" onPress={() => setTries(tries + 1)}>
            {captchaText.retry}
          </Button>
        </Banner>
      )}
      <Widget key={tries} />
    </div>
  )
}
