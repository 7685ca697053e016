import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { css } from '@linaria/core'
import type { FormDefinition } from '../../domain/kernel/forms/form.ts'
import type { CodeTrouble } from '../../domain/session/second-factor.ts'
import { Button } from '../components/actions/button.tsx'
import { CodeInput } from '../components/inputs/code-input.tsx'
import { useErrorTitle } from '../components/layout/page-title.ts'
import { Spinner } from '../components/feedback/spinner.tsx'
import { useForm } from '../portal.ts'
import { WriteFailure } from './write-failure.tsx'
import { secondFactorFieldText, secondFactorText, troubleLines } from '../text/second-factor.ts'
import { Form } from './form.tsx'
import { formPage } from './form-page.ts'

const words = secondFactorText.code

const checking = css`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 5.5rem;
  color: var(--ink-soft);

  /* Takes the focus for the boxes that it replaces, and is not a control. */
  &:focus {
    outline: none !important;
    box-shadow: none !important;
  }
`

/** Replaces the boxes and takes their focus. */
const Checking = () => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={checking} role="status" tabIndex={-1}>
      <Spinner size="large" />
      <p>{words.checking}</p>
    </div>
  )
}

interface CodeFormProps {
  readonly id: string
  readonly form: FormDefinition<string, 'code'>
  /** The page's heading; a panel has its own. */
  readonly heading?: ReactNode
  readonly lead: string
  readonly trouble: CodeTrouble | null
  /** How often a code was refused: the first box takes the focus each time. */
  readonly refusals: number
  readonly busy: boolean
  readonly submit: string
  readonly onSubmit: () => void
  /** The fields of the form besides the code. */
  readonly children?: ReactNode
  /** The way out, next to the submit button. */
  readonly aside?: ReactNode
  /** Content below the buttons. */
  readonly more?: ReactNode
}

/** Asks for a code: at login, and in both variants of the set-up. */
export const CodeForm = (props: CodeFormProps) => {
  const { id, form, heading, lead, trouble, refusals, busy, submit, onSubmit, children, aside, more } = props
  const { bind, submitted, problems } = useForm(form)
  const code = bind('code')
  useErrorTitle(Object.keys(problems).length > 0)
  return (
    <Form className={formPage} onSubmit={onSubmit}>
      {heading}
      <p data-part="lead" id={`${id}-lead`}>
        {lead}
      </p>
      {trouble && !busy && (
        <WriteFailure
          key={refusals}
          problem={trouble.problem}
          takesFocus={false}
          failed={words.failed}
          unconfirmed={words.unconfirmed}
          because={troubleLines(trouble).map((line) => (
            <p key={line}>{line}</p>
          ))}
        />
      )}
      {busy ? (
        <Checking />
      ) : (
        <>
          <CodeInput
            key={`${refusals} ${submitted}`}
            id={id}
            label={words.label}
            describedBy={`${id}-lead`}
            value={code.control.value}
            onChange={code.control.onChange}
            error={secondFactorFieldText(code.problem)}
          />
          {children}
        </>
      )}
      <div data-part="actions">
        <Button type="submit" disabled={busy}>
          {submit}
        </Button>
        {aside}
      </div>
      {more}
    </Form>
  )
}
