import { useState } from 'react'
import { css } from '@linaria/core'
import type { ApprovalRow, Decision } from '../../domain/employer/approvals.ts'
import {
  decide,
  requestPending,
  selectDecision,
  selectPendingBenefit,
  selectTakesReason,
} from '../../domain/employer/approvals.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { rereadingOf } from '../../domain/kernel/requests/unconfirmed.ts'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'
import { WhatHolds } from '../shell/what-holds.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'

/** The confirmation names at most this many employees. */
const NAMED = 10

/** Thousands of names scroll in their own box, so that the buttons stay near. */
const rest = css`
  max-block-size: min(14rem, 35dvh);
  overflow: auto;
`

const words = employerText.approvals
const verbOf = { approve: words.approve, reject: words.reject } as const

/** Asks for confirmation and names the employees whose selections are decided. */
export const ApprovalConfirmation = ({
  decision,
  chosen,
  outOfView,
  onClose,
}: {
  decision: Decision
  chosen: readonly ApprovalRow[]
  outOfView: number
  onClose: () => void
}) => {
  const state = useSelect(selectDecision)
  const pending = useSelect(selectPendingBenefit)
  const benefitId = valueOf(pending)?.benefitId
  const takesReason = useSelect(selectTakesReason)
  const dispatch = useDispatch()
  const [reason, setReason] = useState('')
  const verb = verbOf[decision]
  const sending = state.kind === 'sending'
  const close = (
    <Button variant="secondary" autoFocus onPress={onClose} disabled={sending}>
      {chosen.length === 0 ? text.common.close : text.common.cancel}
    </Button>
  )
  return (
    <Dialog
      isOpen
      role="alertdialog"
      locked={sending}
      onClose={onClose}
      title={words.confirmTitle(verb)}
      actions={
        chosen.length === 0 ? (
          close
        ) : (
          <>
            {close}
            <Button
              variant={decision === 'approve' ? 'primary' : 'danger'}
              busy={{ label: words.processing, active: sending }}
              unavailable={pending.status === 'loading'}
              onPress={() => void dispatch(decide, { decision, reason })}
            >
              {verb}
            </Button>
          </>
        )
      }
    >
      {state.kind === 'failed' && (
        <WriteFailure
          problem={state.problem}
          failed={words.sendFailed}
          unconfirmed={words.unconfirmed}
          holds={
            <WhatHolds
              now={rereadingOf(pending)}
              onRetry={() => void (benefitId !== undefined && dispatch(requestPending, benefitId))}
            >
              <p>{words.stillWaiting(chosen.length)}</p>
            </WhatHolds>
          }
        />
      )}
      {chosen.length === 0 ? (
        <p>{words.nothing(verb.toLowerCase())}</p>
      ) : (
        <>
          <p>{words.confirm(verb.toLowerCase())}</p>
          <ul>
            {chosen.slice(0, NAMED).map(({ selectionId, employeeName }) => (
              <li key={selectionId}>{employeeName}</li>
            ))}
          </ul>
          {chosen.length > NAMED && (
            <Disclosure summary={words.more(chosen.length - NAMED)} drawn="opened">
              <div className={rest} tabIndex={0} role="region" aria-label={words.rest}>
                <ul>
                  {chosen.slice(NAMED).map(({ selectionId, employeeName }) => (
                    <li key={selectionId}>{employeeName}</li>
                  ))}
                </ul>
              </div>
            </Disclosure>
          )}
          {outOfView > 0 && <p>{words.outOfViewToo(outOfView)}</p>}
          {decision === 'reject' && (
            <>
              <p>{words.rejection}</p>
              {takesReason && (
                <TextArea
                  id="rejection-reason"
                  label={words.reason}
                  hint={words.reasonHint}
                  rows={2}
                  requirement="optional"
                  maxLength={500}
                  value={reason}
                  onChange={setReason}
                />
              )}
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
