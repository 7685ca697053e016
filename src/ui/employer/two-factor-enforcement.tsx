import { useEffect } from 'react'
import {
  askEnforcement,
  changeEnforcement,
  dropEnforcement,
  requestEnforcement,
  selectEnforcement,
} from '../../domain/employer/two-factor-enforcement.ts'
import type { EnforcementChange } from '../../domain/employer/two-factor-enforcement.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { rereadingOf } from '../../domain/kernel/requests/unconfirmed.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Loading } from '../components/feedback/loading.tsx'
import { SwitchOutline } from '../components/inputs/outlines.tsx'
import { Switch } from '../components/inputs/switch.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employeesText } from '../text/employees.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { WhatHolds } from '../shell/what-holds.tsx'
import { useMessageFocus } from './use-message-focus.ts'
import { WriteFailure } from '../shell/write-failure.tsx'

const words = employeesText.enforcement

/** Says how many employees a change affects, and asks for confirmation. */
const Confirmation = ({ change }: { change: Extract<EnforcementChange, { kind: 'asking' | 'sending' }> }) => {
  const { enabled: setting } = useSelect(selectEnforcement)
  const dispatch = useDispatch()
  const { enabled, affected } = change
  const sending = change.kind === 'sending'
  const count = valueOf(affected)
  const drop = (): void => void dispatch(dropEnforcement, undefined)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      locked={sending}
      onClose={drop}
      title={enabled ? words.onTitle : words.offTitle}
      describedBy="enforcement-question"
      actions={
        <>
          <Button
            unavailable={count === null || setting.status === 'loading'}
            busy={{ label: words.saving, active: sending }}
            onPress={() => void dispatch(changeEnforcement, undefined)}
          >
            {enabled ? words.turnOn : words.turnOff}
          </Button>
          <Button variant="secondary" autoFocus disabled={sending} onPress={drop}>
            {text.common.cancel}
          </Button>
        </>
      }
    >
      {change.kind === 'asking' && change.problem && (
        <WriteFailure
          problem={change.problem}
          failed={words.changeFailed}
          unconfirmed={words.unconfirmed}
          holds={
            <WhatHolds now={rereadingOf(setting)} onRetry={() => void dispatch(requestEnforcement, undefined)}>
              <p>{valueOf(setting) === true ? words.nowOn : words.nowOff}</p>
            </WhatHolds>
          }
        />
      )}
      {count !== null ? (
        <p id="enforcement-question" role="status">
          {(enabled ? words.on : words.off)(formatNumber(count))}
        </p>
      ) : affected.status === 'failed' ? (
        <ErrorState title={words.countFailed} retry={{ read: () => void dispatch(askEnforcement, enabled) }}>
          <ProblemText problem={affected.problem} />
        </ErrorState>
      ) : (
        <Loading label={words.counting} />
      )}
    </Dialog>
  )
}

/** Whether all employees must use two-factor authentication: a switch with a confirmation. */
export const TwoFactorEnforcement = () => {
  const { enabled, change } = useSelect(selectEnforcement)
  const dispatch = useDispatch()
  const now = valueOf(enabled)
  const asking = change.kind === 'asking' || change.kind === 'sending'
  const message = useMessageFocus(change.kind === 'done')
  // Leaving the page with the question open cancels it.
  useEffect(() => () => void dispatch(dropEnforcement, undefined), [dispatch])
  // The question says so itself.
  const failed = enabled.status === 'failed' && !asking && (
    <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestEnforcement, undefined) }}>
      <ProblemText problem={enabled.problem} />
    </ErrorState>
  )
  if (now === null)
    return (
      failed || <SwitchOutline loading={words.loading} label={words.label} description={words.description(false)} />
    )
  return (
    <>
      {failed}
      <Switch
        id="two-factor-enforcement"
        label={words.label}
        description={words.description(now)}
        words={words.words}
        checked={now}
        onChange={(on) => void dispatch(askEnforcement, on)}
      />
      {change.kind === 'done' && (
        <Banner tone="success" frame={message}>
          {change.enabled ? words.changedOn : words.changedOff}
        </Banner>
      )}
      {asking && <Confirmation change={change} />}
    </>
  )
}
