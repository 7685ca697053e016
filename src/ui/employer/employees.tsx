import { useEffect } from 'react'
import { css } from '@linaria/core'
import { useLocation, useSearchParams } from 'react-router-dom'
import { withPrefix } from '../../domain/kernel/codecs/classification.ts'
import type { EmployeeRow } from '../../domain/employer/employees.ts'
import { requestEmployees, selectEmployees } from '../../domain/employer/employees.ts'
import type { SortBy, SortField } from '../../domain/employer/list-query.ts'
import {
  ALL_EMPLOYEES,
  employeeWords,
  isNarrowed,
  orderOf,
  RANGES,
  readEmployeeQuery,
  searchOf,
  sortedBy,
} from '../../domain/employer/list-query.ts'
import type { Registration } from '../../domain/employer/registration.ts'
import { notRegistered, registeredPercentage } from '../../domain/employer/registration.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel, openPanel } from '../../domain/shell/panels.ts'
import { DateText } from '../components/content/date-text.tsx'
import { formatNumber, formatPercentage } from '../components/content/format.ts'
import { Select } from '../components/inputs/select.tsx'
import { StatusBadge } from '../components/feedback/status-badge.tsx'
import type { Column } from '../components/tables/table.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employeesText } from '../text/employees.ts'
import { useMedia } from '../use-media.ts'
import { AwaitedFacts, FactsLine } from './facts-line.tsx'
import { EmployeeDataLinks } from './employee-data-links.tsx'
import { EmployeeList } from './employee-list.tsx'
import { ListFilter } from './list-filter.tsx'
import { ReportDownload } from './report-download.tsx'
import { useListAddress } from './use-list-address.ts'
import { Page } from '../shell/page.tsx'
import { onPhones } from './phone-sort.tsx'
import { WelcomeEmailsButton } from './welcome-emails-button.tsx'

const words = employeesText.list

/* A phone's rows have two lines and no column for the registration. */
const wide = css`
  @media (max-width: 859px) {
    display: none;
  }

  @container work (max-width: 46rem) {
    display: none;
  }
`
const narrow = css`
  @media (min-width: 860px) {
    @container work (min-width: 46.01rem) {
      display: none;
    }
  }
`

const sorts = Object.keys(words.sorts) as SortBy[] // the keys of a constant

const below = css`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
`

const OpenEmployee = ({ id, name }: EmployeeRow) => {
  const { search } = useLocation()
  const address = new URLSearchParams(search)
  address.set('employee', id)
  return (
    <TextLink to={`?${address.toString()}`} state={{ opened: true }}>
      {name}
    </TextLink>
  )
}

const NotRegistered = () => <StatusBadge tone="warning" label={words.status.no} />

const columns: readonly Column<EmployeeRow, SortField>[] = [
  {
    key: 'name',
    kind: 'heading',
    verbatim: true,
    header: words.columns.name,
    sort: 'name',
    cell: (row) => <OpenEmployee {...row} />,
  },
  { key: 'email', kind: 'text', header: words.columns.email, sort: 'email', cell: ({ email }) => email },
  {
    key: 'department',
    kind: 'text',
    header: words.columns.department,
    sort: 'department',
    cell: ({ department }) => department ?? '–',
  },
  {
    key: 'registered',
    kind: 'text',
    header: words.columns.registered,
    cell: (row) => (row.registered ? words.status.yes : <NotRegistered />),
  },
  {
    key: 'facts',
    kind: 'text',
    header: words.details,
    compact: 'only',
    cell: ({ department, email }) => [department, email].filter(Boolean).join(', '),
  },
  {
    key: 'lastSeen',
    kind: 'money',
    header: words.columns.lastSeen,
    sort: 'lastSeen',
    compact: 'end',
    cell: ({ lastSeen, registered }) =>
      lastSeen !== null ? (
        <DateText iso={lastSeen} form="short" />
      ) : registered ? (
        words.never
      ) : (
        <>
          <span className={wide}>{words.never}</span>
          <span className={narrow}>
            <NotRegistered />
          </span>
        </>
      ),
  },
]

/** How many employees there are, and how many of them have registered. */
const Facts = ({ registration }: { registration: Registration }) =>
  registration.employees > 0 && (
    <FactsLine
      facts={[
        { key: 'employees', fact: words.employees(registration.employees) },
        {
          key: 'registered',
          fact: words.registeredOf(
            formatNumber(registration.registered),
            formatPercentage(registeredPercentage(registration)),
          ),
        },
      ]}
    />
  )

