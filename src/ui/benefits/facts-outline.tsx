import { DescriptionList } from '../components/content/description-list.tsx'
import { proseStyle } from '../components/content/html.tsx'
import { letters, Outline, TextPlaceholder } from '../components/feedback/outline.tsx'
import { benefitsText } from '../text/benefits.ts'

const words = benefitsText.detail

/* Inline styles, because all the portal's style rules load with its first page. */
const sections = { display: 'grid', gap: 'var(--space-6)' }
/** The outline of the first sections of a benefit's page, as schemes usually write them: a paragraph with its list, and facts. */
export const FactsOutline = () => (
  <Outline label={words.loading}>
    <div style={sections}>
      <section>
        <h2>{words.about}</h2>
        <div className={proseStyle} data-width="reading">
          <TextPlaceholder>{letters(120)}</TextPlaceholder>
          <ul>
            {[40, 23, 20].map((length) => (
              <li key={length}>
                <TextPlaceholder>{letters(length)}</TextPlaceholder>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section>
        <h2>{words.facts}</h2>
        <DescriptionList facts={[null, null, null]} />
      </section>
    </div>
  </Outline>
)
