import { useEffect, useLayoutEffect } from 'react'
import {
  disableSecondFactor,
  disablingForm,
  selectSecondFactorSettings,
} from '../../domain/account/second-factor-settings.ts'
import {
  leaveSetUp,
  selectSetUp,
  sendSetUpCode,
  setUpWithPasswordForm,
  startSetUp,
} from '../../domain/session/second-factor-setup.ts'
import { closePanel, openPanel } from '../../domain/shell/panels.ts'
import { DescriptionList } from '../components/content/description-list.tsx'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { useErrorTitle } from '../components/layout/page-title.ts'
import { PasswordField } from '../components/inputs/password-field.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { StepsAhead } from '../components/content/steps-ahead.tsx'
import { CodeForm } from '../shell/code-form.tsx'
import { formPage } from '../shell/form-page.ts'
import { SetUpKeyView } from '../shell/set-up-key.tsx'
import { secondFactorFieldText, secondFactorText } from '../text/second-factor.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const words = secondFactorText.setUp

const Password = () => {
  const password = useForm(setUpWithPasswordForm).bind('password')
  return (
    <PasswordField
      id="set-up-password"
      label={words.password}
      hint={words.passwordHint}
      autoComplete="current-password"
      requirement="required"
      {...password.control}
      error={secondFactorFieldText(password.problem)}
    />
  )
}

interface SetUpStepProps {
  readonly onClose: () => void
  readonly onStep: (panel: 'two-fa-qr' | 'two-fa-code') => void
}

const Key = ({ onClose, onStep }: SetUpStepProps) => {
  const { key } = useSelect(selectSetUp)
  const dispatch = useDispatch()
  switch (key.status) {
    case 'idle':
    case 'loading':
      return <Loading label={words.loading} />
    case 'failed':
      return (
        <ErrorState title={words.failed} retry={{ write: () => void dispatch(startSetUp, undefined) }}>
          <ProblemText problem={key.problem} />
        </ErrorState>
      )
    case 'loaded':
      return (
        <div className={formPage}>
          <SetUpKeyView value={key.value}>
            <StepsAhead steps={words.stepsAhead} />
          </SetUpKeyView>
          <div data-part="actions">
            <Button onPress={() => onStep('two-fa-code')}>{words.enterCode}</Button>
            <Button variant="quiet" onPress={onClose}>
              {words.close}
            </Button>
          </div>
        </div>
      )
  }
}

const Code = ({ onClose, onStep }: SetUpStepProps) => {
  const { pass, phase, trouble, refusals } = useSelect(selectSetUp)
  const dispatch = useDispatch()
  return (
    <CodeForm
      key={pass}
      id="set-up-code"
      form={setUpWithPasswordForm}
      lead={pass === 'first' ? words.first : words.second}
      trouble={trouble}
      refusals={refusals}
      busy={phase !== 'open'}
      submit={pass === 'first' ? words.next : words.verify}
      onSubmit={() => void dispatch(sendSetUpCode, undefined)}
      aside={
        <Button variant="quiet" onPress={onClose} disabled={phase === 'sending'}>
          {words.close}
        </Button>
      }
    >
      {pass === 'second' && <Password />}
      <div style={{ marginInlineStart: 'calc(-1 * var(--space-3))' }}>
        <Button variant="quiet" size="small" onPress={() => onStep('two-fa-qr')}>
          {words.again}
        </Button>
      </div>
    </CodeForm>
  )
}

/** The panels `two-fa-qr` and `two-fa-code`: two-factor set-up for a signed-in person. */
export const SetUpPanel = ({ step, isOpen }: { step: 'key' | 'code'; isOpen: boolean }) => {
  const { key, phase } = useSelect(selectSetUp)
  const dispatch = useDispatch()
  useEffect(() => {
    if (isOpen) dispatch(startSetUp, undefined)
  }, [isOpen, dispatch])
  useEffect(() => () => void dispatch(leaveSetUp, undefined), [dispatch])
  const done = phase === 'passed'
  useEffect(() => {
    if (done) dispatch(closePanel, undefined)
  }, [done, dispatch])
  const steps: SetUpStepProps = {
    onClose: () => void dispatch(closePanel, undefined),
    onStep: (panel) => void dispatch(openPanel, { panel, subject: '' }),
  }
  return (
    <SidePanel isOpen={isOpen && !done} title={words.title} locked={phase === 'sending'} onClose={steps.onClose}>
      {step === 'code' && (key.status === 'loaded' || done) ? <Code {...steps} /> : <Key {...steps} />}
    </SidePanel>
  )
}

const { disabling: off } = secondFactorText

/** The panel `two-fa-disable`: turning two-factor off needs a reason. */
export const DisablingPanel = ({ isOpen }: { isOpen: boolean }) => {
  const { on, disabling } = useSelect(selectSecondFactorSettings)
  const { bind, submitted } = useForm(disablingForm)
  const reason = bind('reason')
  const dispatch = useDispatch()
  const sending = disabling.kind === 'sending'
  useErrorTitle(reason.problem !== null)
  const onClose = () => void dispatch(closePanel, undefined)
  useEffect(() => {
    if (!on) dispatch(closePanel, undefined)
  }, [on, dispatch])
  useLayoutEffect(() => {
    if (submitted > 0) document.getElementById('disabling-reason')?.focus()
  }, [submitted])
  return (
    <SidePanel isOpen={isOpen && on} title={off.title} locked={sending} onClose={onClose}>
      <Form className={formPage} onSubmit={() => void dispatch(disableSecondFactor, undefined)}>
        {disabling.kind === 'failed' && (
          <WriteFailure problem={disabling.problem} failed={off.failed} unconfirmed={off.unconfirmed} />
        )}
        <p>{off.lead}</p>
        <DescriptionList layout="stacked" facts={off.facts} />
        <TextArea
          id="disabling-reason"
          label={off.reason}
          requirement="required"
          rows={3}
          {...reason.control}
          error={secondFactorFieldText(reason.problem)}
        />
        <div data-part="actions">
          <Button onPress={onClose} disabled={sending}>
            {off.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={{ label: off.sending, active: sending }}>
            {off.confirm}
          </Button>
        </div>
      </Form>
    </SidePanel>
  )
}
