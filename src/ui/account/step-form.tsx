import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonBusy } from '../components/actions/button.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { accountText } from '../text/account.ts'
import { Form } from '../shell/form.tsx'
import { formPage } from '../shell/form-page.ts'

/** What every step gets from its page. */
export interface StepProps {
  readonly heading: ReactNode
  /** How often the host refused; each refusal moves the focus to the problem. */
  readonly refusals: number
  /** A problem that belongs to no field, or null. */
  readonly failure: string | null
  readonly busy: boolean
  readonly onSubmit: () => void
  /** The way out, beside Next. */
  readonly aside: ReactNode
}

type StepFormProps = Omit<StepProps, 'busy'> &
  Pick<ComponentProps<typeof ErrorSummary>, 'title' | 'problems' | 'submission'> & {
    readonly busy: ButtonBusy
    readonly children: ReactNode
  }

/** One step's form: heading, problems, fields, and the buttons back and on. */
export const StepForm = (props: StepFormProps) => {
  const { heading, title, problems, submission, refusals, failure, busy, onSubmit, aside, children } = props
  return (
    <Form className={formPage} onSubmit={onSubmit}>
      {heading}
      <ErrorSummary title={title} submission={submission + refusals} problems={problems} />
      {failure !== null && <FailureBanner key={refusals}>{failure}</FailureBanner>}
      {children}
      <div data-part="actions">
        <Button type="submit" busy={busy}>
          {accountText.common.next}
        </Button>
        {aside}
      </div>
    </Form>
  )
}
