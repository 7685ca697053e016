import { css } from '@linaria/core'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { Card } from '../components/layout/card.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useSelect } from '../portal.ts'
import { homeText } from '../text/home.ts'

const words = homeText.lifeEvents

const soft = css`
  color: var(--ink-soft);
`

const arrow = css`
  display: inline-block;
  margin-inline-start: var(--space-2);
  color: var(--brand-text);
  vertical-align: -0.15em;
`

const path = '/app/home/life-events/'

/** A link to the life events from home and the profile, for people whose benefits these can change. */
export const LifeEventsLink = () => {
  const mayFollow = useSelect(selectMayFollow)
  if (!mayFollow(path)) return null
  return (
    <section aria-label={words.title}>
      <Card variant="tinted">
        <h2 style={{ fontSize: 'var(--text-l)' }}>
          <TextLink to={path} variant="cover">
            {words.link}
            <span className={arrow}>
              <Icon name="arrow-right" size="small" />
            </span>
          </TextLink>
        </h2>
        <p className={soft}>{words.more}</p>
      </Card>
    </section>
  )
}
