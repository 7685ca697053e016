import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { changeOver } from '../../domain/employer/findings.ts'
import { changeInAYear, shareTaken } from '../../domain/employer/take-up.ts'
import type { TakeUpOfBenefit as Figures } from '../../domain/employer/take-up-of-benefit.ts'
import { requestTakeUpOfBenefit, selectTakeUpOfBenefit } from '../../domain/employer/take-up-of-benefit.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { ChartOutline } from '../components/charts/chart-outline.tsx'
import { BackLink } from '../components/navigation/back-link.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate, formatNumber, formatPercentage } from '../components/content/format.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { insightsText } from '../text/insights.ts'
import { chartGrid } from './chart-grid.ts'
import { RemoteView } from './remote-view.tsx'
import { TakeUpByGroup, TakeUpByLevel, TakeUpOverTime } from './take-up-charts.tsx'
import { AnalyticsPage } from './analytics-page.tsx'
import { AwaitedFacts, FactsLine } from './facts-line.tsx'
import { Points } from './points.tsx'
import { monthText } from './trend-chart.tsx'

const words = insightsText.ofBenefit

const list = '/app/dashboard/benefit-takeup'

/** The share with its numerator and denominator, its change, and the date of the figures. */
const leadOf = (takeUp: Figures) => {
  const change = changeInAYear(takeUp)
  return [
    {
      key: 'share',
      fact: words.facts(
        formatPercentage(shareTaken(takeUp)),
        formatNumber(takeUp.taken),
        formatNumber(takeUp.eligible),
      ),
    },
    {
      key: 'change',
      fact: change !== null && (
        <>
          <Points value={change} /> {insightsText.takeUp.inAYear}
        </>
      ),
    },
    { key: 'asOf', fact: insightsText.chart.asOfDay(formatDate(takeUp.asOf)) },
  ]
}

const findingOf = ({ name, taken, months }: Figures): string => {
  const found = changeOver(months.map(({ month, taken: value }) => ({ month, value })))
  return found === null
    ? words.now(formatNumber(taken), name)
    : words.finding(formatNumber(found.last.value), name, found.change, monthText(found.first.month))
}

const outline = (
  <>
    <ChartOutline
      headline={words.fromTo('0,000', 'November 2025', '0,000', 'November 2026')}
      caption={words.overTime}
      blockSize="18rem"
    />
    <ChartOutline
      headline={insightsText.spread.apart('Operations', '00.0%', 'Engineering', '00.0%')}
      caption={words.by(insightsText.groups.department.by)}
      rows={7}
      text={words.shareOf('00.0%', '0,000')}
    />
  </>
)

const awaitedFacts = [
  words.facts('00.0%', '0,000', '00,000'),
  `down 0.0 points ${insightsText.takeUp.inAYear}`,
  insightsText.chart.asOfDay('20 November 2026'),
]

/** The take-up of one benefit: over time, by what was chosen and by group [TAKE-1]. */
export const TakeUpOfBenefit = () => {
  const { benefitId = '' } = useParams()
  const remote = useSelect(selectTakeUpOfBenefit, benefitId)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTakeUpOfBenefit, benefitId)
  }, [dispatch, benefitId])
  const known = valueOf(remote)
  const title = known === null ? words.unknownTitle : words.title(known.name)
  const isMissing = known === null && remote.status === 'failed'
  return (
    <AnalyticsPage
      title={title}
      lead={
        known === null
          ? !isMissing && <AwaitedFacts facts={awaitedFacts} />
          : known.eligible > 0 && <FactsLine facts={leadOf(known)} />
      }
      breadcrumbs={<BackLink to={list}>{insightsText.takeUp.title}</BackLink>}
      finding={known === null ? (isMissing ? null : undefined) : known.eligible > 0 ? findingOf(known) : null}
      awaited={words.finding('0,000', 'Dental care', 100, 'November 2025')}
    >
      <div className={stack}>
        <RemoteView
          remote={remote}
          words={words}
          isNone={({ eligible }) => eligible === 0}
          onRetry={() => void dispatch(requestTakeUpOfBenefit, benefitId)}
          outline={outline}
          gone={
            <ErrorState title={words.gone} actions={<ButtonLink to={list}>{words.back}</ButtonLink>}>
              {words.goneMore}
            </ErrorState>
          }
        >
          {(takeUp) => (
            <>
              <TakeUpOverTime takeUp={takeUp} />
              <div className={chartGrid}>
                {takeUp.groups.map((group) => (
                  <TakeUpByGroup key={group.by} takeUp={takeUp} group={group} />
                ))}
                <TakeUpByLevel takeUp={takeUp} />
              </div>
            </>
          )}
        </RemoteView>
      </div>
    </AnalyticsPage>
  )
}
