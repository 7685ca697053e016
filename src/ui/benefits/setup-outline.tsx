import { Bone, letters, Outline, TextBone } from '../components/feedback/outline.tsx'
import { FieldOutline } from '../components/inputs/outlines.tsx'
import { Card } from '../components/layout/card.tsx'
import { selectionsText } from '../text/selections.ts'
import { CostOutline } from './cost-summary.tsx'
import { PriceBarOutline } from './price-bar.tsx'
import { wizardLayout } from './wizard-step.tsx'

const words = selectionsText.choices

/* Inline styles, because all the portal's style rules load with its first page. */
const people = { display: 'grid', gap: 'var(--space-2)' }
const small = { fontSize: 'var(--text-s)' }
const person = { display: 'flex', gap: 'var(--space-3)', paddingBlock: '0.625rem', lineHeight: '1.5rem' }

const Person = () => (
  <div style={person}>
    <Bone shape="bar" inlineSize="1.5rem" blockSize="1.5rem" />
    <div>
      <TextBone>{letters(14)}</TextBone>
      <p style={small}>
        <TextBone>{words.addPerson}</TextBone>
      </p>
    </div>
  </div>
)

/** A step as most benefits have it: an amount, the people covered, and the cost. */
export const SetupOutline = () => (
  <Outline label={selectionsText.setup.loading}>
    <div className={wizardLayout} data-step="choices">
      <div data-part="main">
        <Card rhythm="form">
          <FieldOutline label={null} />
          <div style={people}>
            <TextBone>{words.people}</TextBone>
            <p style={small}>
              <TextBone>{words.youMore}</TextBone>
            </p>
            <Person />
            <Person />
            <Person />
            <Bone shape="button" />
          </div>
        </Card>
      </div>
      <div data-part="side">
        <div data-part="cost">
          <CostOutline />
        </div>
        <div data-part="actions">
          <PriceBarOutline />
        </div>
      </div>
    </div>
  </Outline>
)
