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
import type { ShownSelections } from '../../domain/employer/approvals-view.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { rereadingOf } from '../../domain/kernel/requests/unconfirmed.ts'
import { Button } from '../components/actions/button.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'
import { WhatHolds } from '../shell/what-holds.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'

/** The confirmation names at most this many employees. */
const NAMED = 5

/** Thousands of names scroll in their own box, so that the buttons stay near. */
const rest = css`
  max-block-size: min(14rem, 35dvh);
  overflow: auto;
`

const words = employerText.approvals
const verbOf = { approve: words.approve, reject: words.reject } as const

const Named = ({ rows }: { rows: readonly ApprovalRow[] }) => (
  <ul>
    {rows.map(({ selectionId, employeeName, orderValue }) => (
      <li key={selectionId}>{orderValue === null ? employeeName : `${employeeName}, ${formatMoney(orderValue)}`}</li>
    ))}
  </ul>
)

/** Asks for confirmation: how many selections, what they cost together, whose they are, and what happens next. */
export const ApprovalConfirmation = ({
  decision,
  shown: { chosen, outOfView, sum, withoutValue },
  onClose,
}: {
  decision: Decision
  shown: ShownSelections
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
      title={words.confirmTitle(verb, chosen.length, sum === null ? null : formatMoney(sum))}
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
          <Named rows={chosen.slice(0, NAMED)} />
          {chosen.length > NAMED && (
            <Disclosure summary={words.more(chosen.length - NAMED)} drawn="opened">
              <div className={rest} tabIndex={0} role="region" aria-label={words.rest}>
                <Named rows={chosen.slice(NAMED)} />
              </div>
            </Disclosure>
          )}
          {outOfView > 0 && <p>{words.outOfViewToo(outOfView)}</p>}
          {sum !== null && withoutValue > 0 && <p>{words.withoutValueToo(withoutValue)}</p>}
          <p>{decision === 'approve' ? words.approval : words.rejection}</p>
          {decision === 'reject' && takesReason && (
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
    </Dialog>
  )
}
