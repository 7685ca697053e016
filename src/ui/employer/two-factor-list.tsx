import { useEffect } from 'react'
import { css } from '@linaria/core'
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
import type { Column } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employeesText } from '../text/employees.ts'
import { useMedia } from '../use-media.ts'
import { FactsLine } from './facts-line.tsx'
import { EmployeeDataLinks } from './employee-data-links.tsx'
import { EmployeeList } from './employee-list.tsx'
import { ListFilter } from './list-filter.tsx'
import { ReportDownload } from './report-download.tsx'
import { TwoFactorEnforcement } from './two-factor-enforcement.tsx'
import { useListAddress } from './use-list-address.ts'
import { Page } from '../shell/page.tsx'

const words = employeesText.twoFactor

const quiet = css`
  color: var(--ink-soft);
`

const below = css`
  margin-block-start: var(--space-4);
`

/* Above the filters of the list. */
const setting = css`
  margin-block-end: var(--space-3);

  & > * {
    padding-block: 0;
  }

  /* Its row, loading or loaded. */
  & div:has(> :is(label, strong):first-child) {
    padding-block: var(--space-2);
  }
`

const columns: readonly Column<TwoFactorRow>[] = [
  { key: 'name', kind: 'heading', verbatim: true, header: words.columns.name, cell: ({ name }) => name },
  { key: 'email', kind: 'text', header: words.columns.email, compact: 'line', cell: ({ email }) => email },
  {
    key: 'twoFactor',
    kind: 'text',
    header: words.columns.twoFactor,
    compact: 'end',
    cell: ({ twoFactor }) => (twoFactor ? words.status.yes : <span className={quiet}>{words.status.no}</span>),
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
  // Beside the heading, on phones below the list.
  const isWide = useMedia('(min-width: 860px)')
  const download = known?.page.total !== 0 && <ReportDownload asked={{ report: 'twoFactor', query }} />
  return (
    <Page
      title={words.title}
      lead={<FactsLine facts={[{ key: 'lead', fact: words.lead }]} />}
      actions={isWide && download}
    >
      <EmployeeDataLinks />
      {found.status === 'failed' && known === null ? null : (
        <div className={setting}>
          <Card>
            <TwoFactorEnforcement />
          </Card>
        </div>
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
        narrowed={isNarrowed(known?.query ?? query)}
        onRetry={() => void dispatch(requestTwoFactorList, query)}
        onClear={() => change(ALL_TWO_FACTOR)}
        addressOf={addressOf}
        table={{ caption: words.caption, columns, busy: found.status === 'loading' }}
      />
      {!isWide && known && <div className={below}>{download}</div>}
    </Page>
  )
}
