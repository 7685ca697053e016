import { Faker, base } from '@faker-js/faker'
import { approvalFields } from '../approval-fields.ts'
import { candidatesOf } from '../candidates.ts'
import type { Candidate, Choice, Offer } from '../offer.ts'
import { linesOf, sumOf } from '../pricing.ts'
import type { Approval, Benefit, FamilyMember, Person, Selection } from '../records.ts'
import { seedBenefits } from './benefits.ts'
import { fullNames } from '../roster/names.ts'
import type { GeneratedRecords } from '../tables.ts'
import { drawName } from './names.ts'

/** How many selections await approval. */
const approvalCount = 250

const strangers: readonly Candidate[] = [
  { id: 'partner', name: 'Partner', relationship: 'partner', eligible: true, reason: null },
  { id: 'child', name: 'Child', relationship: 'dependant', eligible: true, reason: null },
]

const drawChoice = (faker: Faker, { fields, people }: Offer): Choice => ({
  values: Object.fromEntries(
    fields.map(({ name, kind, options, minimum, maximum, stepSize }) => {
      if (kind === 'choice') return [name, faker.helpers.arrayElement(options).value]
      const step = stepSize ?? 1
      const steps = ((maximum ?? 1000) - (minimum ?? 0)) / step
      return [name, (minimum ?? 0) + step * faker.number.int({ min: 0, max: Math.floor(steps) })]
    }),
  ),
  people: people === 'family' ? faker.helpers.arrayElement([[], ['partner'], ['partner', 'child']]) : [],
})

/** A day in October or the first half of November 2026, always the same for the same id. */
const dayOfRequest = (id: string): string =>
  new Date(Date.UTC(2026, 9, 1) + ((Number(id) * 7) % 45) * 86_400_000).toISOString().slice(0, 10)

/** One invented selection of a benefit that awaits a decision. */
const drawApproval = (faker: Faker, benefit: Pick<Benefit, 'id' | 'offer'>, id: string): Approval => {
  const { firstName, surname } = drawName(faker)
  const choice = drawChoice(faker, benefit.offer)
  return {
    id,
    benefitId: benefit.id,
    employeeName: `${firstName} ${surname}`,
    requestedOn: dayOfRequest(id),
    orderValue: sumOf(linesOf(benefit.offer, choice, strangers, { answered: true, rise: 0 })).employee,
    fields: approvalFields(benefit.offer, choice, strangers),
  }
}

/** A number of invented selections of one benefit, with ids from 20001 up, always the same ones. */
export const inventApprovals = (benefit: Pick<Benefit, 'id' | 'offer'>, count: number): readonly Approval[] => {
  const faker = new Faker({ locale: base, seed: 5_000 })
  return Array.from({ length: count }, (_, index) => drawApproval(faker, benefit, String(20_001 + index)))
}

/** How many different selections there are among the generated ones. */
const drawnApprovals = 250
/** The id of the first generated selection, and the distance in `fullNames` between the names of two neighbours. */
const firstGenerated = 30_000_000
const namesApart = 7919

/**
 * Any number of selections of one benefit that await a decision, with ids from 30000000 up. Only 250 are stored; names and ids follow
 * from the place.
 */
export const generatedApprovals = (
  benefit: Pick<Benefit, 'id' | 'offer'>,
  size: number,
): GeneratedRecords<Approval> => {
  const drawn = inventApprovals(benefit, Math.min(size, drawnApprovals))
  return {
    size,
    at: (place) => {
      const approval = drawn[place % drawnApprovals]
      if (!approval) throw new RangeError(`There is no selection ${place} of ${size}.`)
      const employeeName = fullNames[(place * namesApart) % fullNames.length]?.name ?? ''
      return { ...approval, id: String(firstGenerated + place), employeeName }
    },
    placeOf: (id) => {
      const place = /^\d{8}$/.test(id) ? Number(id) - firstGenerated : -1
      return place >= 0 && place < size ? place : null
    },
    counted: drawn.map((record, place) => ({ record, count: Math.ceil((size - place) / drawnApprovals) })),
  }
}

/** The selections that await the employer's decision: those of the demo accounts, then invented ones from the id 7001 up. */
export const seedApprovals = (
  people: readonly Person[],
  selections: readonly Selection[],
  familyMembers: readonly FamilyMember[],
): readonly Approval[] => {
  const faker = new Faker({ locale: base, seed: 250 })
  const approved = seedBenefits.filter(({ offer }) => offer.needsApproval)
  const own = selections.flatMap(({ id, personId, benefitId, monthlyCost, status, values }): Approval[] => {
    const person = people.find((one) => one.id === personId)
    const benefit = approved.find((one) => one.id === benefitId)
    if (status !== 'pending' || !person || !benefit || !values) return []
    const candidates = candidatesOf(
      benefit.offer,
      familyMembers.filter((member) => member.personId === personId),
    )
    return [
      {
        id,
        benefitId,
        employeeName: `${person.firstName} ${person.surname}`,
        orderValue: monthlyCost.employee,
        requestedOn: dayOfRequest(id),
        fields: approvalFields(benefit.offer, values, candidates),
      },
    ]
  })
  const length = approvalCount - own.length
  const invented = Array.from({ length }, (_, index): Approval[] => {
    const benefit = approved[Math.floor((index * approved.length) / length)]
    return benefit ? [drawApproval(faker, benefit, String(7001 + index))] : []
  })
  return [...own, ...invented.flat()]
}
