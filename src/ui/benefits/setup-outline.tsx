import { Placeholder, letters, Outline, TextPlaceholder } from '../components/feedback/outline.tsx'
import { choiceStyle } from '../components/inputs/choice-style.ts'
import { FieldOutline } from '../components/inputs/outlines.tsx'
import { selectionsText } from '../text/selections.ts'
import { CostOutline } from './cost-summary.tsx'
import { PriceBarOutline } from './price-bar.tsx'
import { wizardLayout } from './wizard-step.tsx'

const words = selectionsText.choices

/* Inline styles, because all the portal's style rules load with its first page. */
const people = { display: 'grid', gap: 'var(--space-3)' }
const legend = { font: '700 var(--text-l) / var(--leading-snug) var(--font-header)' }

const Person = () => (
  <div className={choiceStyle}>
    <Placeholder shape="bar" inlineSize="1.5rem" blockSize="1.5rem" />
    <span data-part="name">
      <TextPlaceholder>{letters(14)}</TextPlaceholder>
    </span>
    <span data-part="note">
      <TextPlaceholder>{selectionsText.cost.adds('£0.00')}</TextPlaceholder>
    </span>
    <span data-part="hint">
      <TextPlaceholder>{words.dependant}</TextPlaceholder>
    </span>
  </div>
)

/** A step as most benefits have it: an amount, the people covered, and the cost. */
export const SetupOutline = () => (
  <Outline label={selectionsText.setup.loading}>
    <div className={wizardLayout} data-step="choices">
      <div data-part="main">
        <FieldOutline label={null} />
        <div style={people}>
          <div style={legend}>
            <TextPlaceholder>{words.people}</TextPlaceholder>
          </div>
          <TextPlaceholder>{words.youMore}</TextPlaceholder>
          <Person />
          <Person />
          <Person />
          <Placeholder shape="button" />
        </div>
      </div>
      <div data-part="cost">
        <CostOutline />
      </div>
      <div data-part="actions">
        <PriceBarOutline />
        <Placeholder shape="button" />
      </div>
    </div>
  </Outline>
)
