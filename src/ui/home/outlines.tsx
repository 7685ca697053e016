import { Placeholder, letters, Outline, TextPlaceholder } from '../components/feedback/outline.tsx'
import { Price } from '../components/content/price.tsx'
import { Card } from '../components/layout/card.tsx'
import { Row, Rows } from '../shell/rows.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { homeText } from '../text/home.ts'

const RowOutline = () => (
  <Row
    picture={<Placeholder shape="tile" inlineSize="var(--picture)" blockSize="var(--picture)" />}
    title={<TextPlaceholder>{letters(18)}</TextPlaceholder>}
    action={
      <span data-part="action">
        <Placeholder shape="button" inlineSize="7rem" blockSize="var(--control-small)" />
      </span>
    }
  >
    <TextPlaceholder>{`£00.00 ${benefitListText.list.month}`}</TextPlaceholder>
  </Row>
)

/** The outline of what there is to do, usually three choices and a card. */
export const TasksOutline = () => (
  <Card>
    <Outline label={homeText.loading}>
      <h2>
        <TextPlaceholder>{homeText.finish('30 November 2026')}</TextPlaceholder>
      </h2>
      <Rows first="open">
        <RowOutline />
        <RowOutline />
        <RowOutline />
        <RowOutline />
      </Rows>
    </Outline>
  </Card>
)

/** The outline of what the employer pays, below its heading. */
export const TotalOutline = () => (
  <Outline label={homeText.glance.loading}>
    <Price size="hero" main={<TextPlaceholder>£0,000.00</TextPlaceholder>} />
    <Placeholder shape="bar" blockSize="1rem" />
    <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
      <TextPlaceholder>{letters(30)}</TextPlaceholder>
      <TextPlaceholder>{letters(30)}</TextPlaceholder>
    </div>
    <TextPlaceholder>{letters(40)}</TextPlaceholder>
    <Placeholder shape="button" blockSize="2.75rem" />
  </Outline>
)
