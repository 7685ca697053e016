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
import { formatDate, formatMoney } from '../components/content/format.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Disclosure } from '../components/content/disclosure.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'
import { useMedia } from '../use-media.ts'
import { ApprovalsOvertaken } from './approvals-overtaken.tsx'
import { WhatHolds } from '../shell/what-holds.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'

/** The names of those that stay, in one sentence. */
const NAMED_LEFT = 3

/** Thousands of names scroll in their own box, so that the buttons stay near. */
const rest = css`
  max-block-size: min(14rem, 35dvh);
  overflow: auto;
`

const band = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--line);
  overflow: hidden;

  & > div {
    flex: 1 1 auto;
    padding: 0.625rem 1rem;
    background: var(--surface);
  }

  & dt {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & dd {
    font-size: var(--text-l);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 599px) {
    & > div {
      display: flex;
      flex: 1 1 100%;
      align-items: baseline;
      justify-content: space-between;
      padding-block: 0.25rem;
    }
  }
`

const names = css`
  columns: 2;
  column-gap: 1.75rem;
  list-style: none;

  && {
    padding: 0;
  }

  & > li {
    display: flex;
    justify-content: space-between;
    gap: 0.75rem;
    padding-block: 0.25rem;
    border-block-end: 1px solid var(--line);
    break-inside: avoid;
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 599px) {
    columns: 1;
  }
`

const words = employerText.approvals
const verbOf = { approve: words.approve, reject: words.reject } as const

const Named = ({ rows }: { rows: readonly ApprovalRow[] }) => (
  <ul className={names} role="list">
    {rows.map(({ selectionId, employeeName, orderValue }) => (
      <li key={selectionId}>
        <span>{employeeName}</span>
        {orderValue !== null && <span>{formatMoney(Math.abs(orderValue))}</span>}
      </li>
    ))}
  </ul>
)

/** What the decision costs, or pays, a month and a year, and from when. */
const Figures = ({ sum, first }: { sum: number | null; first: string | null }) =>
  sum !== null &&
  sum !== 0 && (
    <dl className={band}>
      <div>
        <dt>{sum < 0 ? words.toPay : words.fromPay}</dt>
        <dd>{formatMoney(Math.abs(sum))}</dd>
      </div>
      <div>
        <dt>{words.perYear}</dt>
        <dd>{formatMoney(Math.abs(sum) * 12)}</dd>
      </div>
      {first !== null && (
        <div>
          <dt>{sum < 0 ? words.firstPaid : words.firstTaken}</dt>
          <dd>{formatDate(first, 'short')}</dd>
        </div>
      )}
    </dl>
  )

/** Says who stays in 'Check first' although the rest is approved. */
const NotIncluded = ({ rows }: { rows: readonly ApprovalRow[] }) => {
  if (rows.length === 0) return null
  const named = rows.slice(0, NAMED_LEFT).map(({ employeeName }) => employeeName)
  const more = rows.length - named.length
  const last = named.at(-1) ?? ''
  const list = more > 0 || named.length < 2 ? named.join(', ') : `${named.slice(0, -1).join(', ')} and ${last}`
  return <p>{words.notIncluded(more > 0 ? words.andMore(list, more) : list, rows.length)}</p>
}

/** Asks for confirmation: how many selections, what they cost together, whose they are, and what happens next. */
export const ApprovalConfirmation = ({
  decision,
  shown: { chosen, outOfView, sum, withoutValue, remarkable, isTicked },
  onClose,
}: {
  decision: Decision
  shown: ShownSelections
  onClose: () => void
}) => {
  const state = useSelect(selectDecision)
  const pending = useSelect(selectPendingBenefit)
  const { benefitId, firstDeduction } = valueOf(pending) ?? { firstDeduction: null }
  const takesReason = useSelect(selectTakesReason)
  const dispatch = useDispatch()
  const [reason, setReason] = useState('')
  const named = useMedia('(min-width: 600px)') ? 8 : 5
  const verb = verbOf[decision]
  const sending = state.kind === 'sending'
  const left = decision === 'approve' && chosen.length > 1 ? remarkable.filter((row) => !isTicked(row)) : []
  const close = (
    <Button variant="secondary" autoFocus onPress={onClose} disabled={sending}>
      {chosen.length === 0 ? text.common.close : text.common.cancel}
    </Button>
  )
  return (
    <Dialog
      isOpen
      role="alertdialog"
      actionsStay
      locked={sending}
      onClose={onClose}
      title={words.confirmTitle(verb, chosen.length, sum === null ? null : formatMoney(Math.abs(sum)))}
      describedBy="approval-question approval-consequence"
      actions={
        chosen.length === 0 ? (
          close
        ) : (
          <>
            <Button
              variant={decision === 'approve' ? 'primary' : 'danger'}
              busy={{ label: words.processing, active: sending }}
              unavailable={pending.status === 'loading'}
              onPress={() => void dispatch(decide, { decision, reason })}
            >
              {verb}
            </Button>
            {close}
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
      <ApprovalsOvertaken />
      {chosen.length === 0 ? (
        <p id="approval-question">{words.nothing(verb.toLowerCase())}</p>
      ) : (
        <>
          <p id="approval-question">{words.confirm(verb.toLowerCase())}</p>
          {decision === 'approve' && <Figures sum={sum} first={firstDeduction} />}
          <Named rows={chosen.slice(0, named)} />
          {chosen.length > named && (
            <Disclosure summary={words.more(chosen.length - named)} drawn="opened">
              <div className={rest} tabIndex={0} role="region" aria-label={words.rest}>
                <Named rows={chosen.slice(named)} />
              </div>
            </Disclosure>
          )}
          {outOfView > 0 && <p>{words.outOfViewToo(outOfView)}</p>}
          {sum !== null && withoutValue > 0 && <p>{words.withoutValueToo(withoutValue)}</p>}
          <NotIncluded rows={left} />
          <p id="approval-consequence">
            <span>
              {words[decision === 'approve' ? 'approval' : 'rejection'](chosen.length, sum !== null && sum < 0)}
            </span>{' '}
            <span>{words.noUndo}</span>
          </p>
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
