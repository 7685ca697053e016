import { useDeferredValue, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { requestTakeUpOfBenefit, selectTakeUpOfBenefit } from '../../domain/employer/take-up-of-benefit.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { KeyFigures } from '../components/charts/key-figures.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { insightsText } from '../text/insights.ts'
import { chartGrid } from './chart-grid.ts'
import { isGone, RemoteView } from './remote-view.tsx'
import { factsOf, TakeUpByGroup, TakeUpByLevel, TakeUpOverTime } from './take-up-charts.tsx'
import { LeadAsOf } from './as-of.tsx'
import { Page } from '../shell/page.tsx'

const words = insightsText.ofBenefit

const list = '/app/dashboard/benefit-takeup'

/** The take-up of one benefit: over time, by what was chosen and by group [TAKE-1]. */
export const TakeUpOfBenefit = () => {
  const { benefitId = '' } = useParams()
  const remote = useSelect(selectTakeUpOfBenefit, benefitId)
  const dispatch = useDispatch()
  const { print } = usePortal()
  useEffect(() => {
    dispatch(requestTakeUpOfBenefit, benefitId)
  }, [dispatch, benefitId])
  const known = valueOf(remote)
  const title = known === null ? words.unknownTitle : words.title(known.name)
  const isMissing = known === null && remote.status === 'failed'
  // The charts are drawn with the deferred value, and the link below them together with them.
  const isDrawn = useDeferredValue(known !== null || isMissing)
  return (
    <Page
      title={title}
      lead={!isMissing && <LeadAsOf asOf={known?.asOf} />}
      breadcrumbs={<Breadcrumbs trail={[{ label: insightsText.takeUp.title, to: list }]} />}
      actions={
        (known === null ? !isMissing : known.eligible > 0) && (
          <div data-print="hide">
            <Button variant="secondary" icon="print" unavailable={known === null} onPress={print}>
              {insightsText.chart.print}
            </Button>
          </div>
        )
      }
    >
      <div className={stack}>
        <RemoteView
          remote={remote}
          words={words}
          isNone={({ eligible }) => eligible === 0}
          onRetry={() => void dispatch(requestTakeUpOfBenefit, benefitId)}
          gone={
            <ErrorState title={words.gone} actions={<ButtonLink to={list}>{words.back}</ButtonLink>}>
              {words.goneMore}
            </ErrorState>
          }
        >
          {(takeUp) => (
            <>
              <KeyFigures label={words.figures} figures={factsOf(takeUp)} />
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
        {isDrawn && !isGone(remote) && (
          <p data-print="hide">
            <TextLink to={list} variant="standalone" icon="arrow-left">
              {words.back}
            </TextLink>
          </p>
        )}
      </div>
    </Page>
  )
}
