import { Bone, letters, Outline, TextBone } from '../components/feedback/outline.tsx'
import { Card } from '../components/layout/card.tsx'
import { Row, Rows } from '../shell/rows.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { homeText } from '../text/home.ts'

const RowOutline = () => (
  <Row
    picture={<Bone shape="tile" inlineSize="4rem" blockSize="4rem" />}
    title={<TextBone>{letters(18)}</TextBone>}
    action={
      <span data-part="action">
        <Bone shape="button" inlineSize="7rem" blockSize="var(--control-small)" />
      </span>
    }
  >
    <TextBone>{`£00.00 ${benefitListText.list.month}`}</TextBone>
  </Row>
)

/** The outline of what there is to do, usually three choices and a card. */
export const TasksOutline = () => (
  <Card>
    <Outline label={homeText.loading}>
      <h2>
        <TextBone>{homeText.finish('30 November 2026')}</TextBone>
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
