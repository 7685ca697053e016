import { css } from '@linaria/core'
import {
  hasTakeUp,
  mostGrown,
  mostTaken,
  requestTakeUp,
  selectTakeUp,
  shareTaken,
} from '../../domain/employer/take-up.ts'
import { formatPercentage } from '../components/content/format.ts'
import { Bone, TextBone } from '../components/feedback/outline.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { insightsText } from '../text/insights.ts'
import { ShareBar, Tile } from './dashboard-tile.tsx'
import { Points } from './points.tsx'

const words = insightsText.dashboard

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    overflow-wrap: anywhere;
  }

  & > li > :last-child {
    grid-column: 1 / -1;
  }
`

const shownBenefits = 3

/** The benefits that most employees have taken, and the one that grew most. */
export const TakeUpTile = () => {
  const takeUp = useSelect(selectTakeUp)
  const dispatch = useDispatch()
  return (
    <Tile
      title={words.takeUp}
      remote={takeUp}
      outline={
        <ol className={list}>
          {Array.from({ length: shownBenefits }, (_, index) => (
            <li key={index}>
              <TextBone>{words.takeUp}</TextBone>
              <TextBone>00.0%</TextBone>
              <Bone shape="bar" />
            </li>
          ))}
        </ol>
      }
      onRetry={() => void dispatch(requestTakeUp, undefined)}
      link={{ to: '/app/dashboard/benefit-takeup', label: words.takeUpLink }}
    >
      {(known) => {
        if (!hasTakeUp(known)) return <p>{insightsText.takeUp.none}</p>
        const grown = mostGrown(known.benefits)
        return (
          <>
            <ol className={list}>
              {mostTaken(known.benefits, shownBenefits).map((benefit) => (
                <li key={benefit.benefitId}>
                  <span>{benefit.name}</span>
                  <strong>{formatPercentage(shareTaken(benefit))}</strong>
                  <ShareBar percentage={shareTaken(benefit)} />
                </li>
              ))}
            </ol>
            {grown && (
              <p>
                {words.grew(grown.name)} <Points value={grown.points} />
              </p>
            )}
          </>
        )
      }}
    </Tile>
  )
}
