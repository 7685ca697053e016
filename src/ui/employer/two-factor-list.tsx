import { useEffect } from 'react'
import {
  ALL_TWO_FACTOR,
  isNarrowed,
  readTwoFactorQuery,
  ROWS,
  twoFactorWords,
} from '../../domain/employer/list-query.ts'
import type { TwoFactorRow } from '../../domain/employer/two-factor-list.ts'
import { requestTwoFactorList, selectTwoFactorList } from '../../domain/employer/two-factor-list.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Card } from '../components/layout/card.tsx'
import { StatusBadge } from '../components/feedback/status-badge.tsx'
import type { Column } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { employeesText } from '../text/employees.ts'
import { EmployeeDataLinks } from './employee-data-links.tsx'
import { EmployeeList } from './employee-list.tsx'
import { ListFilter } from './list-filter.tsx'
import { ReportDownload } from './report-download.tsx'
import { TwoFactorEnforcement } from './two-factor-enforcement.tsx'
import { useListAddress } from './use-list-address.ts'
import { Page } from '../shell/page.tsx'

const words = employeesText.twoFactor

const columns: readonly Column<TwoFactorRow>[] = [
  { key: 'name', kind: 'heading', header: words.columns.name, cell: ({ name }) => name },
  { key: 'email', kind: 'text', header: words.columns.email, cell: ({ email }) => email },
  {
    key: 'twoFactor',
    kind: 'text',
    header: words.columns.twoFactor,
    cell: ({ twoFactor }) =>
      twoFactor ? (
        <StatusBadge tone="success" label={words.status.yes} />
      ) : (
        <StatusBadge tone="neutral" label={words.status.no} />
      ),
  },
]

/** Who uses two-factor authentication, and whether everybody must [TFAL-1]. */
export const TwoFactorList = () => {
  const found = useSelect(selectTwoFactorList)
  const dispatch = useDispatch()
  const { named: query, wanted, type, change, addressOf } = useListAddress(readTwoFactorQuery, twoFactorWords)
  const { search, twoFactor, page } = query
  useEffect(() => {
    dispatch(requestTwoFactorList, { search, twoFactor, page })
  }, [dispatch, search, twoFactor, page])
  const known = valueOf(found)
  return (
    <Page title={words.title} lead={words.lead}>
      <EmployeeDataLinks />
      <div className={stack}>
        {found.status === 'failed' && known === null ? null : (
          <Card>
            <TwoFactorEnforcement />
          </Card>
        )}
        <ListFilter
          search={wanted.search}
          onSearch={type}
          answer={wanted.twoFactor}
          words={{ label: words.secret, answers: words.answers }}
          onAnswer={(answer) => change({ twoFactor: answer })}
        />
        <EmployeeList
          found={known && { page: known.page, asked: { page: known.query.page, rows: ROWS } }}
          problem={found.status === 'failed' ? found.problem : null}
          narrowed={isNarrowed(query)}
          onRetry={() => void dispatch(requestTwoFactorList, query)}
          onClear={() => change(ALL_TWO_FACTOR)}
          tools={<ReportDownload asked={{ report: 'twoFactor', query }} />}
          addressOf={addressOf}
          table={{ caption: words.caption, columns, busy: found.status === 'loading' }}
        />
      </div>
    </Page>
  )
}
