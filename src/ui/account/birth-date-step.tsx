import type { ReactNode } from 'react'
import { birthDateForm, earliestBirthYear } from '../../domain/account/birth-date.ts'
import type { DateFault } from '../../domain/kernel/date-parts.ts'
import { partOfFault } from '../../domain/kernel/date-parts.ts'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { dateBoxId, DateInput } from '../kit/date-input.tsx'
import { ErrorSummary } from '../kit/error-summary.tsx'
import { useForm } from '../portal.ts'
import { accountText, dateText } from '../text/account.ts'
import { stepForm } from './step-page.ts'

const id = 'birth-date'

interface BirthDateStepProps {
  /** The sentences of this page for an empty date, for one that is none, and for one that the host refused. */
  readonly words: { readonly required: string; readonly invalid: string; readonly refused: string }
  readonly isRefused: boolean
  /** How often the host refused: each time the focus goes to what is wrong. */
  readonly refusals: number
  /** What went wrong beside the date, or null. */
  readonly failure: string | null
  readonly busy: boolean
  readonly thisYear: number
  readonly onSubmit: () => void
  readonly heading: ReactNode
  /** The way back, beside Next. */
  readonly aside: ReactNode
}

const isFault = (key: string | null): key is DateFault => key !== null && key in accountText.date.faults

/** The step that asks who somebody is by the date of birth. */
export const BirthDateStep = (props: BirthDateStepProps) => {
  const { words, isRefused, refusals, failure, busy, thisYear, onSubmit, heading, aside } = props
  const { bind, submitted } = useForm(birthDateForm)
  const date = bind('date')
  const error = dateText(date.problem, words) ?? (isRefused ? words.refused : null)
  const wrong = isFault(date.problem) ? partOfFault(date.problem) : null
  return (
    <form
      noValidate
      className={stepForm}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {heading}
      <ErrorSummary
        submission={submitted + refusals}
        problems={error === null ? [] : [{ fieldId: dateBoxId(id, wrong ?? 'day'), message: error }]}
      />
      {failure !== null && (
        <Banner key={refusals} tone="danger">
          {failure}
        </Banner>
      )}
      <DateInput
        id={id}
        label={accountText.date.label}
        hint={accountText.date.hint}
        autoComplete="bday"
        requirement="required"
        years={{ min: earliestBirthYear, max: thisYear }}
        thisYear={thisYear}
        value={date.value}
        onChange={date.onChange}
        onBlur={date.onBlur}
        error={error}
        wrong={wrong}
      />
      <div data-part="actions">
        {aside}
        <Button type="submit" busy={{ label: accountText.common.checking, active: busy }}>
          {accountText.common.next}
        </Button>
      </div>
    </form>
  )
}
