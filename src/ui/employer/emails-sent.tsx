import { useLayoutEffect, useRef } from 'react'
import type { WelcomeEmailFailure } from '../../domain/employer/welcome-emails.ts'
import { failuresCsv } from '../../domain/employer/welcome-emails.ts'
import { csvName } from '../../domain/formats/csv.ts'
import { Button } from '../components/actions/button.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Table } from '../components/tables/table.tsx'
import { useCsv } from '../use-csv.ts'
import { formPage } from '../shell/form-page.ts'
import { employeesText } from '../text/employees.ts'

const words = employeesText.emails

interface EmailsSentProps {
  readonly sent: number
  readonly skipped: number
  readonly failed: readonly WelcomeEmailFailure[]
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** The result of the emails: how many were sent, skipped and failed, and which failed. */
export const EmailsSent = ({ sent, skipped, failed, onAgain, onClose }: EmailsSentProps) => {
  const saveCsv = useCsv()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const save = (): void =>
    saveCsv(csvName(words.file), failuresCsv(failed, [words.columns.name, words.columns.email, words.columns.reason]))
  return (
    <div className={formPage}>
      <h3 ref={heading} tabIndex={-1}>
        {words.done}
      </h3>
      <DescriptionList
        facts={[
          { term: words.sent, detail: formatNumber(sent) },
          { term: words.skipped, detail: formatNumber(skipped) },
          { term: words.failed, detail: formatNumber(failed.length) },
        ]}
      />
      {failed.length > 0 && (
        <>
          <Table
            caption={words.failures}
            rows={failed}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', kind: 'heading', verbatim: true, header: words.columns.name, cell: ({ name }) => name },
              { key: 'email', kind: 'text', header: words.columns.email, cell: ({ email }) => email },
              { key: 'reason', kind: 'text', header: words.columns.reason, cell: ({ reason }) => reason },
            ]}
          />
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
            <Button variant="secondary" icon="download" onPress={save}>
              {words.csv}
            </Button>
            <Button variant="secondary" icon="refresh" onPress={onAgain}>
              {words.again}
            </Button>
          </div>
        </>
      )}
      <div>
        <Button onPress={onClose}>{words.close}</Button>
      </div>
    </div>
  )
}
