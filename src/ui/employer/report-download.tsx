import { css } from '@linaria/core'
import type { AskedReport } from '../../domain/employer/employee-reports.ts'
import {
  cancelEmployeeReport,
  requestEmployeeReport,
  selectEmployeeReport,
} from '../../domain/employer/employee-reports.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employeesText } from '../text/employees.ts'
import { ProblemText } from '../shell/problem-text.tsx'

const words = employeesText.report

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  /* An empty region takes no space. */
  & > [role='status'] {
    position: absolute;
  }

  @media (max-width: 859px) {
    & > button:first-child {
      flex: 1;
    }
  }

  & > progress {
    inline-size: 8rem;
    accent-color: var(--brand-ui);
  }
`

/* An error takes the whole row. */
const wholeRow = css`
  flex-basis: 100%;
  color: var(--ink);
`

const amountOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')} kB`

/** Downloads the report for the current filter, with progress, Cancel and Retry. */
export const ReportDownload = ({ asked }: { asked: AskedReport }) => {
  const state = useSelect(selectEmployeeReport, asked.report)
  const dispatch = useDispatch()
  const fetching = state.kind === 'fetching'
  const start = (): void => void dispatch(requestEmployeeReport, asked)
  const said = fetching
    ? words.fetching
    : state.kind === 'saved'
      ? words.saved
      : state.kind === 'cancelled'
        ? words.cancelled
        : ''
  return (
    <>
      <div className={bar}>
        <Button
          variant="secondary"
          size="small"
          icon="download"
          busy={{ label: words.busy, active: fetching }}
          onPress={start}
        >
          {words.download}
        </Button>
        {fetching && (
          <>
            {/* The button says that it is running. A bar without a total would only animate, even for people who prefer reduced motion. */}
            {state.total !== null && <progress aria-label={words.fetching} value={state.received} max={state.total} />}
            {state.received > 0 && <span>{words.soFar(amountOf(state.received))}</span>}
            <Button variant="quiet" size="small" onPress={() => void dispatch(cancelEmployeeReport, asked.report)}>
              {words.cancel}
            </Button>
          </>
        )}
        {!fetching && said !== '' && <span>{said}</span>}
        <Announcer message={said} />
      </div>
      {state.kind === 'failed' && (
        <div className={wholeRow}>
          <Banner tone="danger" title={words.failed}>
            <p>
              <ProblemText problem={state.problem} />
            </p>
            <Button variant="secondary" size="small" icon="refresh" onPress={start}>
              {words.retry}
            </Button>
          </Banner>
        </div>
      )}
    </>
  )
}
