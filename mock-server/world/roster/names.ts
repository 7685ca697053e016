import { addressOf } from '../employees.ts'
import { firstNames, surnames } from '../seeds/names.ts'

/** A name of the generated employees. */
export interface FullName {
  readonly name: string
  readonly lower: string
  /** The beginning of their email addresses, up to the dot before the id. */
  readonly address: string
}

/**
 * Every first name with every surname, in the order of the names. The order of the email addresses is the same, because a space and a dot
 * come before all letters.
 */
export const fullNames: readonly FullName[] = firstNames
  .flatMap((firstName) =>
    surnames.map((surname) => {
      const name = `${firstName} ${surname}`
      return { name, lower: name.toLowerCase(), address: `${addressOf(firstName, surname)}.` }
    }),
  )
  .sort((one, other) => (one.name < other.name ? -1 : 1))

/** Which name a generated row has: each name has equally many rows, and the rows are in the order of the names. */
export const nameIndexOf = (index: number, rows: number): number => Math.floor((index * fullNames.length) / rows)

/** The first row of a name; for `fullNames.length`, the number of rows. */
export const firstRowOf = (nameIndex: number, rows: number): number => Math.ceil((nameIndex * rows) / fullNames.length)
