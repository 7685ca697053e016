import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { ApprovalRow, Decision } from '../../domain/employer/approvals.ts'
import { decide, requestPending, selectDecision, selectPending, tickRows } from '../../domain/employer/approvals.ts'
import { valueOf } from '../../domain/kernel/remote.ts'
import { Announcer } from '../kit/announcer.tsx'
import { Banner } from '../kit/banner.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../kit/checkbox.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Money } from '../kit/money.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import type { Column } from '../kit/table.tsx'
import { Table } from '../kit/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { problemText, text } from '../text/shared.ts'

/** How many employees the confirmation names one by one. */
const NAMED = 10

const verbOf = { approve: employerText.approvals.approve, reject: employerText.approvals.reject } as const
const doneOf = { approve: employerText.approvals.approved, reject: employerText.approvals.rejected } as const

const Confirmation = ({
  decision,
  chosen,
  onClose,
}: {
  decision: Decision
  chosen: readonly ApprovalRow[]
  onClose: () => void
}) => {
  const state = useSelect(selectDecision)
  const dispatch = useDispatch()
  const verb = verbOf[decision]
  const sending = state.kind === 'sending'
  const close = (
    <Button look="secondary" autoFocus onPress={onClose} disabled={sending}>
      {chosen.length === 0 ? text.common.close : text.common.cancel}
    </Button>
  )
  return (
    <Dialog
      isOpen
      role="alertdialog"
      locked={sending}
      onClose={onClose}
      title={employerText.approvals.confirmTitle(verb)}
      actions={
        chosen.length === 0 ? (
          close
        ) : (
          <>
            {close}
            <Button
              look={decision === 'approve' ? 'primary' : 'danger'}
              busy={{ label: employerText.approvals.processing, active: sending }}
              onPress={() => void dispatch(decide, decision)}
            >
              {verb}
            </Button>
          </>
        )
      }
    >
      {state.kind === 'failed' && (
        <Banner tone="danger" title={employerText.approvals.sendFailed}>
          {problemText(state.problem)}
        </Banner>
      )}
      {chosen.length === 0 ? (
        <p>{employerText.approvals.nothing(verb.toLowerCase())}</p>
      ) : (
        <>
          <p>{employerText.approvals.confirm(verb.toLowerCase())}</p>
          <ul>
            {chosen.slice(0, NAMED).map(({ selectionId, employeeName }) => (
              <li key={selectionId}>{employeeName}</li>
            ))}
            {chosen.length > NAMED && <li>{employerText.approvals.more(chosen.length - NAMED)}</li>}
          </ul>
        </>
      )}
    </Dialog>
  )
}

const Review = ({ benefitId }: { benefitId: string }) => {
  const { pending, columns, isTicked, chosen, all } = useSelect(selectPending)
  const decision = useSelect(selectDecision)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Decision | null>(null)
  useEffect(() => {
    dispatch(requestPending, benefitId)
  }, [dispatch, benefitId])
  useEffect(() => {
    if (decision.kind !== 'done' || asking === null) return
    setAsking(null)
    if (decision.failed === 0) void navigate('/app/dashboard/')
  }, [decision, asking, navigate])

  const found = valueOf(pending)
  const rows = found?.rows ?? []
  const title = found ? employerText.approvals.detailTitle(found.benefitName) : employerText.approvals.title
  const sending = decision.kind === 'sending'
  const tableColumns: Column<ApprovalRow>[] = [
    {
      key: 'tick',
      kind: 'control',
      header: (
        <Checkbox
          id="all"
          label={employerText.approvals.all}
          checked={all === 'some' ? 'mixed' : all === 'all'}
          disabled={sending}
          onChange={(checked) =>
            void dispatch(tickRows, { selectionIds: rows.map(({ selectionId }) => selectionId), ticked: checked })
          }
        />
      ),
      cell: ({ selectionId, employeeName }) => (
        <Checkbox
          id={`row-${selectionId}`}
          label={employerText.approvals.one(employeeName)}
          labelShown="to-screen-readers"
          checked={isTicked(selectionId)}
          disabled={sending}
          onChange={(checked) => void dispatch(tickRows, { selectionIds: [selectionId], ticked: checked })}
        />
      ),
    },
    {
      key: 'employee',
      kind: 'heading',
      header: employerText.approvals.employee,
      cell: ({ employeeName }) => employeeName,
    },
    ...columns.map((name): Column<ApprovalRow> => ({
      key: `field-${name}`,
      kind: 'text',
      header: name,
      cell: ({ fields }) => fields[name] ?? '–',
    })),
    {
      key: 'value',
      kind: 'money',
      header: employerText.approvals.value,
      cell: ({ orderValue }) => <Money pence={orderValue} />,
    },
  ]
  return (
    <Page
      title={title}
      breadcrumbs={
        <Breadcrumbs
          trail={[
            { label: text.common.home, to: '/app/home/' },
            { label: employerText.dashboard.title, to: '/app/dashboard/' },
            { label: employerText.approvals.title, to: '/app/dashboard/approve-selections' },
          ]}
          current={found?.benefitName ?? employerText.approvals.title}
        />
      }
    >
      <div className={stack}>
        {decision.kind === 'done' && decision.failed > 0 && (
          <Banner tone="warning" title={employerText.approvals.someFailed(decision.failed)}>
            {employerText.approvals.done(decision.decided, doneOf[decision.decision])}
          </Banner>
        )}
        {pending.status === 'failed' ? (
          <ErrorState
            title={employerText.approvals.failed}
            retry={{ onRetry: () => void dispatch(requestPending, benefitId), active: false }}
          >
            {problemText(pending.problem)}
          </ErrorState>
        ) : found === null ? (
          <Skeleton label={employerText.approvals.loading} shape="rows" count={6} />
        ) : rows.length === 0 ? (
          <EmptyState title={employerText.approvals.none}>{employerText.approvals.noneMore}</EmptyState>
        ) : (
          <>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'center' }}>
              <Button
                onPress={() => setAsking('approve')}
                busy={{ label: employerText.approvals.processing, active: sending }}
              >
                {employerText.approvals.approve}
              </Button>
              <Button
                look="secondary"
                onPress={() => setAsking('reject')}
                busy={{ label: employerText.approvals.processing, active: sending }}
              >
                {employerText.approvals.reject}
              </Button>
              <strong>{employerText.approvals.selected(chosen.length)}</strong>
              <Announcer message={employerText.approvals.selected(chosen.length)} />
            </div>
            <Table
              caption={title}
              captionShown="to-screen-readers"
              columns={tableColumns}
              rows={rows}
              rowKey={({ selectionId }) => selectionId}
              isSelected={({ selectionId }) => isTicked(selectionId)}
            />
          </>
        )}
      </div>
      {asking && <Confirmation decision={asking} chosen={chosen} onClose={() => setAsking(null)} />}
    </Page>
  )
}

/** The selections of one benefit: tick, approve or reject, confirm (benefits-and-employer §2, §4). */
export const ApprovalsOfBenefit = () => {
  const { benefitId } = useParams()
  return benefitId === undefined ? <NotFound /> : <Review benefitId={benefitId} key={benefitId} />
}
