import { candidatesOf } from '../world/candidates.ts'
import type { Candidate, Choice } from '../world/offer.ts'
import type { Benefit, Person, Selection } from '../world/records.ts'
import type { Tables } from '../world/tables.ts'

/** The data behind the responses about one benefit of one person. */
export interface Subject {
  readonly db: Tables
  readonly user: Person
  readonly benefit: Benefit
  readonly selection: Selection | null
  readonly candidates: readonly Candidate[]
}

/** Reads the data about a person and a benefit. */
export const subjectOf = (db: Tables, user: Person, benefit: Benefit): Subject => ({
  db,
  user,
  benefit,
  selection: db.selections.findBy({ personId: user.id, benefitId: benefit.id }),
  candidates: candidatesOf(benefit.offer, db.familyMembers.where({ personId: user.id })),
})

/** Nothing chosen yet. */
export const emptyChoice: Choice = { values: {}, people: [] }
