import { Bone, letters, Outline, TextBone } from '../components/feedback/outline.tsx'
import { Card } from '../components/layout/card.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { BenefitList } from '../shell/benefit-list.tsx'
import { item } from '../shell/benefit-list-style.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { homeText } from '../text/home.ts'
import { cardHead, windowFoot } from './home-style.ts'

const words = benefitListText.enrolment

/* Inline styles, because all the portal's style rules load with its first page. */
const section = { display: 'grid', gap: 'var(--space-4)' }
const badge = { paddingBlock: '0.25rem', fontSize: 'var(--text-s)', lineHeight: 1.4 }

const ItemOutline = () => (
  <Card as="li" variant="tinted">
    <div className={item}>
      <Bone shape="tile" inlineSize="2.5rem" blockSize="2.5rem" />
      <div data-part="head">
        <h3>
          <TextBone>{letters(13)}</TextBone>
        </h3>
        <div style={badge}>
          <TextBone>{benefitListText.list.notSelected}</TextBone>
        </div>
      </div>
      <div data-part="text">
        <p>
          <TextBone>{benefitListText.list.noCost}</TextBone>
        </p>
      </div>
      <div data-part="foot">
        <Bone shape="button" inlineSize="5.5rem" blockSize="var(--control-small)" />
      </div>
    </div>
  </Card>
)

/** The outline of the enrolment window with its usual content. */
export const WindowOutline = () => (
  <Outline label={words.loading}>
    <section style={section}>
      <h2>
        <TextBone>{words.title('30 November 2026', 3)}</TextBone>
      </h2>
      <TextBone>{words.lastDay(10)}</TextBone>
      <BenefitList fills={3}>
        <ItemOutline />
        <ItemOutline />
        <ItemOutline />
      </BenefitList>
      <div className={windowFoot}>
        <TextBone>{`${words.soFar} £00.00 ${benefitListText.list.month}`}</TextBone>
        <Bone shape="button" />
      </div>
    </section>
  </Outline>
)

const CardOutline = () => (
  <Card as="li">
    <div className={cardHead}>
      <Bone shape="tile" />
      <h3>
        <TextBone>{letters(30)}</TextBone>
      </h3>
    </div>
    <TextBone>{letters(75)}</TextBone>
  </Card>
)

/** The outline of the cards that need attention, usually few. */
export const CardsOutline = () => (
  <Outline label={homeText.loading}>
    <CardGrid fills={2}>
      <CardOutline />
      <CardOutline />
    </CardGrid>
  </Outline>
)
