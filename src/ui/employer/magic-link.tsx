import { useEffect, useLayoutEffect, useRef } from 'react'
import { css } from '@linaria/core'
import {
  hideMagicLink,
  leaveMagicLink,
  magicLinkForm,
  requestMagicLink,
  selectMagicLink,
} from '../../domain/employer/magic-link.ts'
import type { EmployeeDetail } from '../../domain/employer/view-employee-data.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { CopyText } from '../components/actions/copy-text.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { formPage } from '../shell/form-page.ts'
import { employeesText } from '../text/employees.ts'
import { StepUpForm } from './step-up-form.tsx'

const words = employeesText.magicLink

/** Seconds at which the remaining time is announced: more would drown everything else. */
const ANNOUNCED = [60, 30, 10]

/* Takes the focus from the form that it replaces, but is not a control. */
const holder = css`
  &:focus {
    outline: none !important;
    box-shadow: none !important;
  }
`

const HEADING = 'magic-link'

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
    <div ref={box} className={`${formPage} ${holder}`} tabIndex={-1} role="group" aria-label={words.link}>
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
export const MagicLink = ({ employee: { id: employeeId, name } }: { employee: EmployeeDetail }) => {
  const { now, failures } = useSelect(selectMagicLink, employeeId)
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(leaveMagicLink, undefined), [dispatch])
  const trouble = now.kind === 'failed' ? now.trouble : null
  const isElsewhere = trouble?.problem.kind === 'undecodable' && trouble.problem.where === 'link'
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
      <p>{words.lead(name)}</p>
      {shown ? (
        <Shown link={now.link} secondsLeft={now.secondsLeft} />
      ) : (
        <>
          {now.kind === 'hidden' && (
            <Banner tone="info" announce="none">
              {words.hidden}
            </Banner>
          )}
          <StepUpForm
            form={magicLinkForm}
            words={words}
            trouble={trouble}
            failures={failures}
            said={{
              failed: words.failed,
              unconfirmed: isElsewhere ? { title: words.failed, more: words.elsewhere } : words.unconfirmed,
            }}
            onSubmit={() => void dispatch(requestMagicLink, employeeId)}
          >
            <div>
              <Button
                type="submit"
                variant="secondary"
                busy={{ label: words.creating, active: now.kind === 'sending' }}
              >
                {words.create}
              </Button>
            </div>
          </StepUpForm>
        </>
      )}
      <Announcer message={announced} />
    </section>
  )
}
