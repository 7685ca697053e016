import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { css } from '@linaria/core'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { EmployeeDetail } from '../../domain/employer/view-employee-data.ts'
import { selectEmployees } from '../../domain/employer/employees.ts'
import { requestEmployee, selectEmployee } from '../../domain/employer/view-employee-data.ts'
import { selectMagicLink } from '../../domain/employer/magic-link.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { announce } from '../components/feedback/announcer.tsx'
import { Button } from '../components/actions/button.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { StatusBadge } from '../components/feedback/status-badge.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { employeesText } from '../text/employees.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { MagicLink } from './magic-link.tsx'
import { ViewAs } from './view-as.tsx'

const words = employeesText.detail

const sections = css`
  display: grid;
  gap: var(--space-6);

  & > section {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
  }

  & > section > h3 {
    font-size: var(--text-l);
  }

  & > section > h3 + p {
    margin-block-start: calc(-1 * var(--space-2));
    color: var(--ink-soft);
  }

  & > section > form {
    inline-size: 100%;
  }
`

const about = css`
  display: grid;
  gap: var(--space-4);

  & > p {
    color: var(--ink-soft);
  }

  /* The terms are short. */
  & > dl {
    grid-template-columns: 8rem 1fr auto;
    overflow-wrap: anywhere;
  }

  & > dl :is(dt, dt + dd:last-child) {
    grid-column: auto;
  }
`

const dayOf = (iso: string | null): ReactNode => (iso === null ? '–' : <DateText iso={iso} />)

/** An address that breaks before its host, if it must. */
const Email = ({ address }: { address: string }) => {
  const [person = '', ...host] = address.split('@')
  return (
    <span translate="no">
      {person}
      <wbr />
      <span>{host.map((part) => `@${part}`).join('')}</span>
    </span>
  )
}

const Facts = ({ employee }: { employee: EmployeeDetail }) => (
  <div className={about}>
    <p>{words.about(employee)}</p>
    <DescriptionList
      facts={[
        { term: words.facts.email, detail: <Email address={employee.email} /> },
        { term: words.facts.start, detail: dayOf(employee.startDate) },
        {
          term: words.facts.registered,
          detail: employee.registered ? (
            dayOf(employee.registeredOn)
          ) : (
            <StatusBadge tone="warning" label={employeesText.list.status.no} />
          ),
        },
        {
          term: words.facts.lastSeen,
          detail: employee.lastSeen === null ? employeesText.list.never : dayOf(employee.lastSeen),
        },
        { term: words.facts.twoFactor, detail: employee.twoFactor ? words.on : words.off },
      ]}
    />
  </div>
)

/** Removes the employee from the address: back to the list that opened the panel or, after a reload, to the same address without the employee. */
const useLeave = (): (() => void) => {
  const { back } = useNavigation()
  const { state } = useLocation()
  const [address, setAddress] = useSearchParams()
  const opened = typeof state === 'object' && state !== null && 'opened' in state
  return () => {
    if (opened) return back()
    const without = new URLSearchParams(address)
    without.delete('employee')
    setAddress(without, { replace: true })
  }
}

/** Steps to the employee before or after this one in the list behind the panel; at its ends there is none. */
const Steps = ({ employeeId, locked }: { employeeId: string; locked: boolean }) => {
  const rows = valueOf(useSelect(selectEmployees))?.page.rows ?? []
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  const place = rows.findIndex(({ id }) => id === employeeId)
  if (place < 0) return null
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={locked || rows[to] === undefined}
      onPress={() => {
        const next = new URLSearchParams(address)
        next.set('employee', rows[to]?.id ?? employeeId)
        announce(rows[to]?.name ?? '')
        setAddress(next, { replace: true, state })
      }}
    />
  )
  return (
    <>
      {step(words.previous, 'chevron-left', place - 1)}
      {step(words.next, 'chevron-right', place + 1)}
    </>
  )
}

/** The panel `view-employee-data`: an employee's details, and what an administrator can do for them. */
export const ViewEmployeePanel = ({ employeeId, isOpen }: { employeeId: string; isOpen: boolean }) => {
  const remote = useSelect(selectEmployee, employeeId)
  const link = useSelect(selectMagicLink, employeeId)
  const dispatch = useDispatch()
  const leave = useLeave()
  useEffect(() => {
    dispatch(requestEmployee, employeeId)
  }, [dispatch, employeeId])
  const employee = valueOf(remote)
  const missing = remote.status === 'failed' && remote.problem.kind === 'refused' && remote.problem.status === 404
  return (
    <SidePanel
      isOpen={isOpen}
      title={employee?.name ?? words.title}
      locked={link.now.kind === 'sending'}
      onClose={leave}
      steps={<Steps employeeId={employeeId} locked={link.now.kind === 'sending'} />}
    >
      {employee ? (
        <div className={sections} key={employeeId}>
          <Facts employee={employee} />
          <ViewAs employee={employee} />
          <MagicLink employee={employee} />
        </div>
      ) : missing ? (
        <EmptyState title={words.missing} icon="search" actions={<Button onPress={leave}>{words.close}</Button>}>
          {words.missingMore}
        </EmptyState>
      ) : remote.status === 'failed' ? (
        <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestEmployee, employeeId) }}>
          <ProblemText problem={remote.problem} />
        </ErrorState>
      ) : (
        <Skeleton label={words.loading} shape="text" count={8} />
      )}
    </SidePanel>
  )
}
