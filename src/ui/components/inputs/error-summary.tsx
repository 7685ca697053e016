import { useLayoutEffect, useState } from 'react'
import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import { useErrorTitle } from '../layout/page-title.ts'
import { useFocusFallback } from '../navigation/use-focus-fallback.ts'

const summary = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-4) var(--space-5);
  border: 2px solid var(--danger-ui);
  border-radius: var(--radius-l);
  background: var(--danger-surface);
  color: var(--danger-text);

  & > h2 {
    font-size: var(--text-l);
  }

  & > ul {
    grid-column: 2;
    display: grid;
    gap: var(--space-1);
    list-style: none;
  }

  & a {
    display: inline-block;
    padding-block: 0.625rem;
    margin-block: -0.375rem;
    color: inherit;
    font-weight: 600;
  }
`

export type ErrorSummaryProps = {
  title?: string | undefined
  /**
   * In the order of the fields. `fieldId` is the id of the field to link to; null if the problem belongs to no field. `message` is what the
   * field says; null while the field is correct. `label` names the field if the message does not.
   */
  problems: readonly { fieldId: string | null; label?: string | undefined; message: string | null }[]
  /** How often the form was submitted; each new number moves the focus here. */
  submission: number
}

type ShownProblem = ErrorSummaryProps['problems'][number] & { message: string }
const isProblem = (one: ErrorSummaryProps['problems'][number]): one is ShownProblem => one.message !== null
const keyOf = ({ fieldId, message }: ShownProblem): string => `${fieldId} ${message}`

const sentenceOf = ({ label, message }: ShownProblem): string =>
  label === undefined ? message : `${label}${label.endsWith('?') ? '' : ':'} ${message}`

type FoundProps = { title: string; problems: readonly ShownProblem[]; submission: number }

const Found = ({ title, problems, submission }: FoundProps) => {
  const box = useFocusFallback()
  useErrorTitle(true)
  useLayoutEffect(() => {
    if (submission > 0) box.current?.focus()
  }, [box, submission])
  return (
    <div ref={box} className={summary} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <Icon name="warning" />
      <h2 id="error-summary-title">{title}</h2>
      <ul>
        {problems.map((problem) => {
          const { fieldId } = problem
          return (
            <li key={keyOf(problem)}>
              {fieldId === null ? (
                sentenceOf(problem)
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault()
                    const field = document.getElementById(fieldId)
                    field?.scrollIntoView({ block: 'center' })
                    field?.focus({ preventScroll: true })
                  }}
                >
                  {sentenceOf(problem)}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/**
 * Shows the problems that the last submission found until they are corrected. Problems that appear while typing are shown at their field
 * only, so that the page does not move under the pointer. Meanwhile the tab's title starts with 'Error: '. Put it above the form's first
 * heading or field.
 */
export const ErrorSummary = ({ title = 'There is a problem', problems: fields, submission }: ErrorSummaryProps) => {
  const all = fields.filter(isProblem)
  const [found, setFound] = useState({ submission, keys: all.map(keyOf) })
  if (found.submission !== submission) setFound({ submission, keys: all.map(keyOf) })
  const problems = all.filter((problem) => found.keys.includes(keyOf(problem)))
  // Made anew each time: a screen reader reads a summary that is still there as one string, its title twice.
  return problems.length > 0 ? (
    <Found key={submission} title={title} problems={problems} submission={submission} />
  ) : null
}
