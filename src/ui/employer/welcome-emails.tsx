import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readEmployeeQuery, searchOf } from '../../domain/employer/list-query.ts'
import type { Recipients } from '../../domain/employer/welcome-emails.ts'
import {
  chooseRecipients,
  holdBackWelcomeEmails,
  leaveWelcomeEmails,
  prepareWelcomeEmails,
  selectWelcomeEmails,
  sendWelcomeEmails,
  welcomeEmailsForm,
} from '../../domain/employer/welcome-emails.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { formatNumber } from '../components/content/format.ts'
import { RadioGroup } from '../components/inputs/radio-group.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { formPage } from '../shell/form-page.ts'
import { employeesText } from '../text/employees.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { EmailsSent } from './emails-sent.tsx'
import { StepUpForm } from './step-up-form.tsx'

const words = employeesText.emails

/** Repeats the number, with the safe choice first. */
const Confirmation = ({ count }: { count: number }) => {
  const { sending } = useSelect(selectWelcomeEmails)
  const dispatch = useDispatch()
  const busy = sending.kind === 'sending'
  const number = formatNumber(count)
  const back = (): void => void dispatch(holdBackWelcomeEmails, undefined)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      locked={busy}
      onClose={back}
      title={words.confirmTitle(number)}
      describedBy="welcome-question"
      actions={
        <>
          <Button
            busy={{ label: words.sending, active: busy }}
            onPress={() => void dispatch(sendWelcomeEmails, undefined)}
          >
            {words.send(number)}
          </Button>
          <Button variant="secondary" autoFocus disabled={busy} onPress={back}>
            {text.common.cancel}
          </Button>
        </>
      }
    >
      <p id="welcome-question">{words.confirm(number)}</p>
    </Dialog>
  )
}

const Ask = ({ count }: { count: number }) => {
  const { sending, failures } = useSelect(selectWelcomeEmails)
  const dispatch = useDispatch()
  const trouble = sending.kind === 'failed' ? sending.trouble : null
  const changed = (
    <FailureBanner key={failures} title={words.sendFailed}>
      {words.changed(formatNumber(count))}
    </FailureBanner>
  )
  return (
    <StepUpForm
      form={welcomeEmailsForm}
      words={words}
      trouble={trouble}
      failures={failures}
      said={
        trouble?.code === 'recipients-changed'
          ? { instead: changed }
          : { failed: words.sendFailed, unconfirmed: words.unconfirmed }
      }
      onSubmit={() => void dispatch(prepareWelcomeEmails, undefined)}
    >
      <div>
        <Button type="submit">{words.go}</Button>
      </div>
      {(sending.kind === 'confirming' || sending.kind === 'sending') && <Confirmation count={count} />}
    </StepUpForm>
  )
}

/** The recipients: everybody who has not registered, or those among them whom the list's filter shows. */
const useChoice = () => {
  const [address] = useSearchParams()
  const search = searchOf(readEmployeeQuery(address).search) ?? ''
  const [scope, setScope] = useState<'all' | 'found'>(search === '' ? 'all' : 'found')
  return { search, scope, setScope, chosen: scope === 'all' ? '' : search }
}

/** The panel `welcome-emails`: count, password, confirmation, one call, and the result for each recipient [EMP-2]. */
export const WelcomeEmailsPanel = ({ isOpen }: { isOpen: boolean }) => {
  const { recipients, count, sending } = useSelect(selectWelcomeEmails)
  const dispatch = useDispatch()
  const { search, scope, setScope, chosen } = useChoice()
  const choose = (to: Recipients): void => void dispatch(chooseRecipients, to)
  useEffect(() => {
    dispatch(chooseRecipients, { kind: 'notRegistered', search: chosen })
  }, [dispatch, chosen])
  useEffect(() => () => void dispatch(leaveWelcomeEmails, undefined), [dispatch])
  const number = valueOf(count)
  const close = (): void => void dispatch(closePanel, undefined)
  return (
    <SidePanel
      isOpen={isOpen}
      title={words.title}
      width={sending.kind === 'done' && sending.failed.length > 0 ? 'wide' : 'narrow'}
      locked={sending.kind === 'sending'}
      onClose={close}
    >
      {sending.kind === 'done' ? (
        <EmailsSent
          {...sending}
          onAgain={() => choose({ kind: 'these', employeeIds: sending.failed.map(({ id }) => id) })}
          onClose={close}
        />
      ) : (
        <div className={formPage}>
          <p>{words.about}</p>
          {search !== '' && recipients?.kind !== 'these' && (
            <RadioGroup
              id="recipients"
              legend={words.who}
              value={scope}
              options={[
                { value: 'found', label: words.found(search) },
                { value: 'all', label: words.all },
              ]}
              onChange={setScope}
            />
          )}
          {number !== null ? (
            number === 0 ? (
              <EmptyState title={words.nobody}>{words.nobodyMore}</EmptyState>
            ) : (
              <>
                <p role="status" style={{ fontSize: 'var(--text-xl)', fontWeight: 700 }}>
                  {words.recipients(formatNumber(number))}
                </p>
                <Ask count={number} />
              </>
            )
          ) : count.status === 'failed' ? (
            <ErrorState title={words.countFailed} retry={{ read: () => recipients && choose(recipients) }}>
              <ProblemText problem={count.problem} />
            </ErrorState>
          ) : (
            <Skeleton label={words.counting} shape="text" count={3} />
          )}
        </div>
      )}
    </SidePanel>
  )
}