/** Keeps their room while they load. */
const unknownCounts = { all: '', yes: '', no: '' }

/** How many employees each answer of the filter would show. */
const countsOf = (registration: Registration | undefined) =>
  registration === undefined
    ? unknownCounts
    : {
        all: formatNumber(registration.employees),
        yes: formatNumber(registration.registered),
        no: formatNumber(notRegistered(registration)),
      }

/** The panel of the employee in the address, also after a reload or Back. */
const useEmployeePanel = (): void => {
  const [address] = useSearchParams()
  const employeeId = address.get('employee')
  const dispatch = useDispatch()
  useEffect(() => {
    if (!employeeId) return undefined
    dispatch(openPanel, { panel: 'view-employee-data', subject: withPrefix(employeeId) })
    return () => void dispatch(closePanel, undefined)
  }, [dispatch, employeeId])
}

/** Opens the upload that the address asks for [EMP-3]. */
const useUploadPanel = (): void => {
  const [address] = useSearchParams()
  const asked = address.get('panel') === 'upload-data'
  const dispatch = useDispatch()
  useEffect(() => {
    if (!asked) return undefined
    dispatch(openPanel, { panel: 'upload-data', subject: '' })
    return () => void dispatch(closePanel, undefined)
  }, [dispatch, asked])
}

/** After 'Find a person' the search has the focus. */
const useSearchFocus = (): void => {
  const { state } = useLocation()
  useEffect(() => {
    if (Object(state).find === true) document.getElementById('search')?.focus()
  }, [state])
}

/** The client's employees; the host searches, filters, sorts and pages them [EMP-1]. */
export const Employees = () => {
  const found = useSelect(selectEmployees)
  const dispatch = useDispatch()
  const { named: query, wanted, type, change, addressOf } = useListAddress(readEmployeeQuery, employeeWords)
  const { search, registered, page, sortBy, range } = query
  useEffect(() => {
    dispatch(requestEmployees, { search, registered, page, sortBy, range })
  }, [dispatch, search, registered, page, sortBy, range])
  useEmployeePanel()
  useUploadPanel()
  useSearchFocus()
  const known = valueOf(found)
  const registration = known?.page.registration
  const nobody = known?.page.registration.employees === 0 && !isNarrowed(query)

  // What is done to all of them: beside the heading, on phones below the list.
  const isWide = useMedia('(min-width: 860px)')
  const actions = (
    <>
      {!nobody && <WelcomeEmailsButton />}
      {known?.page.total !== 0 && <ReportDownload asked={{ report: 'employees', query }} />}
    </>
  )

  return (
    <Page
      title={words.title}
      lead={
        registration ? (
          <Facts registration={registration} />
        ) : (
          found.status !== 'failed' && <AwaitedFacts facts={[words.employees(10_000)]} />
        )
      }
      actions={isWide && actions}
    >
      <EmployeeDataLinks />
      {!nobody && (
        <ListFilter
          search={wanted.search}
          onSearch={type}
          answer={wanted.registered}
          words={{ label: words.registered, answers: words.answers }}
          counts={searchOf(wanted.search) === undefined ? countsOf(registration) : null}
          onAnswer={(answer) => change({ registered: answer })}
        >
          <div className={onPhones}>
            <Select
              id="sort"
              label={words.sort}
              value={wanted.sortBy}
              options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
              onChange={(value) => change({ sortBy: value })}
            />
          </div>
        </ListFilter>
      )}
      <EmployeeList
        found={known && { page: known.page, asked: { page: known.query.page, rows: known.query.range } }}
        problem={found.status === 'failed' ? found.problem : null}
        narrowed={isNarrowed(known?.query ?? query)}
        onRetry={() => void dispatch(requestEmployees, query)}
        onClear={() => change(ALL_EMPLOYEES)}
        addressOf={addressOf}
        table={{
          caption: words.caption,
          columns,
          sorted: {
            ...orderOf(wanted.sortBy),
            onSort: (field) => change({ sortBy: sortedBy(wanted.sortBy, field) }),
          },
          busy: found.status === 'loading',
        }}
        aside={
          <Select
            id="range"
            label={words.rows}
            width="short"
            value={String(wanted.range)}
            options={RANGES.map((rows) => ({ value: String(rows), label: String(rows) }))}
            onChange={(rows) => change({ range: Number(rows) })}
          />
        }
      />
      {!isWide && known && <div className={below}>{actions}</div>}
    </Page>
  )
}
