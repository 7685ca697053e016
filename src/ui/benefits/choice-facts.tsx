import type { BenefitDetail, BenefitId } from '../../domain/benefits/benefit.ts'
import type { Choice, Setup } from '../../domain/benefits/choice.ts'
import type { Fact } from '../components/content/description-list.tsx'
import { formatDate } from '../components/content/format.ts'
import { selectionsText } from '../text/selections.ts'
import { valueInWords } from './values.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { namesOf } from './covered.ts'
import { stepAddress } from './step-address.ts'

const words = selectionsText.review

/** The names of the people that a choice adds. */
export const namesAdded = (people: Setup['people'], added: Choice['people']): readonly string[] =>
  people.filter(({ personId }) => added.includes(personId)).map(({ name }) => name)

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
            <ButtonLink to={stepAddress(change, 'choices')} size="small" variant="quiet">
              <span aria-hidden="true">{words.change}</span>
              <VisuallyHidden>{words.changeOf(what)}</VisuallyHidden>
            </ButtonLink>
          ),
        }
  const facts: Fact[] = fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined
      ? []
      : [{ term: field.label, detail: valueInWords({ field, value: String(value) }), ...action(field.label) }]
  })
  if (people.length === 0) return facts
  return [
    ...facts,
    {
      term: words.covered,
      detail: namesOf([selectionsText.choices.you, ...namesAdded(people, added)]),
      ...action(words.covered),
    },
  ]
}

/** When a choice would start, and how it is left, as far as the host says. */
export const timeFacts = ({ startDate }: Setup, { howToLeave }: BenefitDetail): Fact[] => [
  { term: words.begins, detail: formatDate(startDate) },
  ...(howToLeave === '' ? [] : [{ term: words.leaving, detail: howToLeave }]),
]
