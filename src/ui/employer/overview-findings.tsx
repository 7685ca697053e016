import { useEffect } from 'react'
import { css } from '@linaria/core'
import { requestTile, selectDashboard } from '../../domain/employer/dashboard.ts'
import { requestInsights, selectInsights } from '../../domain/employer/insights.ts'
import { monthNameOf, registrationFinding, takeUpFinding, twoFactorFinding } from '../../domain/employer/overview.ts'
import { notRegistered, registeredPercentage } from '../../domain/employer/registration.ts'
import { requestTakeUp, selectTakeUp, shareTaken } from '../../domain/employer/take-up.ts'
import { percentageOf } from '../../domain/formats/shares.ts'
import { valueOf, type Remote } from '../../domain/kernel/requests/remote.ts'
import { selectAccess } from '../../domain/shell/navigation.ts'
import { formatDate, formatNumber, formatPercentage, formatPoints } from '../components/content/format.ts'
import { Placeholder } from '../components/feedback/outline.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { headingRow } from '../shell/stack.ts'
import { insightsText } from '../text/insights.ts'
import { ShareBars, SmallColumns, TwoParts } from './finding-charts.tsx'
import { Finding } from './overview-part.tsx'

/* Of three, the last takes the whole of its row where two fill the one before. */
const findings = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: clamp(1rem, 2.5vw, 1.5rem);
  padding: 0;

  @container work (min-width: 33.5rem) and (max-width: 50.99rem) {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

const words = insightsText.dashboard

/** As tall as the evidence of any finding. */
const evidence = <Placeholder shape="bar" blockSize="8.25rem" />

const countsOf = (label: string, count: number, whole: number) => ({
  label,
  count,
  text: formatNumber(count),
  share: formatPercentage(percentageOf(count, whole)),
})

const Registrations = () => {
  const insights = useSelect(selectInsights)
  const dispatch = useDispatch()
  return (
    <Finding
      title={words.registrations}
      remote={insights}
      outline={evidence}
      onRetry={() => void dispatch(requestInsights, undefined)}
      link={{ to: '/app/dashboard/employee-engagement/', label: words.engagementLink }}
    >
      {(known) => {
        const found = known.employees === 0 ? null : registrationFinding(known)
        if (found === null) return { sentence: insightsText.employees.none }
        const { months, month, count, rank, most } = found
        const compared = rank === 'most' || rank === 'fewest' ? words[rank](months.length) : words.changed(rank)
        return {
          sentence: `${words.registeredIn(count, monthNameOf(month))}, ${compared}`,
          evidence: (
            <SmallColumns
              values={months.map(({ month: key, registrations }) => ({
                key,
                n: percentageOf(registrations, most),
                text: formatNumber(registrations),
              }))}
              first={monthNameOf(months[0]?.month ?? '').slice(0, 3)}
              what={words.registrations}
              last={monthNameOf(month).slice(0, 3)}
            />
          ),
        }
      }}
    </Finding>
  )
}

/** For a client without insights. */
const Registered = () => {
  const { registration } = useSelect(selectDashboard)
  const dispatch = useDispatch()
  return (
    <Finding
      title={words.registration}
      remote={registration}
      outline={evidence}
      onRetry={() => void dispatch(requestTile, 'registration')}
      link={{ to: '/app/employee-data/', label: words.peopleLink }}
    >
      {(counted) =>
        counted.employees === 0
          ? { sentence: insightsText.employees.none }
          : {
              sentence: `${words.registered(formatNumber(counted.registered), formatNumber(counted.employees))}, ${formatPercentage(registeredPercentage(counted))}`,
              evidence: (
                <TwoParts
                  rows={[
                    countsOf(words.yes, counted.registered, counted.employees),
                    countsOf(words.no, notRegistered(counted), counted.employees),
                  ]}
                />
              ),
            }
      }
    </Finding>
  )
}

const TakeUp = () => {
  const takeUp = useSelect(selectTakeUp)
  const dispatch = useDispatch()
  return (
    <Finding
      title={words.takeUp}
      remote={takeUp}
      outline={evidence}
      onRetry={() => void dispatch(requestTakeUp, undefined)}
      link={{ to: '/app/dashboard/benefit-takeup', label: words.takeUpLink }}
    >
      {(known) => {
        const found = takeUpFinding(known)
        switch (found?.kind) {
          case undefined:
            return { sentence: insightsText.takeUp.none }
          case 'everyone':
            return { sentence: words.everyone(found.count) }
          case 'grown':
            return {
              sentence: words.grew(found.name, formatPoints(found.points)),
              evidence: (
                <ShareBars
                  rows={[
                    { label: words.yearAgo, percentage: found.before, named: false },
                    { label: words.now, percentage: found.now, named: true },
                  ].map((row) => ({ ...row, key: row.label, text: formatPercentage(row.percentage) }))}
                />
              ),
            }
          case 'most':
            return {
              sentence: words.mostTaken(found.name, formatPercentage(found.share)),
              evidence: (
                <ShareBars
                  rows={found.benefits.map((benefit, index) => ({
                    key: benefit.benefitId,
                    label: benefit.name,
                    percentage: shareTaken(benefit),
                    text: formatPercentage(shareTaken(benefit)),
                    named: index === 0,
                  }))}
                />
              ),
            }
        }
      }}
    </Finding>
  )
}

const twoFactorSentence = ({ employees, on, off }: ReturnType<typeof twoFactorFinding>): string => {
  if (employees === 0) return insightsText.employees.none
  if (off === 0) return words.twoFactorAll
  if (on === null) return words.twoFactorOff(off)
  if (on === 0) return words.twoFactorNone
  return (on > off ? words.twoFactorMany : words.twoFactorFew)(formatNumber(on), formatNumber(employees))
}

const TwoFactor = () => {
  const { twoFactor, registration } = useSelect(selectDashboard)
  const dispatch = useDispatch()
  // Its sentence says how many of how many, so it waits for both unless the other has failed.
  const remote: Remote<unknown> =
    twoFactor.status === 'loaded' && valueOf(registration) === null && registration.status === 'loading'
      ? registration
      : twoFactor
  return (
    <Finding
      title={words.twoFactor}
      remote={remote}
      outline={evidence}
      onRetry={() => void dispatch(requestTile, 'twoFactor')}
      link={{ to: '/app/employee-data/two-factor/?two_factor=no', label: words.twoFactorLink }}
    >
      {() => {
        const counted = valueOf(twoFactor)
        const found = twoFactorFinding(counted?.without ?? 0, registration)
        return {
          sentence: twoFactorSentence(found),
          evidence: (
            <>
              {found.on !== null && found.employees > 0 && (
                <TwoParts
                  rows={[
                    countsOf(words.on, found.on, found.employees),
                    countsOf(words.off, found.off, found.employees),
                  ]}
                />
              )}
              {found.on === null && <p>{counted?.demanded ? words.demanded : words.notDemanded}</p>}
            </>
          ),
        }
      }}
    </Finding>
  )
}

/** The date of the figures: of those about employees, else of the take-up. */
const AsOf = () => {
  const insights = valueOf(useSelect(selectInsights))
  const takeUp = valueOf(useSelect(selectTakeUp))
  const asOf = insights?.asOf ?? takeUp?.asOf
  return (
    <span style={{ color: 'var(--ink-soft)', visibility: asOf === undefined ? 'hidden' : undefined }}>
      {insightsText.chart.asOf(formatDate(asOf ?? '2026-11-16'))}
    </span>
  )
}

/**
 * What stands out: one sentence a tile, with its evidence. Each loads and fails separately; those of a feature that the client switched off are
 * not read, and the others take their room [DASH-1].
 */
export const OverviewFindings = () => {
  const hasTakeUp = useSelect(selectAccess, 'takeUp') === 'open'
  const hasInsights = useSelect(selectAccess, 'insights') === 'open'
  const dispatch = useDispatch()
  useEffect(() => {
    if (hasInsights) dispatch(requestInsights, undefined)
    if (hasTakeUp) dispatch(requestTakeUp, undefined)
    dispatch(requestTile, 'twoFactor')
  }, [dispatch, hasInsights, hasTakeUp])
  return (
    <section aria-labelledby="findings">
      <div className={headingRow}>
        <h2 id="findings">{words.findings}</h2>
        {(hasInsights || hasTakeUp) && <AsOf />}
      </div>
      <ul className={findings} role="list">
        {hasInsights ? <Registrations /> : <Registered />}
        {hasTakeUp && <TakeUp />}
        <TwoFactor />
      </ul>
    </section>
  )
}
