import { Faker, base } from '@faker-js/faker'
import { approvalFields } from '../approval-fields.ts'
import { candidatesOf } from '../candidates.ts'
import type { Candidate, Choice, Offer } from '../offer.ts'
import { linesOf, sumOf } from '../pricing.ts'
import type { Approval, Benefit, FamilyMember, Person, Selection } from '../records.ts'
import { seedBenefits } from './benefits.ts'
import { firstEmployees, type Employee } from '../employees.ts'
import { hasPassedProbation } from '../rules.ts'
import { fullNames } from '../roster/names.ts'
import type { GeneratedRecords } from '../tables.ts'
import { drawName } from './names.ts'

/** How many selections of each benefit await approval: 250. */
const pendingCounts: Readonly<Record<string, number>> = {
  '204': 62,
  '206': 68,
  '207': 16,
  '212': 24,
  '221': 14,
  '222': 66,
}

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

/** A day of the enrolment window, up to that of the employees' figures; always the same for the same id. */
const dayOfRequest = (id: string): string => `2026-11-${String(1 + ((Number(id) * 7) % 20)).padStart(2, '0')}`

type Chosen = Pick<Benefit, 'id' | 'offer'>

/** A selection that awaits a decision. What a person is paid is a negative order value. */
const approvalOf = (
  benefit: Chosen,
  { id, employeeName, choice, salary }: { id: string; employeeName: string; choice: Choice; salary?: number },
  candidates: readonly Candidate[],
): Approval => {
  const { employee } = sumOf(
    linesOf(benefit.offer, choice, candidates, { answered: true, rise: 0, ...(salary && { salary }) }),
  )
  const fields = approvalFields(benefit.offer, choice, candidates)
  return {
    id,
    benefitId: benefit.id,
    employeeName,
    requestedOn: dayOfRequest(id),
    orderValue: employee,
    fields,
  }
}

/** One invented selection of a benefit that awaits a decision. */
const drawApproval = (faker: Faker, benefit: Chosen, id: string): Approval => {
  const { firstName, surname } = drawName(faker)
  const choice = drawChoice(faker, benefit.offer)
  return approvalOf(benefit, { id, employeeName: `${firstName} ${surname}`, choice }, strangers)
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

/** Whether what an employee chose leaves them above the National Living Wage for 37.5 hours a week. */
const isPaidEnough = ({ salary }: Employee, { orderValue }: Approval): boolean =>
  salary - (orderValue ?? 0) * 12 >= 2_478_450

/** Invented selections of one benefit, by employees who have passed probation and stay above the minimum wage. */
const approvalsBy = (employees: Iterator<Employee>, faker: Faker, benefit: Benefit, count: number, firstId: number) => {
  const found: Approval[] = []
  while (found.length < count) {
    const { value: employee } = employees.next()
    if (!employee) throw new RangeError(`Too few employees may choose ${benefit.name}.`)
    const id = String(firstId + found.length)
    const choice = drawChoice(faker, benefit.offer)
    const approval = approvalOf(
      benefit,
      { id, employeeName: employee.name, choice, salary: employee.salary },
      strangers,
    )
    if (isPaidEnough(employee, approval)) found.push(approval)
  }
  return found
}

/** The selections that await the employer's decision: those of the demo accounts, then those of other employees from the id 7001 up. */
export const seedApprovals = (
  people: readonly Person[],
  selections: readonly Selection[],
  familyMembers: readonly FamilyMember[],
): readonly Approval[] => {
  const faker = new Faker({ locale: base, seed: 250 })
  const benefits = seedBenefits.filter(({ offer }) => offer.needsApproval)
  const own = selections.flatMap(({ id, personId, benefitId, status, values }): Approval[] => {
    const person = people.find((one) => one.id === personId)
    const benefit = benefits.find((one) => one.id === benefitId)
    if (status !== 'pending' || !person || !benefit || !values) return []
    const household = familyMembers.filter((member) => member.personId === personId)
    const employeeName = `${person.firstName} ${person.surname}`
    return [approvalOf(benefit, { id, employeeName, choice: values }, candidatesOf(benefit.offer, household))]
  })
  const employees = firstEmployees(1500)
    .filter(({ startDate }) => hasPassedProbation(startDate))
    .values()
  let firstId = 7001
  const others = benefits.flatMap((benefit) => {
    const count = (pendingCounts[benefit.id] ?? 0) - own.filter(({ benefitId }) => benefitId === benefit.id).length
    const found = approvalsBy(employees, faker, benefit, count, firstId)
    firstId += count
    return found
  })
  return [...own, ...others]
}
