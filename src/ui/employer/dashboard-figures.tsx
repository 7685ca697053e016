import { useEffect } from 'react'
import { requestTile, selectDashboard } from '../../domain/employer/dashboard.ts'
import { engagementOf } from '../../domain/employer/engagement.ts'
import { latestRegistrations, partsBy, requestInsights, selectInsights } from '../../domain/employer/insights.ts'
import { registeredPercentage } from '../../domain/employer/registration.ts'
import { requestTakeUp } from '../../domain/employer/take-up.ts'
import { requestLastUpload, selectLastUpload } from '../../domain/employer/uploads.ts'
import { monthYear } from '../../domain/formats/calendar.ts'
import { percentageOf } from '../../domain/formats/shares.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectAccess } from '../../domain/shell/navigation.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { TextBone } from '../components/feedback/outline.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { formatNumber, formatPercentage } from '../components/content/format.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { insightsText } from '../text/insights.ts'
import { uploadsText } from '../text/uploads.ts'
import { FigureOutline, ShareBar, Tile, TileFigure } from './dashboard-tile.tsx'
import { TakeUpTile } from './take-up-tile.tsx'

const words = insightsText.dashboard

const monthOf = (month: string): string => monthYear(Number(month.slice(0, 4)), Number(month.slice(5, 7)))

/** A placeholder about as long as the registrations of any month. */
const someLatest = words.registeredIn(100, monthOf('2026-09'))

const RegistrationTile = () => {
  const { registration } = useSelect(selectDashboard)
  const insights = useSelect(selectInsights)
  const known = valueOf(insights)
  const latest = known && latestRegistrations(known)
  const dispatch = useDispatch()
  const awaitsLatest = insights.status === 'loading' && known === null
  return (
    <Tile
      title={words.registration}
      remote={registration}
      outline={
        <FigureOutline
          bar
          lines={[words.registered('0,000', '00,000'), ...(awaitsLatest || latest ? [someLatest] : [])]}
        />
      }
      onRetry={() => void dispatch(requestTile, 'registration')}
      link={{ to: '/app/employee-data/?registered=no', label: words.notRegistered }}
    >
      {(counted) =>
        counted.employees === 0 ? (
          <p>{insightsText.employees.none}</p>
        ) : (
          <>
            <TileFigure>{formatPercentage(registeredPercentage(counted))}</TileFigure>
            <ShareBar percentage={registeredPercentage(counted)} />
            <p>{words.registered(formatNumber(counted.registered), formatNumber(counted.employees))}</p>
            {latest ? (
              <p>{words.registeredIn(latest.registrations, monthOf(latest.month))}</p>
            ) : (
              awaitsLatest && <TextBone>{someLatest}</TextBone>
            )}
          </>
        )
      }
    </Tile>
  )
}

/** Two tiles of one call: it fills both, and a retry of either repeats it. */
const InsightsTiles = () => {
  const insights = useSelect(selectInsights)
  const dispatch = useDispatch()
  const ask = (): void => void dispatch(requestInsights, undefined)
  return (
    <>
      <Tile
        title={words.engagement}
        remote={insights}
        outline={<FigureOutline bar lines={[words.active('00.0%')]} />}
        onRetry={ask}
        link={{ to: '/app/dashboard/employee-engagement/', label: words.engagementLink }}
      >
        {(known) => {
          const { within30 } = engagementOf(known)
          return known.employees === 0 ? (
            <p>{insightsText.employees.none}</p>
          ) : (
            <>
              <TileFigure>{formatNumber(within30)}</TileFigure>
              <ShareBar percentage={percentageOf(within30, known.employees)} />
              <p>{words.active(formatPercentage(percentageOf(within30, known.employees)))}</p>
            </>
          )
        }}
      </Tile>
      <Tile
        title={words.workforce}
        remote={insights}
        outline={<FigureOutline lines={[words.workforceMore(2, 2)]} />}
        onRetry={ask}
        link={{ to: '/app/dashboard/employee-insights/', label: words.workforceLink }}
      >
        {(known) =>
          known.employees === 0 ? (
            <p>{insightsText.employees.none}</p>
          ) : (
            <>
              <TileFigure>{formatNumber(known.employees)}</TileFigure>
              <p>{words.workforceMore(partsBy(known, 'department').length, partsBy(known, 'location').length)}</p>
            </>
          )
        }
      </Tile>
    </>
  )
}

const TwoFactorTile = () => {
  const { twoFactor } = useSelect(selectDashboard)
  const dispatch = useDispatch()
  return (
    <Tile
      title={words.twoFactor}
      remote={twoFactor}
      outline={<FigureOutline lines={[words.twoFactorMore, words.notDemanded]} />}
      onRetry={() => void dispatch(requestTile, 'twoFactor')}
      link={{ to: '/app/employee-data/two-factor/?two_factor=no', label: words.twoFactorLink }}
    >
      {({ without, demanded }) => (
        <>
          {without === 0 ? (
            <p>{words.twoFactorAll}</p>
          ) : (
            <>
              <TileFigure>{formatNumber(without)}</TileFigure>
              <p>{words.twoFactorMore}</p>
            </>
          )}
          <p>{demanded ? words.demanded : words.notDemanded}</p>
        </>
      )}
    </Tile>
  )
}

const UploadTile = () => {
  const last = useSelect(selectLastUpload)
  const dispatch = useDispatch()
  return (
    <Tile
      title={words.upload}
      remote={last}
      outline={<FigureOutline />}
      onRetry={() => void dispatch(requestLastUpload, undefined)}
      action={
        <Button
          variant="quiet"
          icon="upload"
          onPress={() => void dispatch(openPanel, { panel: 'upload-data', subject: '' })}
        >
          {uploadsText.another}
        </Button>
      }
    >
      {({ date }) =>
        date === null ? (
          <p>{words.noUpload}</p>
        ) : (
          <TileFigure>
            <DateText iso={date} form="short" />
          </TileFigure>
        )
      }
    </Tile>
  )
}

/**
 * The figures of the dashboard, those that call for action first. Each loads and fails separately; those of a feature that the client switched
 * off are not read.
 */
export const DashboardFigures = () => {
  const hasTakeUpTile = useSelect(selectAccess, 'takeUp') === 'open'
  const hasInsights = useSelect(selectAccess, 'insights') === 'open'
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTile, 'registration')
    if (hasInsights) dispatch(requestInsights, undefined)
    if (hasTakeUpTile) dispatch(requestTakeUp, undefined)
    dispatch(requestTile, 'twoFactor')
    dispatch(requestLastUpload, undefined)
  }, [dispatch, hasInsights, hasTakeUpTile])
  return (
    <CardGrid>
      <RegistrationTile />
      <TwoFactorTile />
      <UploadTile />
      {hasTakeUpTile && <TakeUpTile />}
      {hasInsights && <InsightsTiles />}
    </CardGrid>
  )
}
