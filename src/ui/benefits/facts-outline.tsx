import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isChosen } from '../../domain/benefits/dates.ts'
import { DescriptionList } from '../components/content/description-list.tsx'
import { proseStyle } from '../components/content/html.tsx'
import { letters, Outline, TextBone } from '../components/feedback/outline.tsx'
import { Card } from '../components/layout/card.tsx'
import { benefitsText } from '../text/benefits.ts'
import { useEmployer } from '../use-employer.ts'

const words = benefitsText.detail

/* Inline styles, because all the portal's style rules load with its first page. */
const sections = { display: 'grid', gap: 'var(--space-6)' }
const row = { display: 'flex', justifyContent: 'space-between', paddingBlock: 'var(--space-1)' }

const Row = () => {
  const { starting } = useEmployer()
  return (
    <div style={row}>
      <TextBone>{starting}</TextBone>
      <TextBone>{words.monthly}</TextBone>
      <TextBone>{words.yearly}</TextBone>
    </div>
  )
}

/** The outline of the first sections of a benefit's page, as schemes usually write them: a paragraph with its list, the costs, and a line. */
export const FactsOutline = ({ benefit }: { benefit: Benefit | null }) => (
  <div>
    <Outline label={words.loading}>
      <div style={sections}>
        <section>
          <h2>{words.about}</h2>
          <div className={proseStyle} data-width="reading">
            <TextBone>{letters(120)}</TextBone>
            <ul>
              {[40, 23, 20].map((length) => (
                <li key={length}>
                  <TextBone>{letters(length)}</TextBone>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section>
          <h2>{words.costs}</h2>
          {benefit && isChosen(benefit.selection) ? (
            <Card>
              <Row />
              <Row />
              <Row />
              <Row />
            </Card>
          ) : (
            <TextBone>{words.before}</TextBone>
          )}
          <TextBone>{benefitsText.compare.with}</TextBone>
        </section>
        <section>
          <h2>{words.facts}</h2>
          <DescriptionList facts={[null, null, null]} />
        </section>
      </div>
    </Outline>
  </div>
)
