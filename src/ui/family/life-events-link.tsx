import { selectBenefits } from '../../domain/benefits/eligible.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { lifeEventsPath, selectMayFollow } from '../../domain/shell/navigation.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { Scene } from '../components/illustrations/scene.tsx'
import { Card } from '../components/layout/card.tsx'
import { wideCard } from '../shell/wide-card.ts'
import { useSelect } from '../portal.ts'
import { homeText } from '../text/home.ts'

const words = homeText.lifeEvents

/** A link to the life events from home, for people whose benefits these can change. */
export const LifeEventsLink = () => {
  const mayFollow = useSelect(selectMayFollow)
  const benefits = valueOf(useSelect(selectBenefits))
  // Somebody who has left the employer has left every benefit, and can choose none again.
  const hasLeft =
    benefits !== null &&
    benefits.length > 0 &&
    benefits.every(({ selection }) => selection?.status === 'opted-out' && selection.next === null)
  if (!mayFollow(lifeEventsPath) || hasLeft) return null
  return (
    <Card as="section" label={words.title}>
      <div className={wideCard}>
        <div data-part="words">
          <h2 style={{ fontSize: 'var(--text-l)' }}>{words.link}</h2>
          <p>{words.more}</p>
          <TextLink to={lifeEventsPath} variant="cover">
            {words.go}
          </TextLink>
        </div>
        <div data-part="side">
          <Scene name="family" part="card" />
        </div>
      </div>
    </Card>
  )
}
