import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { selectStages, type Stage } from '../../domain/benefits/stages.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { StepsAhead } from '../components/content/steps-ahead.tsx'
import { Card } from '../components/layout/card.tsx'
import { useSelect } from '../portal.ts'
import { BenefitLines } from '../shell/benefit-lines.tsx'
import { PriceLine } from '../shell/benefit-price.tsx'
import { stagesText } from '../text/stages.ts'

/** Benefits of a stage that stand on home; the list has the rest. */
const SHOWN = 3

const moreOf = (kind: Stage['kind'], closes: string | undefined): string => {
  switch (kind) {
    case 'held':
      return stagesText.held
    case 'open':
      return closes === undefined ? '' : stagesText.until(formatDate(closes))
    case 'later':
      return stagesText.opens
  }
}

/** What somebody on probation has, and from when they can choose the rest. Nothing for everybody else. [HOME-1] [BEN-1] */
export const Stages = () => {
  const stages = useSelect(selectStages)
  const closes = useSelect(selectEnrolment)?.window?.closes
  if (stages.length === 0) return null
  return (
    <Card as="section" labelledBy="stages">
      <h2 id="stages">{stagesText.title}</h2>
      <StepsAhead
        layout="row"
        steps={stages.map((stage) => ({
          key: stagesText.stage(stage),
          isNow: stage.kind === 'held',
          title: stagesText.stage(stage),
          more: moreOf(stage.kind, closes),
          below: (
            <>
              <BenefitLines
                lines={stage.benefits
                  .slice(0, SHOWN)
                  .map((benefit) => ({ ...benefit, benefit, more: <PriceLine benefit={benefit} /> }))}
              />
              {stage.benefits.length > SHOWN && (
                <TextLink to="/app/my-benefits/" variant="standalone">
                  {stagesText.all(stage.benefits.length)}
                </TextLink>
              )}
            </>
          ),
        }))}
      />
    </Card>
  )
}
