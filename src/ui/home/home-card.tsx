import type { Card as CardData } from '../../domain/home/cards.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { BenefitArt, BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { Card } from '../components/layout/card.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { Row } from '../shell/rows.tsx'
import { homeText } from '../text/home.ts'

type HomeCardProps = Pick<CardData, 'title' | 'link' | 'icon'> & { readonly text: string | null }

/** An idea of the host: a picture, a title, a sentence, and a link if the card has one. */
export const HomeCard = ({ title, link, icon, text }: HomeCardProps) => (
  <Card as="li">
    <BenefitArt groupCode="" kind={icon} image={null} />
    <div data-part="body">
      <h3>{title}</h3>
      {text !== null && text !== '' && <p>{text}</p>}
    </div>
    {link !== null && (
      <div data-part="foot">
        <TextLink to={link} variant="cover">
          <span>{homeText.open}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </TextLink>
      </div>
    )}
  </Card>
)

/** What can be done without a deadline: a row whose title is its link. */
export const TaskRow = ({ title, link, icon, text }: HomeCardProps) => (
  <Row
    picture={<BenefitThumb groupCode="" kind={icon} image={null} />}
    title={
      link === null ? (
        title
      ) : (
        <TextLink to={link} variant="standalone">
          {title}
        </TextLink>
      )
    }
  >
    {text !== null && text !== '' && <p>{text}</p>}
  </Row>
)
