import { candidatesOf } from '../candidates.ts'
import type { Choice } from '../offer.ts'
import { hireEndOf, linesOf, planOf, sumOf } from '../pricing.ts'
import type { Benefit, FamilyMember, Person, Selection, SelectionStatus } from '../records.ts'
import { employeesAsOf, startOf } from '../rules.ts'
import { seedBenefits } from './benefits.ts'
import { catalogue } from './catalogue.ts'

interface Chosen {
  readonly status: SelectionStatus
  /** What’s different from the presets. */
  readonly values?: Choice['values']
  readonly people?: 'partner' | 'everybody'
  /** The last day of a benefit that was left. */
  readonly endDate?: string
}

/** What the account `employee@` has, with every state. It never opened the benefits that are left out. */
const chosen: Readonly<Record<string, Chosen>> = {
  '201': { status: 'approved', people: 'partner' },
  '202': { status: 'approved' },
  '203': { status: 'not-selected' },
  '204': { status: 'pending' },
  '205': { status: 'approved' },
  '206': { status: 'pending' },
  '208': { status: 'approved', people: 'everybody' },
  '209': { status: 'in-progress', values: { will: 'joint' } },
  '210': { status: 'approved' },
  '211': { status: 'not-selected' },
  '213': { status: 'approved' },
  '214': { status: 'not-selected' },
  '215': { status: 'opted-out', people: 'partner', endDate: '2026-09-30' },
  '216': { status: 'approved' },
  '217': { status: 'approved' },
  '219': { status: 'opted-out', values: { area: 'world' }, people: 'everybody', endDate: '2025-12-31' },
  '221': { status: 'rejected' },
  '222': { status: 'rejected' },
  '226': { status: 'approved' },
}

/** A choice of the presets, for the person alone. */
export const presetChoice = ({ offer }: Benefit): Choice => ({
  values: Object.fromEntries(
    offer.fields.flatMap(({ name, preset, appliesTo }) =>
      preset === null || appliesTo === 'partner' ? [] : [[name, preset] as const],
    ),
  ),
  people: [],
})

/** A choice with the people added, and with the presets of the fields about a partner if there is one. */
export const choiceOf = (
  benefit: Benefit,
  household: readonly FamilyMember[],
  { values = {}, people }: Pick<Chosen, 'values' | 'people'>,
): Choice => {
  const added = candidatesOf(benefit.offer, household).filter(
    ({ eligible, relationship }) => eligible && (people === 'everybody' || relationship === people),
  )
  const partner = added.some(({ relationship }) => relationship === 'partner')
  const ofPartner = benefit.offer.fields.flatMap(({ name, preset, appliesTo }) =>
    partner && appliesTo === 'partner' && preset !== null ? [[name, preset] as const] : [],
  )
  return {
    values: { ...presetChoice(benefit).values, ...Object.fromEntries(ofPartner), ...values },
    people: added.map(({ id }) => id),
  }
}

/** The first day of the month after a day, yyyy-mm-dd, on which a choice made that day begins. */
export const monthAfter = (day: string): string => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** When a selection of a demo account began: with the scheme year, the share plan in April, and never before the person joined. */
const begunOn = ({ joinedOn }: Person, { timing }: Benefit, endDate: string | undefined): string => {
  const year = endDate?.slice(0, 4) ?? '2026'
  const usual = timing === 'april' ? `${year}-04-01` : `${year}-01-01`
  if (joinedOn <= usual) return usual
  return timing === 'funded' ? joinedOn : monthAfter(joinedOn)
}

/** The selection of a person in a state; plan, people and cost follow from the choice. */
export const selectionOf = (
  {
    id,
    person,
    benefit,
    status,
    endDate,
  }: { id: string; person: Person; benefit: Benefit; status: SelectionStatus; endDate?: string | undefined },
  household: readonly FamilyMember[],
  choice: Choice,
): Selection => {
  const begun = status === 'in-progress'
  const submitted = status !== 'not-selected' && !begun
  const isHeld = status === 'approved' || status === 'pending'
  const startDate = !submitted
    ? null
    : status === 'pending'
      ? startOf(benefit.timing, employeesAsOf)
      : begunOn(person, benefit, endDate)
  const candidates = candidatesOf(benefit.offer, household)
  const covered = candidates.filter((one) => choice.people.includes(one.id)).map(({ name }) => name)
  return {
    id,
    personId: person.id,
    benefitId: benefit.id,
    status,
    planDetails: submitted ? planOf(benefit.offer, choice, candidates) : null,
    peopleCovered: isHeld ? [`${person.firstName} ${person.surname}`, ...covered] : [],
    monthlyCost:
      status === 'not-selected'
        ? { company: 0, employee: 0 }
        : sumOf(linesOf(benefit.offer, choice, candidates, { answered: false, rise: 0 })),
    startDate,
    endDate: endDate ?? (startDate === null || !isHeld ? null : hireEndOf(benefit, choice, startDate)),
    values: submitted ? choice : null,
    draft: begun ? choice : null,
    answered: false,
  }
}

/** Whether a person can have had a benefit at all: no restricted benefit while on probation, no credits benefit without credits. */
const mayHave = ({ probationUntil, creditsBalance }: Person, { restrictedOnProbation, groupCode }: Benefit): boolean =>
  !(probationUntil !== null && restrictedOnProbation) && (groupCode !== 'ccv' || creditsBalance !== null)

/** What the other accounts have: what Acme pays for, the pension, and dental care. Leavers with credits have only those. */
const has = ({ leftOn, creditsBalance }: Person, id: string): boolean =>
  leftOn !== null && (creditsBalance ?? 0) > 0 ? id === '226' : ['201', '205', '210', '216', '217', '226'].includes(id)

/**
 * The selections of every demo account. `employee@` has one in every state, the first (dental care) with the id 9001; the
 * others have what their company pays for, and dental care.
 */
export const seedSelections = (
  people: readonly Person[],
  familyMembers: readonly FamilyMember[],
): readonly Selection[] =>
  people.flatMap((person, personIndex) => {
    const household = familyMembers.filter(({ personId }) => personId === person.id)
    return catalogue.flatMap((entry, index) => {
      const id = personIndex === 0 ? String(9001 + index) : `${person.id}-${entry.id}`
      const others: Chosen | undefined = has(person, entry.id)
        ? person.leftOn === null
          ? { status: 'approved' }
          : { status: 'opted-out', endDate: person.leftOn }
        : undefined
      const picked = personIndex === 0 ? chosen[entry.id] : others
      const benefit = seedBenefits.find((one) => one.id === entry.id)
      if (!picked || !benefit || !mayHave(person, benefit)) return []
      return [selectionOf({ id, person, benefit, ...picked }, household, choiceOf(benefit, household, picked))]
    })
  })
