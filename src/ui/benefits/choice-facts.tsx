import type { BenefitId } from '../../domain/benefits/benefit.ts'
import type { Choice, Setup } from '../../domain/benefits/choice.ts'
import type { Fact } from '../components/content/description-list.tsx'
import { selectionsText } from '../text/selections.ts'
import { valueInWords } from './values.ts'
import { RouteLink } from '../components/actions/route-link.tsx'

const words = selectionsText.review

/** A choice in words: each field and who is covered. */
export const choiceFacts = (
  { fields, people }: Setup,
  { values, people: added }: Choice,
  change?: BenefitId,
): Fact[] => {
  const action = (what: string): Pick<Fact, 'action'> =>
    change === undefined
      ? {}
      : {
          action: (
            <RouteLink
              to={`/app/my-benefits/${encodeURIComponent(change)}/setup/choices`}
              aria-label={words.changeOf(what)}
            >
              {words.change}
            </RouteLink>
          ),
        }
  const facts: Fact[] = fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined
      ? []
      : [{ term: field.label, detail: valueInWords({ field, value: String(value) }), ...action(field.label) }]
  })
  if (people.length === 0) return facts
  const names = people.filter(({ personId }) => added.includes(personId)).map(({ name }) => name)
  return [
    ...facts,
    { term: words.covered, detail: [selectionsText.choices.you, ...names].join(', '), ...action(words.covered) },
  ]
}
