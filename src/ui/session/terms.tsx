import { useEffect, useState } from 'react'
import { css } from '@linaria/core'
import { selectHasFourSteps } from '../../domain/account/activation.ts'
import { minutesToRead } from '../../domain/formats/reading-time.ts'
import { logOut } from '../../domain/session/logout.ts'
import { acceptTerms, requestTerms, selectTerms, termsForm } from '../../domain/session/terms.ts'
import { Button } from '../components/actions/button.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { hiddenRules } from '../components/layout/hidden-rules.ts'
import { contentText } from '../text/content.ts'
import { Checkbox } from '../components/inputs/checkbox.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Card } from '../components/layout/card.tsx'
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

const layout = css`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    gap: var(--space-6);
  }

  & > [data-part='text'] {
    max-block-size: min(36rem, 62dvh);
    padding: var(--card-pad) var(--card-pad) 0;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);

    /* The text fades where it goes on, as an edge between two lines would look like its end. */
    &::after {
      content: '';
      position: sticky;
      inset-block-end: 0;
      display: block;
      block-size: var(--space-7);
      background: linear-gradient(transparent, var(--surface));
      pointer-events: none;
    }

    & > h2 {
      margin-block-end: var(--space-4);
    }

    & > div h2 {
      font-size: var(--text-l);
    }
  }

  @media (max-width: 899px) {
    & > [data-part='text'] {
      max-block-size: min(24rem, 50dvh);
    }
  }

  @media print {
    & > [data-part='text'] {
      max-block-size: none;
    }
  }
`

/** Which text is shown, and how long it takes to read; its question is for those who hear it. */
const which = css`
  display: grid;
  gap: var(--space-2);
  margin-block-end: calc(-1 * var(--space-2));

  & legend {
    ${hiddenRules}
  }

  & > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

const otherwise = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);

  & > h2 {
    font: 600 var(--text-m) / var(--leading-snug) var(--font-base);
  }

  & > ul {
    padding-inline-start: 1.25em;
    color: var(--ink-soft);
  }
`

/** New site terms: nothing else opens until they are accepted [TERMS-1]. */
export const Terms = () => {
  const { texts, acceptance } = useSelect(selectTerms)
  const hasFourSteps = useSelect(selectHasFourSteps)
  const dispatch = useDispatch()
  const [shown, setShown] = useState<'terms' | 'policy'>('terms')
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
            <div className={which}>
              <Segmented
                name="terms-text"
                legend={sessionText.terms.which}
                value={shown}
                options={(['terms', 'policy'] as const).map((value) => ({ value, label: sessionText.terms[value] }))}
                onChange={setShown}
              />
              <p>{contentText.reader.minutes(minutesToRead(texts.value[shown]))}</p>
            </div>
            <div className={layout}>
              <div key={shown} data-part="text" tabIndex={0} role="region" aria-label={sessionText.terms[shown]}>
                <h2>{sessionText.terms[shown]}</h2>
                <ContentHtml html={texts.value[shown]} />
              </div>
              <Card rhythm="form">
                <Checkbox
                  id="terms-read"
                  label={sessionText.terms.read}
                  row={{}}
                  required
                  checked={read.control.value === 'yes'}
                  onChange={(checked) => read.control.onChange(checked ? 'yes' : '')}
                  error={error}
                />
                <Button
                  type="submit"
                  width="full"
                  busy={{ label: sessionText.terms.sending, active: acceptance.kind === 'sending' }}
                >
                  {sessionText.terms.next}
                </Button>
                <div className={otherwise}>
                  <h2>{sessionText.terms.otherwise}</h2>
                  <ul>
                    {sessionText.terms.consequences.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                  <Button variant="secondary" size="small" onPress={() => void dispatch(logOut, undefined)}>
                    {sessionText.logout.title}
                  </Button>
                </div>
              </Card>
            </div>
          </Form>
        )}
      </div>
    </Page>
  )
}
