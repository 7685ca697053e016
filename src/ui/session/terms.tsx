import { useEffect } from 'react'
import { css } from '@linaria/core'
import { selectHasFourSteps } from '../../domain/account/activation.ts'
import { acceptTerms, requestTerms, selectTerms, termsForm } from '../../domain/session/terms.ts'
import { Button } from '../components/actions/button.tsx'
import { Checkbox } from '../components/inputs/checkbox.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { ProgressSteps } from '../components/navigation/progress-steps.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { accountText } from '../text/account.ts'
import { sessionText } from '../text/session.ts'
import { formText } from '../text/forms.ts'
import { text } from '../text/shared.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const box = css`
  max-block-size: min(24rem, 50dvh);
  padding: var(--space-5);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  @media print {
    max-block-size: none;
  }
`

/** New site terms: nothing else opens until they are accepted [TERMS-1]. */
export const Terms = () => {
  const { texts, acceptance } = useSelect(selectTerms)
  const hasFourSteps = useSelect(selectHasFourSteps)
  const dispatch = useDispatch()
  const { bind, submitted } = useForm(termsForm)
  const read = bind('read')
  const error = formText(read.problem)
  useEffect(() => {
    dispatch(requestTerms, undefined)
  }, [dispatch])
  useLeaveWarning(true, 'links')
  useEffect(() => {
    if (acceptance.kind === 'failed') window.scrollTo({ top: 0 })
  }, [acceptance])
  return (
    <Page title={sessionText.terms.title} lead={sessionText.terms.lead}>
      <div className={stack}>
        {hasFourSteps && <ProgressSteps steps={accountText.steps.four} current={4} />}
        {acceptance.kind === 'failed' && (
          <WriteFailure
            problem={acceptance.problem}
            failed={sessionText.terms.notSaved}
            unconfirmed={sessionText.terms.unconfirmed}
          />
        )}
        {texts.status === 'failed' ? (
          <ErrorState
            title={sessionText.terms.failedTitle}
            retry={{ read: () => void dispatch(requestTerms, undefined) }}
          >
            {sessionText.terms.failed}
          </ErrorState>
        ) : texts.status !== 'loaded' ? (
          <Skeleton label={text.common.loading} shape="text" count={8} />
        ) : (
          <Form
            className={stack}
            style={{ marginBlockStart: 0 }}
            onSubmit={() => void dispatch(acceptTerms, undefined)}
          >
            <ErrorSummary submission={submitted} problems={[{ fieldId: 'terms-read', message: error }]} />
            <div
              className={box}
              tabIndex={0}
              role="region"
              aria-label={`${sessionText.terms.terms} and ${sessionText.terms.policy.toLowerCase()}`}
            >
              <h2>{sessionText.terms.terms}</h2>
              <ContentHtml html={texts.value.terms} />
              <h2>{sessionText.terms.policy}</h2>
              <ContentHtml html={texts.value.policy} />
            </div>
            <Checkbox
              id="terms-read"
              label={sessionText.terms.read}
              required
              checked={read.control.value === 'yes'}
              onChange={(checked) => read.control.onChange(checked ? 'yes' : '')}
              error={error}
            />
            <div>
              <Button
                type="submit"

                busy={{ label: sessionText.terms.sending, active: acceptance.kind === 'sending' }}
              >
                {sessionText.terms.next}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Page>
  )
}
