import { useEffect } from 'react'
import { css } from '@linaria/core'
import { requestTile, selectDashboard } from '../../domain/employer/dashboard.ts'
import { selectDecided, squaresOf, uploadToDo, waitingOf } from '../../domain/employer/overview.ts'
import { notRegistered } from '../../domain/employer/registration.ts'
import { requestUploads, selectUploads } from '../../domain/employer/uploads.ts'
import { isSettled, valueOf, type Remote } from '../../domain/kernel/requests/remote.ts'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { Placeholder } from '../components/feedback/outline.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { Card } from '../components/layout/card.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Row, Rows } from '../shell/rows.tsx'
import { insightsText } from '../text/insights.ts'
import { Need } from './overview-part.tsx'
import { Squares } from './squares.tsx'

const words = insightsText.dashboard

export const approvalsPath = '/app/dashboard/approve-selections'

const needs = css`
  & > ul > li {
    padding-block: 0.75rem;
  }

  & > ul > li > svg {
    color: var(--ink-soft);
  }

  & > ul > li[data-part='outline'] b {
    display: block;
  }

  & > ul > li > [data-part='words'] {
    overflow-wrap: anywhere;
  }

  & > ul {
    margin-block: calc(-1 * var(--card-pad));
  }

  /* What waits for approval comes first, on the brand's ground. */
  &[data-waiting] > ul > li:first-child {
    border-start-start-radius: calc(var(--radius-l) - 1px);
    border-start-end-radius: calc(var(--radius-l) - 1px);
    background: color-mix(in oklab, var(--brand-tint) 60%, var(--surface));
  }

  &[data-waiting] > ul > li:first-child > svg {
    color: var(--brand-ui);
  }

  & [data-tone='bad'] {
    color: var(--danger-ui);
  }

  & > ul > li > [data-variant='quiet'] {
    margin-inline-end: calc(-1 * var(--space-3));
  }

  @media (min-width: 600px) {
    & > ul > li:first-child {
      align-items: flex-start;
    }

    & > ul > li > :is(svg, [data-tone]) {
      align-self: flex-start;
      margin-block-start: 0.1em;
    }
  }

  @media (max-width: 599px) {
    & > ul > li {
      grid-template-columns: 1.375rem minmax(0, 1fr);
      row-gap: var(--space-1);
    }

    & > ul > li > [data-variant='quiet'] {
      grid-column: 2;
      justify-self: start;
      margin-inline: calc(-1 * var(--space-3)) 0;
    }

    &[data-waiting] > ul > li:first-child > a,
    &[data-waiting] > ul > li[data-part='outline']:first-child > [data-part='action'] {
      grid-column: 1 / -1;
      justify-self: stretch;
      margin-block-start: var(--space-2);
    }
  }
`

/** As tall as five rows of squares. */
const SquaresPlaceholder = () => (
  <span
    style={{
      display: 'grid',
      marginBlockStart: 'var(--space-2)',
      inlineSize: 'min(398px, 100%)',
      aspectRatio: '398 / 38',
    }}
  >
    <Placeholder shape="bar" blockSize="100%" />
  </span>
)

const Approvals = () => {
  const { approvals } = useSelect(selectDashboard)
  const decided = useSelect(selectDecided)
  const dispatch = useDispatch()
  const at = approvals.status === 'loaded' ? approvals.at : null
  return (
    <Need
      title={words.pending}
      remote={approvals}
      icon="check-circle"
      lines={[words.toCheck(10, 100), words.waited(10)]}
      below={<SquaresPlaceholder />}
      button="10.5rem"
      onRetry={() => void dispatch(requestTile, 'approvals')}
    >
      {({ selections, benefits, waiting }) => {
        if (selections === 0) return null
        const { toCheck, days } = waitingOf(waiting, at ?? 0)
        return (
          <Row
            picture={<Icon name="check-circle" />}
            title={
              toCheck === null || waiting.length === 0
                ? words.waitingIn(selections, benefits)
                : words.toCheck(toCheck, selections - toCheck)
            }
            action={
              <ButtonLink to={approvalsPath} variant={decided ? 'secondary' : 'primary'}>
                {words.review}
              </ButtonLink>
            }
          >
            {days !== null && at !== null && <p>{words.waited(days)}</p>}
            {decided && <VisuallyHidden>{words.justDecided(decided.count, selections + decided.count)}</VisuallyHidden>}
            <Squares runs={squaresOf(waiting, decided)} />
          </Row>
        )
      }}
    </Need>
  )
}

