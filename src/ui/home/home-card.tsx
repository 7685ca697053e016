import type { ReactNode } from 'react'
import type { Card as CardData } from '../../domain/home/cards.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Card } from '../components/layout/card.tsx'
import { cardHead } from './home-style.ts'

interface HomeCardProps extends Pick<CardData, 'title' | 'link' | 'icon' | 'urgent'> {
  readonly children?: ReactNode
}

/** A card of home: an icon, a title that is a link if the card has one, and an optional sentence. */
export const HomeCard = ({ title, link, icon, urgent, children }: HomeCardProps) => (
  <Card as="li" variant={urgent ? 'tinted' : 'plain'}>
    <div className={cardHead}>
      <BenefitIcon kind={icon} />
      <h3>
        {link === null ? (
          title
        ) : (
          <TextLink to={link} variant="cover">
            {title}
          </TextLink>
        )}
      </h3>
    </div>
    {children && <p>{children}</p>}
  </Card>
)
