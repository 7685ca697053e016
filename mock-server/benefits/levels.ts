import type { Candidate, Offer } from '../world/offer.ts'
import { linesOf, sumOf } from '../world/pricing.ts'
import type { Benefit } from '../world/records.ts'

const somebody = (relationship: Candidate['relationship']): Candidate => ({
  id: relationship,
  name: relationship,
  relationship,
  eligible: true,
  reason: null,
})

/** The households whose costs are worth a row, in words, with the people whom each adds. */
const householdsOf = ({ people, price }: Offer): readonly (readonly [string, readonly Candidate[]])[] => {
  const partner = somebody('partner')
  switch (people) {
    case 'nobody':
      return [['You', []]]
    case 'partner':
      return [
        ['You', []],
        ['With a partner', [partner]],
      ]
    case 'family':
      return price.dependant === 0
        ? [
            ['You and your children', []],
            ['With a partner', [partner]],
          ]
        : [
            ['You', []],
            ['With a partner', [partner]],
            ['With a partner and 1 child', [partner, somebody('dependant')]],
          ]
  }
}

/** The levels, at prices that rose by `rise` percent, of a benefit whose only field chooses among options; a provider's prices are not known before the choice. */
export const levelsOf = ({ offer, beamSupported }: Benefit, rise: number) => {
  const [field, ...others] = offer.fields
  if (field?.kind !== 'choice' || others.length > 0 || beamSupported || offer.price.companyPays === 'all') return []
  return field.options.map(({ value, label, covers }) => ({
    name: label,
    option: { field: field.name, value },
    costs: householdsOf(offer).map(([who, candidates]) => ({
      covers: who,
      ...sumOf(
        linesOf(offer, { values: { [field.name]: value }, people: candidates.map(({ id }) => id) }, candidates, {
          answered: false,
          rise,
        }),
      ),
    })),
    includes: covers,
  }))
}