const Upload = () => {
  const uploads = useSelect(selectUploads)
  const dispatch = useDispatch()
  return (
    <Need
      title={words.upload}
      remote={uploads}
      icon="upload"
      lines={[words.refused('employees.csv'), words.refusedMore(2, 36)]}
      button="8.5rem"
      onRetry={() => void dispatch(requestUploads, undefined)}
    >
      {(list) => {
        const upload = uploadToDo(list)
        if (upload === null) return null
        const refused = upload.status === 'rejected'
        return (
          <Row
            picture={
              <span data-tone={refused ? 'bad' : 'plain'}>
                <Icon name={refused ? 'warning' : 'upload'} />
              </span>
            }
            title={refused ? words.refused(upload.fileName) : words.checked(upload.fileName)}
            action={
              <Button variant="quiet" onPress={() => void dispatch(openPanel, { panel: 'upload-data', subject: '' })}>
                {refused ? words.seeErrors : words.seeUpload}
              </Button>
            }
          >
            <p>{refused ? words.refusedMore(upload.errorCount, upload.rows) : words.checkedMore(upload.rows)}</p>
          </Row>
        )
      }}
    </Need>
  )
}

const Unregistered = () => {
  const { registration } = useSelect(selectDashboard)
  const dispatch = useDispatch()
  return (
    <Need
      title={words.registration}
      remote={registration}
      icon="mail"
      lines={[words.unregistered(1000), words.unregisteredMore]}
      button="6rem"
      onRetry={() => void dispatch(requestTile, 'registration')}
    >
      {(counted) => {
        const missing = notRegistered(counted)
        return (
          missing > 0 && (
            <Row
              picture={<Icon name="mail" />}
              title={words.unregistered(missing)}
              action={
                <ButtonLink to="/app/employee-data/?registered=no" variant="quiet">
                  {words.seeWho}
                </ButtonLink>
              }
            >
              <p>{words.unregisteredMore}</p>
            </Row>
          )
        )
      }}
    </Need>
  )
}

/** Whether a part has loaded and there is nothing in it to do. */
const isDone = <A,>(remote: Remote<A>, isEmpty: (value: A) => boolean): boolean => {
  const value = valueOf(remote)
  return isSettled(remote) && remote.status !== 'failed' && value !== null && isEmpty(value)
}

/** What needs the administrator, the approvals first, each with one button [DASH-1]. */
export const OverviewNeeds = () => {
  const { approvals, registration } = useSelect(selectDashboard)
  const uploads = useSelect(selectUploads)
  const approves = useSelect(selectMayFollow)(approvalsPath)
  const dispatch = useDispatch()
  useEffect(() => {
    if (approves) dispatch(requestTile, 'approvals')
    dispatch(requestTile, 'registration')
  }, [dispatch, approves])
  const nonePending = !approves || isDone(approvals, ({ selections }) => selections === 0)
  const nothing =
    nonePending &&
    isDone(registration, (counted) => notRegistered(counted) <= 0) &&
    isDone(uploads, (list) => uploadToDo(list) === null)
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{words.needs}</h2>
      <Card>
        <div className={needs} data-waiting={nonePending ? undefined : ''}>
          {nothing ? (
            <p>{words.nothingNeeds}</p>
          ) : (
            <Rows first="open">
              {approves && <Approvals />}
              <Upload />
              <Unregistered />
            </Rows>
          )}
        </div>
      </Card>
    </section>
  )
}
